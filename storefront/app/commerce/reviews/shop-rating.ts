/** The total of all reviews of the shop, as the review service writes it to the platform. */
export interface ShopRating {
  average: number;
  count: number;
}

type ReviewMark = 'EXCELLENT' | 'GOOD' | 'FAIR' | 'POOR' | 'VERY_POOR';

/** The grade of an average of up to five stars. */
export function markOf(average: number): ReviewMark {
  if (average >= 4.5) return 'EXCELLENT';
  if (average >= 3.5) return 'GOOD';
  if (average >= 2.5) return 'FAIR';
  return average >= 1.5 ? 'POOR' : 'VERY_POOR';
}
