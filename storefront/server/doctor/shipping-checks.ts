import { z } from 'zod';
import { destinations } from '#shop/destinations.ts';
import { shop } from '#shop/shop.ts';
import type { Destination } from '../../app/shop-model/destination.ts';
import { platformDocuments } from '../platform/documents.ts';
import { type Check, type DoctorContext, failed, ok, skipped } from './check.ts';
import { postcodes } from './postcodes.ts';

const price = z.object({ amount: z.coerce.number(), currencyCode: z.string() });
const parcels = z.object({
  products: z.object({
    nodes: z.array(
      z.object({
        isGiftCard: z.boolean(),
        tags: z.array(z.string()),
        variants: z.object({
          nodes: z.array(
            z.object({
              id: z.string(),
              availableForSale: z.boolean(),
              price,
              quantityRule: z.object({ minimum: z.number(), increment: z.number() }),
            }),
          ),
        }),
      }),
    ),
  }),
});
const rates = z.object({
  cartCreate: z.object({
    cart: z
      .object({
        deliveryGroups: z.object({
          nodes: z.array(
            z.object({
              deliveryOptions: z.array(
                z.object({ deliveryMethodType: z.string(), estimatedCost: price }),
              ),
            }),
          ),
        }),
      })
      .nullable(),
  }),
});

interface Goods {
  id: string;
  cents: number;
}

const name = 'shipping terms';

/** What pages promise for a parcel, compared with what a cart to the same country is asked for. */
export const checkShipping: Check = async (context) => {
  const folder = await context.shopFolder();
  if (!folder) return [skipped(name, 'needs a build: npm run build')];
  const { products } = parcels.parse(await context.send(platformDocuments.parcels));
  const [goods] = products.nodes
    .filter(({ isGiftCard, tags }) => !isGiftCard && folder.shippingKindOf(tags) === 'standard')
    .flatMap(({ variants }) => variants.nodes.filter(isSoldSingly))
    .map((variant) => ({ id: variant.id, cents: cents(variant.price.amount) }))
    .filter((variant) => variant.cents > 0)
    .sort((a, b) => a.cents - b.cents);
  if (!goods) return [skipped(name, 'no parcel can be bought yet')];
  const problems = new Map<string, string[]>();
  for (const country of countriesOf(context)) {
    for (const problem of await problemsIn(country, goods, context)) {
      problems.set(problem, [...(problems.get(problem) ?? []), country]);
    }
  }
  if (problems.size === 0) return [ok(name, 'those of the checkout')];
  return [...problems].map(([problem, countries]) =>
    failed(
      `${name} ${countries.join(', ')}`,
      `${problem}: Settings → Shipping and delivery, or destinations.ts of the shop`,
    ),
  );
};

function countriesOf({ config }: DoctorContext): string[] {
  const markets = config.platform.markets ?? shop.markets;
  const further = markets.map((market) => market.slice(3).toUpperCase());
  return [...new Set([...shop.shipping.countries, ...further])];
}

async function problemsIn(country: string, goods: Goods, context: DoctorContext) {
  const terms = Object.entries<Destination>(destinations).find(([code]) => code === country)?.[1];
  if (!terms) return ['destinations.ts has no terms'];
  const { cost, freeFrom } = terms;
  const asked = await rateOf(country, 1, goods, context);
  if (!asked) return ['the checkout has no rate'];
  const promised = amountIn(cost, asked.currencyCode);
  const threshold = freeFrom && amountIn(freeFrom, asked.currencyCode);
  const problems: string[] = [];
  const isBelow = !threshold || goods.cents < threshold;
  if (isBelow && promised !== null && cents(asked.amount) !== promised) {
    problems.push(
      `pages promise ${words(promised, asked.currencyCode)}, the checkout asks for ${words(cents(asked.amount), asked.currencyCode)}`,
    );
  }
  if (threshold) {
    const free = await rateOf(country, Math.ceil(threshold / goods.cents), goods, context);
    if (free && free.amount > 0) {
      problems.push(
        `pages promise free shipping from ${words(threshold, free.currencyCode)} on, the checkout asks for ${words(cents(free.amount), free.currencyCode)}`,
      );
    }
  }
  return problems;
}

/** Any quantity of it can be put into a cart. */
function isSoldSingly(variant: {
  availableForSale: boolean;
  quantityRule: { minimum: number; increment: number };
}): boolean {
  const { minimum, increment } = variant.quantityRule;
  return variant.availableForSale && minimum === 1 && increment === 1;
}

/** The cheapest parcel to an address in this country; undefined if there is none. */
async function rateOf(country: string, quantity: number, goods: Goods, { send }: DoctorContext) {
  const address = {
    countryCode: country,
    zip: postcodes[country],
    city: 'Test',
    address1: 'Test 1',
  };
  const input = {
    lines: [{ merchandiseId: goods.id, quantity }],
    buyerIdentity: { countryCode: country },
    delivery: {
      addresses: [
        {
          selected: true,
          oneTimeUse: true,
          address: { deliveryAddress: address },
        },
      ],
    },
  };
  const { cartCreate } = rates.parse(await send(platformDocuments.rates, { input }));
  const [cheapest] = (cartCreate.cart?.deliveryGroups.nodes ?? [])
    .flatMap(({ deliveryOptions }) => deliveryOptions)
    .filter(({ deliveryMethodType }) => deliveryMethodType === 'SHIPPING')
    .map(({ estimatedCost }) => estimatedCost)
    .sort((a, b) => a.amount - b.amount);
  return cheapest;
}

/** Null where the shop names no amount in this currency: pages then promise nothing. */
function amountIn({ amount, currency, local }: Destination['cost'], wanted: string): number | null {
  return currency === wanted ? amount : (local?.[wanted] ?? null);
}

const cents = (amount: number) => Math.round(amount * 100);
const words = (amount: number, currency: string) => `${(amount / 100).toFixed(2)} ${currency}`;
