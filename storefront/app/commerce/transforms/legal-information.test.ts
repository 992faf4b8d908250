import { expect, test } from 'vitest';
import { noLegalInformation } from '../product-examples.ts';
import { toLegalInformation } from './legal-information.ts';

const nothing = {
  ...{ foodName: null, foodStorage: null, foodBusiness: null, organicCode: null },
  ...{ organicOrigin: null, manufacturer: null, responsiblePerson: null },
};
const business = {
  ...{ name: 'Kernel & Co GmbH', street: 'Speicherweg 1', city: '28195 Bremen' },
  ...{ country: 'Germany', email: 'service@kernel.example' },
};
const json = (value: object) => ({ value: JSON.stringify(value) });

test('a product without legal data says nothing', () => {
  expect(toLegalInformation(nothing)).toEqual(noLegalInformation);
});

test('complete data are read', () => {
  const given = {
    ...{ foodName: { value: 'Roasted coffee' }, foodStorage: { value: 'Keep dry.' } },
    ...{ organicCode: { value: 'DE-ÖKO-999' }, organicOrigin: { value: 'Non-EU Agriculture' } },
    ...{ foodBusiness: json(business), manufacturer: json(business) },
    responsiblePerson: json(business),
  };
  expect(toLegalInformation(given)).toEqual({
    ...{ foodName: 'Roasted coffee', storage: 'Keep dry.' },
    organic: { code: 'DE-ÖKO-999', origin: 'Non-EU Agriculture' },
    ...{ foodBusiness: business, manufacturer: business, responsiblePerson: business },
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
