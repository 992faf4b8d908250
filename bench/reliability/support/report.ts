import os from 'node:os';

/** One line of a benchmark's table. Without a target it is informational. */
export interface Result {
  what: string;
  found: string | number;
  target?: string;
  isMet?: boolean;
}

/** Prints the table; the process fails if a target is missed. */
export function report(title: string, results: Result[]): void {
  const [load = 0] = os.loadavg();
  console.log(`\n${title}`);
  console.log(`${os.availableParallelism()} processors, load ${load.toFixed(1)} at the end\n`);
  console.table(
    results.map(({ what, found, target = '', isMet }) => ({
      what,
      found,
      target,
      met: isMet === undefined ? '' : isMet ? 'yes' : 'NO',
    })),
  );
  if (results.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

export const atMost = (what: string, found: number, target: number, unit = ''): Result => ({
  what,
  found: `${round(found)}${unit}`,
  target: `≤ ${target}${unit}`,
  isMet: found <= target,
});

export const exactly = (what: string, found: number, target: number): Result => ({
  what,
  found: round(found),
  target: String(target),
  isMet: found === target,
});

export const atLeast = (what: string, found: number, target: number): Result => ({
  what,
  found: round(found),
  target: `≥ ${target}`,
  isMet: found >= target,
});

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1);
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

function round(value: number): number {
  // ratios are compared by their hundredths
  const precision = Math.abs(value) < 10 ? 100 : 10;
  return Math.round(value * precision) / precision;
}
