import { createContext, use } from 'react';
import { paymentMarks } from '#shop/theme/payment-marks.ts';
import type { PaymentMark } from '../shop-model/payment-mark.ts';

const marks: readonly PaymentMark[] = paymentMarks;

/** Cards and wallets that the checkout takes, by the platform's names; null where it did not say. */
export const PaymentMethodsContext = createContext<readonly string[] | null>(null);

/** The theme's marks of what the checkout takes. Those without a name of the platform, such as invoices, are always shown. */
export function usePaymentMarks() {
  const taken = use(PaymentMethodsContext);
  return marks.filter(
    ([, , names]) => taken === null || !names || names.some((name) => taken.includes(name)),
  );
}
