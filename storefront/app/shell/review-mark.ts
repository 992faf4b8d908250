type ReviewMark = 'EXCELLENT' | 'GOOD' | 'FAIR' | 'POOR' | 'VERY_POOR';

/** The grade of an average, by the limits of Trusted Shops. */
export function reviewMark(average: number): ReviewMark {
  if (average >= 4.5) return 'EXCELLENT';
  if (average >= 3.5) return 'GOOD';
  if (average >= 2.5) return 'FAIR';
  return average >= 1.5 ? 'POOR' : 'VERY_POOR';
}
