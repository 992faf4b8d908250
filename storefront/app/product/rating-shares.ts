/** The bars of a distribution, five stars first: how many ratings each has, in whole per cent of all. */
export function ratingShares(distribution: readonly number[]) {
  const all = distribution.reduce((sum, count) => sum + count, 0);
  return distribution
    .map((count, index) => ({
      stars: index + 1,
      count,
      percent: Math.round((count / Math.max(1, all)) * 100),
    }))
    .reverse();
}
