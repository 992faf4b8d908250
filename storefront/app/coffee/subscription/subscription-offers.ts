import type { Money } from '../../commerce/price/money.ts';
import { type UnitPrice, unitPriceOf } from '../../commerce/price/unit-price.ts';
import type { DetailedVariant, SubscriptionPlan } from '../../commerce/product/product.ts';

/** Grams of coffee in a cup by the way of brewing. */
export const methodDoses = {
  portafilter: 18,
  beanToCup: 10,
  pourOver: 15,
  frenchPress: 14,
  moka: 12,
} as const;
export type BrewingMethod = keyof typeof methodDoses;
export const brewingMethods = [
  'portafilter',
  'beanToCup',
  'pourOver',
  'frenchPress',
  'moka',
] as const satisfies BrewingMethod[];

export const cupChoices = [1, 2, 3, 4, 5, 6, 8] as const;

export interface CoffeeNeed {
  cups: number;
  method: BrewingMethod;
}

/** From the address; anything else is two cups from a portafilter. */
export function parseCoffeeNeed(params: URLSearchParams): CoffeeNeed {
  return {
    cups: cupChoices.find((cups) => String(cups) === params.get('cups')) ?? 2,
    method: brewingMethods.find((method) => method === params.get('method')) ?? 'portafilter',
  };
}

const needDays = 28;

/** Grams in four weeks. */
export function neededGrams({ cups, method }: CoffeeNeed): number {
  return cups * methodDoses[method] * needDays;
}

export interface SubscriptionOffer {
  variantId: string;
  /** The size of a pack. */
  title: string | null;
  plan: Pick<SubscriptionPlan, 'id' | 'interval'>;
  /** Packs in a delivery. */
  quantity: number;
  perDelivery: Money;
  unitPrice: UnitPrice | null;
  perMonth: Money;
  /** Of coffee in the cup. */
  perCup: Money;
  /** In a month, against buying the same once. */
  savedPerMonth: Money;
  /** How long an opened pack lasts. */
  openDays: number;
}

/** A pack may be a little short: nobody measures a month to the gram. */
const tolerance = 1.05;
/** An open pack should be finished by then. */
const freshDays = 30;
/** More of them at once would be a store room. */
const fewPacks = 2;
const offersShown = 3;

/**
 * One offer per pack size, with the interval and the number of packs that cost least. The first is the cheapest a month
 * among those whose open pack stays fresh; the others are in the order of their price.
 */
export function subscriptionOffers(
  variants: readonly DetailedVariant[],
  need: CoffeeNeed,
): SubscriptionOffer[] {
  const daily = neededGrams(need) / needDays;
  const sizes = new Set<number>();
  const offers = variants.flatMap((variant) => {
    const { netQuantity, availability, plans } = variant;
    if (netQuantity?.unit !== 'kg' || availability === 'unavailable') return [];
    // the grinds of a size cost the same
    if (sizes.has(netQuantity.amount)) return [];
    const lasts = netQuantity.amount / daily;
    const chosen = cheapestPlan(plans, lasts * tolerance);
    if (!chosen) return [];
    sizes.add(netQuantity.amount);
    const { quantity, perYear } = chosen;
    const monthly = (price: Money): Money => ({
      ...price,
      amount: Math.round((price.amount * quantity * perYear) / 12),
    });
    const { price, priceOnce } = chosen.plan;
    const perMonth = monthly(price);
    return [
      {
        variantId: variant.id,
        title: variant.title,
        plan: { id: chosen.plan.id, interval: chosen.plan.interval },
        quantity,
        perDelivery: { ...price, amount: price.amount * quantity },
        unitPrice: unitPriceOf(price, netQuantity),
        perMonth,
        perCup: {
          ...price,
          amount: Math.round((price.amount * methodDoses[need.method]) / netQuantity.amount),
        },
        savedPerMonth: { ...price, amount: monthly(priceOnce).amount - perMonth.amount },
        openDays: Math.round(lasts),
      },
    ];
  });
  const byPrice = offers.sort((one, other) => one.perMonth.amount - other.perMonth.amount);
  const best = byPrice.find(({ openDays }) => openDays <= freshDays) ?? byPrice[0];
  return best ? [best, ...byPrice.filter((offer) => offer !== best)].slice(0, offersShown) : [];
}

/** The plan that costs least a year with one or two packs; the most frequent one where more packs are needed. */
function cheapestPlan(plans: readonly SubscriptionPlan[], packLasts: number) {
  const [mostFrequent = null, ...others] = plans
    .map((plan) => {
      const days = intervalDays(plan);
      const quantity = Math.ceil(days / packLasts);
      return { plan, days, quantity, perYear: deliveriesPerYear(plan) };
    })
    .sort((one, other) => one.days - other.days);
  return others
    .filter(({ quantity }) => quantity <= fewPacks)
    .reduce((best, plan) => (best && yearly(plan) < yearly(best) ? plan : best), mostFrequent);
}

function yearly(chosen: { plan: SubscriptionPlan; quantity: number; perYear: number }): number {
  return Math.round(chosen.plan.price.amount * chosen.quantity * chosen.perYear);
}

function intervalDays({ interval }: Pick<SubscriptionPlan, 'interval'>): number {
  return { DAY: 1, WEEK: 7, MONTH: 365 / 12 }[interval.unit] * interval.count;
}

function deliveriesPerYear({ interval }: Pick<SubscriptionPlan, 'interval'>): number {
  return { DAY: 365, WEEK: 52, MONTH: 12 }[interval.unit] / interval.count;
}
