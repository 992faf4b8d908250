import { z } from 'zod';
import { platformDocuments } from '../platform/documents.ts';
import { type Check, ok, warning } from './check.ts';

const payments = z.object({
  shop: z.object({
    paymentSettings: z.object({
      acceptedCardBrands: z.array(z.string()),
      supportedDigitalWallets: z.array(z.string()),
    }),
  }),
});
/** The platform's name of a wallet, by that of its checkout parameter. */
const wallets: Record<string, string> = { shop_pay: 'SHOPIFY_PAY' };

/** What the checkout takes; the footer shows the marks of it. */
export const checkPayments: Check = async ({ send, config: { expressPayment } }) => {
  const name = 'payments';
  const { acceptedCardBrands, supportedDigitalWallets } = payments.parse(
    await send(platformDocuments.payments),
  ).shop.paymentSettings;
  const all = [...acceptedCardBrands, ...supportedDigitalWallets];
  const wallet = expressPayment && wallets[expressPayment];
  if (all.length === 0) {
    return [
      warning(name, 'the checkout takes no card and no wallet: Settings → Payments → activate'),
    ];
  }
  return [
    wallet && !supportedDigitalWallets.includes(wallet)
      ? warning(
          name,
          `EXPRESS_PAYMENT=${expressPayment} is not activated: Settings → Payments, or remove it`,
        )
      : ok(name, all.join(', ')),
  ];
};
