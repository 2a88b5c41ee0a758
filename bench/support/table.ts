// Tables on a screen: the first column to the left, figures to the right.

export type Row = readonly (string | number)[];

export function table(title: string, head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  const [first = [], ...others] = all;
  return [
    title,
    '',
    `  ${line(first)}`,
    `  ${widths.map((width) => '─'.repeat(width)).join('  ')}`,
    ...others.map((row) => `  ${line(row)}`),
    '',
  ].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** `1.9 ×`, and whether it is within what is allowed. */
export function verdict(value: number, most: number, unit: string): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ${unit} ${value <= most ? '✓' : `✗ (at most ${most})`}`;
}
