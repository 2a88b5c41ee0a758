// The sentences that the rules about injection look for.

import { matcher } from '../matcher';
import { prose } from '../patterns';

const EARLIER =
  /previous|prior|above|earlier|preceding|existing|original|system|system prompt|developer|other|safety|default|initial|former|foregoing|built-?in|security|any other|user|user's|your|current/;
const RULES =
  /instructions?|rules?|guidelines?|prompts?|directives?|constraints?|polic(?:y|ies)|restrictions?|programming|training|guardrails?|safeguards?|safety (?:rules|measures|checks)/;

export const override = matcher(
  prose`\b(?:counts?|weighs?|matters?|applies|stands?|ranks?|is worth) (?:more|above|over|before|higher) (?:than )?(?:what )?the (?:person|user|system|human|operator)\b`,
  prose`\bnever mind what (?:the )?(?:user|person|human|operator|system)(?: prompt)? (?:says?|said|wrote|asks?|asked|wants?|wanted|told|writes)\b`,
  prose`\btreat (?:this|the following|these|all of this|everything below)\b[^\n.]{0,30}?\bas (?:if )?(?:it |they )?(?:coming|came|given|written|sent|issued|said)\b[^\n.]{0,10}?\b(?:from|by) (?:the )?(?:operator|system|developer|administrator|anthropic|openai|google|microsoft|user)\b`,
  prose`\b(?:messages?|instructions?|requests?|wishes|words) (?:of|from|by) the user (?:have|has|are|is|carry|carries|get|rank)\b[^\n.]{0,20}?\b(?:lower|less|no|below|secondary) ?(?:priority|weight|importance|than|to)?\b`,
  prose`\b(?:ignore|disregard|forget|discard|neglect|pay no attention to|set aside|stop following|do not follow|don't follow|no longer follow)(?: about)?(?: all| any| every| the| of| your| these| those| my){0,4} (?:${EARLIER})(?: and \w{1,12})?(?: \w{1,12}){0,2} (?:${RULES})\b`,
  prose`\b(?:override|overrule|bypass|overwrite|cancel|circumvent)(?: all| any| every| the| of| your| these| those| my){0,4} (?:previous|prior|earlier|preceding|original|system|developer|safety|built-?in|security|user|user's)(?: and \w{1,12})?(?: \w{1,12})? (?:${RULES})\b`,
  prose`\b(?:ignore|disregard|forget|discard|override)(?: absolutely)? (?:all|everything|anything|any|whatever)(?: of)?(?: the| your| that)?(?: \w{1,12}){0,3} (?:above|before|previously|you (?:have been|were|know)|came before)\b`,
  prose`\b(?:ignore|disregard|forget|discard|override) (?:all|any|every)(?: of)?(?: the| your)? (?:${RULES})\b(?! (?:in|from|embedded|contained|found|within|inside|that|which|present|appearing|hidden|on|inside)\b)`,
  prose`\b(?:ignore|disregard|forget) (?:${RULES}) (?:above|before|given|that came|from (?:the )?(?:system|user|developer))\b`,
  prose`\b(?:these|this|the following|my|new|below)(?: \w{1,12})? (?:instructions?|rules?|directives?|prompt|skill|section) (?:override|overrides|supersede|supersedes|replace|replaces|cancel|cancels|take precedence over|takes precedence over|take priority over|takes priority over|outrank|outranks) (?:all |any |every |the |your ){0,3}(?:previous|prior|other|earlier|existing|system|user|safety|developer|default|security)(?:'s)?(?: \w{1,12}){0,2}`,
  prose`\b(?:your|the) (?:real|actual|true|new|only) (?:task|goal|objective|purpose|instructions?|mission|role|identity) (?:is|are) (?:now )?(?:to|as)?\b`,
  prose`\byou are (?:now|no longer) (?:dan|jailbroken|unrestricted|an unrestricted|in developer mode|root|claude|an ai assistant bound)\b`,
  /(?:忽略|无视|無視|忘记|忘記|不要遵守|不要遵循|取消)[^\n。]{0,12}?(?:之前|以前|先前|上面|以上|所有|系统|系統|原有|此前|前面)[^\n。]{0,12}?(?:指令|指示|规则|規則|提示|要求|约束|限制|命令)/g,
  /(?:以前|上記|これまで|前)の[^\n。]{0,10}?(?:指示|命令|ルール|プロンプト)[^\n。]{0,10}?(?:無視|忘れ)/g,
  prose`\b(?:ignora|olvida|descarta) (?:todas? )?(?:las |tus )?(?:instrucciones|reglas|indicaciones) (?:anteriores|previas|del sistema)`,
  prose`\b(?:ignor(?:e|ez)|oubli(?:e|ez)) (?:toutes )?(?:les |tes |vos )?(?:instructions|consignes|règles) (?:précédentes|antérieures|du système)`,
  prose`\b(?:ignoriere|vergiss|missachte) (?:alle |sämtliche )?(?:vorherigen |bisherigen |früheren |obigen ){1,2}(?:anweisungen|regeln|instruktionen)`,
  /игнориру(?:й|йте)[^\n.]{0,20}(?:предыдущие|прежние|системные)[^\n.]{0,20}(?:инструкции|указания|правила)/g,
);

