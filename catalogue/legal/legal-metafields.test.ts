import { expect, test } from 'vitest';
import { brandProfiles, cityOf } from '../coffee/brands.ts';
import { buildCatalogue } from '../index.ts';
import type { CatalogueProduct } from '../model.ts';
import { roasteryCities } from './roastery-cities.ts';

const { products } = buildCatalogue();
const goods = products.filter(({ isGiftCard }) => !isGiftCard);
const field = ({ metafields }: CatalogueProduct, name: string) =>
  metafields.find(({ namespace, key }) => `${namespace}.${key}` === name)?.value;
const inGerman = (value: ReturnType<typeof field>) =>
  typeof value === 'object' ? value.de : (value ?? '');

test('every product but gift cards names a business with a postal and an electronic address', () => {
  const without = goods.filter((product) => {
    const value = field(product, 'food.responsible') ?? field(product, 'gpsr.manufacturer');
    const { name, street, city, email } = value ? JSON.parse(inGerman(value)) : {};
    return !name || !street || !/\p{L}/u.test(city ?? '') || !/@\S+\.example$/.test(email ?? '');
  });
  expect(without.map(({ key }) => key)).toEqual([]);
});

const importedFrom = ['CH', 'GB', 'NO'];
const inTheEu = brandProfiles.filter(({ country }) => !importedFrom.includes(country));

test.each(inTheEu)('the address of $name is in the city that its texts name', (brand) => {
  const names = [...Object.values(cityOf(brand)), 'Lisboa'];
  expect(names.some((name) => roasteryCities[brand.key]?.endsWith(` ${name}`))).toBe(true);
});

test('only a French press of glass warns that glass can crack', () => {
  const presses = goods.filter(({ productType }) => productType === 'french-press');
  const warning = (product: CatalogueProduct) =>
    /Glas/.test(inGerman(field(product, 'gpsr.warnings')));
  const ofGlass = presses.filter((product) =>
    /glas/i.test(inGerman(field(product, 'product.short_note'))),
  );
  expect(ofGlass.length).toBeGreaterThan(5);
  expect(presses.filter(warning)).toEqual(ofGlass);
});

test('every coffee has the name of the food, decaffeinated ones say so', () => {
  const coffees = goods.filter((product) => field(product, 'coffee.roast') !== undefined);
  expect(coffees.length).toBeGreaterThan(500);
  for (const product of coffees) {
    const name = inGerman(field(product, 'food.name'));
    expect(name, product.key).toMatch(/[Kk]affee/);
    expect(name.includes('entkoffeiniert'), product.key).toBe(
      field(product, 'coffee.decaf') === 'true',
    );
  }
});

test('exactly the organic goods have a control number and the origin of farming', () => {
  for (const product of goods) {
    const isOrganic = field(product, 'coffee.organic') === 'true';
    const code = inGerman(field(product, 'organic.code'));
    expect(/^[A-Z]{2}-(BIO|ÖKO|ØKO|EKO|ECO|ORG)-999$/.test(code), product.key).toBe(isOrganic);
    expect(field(product, 'organic.origin') !== undefined, product.key).toBe(isOrganic);
  }
});

test('goods of manufacturers outside the EU name a responsible person in the EU', () => {
  for (const product of goods) {
    const value = field(product, 'gpsr.manufacturer');
    if (!value) continue;
    const { country } = JSON.parse(inGerman(value));
    const isOutside = /Schweiz|Großbritannien|Norwegen|Japan|Kolumbien/.test(country);
    const person = field(product, 'gpsr.responsible_person');
    expect(person !== undefined, `${product.key} from ${country}`).toBe(isOutside);
  }
});

const prepared = goods.filter(({ productType }) =>
  ['syrup', 'delicacies', 'milk-and-plant-drinks'].includes(productType),
);

test('every prepared food declares its nutrition, and its ingredients unless it has one only', () => {
  expect(prepared).toHaveLength(100);
  const single = prepared.filter((product) => !field(product, 'food.ingredients'));
  expect(single.length).toBeLessThan(10);
  for (const product of prepared) {
    const { energyKj, fat, carbohydrate, sugars, saturates } = JSON.parse(
      inGerman(field(product, 'food.nutrition')),
    );
    expect(energyKj, product.key).toBeLessThan(3000);
    expect(sugars, product.key).toBeLessThanOrEqual(carbohydrate);
    expect(saturates, product.key).toBeLessThanOrEqual(fat);
  }
});

test('what a list of ingredients emphasises is also named as an allergen', () => {
  for (const product of prepared) {
    const emphasised = inGerman(field(product, 'food.ingredients')).includes('*');
    if (emphasised) expect(field(product, 'food.allergens'), product.key).toBeDefined();
  }
});

test('exactly grinder cleaners, grease and cloths of the cleaners carry no hazard label', () => {
  const cleaners = goods.filter(({ productType }) => productType === 'cleaning');
  const harmless = cleaners.filter((product) => !field(product, 'clp.label'));
  expect(harmless.length).toBe(11);
  for (const { key } of harmless) expect(key).toMatch(/muehlenreiniger|silikonfett|baristatuch/);
});

test('devices with a plug or a battery are marked as electrical', () => {
  for (const product of goods) {
    const type = product.productType;
    const isMachine = /^(fully-automatic|filter|capsule)-machine$|^electric-grinder$/.test(type);
    if (isMachine) expect(field(product, 'electrical.device'), product.key).toBe('true');
    if (field(product, 'battery.type'))
      expect(field(product, 'electrical.device'), product.key).toBe('true');
    if (type === 'cup') expect(field(product, 'electrical.device'), product.key).toBeUndefined();
  }
});
