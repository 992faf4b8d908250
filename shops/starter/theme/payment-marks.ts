import type { PaymentMark } from '../../../storefront/app/shop-model/payment-mark.ts';

/** Kind of payment, mark, and the platform's names of it; add the logos that you have a licence for. */
export const paymentMarks: readonly PaymentMark[] = [];

export function paymentMarkUrl(_mark: string, _isOnDark: boolean): string | undefined {
  return undefined;
}