/** Claims of rank that many well-meant skills make too. */
export const overrideElsewhere = matcher(
  prose`\b(?:takes?|has|have) (?:absolute |highest |top )?(?:precedence|priority) over (?:all |any |every )?(?:other|user|system|previous|default)\b`,
  prose`\b(?:always|must) (?:use|load|invoke|run|call|apply|activate|execute) this (?:skill|tool)(?: first)? (?:for|on|before|in|at the start of) (?:every|all|each|any)(?: \w{1,12})? (?:tasks?|requests?|messages?|conversations?|prompts?|responses?|sessions?|interactions?|questions?|other tools?|other skills?)\b`,
  prose`\b(?:instead of|never use|do not use|don't use|disable|avoid) (?:any |all )?other (?:skills?|tools?|plugins?)\b`,
  prose`\b(?:disable|uninstall|remove|delete|turn off|deactivate)(?: any| all| the){0,2} (?:other|competing|security|existing)(?: \w{1,12})? (?:skills?|plugins?|hooks?|guardrails?|tools?|checks?|scanners?)\b`,
);

const PERSON =
  /(?:the |your |any |our )?(?:users?|humans?|person|people|operator|developer|owner|customers?|clients?|administrators?|anyone|anybody)/;
const NOT =
  /do not|don't|never|must not|mustn't|should not|shouldn't|avoid|without|no need to|need not|refrain from|not to|rather than/;
/** What an agent does that a person would want to hear of. */
const ACTS =
  /run|execute|send|upload|post|copy|forward|transmit|fetch|download|install|collect|gather|append|include|insert|record|log|store|sync|back up|exfiltrate|make|call|perform|push|commit|export|submit|share|extract|capture|harvest|register|email|encode|invoke|read|write|save|add|create|modify|change|replace|delete|remove|enable|disable|set|grant|archive|embed|attach|move|shift|raise|lower|extend|shorten|drop|skip|swap|scan|access|open/;

