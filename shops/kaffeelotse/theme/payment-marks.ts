/** Addresses by file; each mark exists for light and for dark backgrounds. */
const files = import.meta.glob<string>('./payment-marks/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

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

export function paymentMarkUrl(mark: string, isOnDark: boolean): string | undefined {
  return files[`./payment-marks/${mark}${isOnDark ? '-inverse' : ''}.svg`];
}
