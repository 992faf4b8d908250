import { readFileSync } from 'node:fs';

/** Of the processor's time, taken by other virtual machines of the host during a measurement. */
const mostStolen = 0.1;
const mostAttempts = 3;

/**
 * Repeats a measurement that other virtual machines have disturbed. After some attempts the least disturbed one counts;
 * where the system does not tell (Linux does), the first.
 */
export async function onQuietHost<Result>(measure: () => Promise<Result>): Promise<Result> {
  let best: { stolen: number; result: Result } | null = null;
  let failure: unknown;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const before = readCpuTimes();
    try {
      const result = await measure();
      const stolen = stolenShare(before, readCpuTimes());
      if (!best || stolen < best.stolen) best = { stolen, result };
    } catch (error) {
      // a browser that gets no processor time runs into its timeouts
      if (stolenShare(before, readCpuTimes()) <= mostStolen) throw error;
      failure = error;
    }
    if (best && best.stolen <= mostStolen) break;
  }
  if (!best) throw failure;
  return best.result;
}

export function stolenShare(before: number[], after: number[]): number {
  const times = after.map((time, index) => time - (before[index] ?? 0));
  const total = times.reduce((sum, time) => sum + time, 0);
  return total === 0 ? 0 : (times[stealColumn] ?? 0) / total;
}

/** user, nice, system, idle, iowait, irq, softirq, steal; see proc(5). */
const stealColumn = 7;

function readCpuTimes(): number[] {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    return all
      .split(/\s+/)
      .slice(1, stealColumn + 2)
      .map(Number);
  } catch {
    return [];
  }
}
