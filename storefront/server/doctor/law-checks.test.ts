import { expect, test } from 'vitest';
import type { DoctorContext } from './check.ts';
import { checkLaw } from './law-checks.ts';

const given = { value: 'given' };
const variant = { price: { amount: '8.9' }, compareAtPrice: null, lowestPrice: null };
const coffee = {
  handle: 'night-shift',
  isGiftCard: false,
  foodName: given,
  foodBusiness: given,
  manufacturer: null,
  organicCode: given,
  organicOrigin: given,
  variants: { nodes: [variant] },
};
const seal = {
  handle: 'bio',
  fields: ['scheme', 'verifier', 'url'].map((key) => ({ key, value: 'given' })),
};
const complete = {
  shop: { rating: given },
  products: [coffee],
  seals: [seal],
  claims: [] as readonly string[],
  notices: [] as readonly string[],
};

async function problemsOf({
  shop,
  products,
  seals,
  claims,
  notices,
}: typeof complete | Record<string, unknown>) {
  const answer = { shop, products: { nodes: products }, metaobjects: { nodes: seals } };
  const findings = await checkLaw({
    send: async () => answer,
    claimsWithoutEvidence: async () => claims,
    languagesWithoutNotice: async () => notices,
  } as unknown as DoctorContext);
  return findings.filter(({ status }) => status !== 'ok').map(({ name }) => name);
}

test('a shop with complete data has no gaps', async () => {
  expect(await problemsOf(complete)).toEqual([]);
});

const reduced = { ...variant, compareAtPrice: { amount: '9.9' } };

test.each<[string, object]>([
  ['law: responsible business', { products: [{ ...coffee, foodName: null, foodBusiness: null }] }],
  ['law: food', { products: [{ ...coffee, foodBusiness: null, manufacturer: given }] }],
  ['law: organic', { products: [{ ...coffee, organicCode: null }] }],
  ['law: repair', { products: [{ ...coffee, electrical: { value: 'true' } }] }],
  ['law: connected devices', { products: [{ ...coffee, updatesUntil: { value: '2030-01-01' } }] }],
  ['law: reductions', { products: [{ ...coffee, variants: { nodes: [reduced] } }] }],
  ['law: seals', { seals: [{ ...seal, fields: seal.fields.slice(1) }] }],
  ['law: environmental claims', { claims: ['claims.co2CompensatedDeliveries'] }],
  ['law: guarantee notice', { notices: ['de'] }],
  ['law: shop rating', { shop: { rating: null } }],
])('%s is reported where the data is missing', async (name, gap) => {
  expect(await problemsOf({ ...complete, ...gap })).toEqual([name]);
});

test('a gift card needs no responsible business', async () => {
  const card = { ...coffee, isGiftCard: true, foodName: null, foodBusiness: null };
  expect(await problemsOf({ ...complete, products: [card] })).toEqual([]);
});
