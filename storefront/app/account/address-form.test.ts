import { expect, test } from 'vitest';
import { problemsOf, readAddressForm } from './address-form.ts';

const complete = {
  firstName: 'Rita',
  lastName: 'Probe',
  address1: 'Musterkai 1',
  zip: '20457',
  city: 'Hamburg',
  territoryCode: 'DE',
};

function formWith(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) form.set(name, value);
  return form;
}

test('a complete address has no problem; what is optional may be empty', () => {
  expect(readAddressForm(formWith())).toMatchObject({ problems: {}, isDefault: false });
  expect(readAddressForm(formWith({ isDefault: 'on' })).isDefault).toBe(true);
});

test.each([
  ['firstName', ' ', 'missing'],
  ['zip', '', 'missing'],
  ['territoryCode', 'XX', 'invalid'],
  ['city', 'a'.repeat(256), 'invalid'],
  ['company', 'a'.repeat(256), 'invalid'],
])('%s as %j is %s', (field, value, problem) => {
  expect(readAddressForm(formWith({ [field]: value })).problems).toEqual({ [field]: problem });
});

test('what the platform objects to is said at the field', () => {
  expect(
    problemsOf([
      { code: 'INVALID_FOR_COUNTRY', field: ['address', 'zip'] },
      { code: 'TERRITORY_CODE_MISSING', field: ['address', 'territoryCode'] },
      { code: 'CODE_OF_A_LATER_VERSION', field: null },
    ]),
  ).toEqual({ zip: 'invalid', territoryCode: 'missing', address1: 'invalid' });
});
