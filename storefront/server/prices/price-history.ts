import { z } from 'zod';

/** A price that stood in the shop at a time. */
export interface Sighting {
  at: Date;
  /** A decimal such as '9.90'. */
  amount: string;
  currency: string;
  /** Whether the shop called it a reduction: there was a higher compare-at price. */
  isReduced: boolean;
  /** When the variant was last changed, by the platform's clock: the price stands at least since then. Null if unknown. */
  changedAt: Date | null;
}

/** One price without a change, as it was seen. */
const runSchema = z.object({
  amount: z.string(),
  currency: z.string(),
  isReduced: z.boolean(),
  /** When the platform says it was set; null where only sightings are known. */
  setAt: z.number().nullable(),
  /** The first and the last sighting. */
  first: z.number(),
  last: z.number(),
});
export const historySchema = z.array(runSchema);
export type PriceRun = z.output<typeof runSchema>;

const hourMs = 3_600_000;
const windowMs = 30 * 24 * hourMs;
/** Prices are read once a day. What a longer time without a sighting may hide is not known. */
const maxGapMs = 36 * hourMs;
/** Nothing older is ever asked for: the window, and the longest gap before it. */
const keptMs = windowMs + 2 * maxGapMs;

/** The history with one more sighting; sightings may come in any order. */
export function withSighting(history: readonly PriceRun[], sighting: Sighting): PriceRun[] {
  const { amount, currency, isReduced } = sighting;
  const at = sighting.at.getTime();
  const changedAt = sighting.changedAt?.getTime() ?? null;
  const run: PriceRun = { amount, currency, isReduced, setAt: null, first: at, last: at };
  const before = history.filter(({ last }) => last < at);
  const around = history.filter(({ first, last }) => first <= at && at <= last);
  const after = history.filter(({ first }) => first > at);
  const previous = before.at(-1);
  const [next] = after;
  const isUnchangedSince = (time: number) => changedAt !== null && changedAt <= time;

  if (around.some((one) => isSame(one, run))) return [...history];
  if (around.length > 0) {
    const [whole] = around;
    if (!whole) return [...history];
    // another price in between; after it the first one was seen again before the longest gap had passed
    const again = Math.min(whole.last, at + maxGapMs);
    const parts = [
      ...(whole.first < at ? [{ ...whole, last: at - 1 }] : []),
      run,
      ...(whole.last > at ? [{ ...whole, setAt: null, first: again }] : []),
    ];
    return [...before, ...parts, ...after];
  }
  // the platform's interface still answers with what was before a change that a webhook has told of
  const isOutdated = changedAt !== null && previous?.setAt != null && changedAt < previous.setAt;
  if (isOutdated) return [...history];
  if (previous && isSame(previous, run)) {
    if (at - previous.last <= maxGapMs || isUnchangedSince(previous.last)) {
      return [...before.slice(0, -1), { ...previous, last: at }, ...after];
    }
  }
  if (next && isSame(next, run) && next.first - at <= maxGapMs) {
    const setAt = next.setAt !== null && next.setAt <= at ? next.setAt : null;
    return [...before, { ...next, setAt, first: at }, ...after.slice(1)];
  }
  const isSetAfterPrevious = changedAt !== null && changedAt > (previous?.last ?? -Infinity);
  return [...before, { ...run, setAt: isSetAfterPrevious ? changedAt : null }, ...after];
}

/**
 * The lowest price of the 30 days before the present reduction began; null without a reduction, or where nothing was
 * lower before; 'unknown' where the 30 days were not seen without a gap.
 */
export function lowestBeforeReduction(
  history: readonly PriceRun[],
): Pick<PriceRun, 'amount' | 'currency'> | null | 'unknown' {
  const current = history.at(-1);
  if (!current?.isReduced) return null;
  const begin = indexOfBegin(history);
  const windowStart = startOf(history, begin) - windowMs;
  let lowest: PriceRun | null = null;
  for (let index = begin - 1; index >= 0; index -= 1) {
    const run = history[index];
    if (!run || !isSeamless(history, index)) return 'unknown';
    if (endOf(history, index) > windowStart) {
      if (!lowest || Number(run.amount) < Number(lowest.amount)) lowest = run;
    }
    if (startOf(history, index) <= windowStart) {
      return lowest && Number(lowest.amount) > Number(current.amount) ? lowest : null;
    }
  }
  return 'unknown';
}

/** Without what no later question needs. */
export function withoutOld(history: readonly PriceRun[]): PriceRun[] {
  const present = history.at(-1);
  if (!present) return [];
  const asked = present.isReduced ? startOf(history, indexOfBegin(history)) : present.last;
  return history.filter((_, index) => endOf(history, index) >= asked - keptMs);
}

/**
 * A further reduction continues the first one, a raised price begins a new one. The law compares with the price before
 * the first of several reductions that follow each other without interruption.
 */
function indexOfBegin(history: readonly PriceRun[]): number {
  let begin = history.length - 1;
  while (begin > 0 && isSeamless(history, begin - 1)) {
    const [previous, run] = [history[begin - 1], history[begin]];
    if (!previous?.isReduced || !run || Number(run.amount) > Number(previous.amount)) break;
    begin -= 1;
  }
  return begin;
}

// Between its last sighting and the first one of the next price nobody knows which of the two stood there. Each counts for
// as long as it may have: the lowest of both is the safe one.

/** The earliest time at which this price may have begun. */
function startOf(history: readonly PriceRun[], index: number): number {
  const run = history[index];
  if (!run) return Number.NaN;
  const isAfterSighting = index > 0 && isSeamless(history, index - 1);
  return run.setAt ?? (isAfterSighting ? (history[index - 1]?.last ?? run.first) : run.first);
}

/** The latest time at which this price may have ended. */
function endOf(history: readonly PriceRun[], index: number): number {
  const [run, next] = [history[index], history[index + 1]];
  if (!run) return Number.NaN;
  return next && isSeamless(history, index) ? (next.setAt ?? next.first) : run.last;
}

/** Whether nothing else can have stood between this price and the next one. */
function isSeamless(history: readonly PriceRun[], index: number): boolean {
  const [run, next] = [history[index], history[index + 1]];
  if (!run || !next || run.currency !== next.currency) return false;
  return (next.setAt ?? next.first) - run.last <= maxGapMs;
}

function isSame(run: PriceRun, other: PriceRun): boolean {
  return (
    Number(run.amount) === Number(other.amount) &&
    run.currency === other.currency &&
    run.isReduced === other.isReduced
  );
}
