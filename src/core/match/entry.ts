// A skill as it comes to the index, and as the index keeps it.

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
