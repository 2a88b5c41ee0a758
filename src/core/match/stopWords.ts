// Words that say little about which skill is meant. Silent ones count only beside their neighbours; quiet ones a little.

const SILENT = `
  a an the this that these those of to in on at by for from with and or but is are was were be been it its
  i me my mine we us our you your they them their so s t d ll m re ve
`;

/** Grammar that can carry meaning, and what people put around a request and authors around a description. */
const QUIET = `
  itself himself herself themselves ours yours he she him her his theirs am being do does did doing done have has had having
  can could will would shall should may might must nor if then else than as off onto into out over up without within about
  after again against all also any because before below between both down during each every few here how just more most no not now
  many much once only other own per same some such there through too under until very via what when where whether which while who whom
  whose why yet don doesn didn isn aren wasn weren won wouldn shouldn couldn cannot
  use used uses using user users skill skills whenever want wants wanted need needs needed ask asks asked asking please help
  helps let lets like look looks looking say says said tell tells give gives today tomorrow yesterday trigger triggers triggered eg ie etc
`;

const SILENT_CHINESE = `
  的 地 得 了 着 过 吗 呢 吧 啊 呀 嘛 哦 是 在 和 与 或 及 以及 并 并且 而 但 但是 我 你 您 他 她 它 我们 你们 他们 咱们 自己
  这 那 这个 那个 这些 那些 这里 那里 这样 那样 一个 一下 一些 一份 一篇 一张 一组 一套 一次 一点 一遍 几个 几份 个 份 种 些 次 张 篇
  请 请问 麻烦 帮 帮我 帮忙 给 给我 把 被 让 叫 用 使用 拿 怎么 怎样 怎么样 怎么办 如何 什么 哪 哪个 哪些 为什么 多少 几 谁
  想 想要 要 需要 可以 能 能不能 能否 会 会不会 应该 做 弄 搞 整 来 去 上 下 里 中 从 到 对 为 为了 按 按照 根据 关于 跟 向 由
  有 没有 没 不 不要 不能 别 很 太 都 也 就 还 还是 再 又 才 只 等 最 更 好 进行 一 两 三 时 后 前 之前 之后 当 如果 就是 咋 啥 点 东西
  是不是 有没有 好不好 行不行 这段 这篇 然后 因为 所以 一起 起来 出来 任何 所有 每个 每次 其他 另外 一直 已经 正在 刚刚 刚才 马上 首先 最后 真的
  今天 明天 昨天 现在 今年 去年 明年
`;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const LOUDNESS_QUIET = 0.4;

const LOUDNESS: ReadonlyMap<string, number> = new Map([
  ...words(QUIET).map((word) => [word, LOUDNESS_QUIET] as const),
  ...words(SILENT).map((word) => [word, 0] as const),
  ...words(SILENT_CHINESE).map((word) => [word, 0] as const),
]);

/** A Chinese character out of its word: half a word at most. */
const LONE_CHARACTER = /^\p{Script=Han}$/u;

/** How much `word` (lower case, as it stands) says: 0 to 1. */
export function loudnessOf(word: string): number {
  return LOUDNESS.get(word) ?? (LONE_CHARACTER.test(word) ? LOUDNESS_QUIET : 1);
}
