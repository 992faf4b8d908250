import { expect, test } from 'vitest';
import { comparisonKind } from '../../compare/compare-products.ts';
import type { CoffeeFacts, FlavourProfile } from '../coffee-facts.ts';
import { differingFlavours } from './differing-flavours.ts';

const profile: FlavourProfile = {
  roastDegree: 5,
  body: 5,
  caffeine: 3,
  strength: 4,
  balance: 4,
  fruitNote: 2,
  crema: 5,
};

const coffee: CoffeeFacts = {
  origins: [],
  roast: null,
  arabica: null,
  recipe: null,
  drinkingWindow: null,
  flavourProfile: profile,
  suitability: null,
};

const sizes = [{ label: 'Maße', value: '28 × 44 × 40 cm' }];

test.each([
  ['a coffee', { facts: { coffee }, technicalDetails: sizes, productType: 'Espresso' }, 'coffee'],
  ['a machine', { facts: {}, technicalDetails: sizes, productType: 'Roaster' }, 'device'],
  ['a device without sizes', { facts: {}, technicalDetails: [], productType: 'Mill' }, 'device'],
  ['a cup', { facts: {}, technicalDetails: [], productType: 'Cup' }, null],
])('%s is compared as %s', (_name, product, kind) => {
  expect(comparisonKind(product, ['Mill'])).toBe(kind);
});

test.each([
  ['equal coffees', [profile, profile], []],
  ['one step apart', [profile, { ...profile, fruitNote: 3 }], []],
  ['the widest first', [profile, { ...profile, fruitNote: 4, crema: 2 }], ['crema', 'fruitNote']],
])('flavours that differ: %s', (_name, profiles, differing) => {
  expect(differingFlavours(profiles)).toEqual(differing);
});
