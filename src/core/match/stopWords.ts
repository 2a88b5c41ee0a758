// Words that say nothing about which skill is meant: grammar, and what every request or description says.

const GRAMMAR = `
  a an the this that these those it its itself he she they them their theirs we us our ours you your yours i me my mine
  am is are was were be been being do does did doing done have has had having can could will would shall should may might must
  and or but nor so if then else than as at by for from in into of off on onto out over to up with without within
  about after again against all also any because before below between both down during each few here how just more most
  no not now once only other own per same some such there through too under until very via what when where whether which
  while who whom whose why yet s t d ll m re ve don doesn didn isn aren wasn weren won wouldn shouldn couldn can't
`;

/** What people put around a request, and authors around a description. */
const FRAME = `
  use used uses using user users skill skills when whenever want wants wanted need needs needed ask asks asked asking
  please help helps let lets like trigger triggers triggered e.g i.e eg ie etc
`;

export const STOP_WORDS: ReadonlySet<string> = new Set(`${GRAMMAR} ${FRAME}`.split(/\s+/).filter(Boolean));