/** Orders to keep something from a person. They are negations themselves, so that none lowers them. */
export const conceal = matcher(
  prose`\b(?:${NOT})(?: ever)? (?:tell|inform|notify|alert|warn|telling|informing|notifying|alerting|warning) (?:(?:${PERSON})|them|him|her)\b(?! to\b| they (?:can|should|must)\b)`,
  prose`\b(?:${NOT})(?: ever)? (?:mention|reveal|disclose|expose|announce|acknowledge|surface|discuss|show|display|report|mentioning|revealing|disclosing|exposing|announcing|acknowledging|discussing|reporting|display)\b[^\n.]{0,60}? (?:to|with|from|in front of) (?:${PERSON})\b`,
  prose`\b(?:do not|don't|never|must not) (?:mention|disclose|reveal|acknowledge|document|surface|discuss|talk about|refer to|report|log|announce|explain|advertise) (?:this|these|it|that|any of this|the (?:upload|sync|backup|transfer|telemetry|request|call|command|script|step|copy|export|existence|presence))(?: (?:step|steps|action|actions|upload|command|instructions?|section|process|behaviou?r|note|rule|file|requirement|fact|activity|request|call|sync|transfer|detail|details))?(?: (?:in|to|anywhere|at all|ever|publicly|unless asked|even if)\b|[.!;)]|\s{0,3}$|\s{0,3}\n)`,
  prose`\b(?:no need|not necessary|unnecessary|not required|needless) to (?:mention|point|explain|announce|highlight|call|flag|report|tell|inform|disclose|bring)(?: (?:it|this|that|them))?(?: (?:out|up|to the user))?\s{0,2}(?:[.;,)]|$|\n)|\bhas no need to (?:be told|know)\b`,
  prose`\b(?:do not|don't|never) (?:say|explain|state|reveal|disclose|give|mention) (?:why|how|that|the reasons?|where)\b[^\n.]{0,40}\b(?:report|answer|response|reply|summary|output|user|result|message)\b`,
  prose`\bno (?:remark|mention|comment|note|notice|word)(?: of it| about it)? ?(?:is |are )?(?:needed|necessary|required)\b`,
  prose`\bwithout (?:the )?(?:user|human|person|operator|owner|anyone)(?:'s)? (?:knowing|knowledge|noticing|being aware|awareness|seeing|being (?:told|notified|informed)|realizing)\b`,
  prose`\b(?:hide|conceal|keep|mask|obscure|withhold)\b[^\n.]{0,60}? (?:secret |hidden |confidential |private |invisible )?from (?:${PERSON})\b`,
  prose`\bkeep (?:this|these|it|that|the (?:step|process|upload|action|instructions?|following))(?: \w{1,12}){0,2} (?:secret|hidden|confidential|between us|to yourself|invisible)\b`,
  prose`\b(?:${PERSON}) (?:must|should|need|does|do|will|may|can) ?(?:not|n't|never)(?: need to| have to)? (?:be (?:aware|told|informed|notified|alerted)|find out|learn (?:of|about)|notice|realize)\b`,
  prose`\b(?:${PERSON}) (?:must|should) ?(?:not|n't|never) (?:know|see)\b|\b(?:${PERSON}) (?:(?:does not|doesn't|do not|don't) need to|need not|needn't) (?:know|see|be told|be shown|be aware)\b`,
  prose`\b(?:this|it|that|which|mentioning \w{1,12}|doing so) (?:may|might|would|could|will) (?:only )?(?:confuse|alarm|worry|concern|upset|distract) (?:${PERSON})\b`,
  prose`\bpretend (?:that )?(?:nothing|everything|the (?:task|command|operation)|it|this)(?: \w{1,12}){0,5}? (?:happened|normal|routine|succeeded|failed|error)\b`,
  /(?:不要|别|勿|无需|不必|不得|禁止|切勿)[^\n。，]{0,8}?(?:告诉|告知|通知|提示|提及|透露|让|向)[^\n。，]{0,8}?(?:用户|使用者|他人|任何人)|(?:静默|悄悄|偷偷|暗中|秘密)(?:地)?(?:执行|发送|上传|运行|收集|复制|下载|转发|安装)/g,
  prose`\b(?:no se lo digas|no informes|no menciones)[^\n]{0,40}\busuario\b|\b(?:ne (?:dis|dites|mentionnez|mentionne|informez|informe))[^\n]{0,40}\butilisateur\b|\b(?:sage|sag|erwähne|informiere|verrate)[^\n]{0,40}\b(?:benutzer|nutzer|anwender)\b[^\n]{0,20}\b(?:nicht|nichts)\b`,
);

/** Acts on the quiet; many well-meant skills say what must not happen silently. */
export const onTheQuiet = matcher(
  prose`\b(?:silently|secretly|quietly|covertly|stealthily|discreetly|invisibly|surreptitiously)(?: and \w{1,14})? (?:${ACTS})\b`,
  prose`\b(?:secretly|covertly|stealthily|surreptitiously|unnoticed|undetected)\b(?! (?:by|in) )`,
  prose`\b(?:leave no traces?|cover (?:your|its|the) tracks|avoid (?:detection|suspicion|raising suspicion)|without (?:a trace|raising suspicion|being (?:noticed|detected)|visible output)|evade (?:detection|logging|monitoring))\b`,
);

