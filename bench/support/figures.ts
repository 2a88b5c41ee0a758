// Figures in a table, for a terminal.

/** "46.1" for 461 of 1000. */
export function percent(count: number, all: number): string {
  return ((100 * count) / all).toFixed(1);
}

/** Columns as wide as they must be, the first to the left, the others to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows.reduce<number[]>((all, row) => row.map((cell, i) => Math.max(all[i] ?? 0, cell.length)), []);
  for (const row of rows) {
    console.log(
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    );
  }
  console.log();
}
