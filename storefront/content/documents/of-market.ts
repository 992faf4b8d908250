/** A market of its own delivers to its country alone; what does not hold there keeps the others, so that a sentence has an end. */
export function ofMarket<Entry extends { code: string }>(
  entries: readonly Entry[],
  country: string | null,
): readonly Entry[] {
  const there = entries.filter(({ code }) => code === country);
  return there.length > 0 ? there : entries;
}
