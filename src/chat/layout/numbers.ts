// Numbers for a person.

/** With separators of thousands. */
export function count(number: number): string {
  return number.toLocaleString('en');
}
