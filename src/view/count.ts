// Numbers as a person reads them.

/** `12,345`. */
export const count = (number: number): string => number.toLocaleString('en');
