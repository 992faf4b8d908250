import type { PaymentMark } from '../../../storefront/app/shop-model/payment-mark.ts';

/** Addresses by file; each mark exists for light and for dark backgrounds. */
const files = import.meta.glob<string>('./payment-marks/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/**
 * Invented marks, to be replaced by licensed logos: kind of payment, file, and the platform's names of it. A mark with
 * names is shown where the checkout takes one of them, any other always.
 */
export const paymentMarks: readonly PaymentMark[] = [
  ['wallet', 'pursava'],
  ['card', 'karteo', ['MASTERCARD', 'VISA']],
  ['debit', 'debitan'],
  ['later', 'morgo'],
  ['mobileA', 'tippo', ['APPLE_PAY']],
  ['mobileB', 'wellora', ['GOOGLE_PAY']],
  ['bankDe', 'girolin'],
  ['bankNl', 'poldra'],
  ['bankBe', 'belvio'],
];

export function paymentMarkUrl(mark: string, isOnDark: boolean): string | undefined {
  return files[`./payment-marks/${mark}${isOnDark ? '-inverse' : ''}.svg`];
}
