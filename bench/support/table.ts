export interface Row {
  expectation: string;
  seen: string;
  met: boolean;
}

/** Prints expectations and results; false if one is not met. */
export function printTable(title: string, rows: Row[]): boolean {
  const width = Math.max(...rows.map(({ expectation }) => expectation.length));
  console.log(`\n${title}`);
  for (const { expectation, seen, met } of rows) {
    console.log(`  ${met ? 'ok    ' : 'MISSED'}  ${expectation.padEnd(width)}  ${seen}`);
  }
  return rows.every(({ met }) => met);
}

/** Expects a number. */
export function counted(expectation: string, seen: number, wanted: number): Row {
  return { expectation, seen: `${seen} of ${wanted}`, met: seen === wanted };
}
