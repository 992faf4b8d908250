import { z } from 'zod';
import { ownCurrency } from '#shop/identity.ts';
import { parseJson } from '../platform/parse-json.ts';
import { type Money, parseMoney } from './money.ts';

const amount = z.string().regex(/^\d{1,9}(\.\d{1,4})?$/);
const money = z.object({ amount, currency_code: z.string() });

/** A money or decimal metafield; null where it is invalid, zero or in another currency. */
export function toMoneyMetafield(value: string | null | undefined, currency: string): Money | null {
  const decimal = amount.safeParse(value).data;
  const parsed = decimal
    ? { amount: decimal, currency_code: ownCurrency }
    : money.safeParse(parseJson(value)).data;
  if (parsed?.currency_code !== currency) return null;
  const read = parseMoney({ amount: parsed.amount, currencyCode: currency });
  return read.amount > 0 ? read : null;
}
