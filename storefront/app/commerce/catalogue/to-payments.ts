import { z } from 'zod';

const settings = z.object({
  acceptedCardBrands: z.array(z.string()),
  supportedDigitalWallets: z.array(z.string()),
});

/** Cards and wallets by the platform's names; null where it did not say, as in a cached answer of an earlier release. */
export function toPayments(paymentSettings: unknown): string[] | null {
  const { data } = settings.safeParse(paymentSettings);
  return data ? [...data.acceptedCardBrands, ...data.supportedDigitalWallets] : null;
}
