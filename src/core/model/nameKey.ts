// When two names are the same.

/** Look-up and shadowing ignore case (decided). */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
