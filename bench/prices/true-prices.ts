// What prices really were and what the law makes of them, said as simply as possible and without the shop's own code.

export interface Change {
  at: number;
  price: number;
  compareAt: number | null;
}

const day = 86_400_000;

/** The price that a page must strike through: the lowest of the days before the present reduction; null for none. */
export function struckPrice(changes: readonly Change[], days = 30): number | null {
  const now = changes.at(-1);
  if (!now || !isReduction(now)) return null;
  let begin = changes.length - 1;
  while (begin > 0) {
    const [before, one] = [changes[begin - 1], changes[begin]];
    if (!before || !one || !isReduction(before) || one.price > before.price) break;
    begin -= 1;
  }
  const start = (changes[begin]?.at ?? 0) - days * day;
  const prices = changes
    .slice(0, begin)
    .filter((_, index) => (changes[index + 1]?.at ?? 0) > start)
    .map(({ price }) => price);
  const lowest = Math.min(...prices);
  return prices.length > 0 && lowest > now.price ? lowest : null;
}

function isReduction({ price, compareAt }: Change): boolean {
  return compareAt !== null && compareAt > price;
}
