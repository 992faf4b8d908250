import { describe, expect, test } from 'vitest';
import type { Country } from '../markets/destinations.ts';
import { euros } from '../price/money.ts';
import type { Availability, ProductDetail } from '../product/product.ts';
import { exampleDetail, exampleDetailedVariant } from '../product/product-examples.ts';
import type { Cart } from './cart.ts';
import { chooseCompletion, completionGoal } from './cart-completion.ts';
import { exampleCart, exampleLine } from './cart-examples.ts';
import type { CartProblem } from './cart-problems.ts';

const cartOf = (price: number, line: Partial<Parameters<typeof exampleLine>[0]> = {}) =>
  exampleCart([exampleLine({ price, ...line })]);

const rejected = (missing: number): CartProblem[] => [
  { kind: 'codeMinimum', place: 'discountCode', missing: euros(missing) },
];

describe('what one more product would reach', () => {
  interface Case {
    name: string;
    cart: Cart;
    country?: Country;
    problems?: CartProblem[];
    goal: [kind: string, missing: number, needed: number] | null;
  }

  test.each<Case>([
    { name: 'free shipping', cart: cartOf(42.6), goal: ['freeShipping', 6.4, 6.4] },
    { name: 'a gap of 25 €', cart: cartOf(24), goal: ['freeShipping', 25, 25] },
    { name: 'a larger gap', cart: cartOf(23.99), goal: null },
    { name: 'free shipping reached', cart: cartOf(49), goal: null },
    { name: 'a country without free shipping', cart: cartOf(42.6), country: 'DK', goal: null },
    {
      name: 'freight, which is never free',
      cart: cartOf(42.6, { tags: ['Speditionsversand'] }),
      goal: null,
    },
    { name: 'gift cards only', cart: cartOf(42.6, { isGiftCard: true }), goal: null },
    {
      name: 'a code of ten per cent on the order, which reduces the added product, too',
      cart: exampleCart([exampleLine({ price: 50 })], { discount: 5 }),
      goal: ['freeShipping', 4, 4.45],
    },
    {
      name: 'a code of ten per cent on the line',
      cart: cartOf(50, { discount: 5 }),
      goal: ['freeShipping', 4, 4.45],
    },
    {
      name: 'the minimum of a rejected code before free shipping',
      cart: cartOf(42.6),
      problems: rejected(17.4),
      goal: ['discountCode', 17.4, 17.4],
    },
    {
      name: 'the minimum of a rejected code, in a country without free shipping',
      cart: cartOf(42.6),
      country: 'AT',
      problems: rejected(17.4),
      goal: ['discountCode', 17.4, 17.4],
    },
    {
      name: 'a minimum too far away',
      cart: cartOf(42.6),
      problems: rejected(107.4),
      goal: ['freeShipping', 6.4, 6.4],
    },
    {
      name: 'a code rejected for another reason',
      cart: cartOf(42.6),
      problems: [{ kind: 'codeUnknown', place: 'discountCode' }],
      goal: ['freeShipping', 6.4, 6.4],
    },
  ])('$name', ({ cart, country = 'DE', problems = [], goal }) => {
    const found = completionGoal(cart, country, problems);
    expect(found && [found.kind, found.missing.amount / 100, found.needed.amount / 100]).toEqual(
      goal,
    );
  });

  test('the shipping cost that is saved', () => {
    expect(completionGoal(cartOf(42.6), 'DE', [])?.saved).toEqual(euros(4.9));
  });
});

interface Candidate {
  id: string;
  prices: number[];
  type?: string;
  coffee?: boolean;
  tags?: string[];
  isGiftCard?: boolean;
  availability?: Availability;
}

function detail(candidate: Candidate): ProductDetail {
  const { id, prices, type = id, coffee = false, tags = [], isGiftCard = false } = candidate;
  return {
    ...exampleDetail,
    id,
    handle: id,
    productType: type,
    tags,
    isGiftCard,
    cardFacts: coffee ? { coffee: { strength: 3 } } : {},
    variants: prices.map((price) => ({
      ...exampleDetailedVariant,
      id: `${id} ${price}`,
      price: euros(price),
      availability: candidate.availability ?? 'inStock',
    })),
  };
}

describe('products that close a gap of 6.40 €', () => {
  interface Case {
    name: string;
    candidates: Candidate[];
    inCart?: string;
    chosen: string[];
  }

  test.each<Case>([
    {
      name: 'cost at least the gap, and at most 5 € more',
      candidates: [
        { id: 'a', prices: [6.39] },
        { id: 'b', prices: [6.4] },
        { id: 'c', prices: [11.4] },
        { id: 'd', prices: [11.41] },
      ],
      chosen: ['b 6.4', 'c 11.4'],
    },
    {
      name: 'in the cheapest variant that closes it',
      candidates: [{ id: 'coffee', prices: [30.4, 8.9, 4.9, 7.5] }],
      chosen: ['coffee 7.5'],
    },
    {
      name: 'in the given order, three at most',
      candidates: ['d', 'a', 'c', 'b'].map((id) => ({ id, prices: [7] })),
      chosen: ['d 7', 'a 7', 'c 7'],
    },
    {
      name: 'are not in the cart and named once',
      candidates: [
        { id: 'a', prices: [7] },
        { id: 'b', prices: [7] },
        { id: 'b', prices: [7], type: 'other' },
      ],
      inCart: 'a',
      chosen: ['b 7'],
    },
    {
      name: 'are of different kinds, and one is a coffee at most',
      candidates: [
        { id: 'espresso', prices: [7], coffee: true },
        { id: 'filter', prices: [7], coffee: true },
        { id: 'syrup', prices: [7], type: 'syrup' },
        { id: 'other syrup', prices: [7], type: 'syrup' },
        { id: 'cup', prices: [7] },
      ],
      chosen: ['espresso 7', 'syrup 7', 'cup 7'],
    },
    {
      name: 'leave room for another of their kind where they do not fit',
      candidates: [
        { id: 'dear', prices: [20], type: 'cup' },
        { id: 'cup', prices: [7], type: 'cup' },
      ],
      chosen: ['cup 7'],
    },
    {
      name: 'are in stock',
      candidates: [
        { id: 'a', prices: [7], availability: 'reordered' },
        { id: 'b', prices: [7], availability: 'unavailable' },
      ],
      chosen: [],
    },
    {
      name: 'are sent as a standard parcel',
      candidates: [
        { id: 'a', prices: [7], tags: ['Speditionsversand'] },
        { id: 'b', prices: [7], tags: ['Sonderversand'] },
        { id: 'c', prices: [10], isGiftCard: true },
      ],
      chosen: [],
    },
  ])('$name', ({ candidates, inCart, chosen }) => {
    const line = exampleLine({ price: 42.6 });
    const lines = [{ ...line, product: { ...line.product, id: inCart ?? 'x' } }];
    const goal = completionGoal(exampleCart(lines), 'DE', []);
    const found = goal && chooseCompletion(candidates.map(detail), { lines }, goal, 3);
    expect(found?.map(({ variant }) => variant.id)).toEqual(chosen);
  });
});
