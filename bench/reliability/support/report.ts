import os from 'node:os';

/** One line of a bench's table. Without a bar it is told, not judged. */
export interface Finding {
  what: string;
  found: string | number;
  bar?: string;
  isMet?: boolean;
}

/** Prints the table; whoever misses a bar fails. */
export function report(title: string, findings: Finding[]): void {
  const [load = 0] = os.loadavg();
  console.log(`\n${title}`);
  console.log(`${os.availableParallelism()} processors, load ${load.toFixed(1)} at the end\n`);
  console.table(
    findings.map(({ what, found, bar = '', isMet }) => ({
      what,
      found,
      bar,
      met: isMet === undefined ? '' : isMet ? 'yes' : 'NO',
    })),
  );
  if (findings.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

export const atMost = (what: string, found: number, bar: number, unit = ''): Finding => ({
  what,
  found: `${round(found)}${unit}`,
  bar: `≤ ${bar}${unit}`,
  isMet: found <= bar,
});

export const exactly = (what: string, found: number, bar: number): Finding => ({
  what,
  found: round(found),
  bar: String(bar),
  isMet: found === bar,
});

export const atLeast = (what: string, found: number, bar: number): Finding => ({
  what,
  found: round(found),
  bar: `≥ ${bar}`,
  isMet: found >= bar,
});

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1);
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
