// What prices really were and what the law makes of them, said as simply as possible and without the shop's own code.

export interface Change {
  at: number;
  price: number;
  compareAt: number | null;
}

const hour = 3_600_000;
const day = 24 * hour;
/** What a longer time between two sightings may hide is not known. */
const longestGap = 36 * hour;

/** The price that a page must strike through: the lowest of the days before the present reduction; null for none. */
export function struckPrice(changes: readonly Change[], days = 30): number | null {
  const now = changes.at(-1);
  const begin = indexOfBegin(changes);
  if (!now || begin === null) return null;
  const start = (changes[begin]?.at ?? 0) - days * day;
  const prices = changes
    .slice(0, begin)
    .filter((_, index) => (changes[index + 1]?.at ?? 0) > start)
    .map(({ price }) => price);
  const lowest = Math.min(...prices);
  return prices.length > 0 && lowest > now.price ? lowest : null;
}

/** When the present reduction began; null without one. */
export function beginOfReduction(changes: readonly Change[]): number | null {
  const begin = indexOfBegin(changes);
  return begin === null ? null : (changes[begin]?.at ?? null);
}

/**
 * Whether a shop can know the 30 days before the present reduction that is told of every change and reads all prices at
 * these times: a webhook says what a price is, not what it was since the last sighting.
 */
export function isWindowKnown(changes: readonly Change[], checks: readonly number[]): boolean {
  const begin = beginOfReduction(changes);
  if (begin === null) return true;
  return changes.every(({ at }, index) => {
    const before = changes[index - 1];
    if (!before || at <= begin - 30 * day) return true;
    const seen = Math.max(before.at, ...checks.filter((check) => check < at));
    return at - seen <= longestGap;
  });
}

function indexOfBegin(changes: readonly Change[]): number | null {
  const now = changes.at(-1);
  if (!now || !isReduction(now)) return null;
  let begin = changes.length - 1;
  while (begin > 0) {
    const [before, one] = [changes[begin - 1], changes[begin]];
    if (!before || !one || !isReduction(before) || one.price > before.price) break;
    begin -= 1;
  }
  return begin;
}

function isReduction({ price, compareAt }: Change): boolean {
  return compareAt !== null && compareAt > price;
}
