// What is asked of a document for each match, and is the same for all of them, is worked out once.

import type { AuditDocument } from './document';

/** `make`, kept for each document as long as that lives. */
export function once<T>(make: (document: AuditDocument) => T): (document: AuditDocument) => T {
  const kept = new WeakMap<AuditDocument, { readonly value: T }>();
  return (document) => {
    const known = kept.get(document);
    if (known) return known.value;
    const value = make(document);
    kept.set(document, { value });
    return value;
  };
}
