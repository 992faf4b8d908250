import marks from './payment-marks.svg?no-inline';

/** Invented marks, to be replaced by licensed logos: kind of payment and file. */
export const paymentMarks = [
  ['wallet', 'pursava'],
  ['card', 'karteo'],
  ['debit', 'debitan'],
  ['later', 'morgo'],
  ['mobileA', 'tippo'],
  ['mobileB', 'wellora'],
  ['bankDe', 'girolin'],
  ['bankNl', 'poldra'],
  ['bankBe', 'belvio'],
] as const;

/** One file has all marks, for light and for dark backgrounds, each as a view: one request instead of nine. */
export function paymentMarkUrl(mark: string, isOnDark: boolean): string {
  return `${marks}#${mark}${isOnDark ? '-inverse' : ''}`;
}
