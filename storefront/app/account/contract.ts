import { z } from 'zod';
import { type Money, sum } from '../commerce/price/money.ts';
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
  lines: {
    title: string;
    variantTitle: string | null;
    quantity: number;
    price: Money;
    picture: { url: string; alt: string } | null;
  }[];
  /** Of one delivery. */
  price: Money | null;
}

const units = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

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
        quantity: z.number(),
        lineDiscountedPrice: moneyShape,
        image: pictureShape,
      }),
    ),
  })
  .transform((contract): Contract => {
    const { interval, intervalCount } = contract.deliveryPolicy;
    const lines = contract.lines.nodes.map(({ lineDiscountedPrice, image, ...line }) => ({
      ...line,
      price: lineDiscountedPrice,
      picture: image,
    }));
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
