import { z } from 'zod';
import { type Money, sum } from '../commerce/price/money.ts';
import type { OrderedGoods } from './goods-today.ts';
import { connectionShape, keyOf, moneyShape, pictureShape } from './order.ts';

type ContractStatus = 'active' | 'paused' | 'ended';

export interface Contract {
  id: string;
  key: string;
  status: ContractStatus;
  interval: { unit: 'day' | 'week' | 'month' | 'year'; count: number };
  /** Null for one that does not deliver. */
  nextDelivery: string | null;
  deliveries: { index: number; date: string; isSkipped: boolean }[];
  lines: ContractLine[];
  /** Of one delivery. */
  price: Money | null;
}

export interface ContractLine extends OrderedGoods {
  quantity: number;
  price: Money;
  picture: { url: string; alt: string } | null;
}

const units = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

/** Contracts name no variants: the order that they began with does. */
const orderedLine = z.object({
  title: z.string(),
  variantTitle: z.string().nullable(),
  sku: z.string().nullable(),
  productId: z.string().nullable(),
  variantId: z.string().nullable(),
});
type NamedGoods = Pick<z.output<typeof orderedLine>, 'title' | 'variantTitle' | 'sku'>;

const isSameAs = (line: NamedGoods) => (other: NamedGoods) =>
  line.sku
    ? line.sku === other.sku
    : line.title === other.title && line.variantTitle === other.variantTitle;

export const contractShape = z
  .object({
    id: z.string(),
    status: z.string(),
    nextBillingDate: z.string().nullable(),
    deliveryPolicy: z.object({
      interval: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
      intervalCount: z.object({ count: z.number() }).nullable(),
    }),
    upcomingBillingCycles: connectionShape(
      z.object({
        cycleIndex: z.number(),
        billingAttemptExpectedDate: z.string(),
        skipped: z.boolean(),
      }),
    ),
    lines: connectionShape(
      z.object({
        title: z.string(),
        variantTitle: z.string().nullable(),
        sku: z.string().nullable(),
        quantity: z.number(),
        lineDiscountedPrice: moneyShape,
        image: pictureShape,
      }),
    ),
    originOrder: z.object({ lineItems: connectionShape(orderedLine) }).nullable(),
  })
  .transform((contract): Contract => {
    const { interval, intervalCount } = contract.deliveryPolicy;
    const ordered = contract.originOrder?.lineItems.nodes ?? [];
    const lines = contract.lines.nodes.map((line): ContractLine => {
      const { title, variantTitle, quantity, lineDiscountedPrice: price, image: picture } = line;
      const { productId = null, variantId = null } = ordered.find(isSameAs(line)) ?? {};
      return { title, variantTitle, productId, variantId, quantity, price, picture };
    });
    const prices = lines.map(({ price }) => price);
    const status = statuses[contract.status] ?? 'ended';
    const cycles = status === 'active' ? contract.upcomingBillingCycles.nodes : [];
    return {
      id: contract.id,
      key: keyOf(contract.id),
      status,
      interval: { unit: units[interval], count: intervalCount?.count ?? 1 },
      nextDelivery: status === 'active' ? contract.nextBillingDate : null,
      deliveries: cycles.map(({ cycleIndex, billingAttemptExpectedDate, skipped }) => ({
        index: cycleIndex,
        date: billingAttemptExpectedDate,
        isSkipped: skipped,
      })),
      lines,
      price: prices[0] ? sum(prices, prices[0].currency) : null,
    };
  });

const statuses: Partial<Record<string, ContractStatus>> = {
  ACTIVE: 'active',
  FAILED: 'active',
  PAUSED: 'paused',
};
