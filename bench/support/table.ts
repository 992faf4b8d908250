export interface Row {
  claim: string;
  seen: string;
  met: boolean;
}

/** Prints what was claimed and seen; false where one claim was missed. */
export function printTable(title: string, rows: Row[]): boolean {
  const width = Math.max(...rows.map(({ claim }) => claim.length));
  console.log(`\n${title}`);
  for (const { claim, seen, met } of rows) {
    console.log(`  ${met ? 'ok    ' : 'MISSED'}  ${claim.padEnd(width)}  ${seen}`);
  }
  return rows.every(({ met }) => met);
}

/** A claim that something is a certain number. */
export function counted(claim: string, seen: number, wanted: number): Row {
  return { claim, seen: `${seen} of ${wanted}`, met: seen === wanted };
}
