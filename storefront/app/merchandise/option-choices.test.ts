import { expect, test } from 'vitest';
import type { Variant } from '../commerce/product/product.ts';
import { optionChoices } from './option-choices.ts';

const values = (...names: string[]) => names.map((name) => ({ name, swatch: null }));

function variant(size: string, grind: string): Variant {
  return {
    id: `${size} ${grind}`,
    sku: null,
    title: null,
    price: { amount: 890, currency: 'EUR' },
    lowestPrice30Days: null,
    sumOfSinglePrices: null,
    netQuantity: null,
    unitPrice: null,
    subscriptionPrice: null,
    badge: null,
    availability: 'inStock',
    options: [
      { name: 'Size', value: size },
      { name: 'Grind', value: grind },
    ],
    picture: null,
  };
}

const small = variant('250 g', 'Beans');
const large = variant('1 kg', 'Beans');
const ground = variant('250 g', 'Filter');
const coffee = {
  options: [
    { name: 'Size', values: values('250 g', '1 kg', '5 kg') },
    { name: 'Grind', values: values('Beans', 'Filter') },
    { name: 'Roast', values: values('Dark') },
  ],
  variants: [small, large, ground],
};

test('lists options with several values, without values that no variant has', () => {
  const groups = optionChoices(coffee, small);
  expect(groups.map(({ name }) => name)).toEqual(['Size', 'Grind']);
  expect(groups[0]?.choices.map(({ value }) => value)).toEqual(['250 g', '1 kg']);
});

test('a choice keeps the other options where such a variant exists', () => {
  const [sizes, grinds] = optionChoices(coffee, small);
  expect(sizes?.choices[1]?.variant).toBe(large);
  expect(grinds?.choices[1]?.variant).toBe(ground);
});

test('otherwise it selects the closest variant that exists', () => {
  const [, grinds] = optionChoices(coffee, large);
  expect(grinds?.choices[1]?.variant).toBe(ground);
  expect(grinds?.choices.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});
