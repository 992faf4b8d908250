// Carts for tests.

import { euros } from '../price/money.ts';
import type { Availability } from '../product/product.ts';
import type { AppliedGiftCard, Cart, CartLine } from './cart.ts';

interface LineExample {
  key?: string;
  quantity?: number;
  /** Euros per unit, as charged. */
  price: number;
  priceOnce?: number;
  lowestPrice30Days?: number;
  sumOfSinglePrices?: number;
  /** Net weight in grams. */
  grams?: number;
  /** Discount of the line in euros. */
  discount?: number;
  isGiftCard?: boolean;
  availability?: Availability;
  deliveryDays?: { min: number; max: number };
  tags?: string[];
}

export function exampleLine(example: LineExample): CartLine {
  const { key = 'a', quantity = 1, price, priceOnce, discount = 0 } = example;
  const { lowestPrice30Days, sumOfSinglePrices, grams } = example;
  const { isGiftCard = false, tags = [], availability = 'inStock' } = example;
  const { deliveryDays = null } = example;
  return {
    key,
    quantity,
    subtotal: euros(price * quantity),
    total: euros(price * quantity - discount),
    subscription:
      priceOnce === undefined
        ? null
        : { planId: 'p', interval: { unit: 'WEEK', count: 4 }, priceOnce: euros(priceOnce) },
    intervals: [],
    variant: {
      id: `gid://shopify/ProductVariant/${key}`,
      sku: null,
      title: null,
      price: euros(priceOnce ?? price),
      lowestPrice30Days: lowestPrice30Days === undefined ? null : euros(lowestPrice30Days),
      sumOfSinglePrices: sumOfSinglePrices === undefined ? null : euros(sumOfSinglePrices),
      netQuantity: grams === undefined ? null : { amount: grams, unit: 'kg' },
      unitPrice: null,
      availability,
      options: [],
      quantityRule: null,
      deliveryDays,
    },
    picture: null,
    parent: null,
    components: [],
    gift: null,
    product: {
      id: 'gid://shopify/Product/1',
      handle: 'x',
      title: 'X',
      vendor: 'Y',
      productType: 'Z',
      isGiftCard,
      guarantee: null,
      tags,
    },
  };
}

/** Totals as the platform computes them: lines, order discount, then gift cards in order. */
export function exampleCart(
  lines: CartLine[],
  { discount = 0, balances = [] }: { discount?: number; balances?: number[] } = {},
): Cart {
  const subtotal = lines.reduce((sum, { total }) => sum + total.amount, 0);
  let due = subtotal - euros(discount).amount;
  const giftCards = balances.map((balance, index): AppliedGiftCard => {
    const used = Math.min(euros(balance).amount, due);
    due -= used;
    const left = euros(balance).amount - used;
    return {
      key: String(index),
      lastCharacters: 'AAAA',
      used: { amount: used, currency: 'EUR' },
      left: { amount: left, currency: 'EUR' },
    };
  });
  return {
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: { amount: subtotal, currency: 'EUR' },
    total: { amount: due, currency: 'EUR' },
    discountCodes: [],
    discounts: discount > 0 ? [euros(discount)] : [],
    giftCards,
    lines,
  };
}
