import type { PaymentMark } from '../../../storefront/app/shop-model/payment-mark.ts';
import marks from './payment-marks.svg?no-inline';

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

/** One file has all marks, for light and for dark backgrounds, each as a view: one request instead of nine. */
export function paymentMarkUrl(mark: string, isOnDark: boolean): string {
  return `${marks}#${mark}${isOnDark ? '-inverse' : ''}`;
}
