// A skill as the index keeps it: its words as numbers, in their order.

import { FIELDS, type Field, impactOf, weightIn } from './formula';
import type { Lexicon } from './lexicon';
import type { TermWeight } from './postings';
import { wordsOf } from './tokenize';

export interface MatchDocument {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly triggers?: readonly string[];
  readonly tags?: readonly string[];
  readonly tools?: readonly string[];
  /** The whole body; of a long one the beginning and the headings are kept. */
  readonly body?: string;
}

export interface Entry {
  readonly document: Omit<MatchDocument, 'body'>;
  /** The words of head and body in their order; 0 after each field. */
  readonly sequence: Uint32Array;
  /** How many of `sequence` are the head's. */
  readonly headLength: number;
  /** The words of the name, each once. */
  readonly nameTerms: readonly number[];
}

type Weights = Map<number, { weight: number; inHead: boolean }>;

/** Characters of a body that are indexed whole; of what follows, only headings. */
const BODY_BEGINNING = 6000;
const HEADING = /^#{1,6} .*$/gm;

/** The entry of a document, and what each of its words counts. */
export function readDocument(document: MatchDocument, lexicon: Lexicon): [Entry, ReadonlyMap<number, TermWeight>] {
  const sequence: number[] = [];
  const weights: Weights = new Map();
  let headLength = 0;
  for (const field of Object.keys(FIELDS) as Field[]) {
    if (field === 'body') headLength = sequence.length;
    const loud = readText(textOf(document, field), lexicon, sequence);
    addWeights(field, loud, weights);
  }
  const { body: _, ...head } = document;
  const nameTerms = [...new Set(readText(document.name, lexicon, []))];
  return [{ document: head, sequence: Uint32Array.from(sequence), headLength, nameTerms }, toImpacts(weights)];
}

/** Appends the words of `text` to `sequence`, and gives back those that say anything. */
function readText(text: string, lexicon: Lexicon, sequence: number[]): number[] {
  const loud: number[] = [];
  for (const word of wordsOf(text)) {
    const { id, loudness } = lexicon.termOf(word);
    sequence.push(id);
    if (loudness > 0) loud.push(id);
  }
  sequence.push(0);
  return loud;
}

function textOf(document: MatchDocument, field: Field): string {
  const value = document[field] ?? '';
  if (typeof value !== 'string') return value.join('\n');
  if (field !== 'body' || value.length <= BODY_BEGINNING) return value;
  const headings = value.slice(BODY_BEGINNING).match(HEADING) ?? [];
  return `${value.slice(0, BODY_BEGINNING)}\n${headings.join('\n')}`;
}

function addWeights(field: Field, ids: readonly number[], to: Weights): void {
  const times = new Map<number, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  for (const [id, count] of times) {
    const weight = weightIn(field, count, ids.length);
    const known = to.get(id);
    if (known) known.weight += weight;
    else to.set(id, { weight, inHead: field !== 'body' });
  }
}

function toImpacts(weights: Weights): Map<number, TermWeight> {
  const impacts = new Map<number, TermWeight>();
  for (const [id, { weight, inHead }] of weights) impacts.set(id, { impact: impactOf(weight), inHead });
  return impacts;
}
