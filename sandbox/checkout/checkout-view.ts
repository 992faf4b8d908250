import type { Kysely } from 'kysely';
import { loadFacts } from '../cart/facts.ts';
import type { DiscountRejection } from '../cart/model.ts';
import { capToStock } from '../cart/stock.ts';
import type { StoredCart } from '../cart/store.ts';
import type { Database } from '../database/tables.ts';
import type { Loaders } from '../store/loaders.ts';
import type { CheckoutFields, FieldName } from './fields.ts';
import type { OrderProblem } from './place-order.ts';
import type { ShippingOption, ShippingSettings } from './shipping.ts';
import { describeLines, fingerprint, summarize, totalCheckout } from './summary.ts';
import type { LineDescriptions, Summary } from './summary-model.ts';

/** Everything the checkout page shows. */
export interface CheckoutView {
  fields: CheckoutFields;
  wrongFields: FieldName[];
  problems: OrderProblem[];
  codeError: DiscountRejection | undefined;
  rejectedCodes: { code: string; reason: DiscountRejection }[];
  shippingOptions: ShippingOption[];
  summary: Summary;
  fingerprint: string;
  descriptions: LineDescriptions;
  signedInEmail: string | undefined;
}

/** Shows what could be bought at this moment; looking at it changes nothing. */
export async function viewCheckout(
  database: Kysely<Database>,
  loaders: Loaders,
  shop: ShippingSettings,
  cart: StoredCart,
  fields: CheckoutFields,
  now: Date,
): Promise<CheckoutView> {
  const buyerIdentity = { ...cart.content.buyerIdentity, email: fields.email };
  const content = { ...cart.content, buyerIdentity };
  const facts = await loadFacts(database, content, now);
  const { lines } = capToStock(content.lines, facts.merchandise);
  const totals = totalCheckout({ ...content, lines }, facts, shop, fields, fields.shippingMethod);
  const descriptions = await describeLines(lines, loaders);
  return {
    fields,
    wrongFields: [],
    problems: [],
    codeError: undefined,
    rejectedCodes: totals.warnings.map(({ code, discountCode }) => ({
      code: discountCode,
      reason: code,
    })),
    shippingOptions: totals.shippingOptions,
    summary: summarize(totals, descriptions, content.attributes),
    fingerprint: fingerprint(totals),
    descriptions,
    signedInEmail: undefined,
  };
}
