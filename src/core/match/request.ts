// What a person asks for: words → concepts, each with the other words that may stand for it in a skill.

import { chineseFor, cutAtKeys, englishFor, englishTerms } from './glossary';
import { lazily } from './lazily';
import { stem } from './stem';
import { loudnessOf } from './stopWords';
import { allSynonyms, type Synonym } from './synonyms';
import { isCjk, segmentsOf, type Token, tokensOf, wordsOf } from './tokenize';

/** One way to say it: all of these stems together. */
export interface Alternative {
  readonly stems: readonly string[];
  /** How well it stands for what was said, 0 to 1. */
  readonly weight: number;
}

/** One thing that the request speaks of. */
export interface Concept {
  /** As the person wrote it, in lower case. */
  readonly surface: string;
  /** How much it says, 0 to 1; silent words are no concepts. */
  readonly loudness: number;
  /** The person's own words first. */
  readonly alternatives: readonly Alternative[];
}

export interface Request {
  readonly concepts: readonly Concept[];
  /** All words in their order, Chinese ones in English where the glossary knows them. */
  readonly sequence: readonly { readonly stem: string; readonly loudness: number }[];
}

const LONGEST_PHRASE = 4;
const PARTS_WEIGHT = 0.6;
/** Chinese that the glossary lacks is more often how one speaks than what one speaks of. */
const SPOKEN = 0.5;

/** Stems of a phrase, joined by spaces → what may stand for it. */
const phrases = lazily(() => {
  const table = new Map<string, Synonym[]>();
  const add = (phrase: string, synonyms: readonly Synonym[]) => {
    const key = phrase.split(/[ /-]/).map(stem).join(' ');
    table.set(key, (table.get(key) ?? []).concat(synonyms));
  };
  for (const [phrase, synonyms] of allSynonyms()) add(phrase, synonyms);
  for (const phrase of englishTerms())
    add(
      phrase,
      chineseFor(phrase).map((chinese) => ({ phrase: chinese, weight: 1 })),
    );
  return table;
});

/** What may stand for a phrase, each once, with its best weight. */
function othersFor(stems: readonly string[]): Alternative[] | undefined {
  const own = stems.join(' ');
  const others = new Map<string, Alternative>();
  for (const { phrase, weight } of phrases().get(own) ?? []) {
    const other = { stems: isCjk(phrase) ? [phrase] : stemsOf(phrase), weight };
    const key = other.stems.join(' ');
    if (key !== '' && key !== own && weight > (others.get(key)?.weight ?? 0)) others.set(key, other);
  }
  return phrases().has(own) ? [...others.values()] : undefined;
}

/** Guesses at words that are still being typed. */
export interface Guesses {
  begunBy(word: string): readonly Alternative[];
  misspeltAs(word: string): readonly Alternative[];
}

/** @param guesses given while a person types: the last word may be a beginning, all words may be misspelt */
export function readRequest(text: string, guesses?: Guesses): Request {
  const concepts: Concept[] = [];
  const sequence: { stem: string; loudness: number }[] = [];
  const add = (concept: Concept) => {
    if (concept.loudness > 0 && !concepts.some(({ surface }) => surface === concept.surface)) concepts.push(concept);
    for (const each of concept.alternatives[0]?.stems ?? []) sequence.push({ stem: each, loudness: concept.loudness });
  };
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const phrase = phraseAt(tokens, at);
    if (phrase) add(phrase.concept);
    else if (token.isCjk) for (const concept of readChinese(token.text)) add(concept);
    else add(guesses ? guessed(readWord(token), guesses, at === tokens.length - 1) : readWord(token));
    at += phrase?.length ?? 1;
  }
  return { concepts, sequence };
}

/** The longest phrase of two words and more that begins at `at` and has something that stands for it. */
function phraseAt(tokens: readonly Token[], at: number): { concept: Concept; length: number } | undefined {
  for (let length = LONGEST_PHRASE; length >= 2; length--) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || words.some(({ isCjk }) => isCjk)) continue;
    const stems = words.map(({ text }) => stem(text));
    const others = othersFor(stems);
    if (!others) continue;
    const surface = words.map(({ text }) => text).join(' ');
    return { concept: { surface, loudness: 1, alternatives: [{ stems, weight: 1 }, ...others] }, length };
  }
  return undefined;
}

function readWord({ text, parts }: Token): Concept {
  const own = stem(text);
  const alternatives: Alternative[] = [{ stems: [own], weight: 1 }];
  if (parts.length > 0) alternatives.push({ stems: parts.map(stem), weight: PARTS_WEIGHT });
  alternatives.push(...(othersFor([own]) ?? []));
  return { surface: text, loudness: loudnessOf(text), alternatives };
}

function guessed(concept: Concept, guesses: Guesses, isLast: boolean): Concept {
  const { surface, alternatives } = concept;
  const begun = isLast ? guesses.begunBy(surface) : [];
  const more = begun.length > 0 ? begun : guesses.misspeltAs(surface);
  return { surface, loudness: 1, alternatives: [...alternatives, ...more] };
}

function readChinese(run: string): Concept[] {
  return cutAtKeys(run).flatMap(({ text, isKey }) => (isKey ? [readKey(text)] : segmentsOf(text).map(readSegment)));
}

function readSegment(segment: string): Concept {
  const loudness = SPOKEN * loudnessOf(segment);
  return { surface: segment, loudness, alternatives: [{ stems: [segment], weight: 1 }] };
}

function readKey(key: string): Concept {
  const english = englishFor(key).map((phrase) => ({ stems: stemsOf(phrase), weight: 1 }));
  return { surface: key, loudness: loudnessOf(key), alternatives: [...english, { stems: [key], weight: 1 }] };
}

/** The stems of a phrase of ours, without silent words; none where a single word would be left ("sign in" is no "sign"). */
function stemsOf(phrase: string): string[] {
  const words = wordsOf(phrase);
  const loud = words.filter((word) => loudnessOf(word) > 0);
  return loud.length < words.length && loud.length < 2 ? [] : loud.map(stem);
}