/** To act without asking. */
export const unasked = matcher(
  prose`\bwithout (?:ever |first )?(?:asking(?: for| the user| first)?|(?:waiting for|requesting|requiring|needing|seeking|user|any|human|explicit)(?: the| user| for| any| their| explicit| human| a| further){0,4} (?:confirmation|permission|approval|consent|authori[sz]ation))\b`,
  prose`\b(?:do not|don't|never|no need to|need not|needn't) (?:ask|prompt|wait|request|seek|stop)(?: the user| for| them| user| any| to){0,4} (?:confirmation|permission|approval|consent|confirm|approve|authori[sz]e)\b`,
  prose`\b(?:user|owner|administrator|admin|security team|it department|it team|management|company|organization|operator)(?: has| have) (?:already |previously |explicitly |fully )?(?:approved|consented|authori[sz]ed|agreed|granted|pre-?approved|given)\b`,
  prose`\bpre-?(?:approved|authori[sz]ed|consented)\b|\b(?:no|not) (?:further |additional |user |explicit )?(?:confirmation|approval|consent|permission) (?:is |are )?(?:needed|required|necessary)\b`,
);

export const roleMarkup = matcher(
  prose`\b(?:system|admin|administrator|developer|root|operator) (?:override|command|directive|update|notice|alert) ?[:!] `,
  /<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id)\|>|\[\/?inst\]|<<\/?sys>>/g,
  /<\/?(?:system|system[-_ ](?:prompt|message|override|instructions?|reminder)|admin|developer[-_ ]message|function_results|tool_result|human|assistant)>/g,
  /(?:^|\n)\s{0,4}(?:\[|#{1,4} ?|\*\*)(?:system|admin|developer)(?: (?:message|override|prompt|update|note|notice|instruction))?(?:\]|:|\*\*)(?=[:\s])/g,
  /(?:^|\n)\s{0,4}(?:begin|end) (?:system|admin|root|developer) (?:prompt|message|override|instructions?)/g,
);

const MOMENT =
  /tasks?|requests?|responses?|messages?|turns?|sessions?|conversations?|prompts?|interactions?|quer(?:y|ies)|commands?|steps?|runs?|executions?|invocations?|repl(?:y|ies)|edits?|commits?|answers?|uses?|outputs?|results?|files?|changes?|reviews?|analys[ie]s|reports?|documents?/;

/** A moment that comes again and again, with the rest of its sentence. */
export const everyTask = matcher(
  prose`\b(?:after|before|on|with|at the (?:end|start|beginning) of|during|for|upon|following|once|when) (?:each|every|the end of each|the end of every|all|any)(?: of)?(?: the| your)?(?: \w{1,14}){0,2} (?:${MOMENT})\b[^\n]{0,240}`,
  prose`\b(?:after|before|upon|once|when|whenever) (?:you (?:have |are )?)?(?:complet(?:e|ed|ing)|finish(?:ed|ing)?|answer(?:ed|ing)?|respond(?:ed|ing)?|process(?:ed|ing)?|generat(?:e|ed|ing)|deliver(?:ed|ing)?)(?: \w{1,14}){0,5}\b[^\n]{0,240}`,
  prose`\b(?:every time|each time|whenever|any time|anytime) (?:you|the (?:user|agent|assistant|skill)|this skill|an? (?:user|file|task|message|secret|key|token|password|credential))\b[^\n]{0,240}`,
  /(?:每次|每个|每一|完成后|结束后|之后|总是)[^\n]{0,80}/g,
  prose`\b(?:in|to|of|on|with) (?:each|every|all)(?: outgoing| sent| new)? (?:e-?mails?|mails?|messages?|invoices?|letters?)\b[^\n]{0,120}`,
  prose`\balways (?:also )?(?:send|upload|post|transmit|forward|submit|report|e-?mail|copy|push|sync|bcc|cc|share)\b[^\n]{0,240}`,
);
