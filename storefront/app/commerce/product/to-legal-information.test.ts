import { expect, test } from 'vitest';
import { noLegalInformation } from './product-examples.ts';
import { toLegalInformation } from './to-legal-information.ts';

const nothing = {
  foodName: null,
  foodStorage: null,
  foodBusiness: null,
  organicCode: null,
  organicOrigin: null,
  manufacturer: null,
  responsiblePerson: null,
  warnings: null,
  foodPreparation: null,
  ingredients: null,
  allergens: null,
  nutrition: null,
  hazardLabel: null,
  guarantee: null,
  electrical: null,
  battery: null,
  spareParts: null,
  repairInstructions: null,
  updatesUntil: null,
  deviceData: null,
};
const business = {
  name: 'Kernel & Co GmbH',
  street: 'Speicherweg 1',
  city: '28195 Bremen',
  country: 'Germany',
  email: 'service@kernel.example',
};
const json = (value: object) => ({ value: JSON.stringify(value) });

test('a product without legal data says nothing', () => {
  expect(toLegalInformation(nothing)).toEqual(noLegalInformation);
});

test('complete data are read', () => {
  const given = {
    ...nothing,
    foodName: { value: 'Roasted coffee' },
    foodStorage: { value: 'Keep dry.' },
    organicCode: { value: 'DE-ÖKO-999' },
    organicOrigin: { value: 'Non-EU Agriculture' },
    foodBusiness: json(business),
    manufacturer: json(business),
    responsiblePerson: json(business),
  };
  expect(toLegalInformation(given)).toEqual({
    ...noLegalInformation,
    foodName: 'Roasted coffee',
    storage: 'Keep dry.',
    organic: { code: 'DE-ÖKO-999', origin: 'Non-EU Agriculture' },
    foodBusiness: business,
    manufacturer: business,
    responsiblePerson: business,
  });
});

test.each([
  ['without a street', json({ ...business, street: ' ' })],
  ['without an electronic address', json({ ...business, email: '' })],
  ['that is not JSON', { value: 'Kernel & Co GmbH, Bremen' }],
])('an address %s is not shown', (_, manufacturer) => {
  expect(toLegalInformation({ ...nothing, manufacturer }).manufacturer).toBeNull();
});

test.each([
  ['code', { organicCode: { value: 'DE-ÖKO-999' } }],
  ['origin', { organicOrigin: { value: 'Non-EU Agriculture' } }],
])('an organic %s alone is not shown', (_, half) => {
  expect(toLegalInformation({ ...nothing, ...half }).organic).toBeNull();
});

test('allergens between asterisks are marked', () => {
  const ingredients = { value: 'Zucker, *Haselnüsse* (18 %).' };
  expect(toLegalInformation({ ...nothing, ingredients }).ingredients).toEqual([
    { text: 'Zucker, ', isAllergen: false },
    { text: 'Haselnüsse', isAllergen: true },
    { text: ' (18 %).', isAllergen: false },
  ]);
});

const nutrition = {
  per: 'g',
  energyKj: 1845,
  energyKcal: 441,
  fat: 18.4,
  saturates: 5.2,
  carbohydrate: 49.6,
  sugars: 46.8,
  protein: 13.6,
};

test('a nutrition declaration that lacks a value is not shown', () => {
  expect(toLegalInformation({ ...nothing, nutrition: json(nutrition) }).nutrition).toBeNull();
  const complete = json({ ...nutrition, salt: 0.3 });
  expect(toLegalInformation({ ...nothing, nutrition: complete }).nutrition).toMatchObject({
    salt: 0.3,
    fibre: null,
    portion: null,
  });
});

test('data of a connected device is shown complete or not at all', () => {
  const deviceData = { kinds: 'drinks', realTime: 'yes', storage: 'EU', access: 'in the app' };
  const complete = { ...nothing, deviceData: json(deviceData) };
  expect(toLegalInformation(complete).deviceData).toEqual(deviceData);
  const half = { ...nothing, deviceData: json({ ...deviceData, access: '' }) };
  expect(toLegalInformation(half).deviceData).toBeNull();
  const wrongDay = { ...nothing, updatesUntil: { value: 'soon' } };
  expect(toLegalInformation(wrongDay).updatesUntil).toBeNull();
});

test.each([
  ['two years', { years: 2, brand: 'Brevanta', model: 'Costa' }],
  ['an unnamed model', { years: 5, brand: 'Brevanta', model: '' }],
])('a guarantee of %s is not labelled', (_, guarantee) => {
  expect(toLegalInformation({ ...nothing, guarantee: json(guarantee) }).guarantee).toBeNull();
});

test('a hazard label without statements is not shown', () => {
  const label = { signal: 'danger', pictograms: ['GHS05'], contains: 'X', hazards: [] };
  const hazardLabel = json({ ...label, precautions: [] });
  expect(toLegalInformation({ ...nothing, hazardLabel }).hazardLabel).toBeNull();
});
