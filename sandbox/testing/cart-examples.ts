import type {
  CartContent,
  CartFacts,
  CartLine,
  Discount,
  GiftCard,
  Merchandise,
} from '../cart/model.ts';
import { emptyContent } from '../cart/model.ts';

export function aVariant(changes: Partial<Merchandise> = {}): Merchandise {
  return {
    variantId: 'coffee',
    price: 1590,
    compareAtPrice: null,
    stock: 100,
    sellsBeyondStock: false,
    isGiftCard: false,
    taxRate: 7,
    tags: [],
    sellingPlans: [],
    collectionIds: [],
    components: [],
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    ...changes,
  };
}

export function aLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    id: 'line',
    variantId: 'coffee',
    quantity: 1,
    sellingPlanId: null,
    attributes: [],
    ...changes,
  };
}

export function aDiscount(changes: Partial<Discount> = {}): Discount {
  return {
    id: 'discount',
    code: 'LOTSE10',
    value: { kind: 'percentage', percent: 10 },
    level: 'order',
    minimumSubtotal: null,
    collectionIds: [],
    usageLimit: null,
    timesUsed: 0,
    oncePerCustomer: false,
    usedByThisCustomer: false,
    startsAt: new Date('2026-01-01'),
    endsAt: null,
    combinable: true,
    appliesToSubscriptions: true,
    ...changes,
  };
}

export function someFacts(given: {
  variants?: Merchandise[];
  discounts?: Discount[];
  giftCards?: GiftCard[];
}): CartFacts {
  return {
    now: new Date('2026-06-01'),
    merchandise: new Map((given.variants ?? []).map((variant) => [variant.variantId, variant])),
    discounts: new Map((given.discounts ?? []).map((discount) => [discount.code, discount])),
    giftCards: new Map((given.giftCards ?? []).map((card) => [card.id, card])),
  };
}

export function aCart(changes: Partial<CartContent> = {}): CartContent {
  return { ...emptyContent(), ...changes };
}
