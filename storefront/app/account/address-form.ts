import { z } from 'zod';
import { isCountry } from '../commerce/markets/destinations.ts';
import type { AccountAddress } from './order.ts';

const addressFields = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'territoryCode',
  'phoneNumber',
] as const;
export type AddressField = (typeof addressFields)[number];
type AddressValues = Record<AddressField, string>;
type AddressProblems = Partial<Record<AddressField, 'missing' | 'invalid'>>;

export interface AddressForm {
  values: AddressValues;
  isDefault: boolean;
  problems: AddressProblems;
}

const optionalFields: readonly AddressField[] = ['company', 'address2', 'phoneNumber'];
const maxLength = 255;

export function readAddressForm(form: FormData): AddressForm {
  const values = valuesOf((field) => String(form.get(field) ?? '').trim());
  const problems: AddressProblems = {};
  for (const field of addressFields) {
    if (values[field] === '' && !optionalFields.includes(field)) problems[field] = 'missing';
    else if (values[field].length > maxLength) problems[field] = 'invalid';
  }
  if (!problems.territoryCode && !isCountry(values.territoryCode)) {
    problems.territoryCode = 'invalid';
  }
  return { values, isDefault: form.has('isDefault'), problems };
}

/** The form of a stored address; an empty one in the given country without it. */
export function addressForm(address: AccountAddress | null, country: string): AddressForm {
  const values = valuesOf((field) => address?.[field] ?? '');
  return {
    values: { ...values, territoryCode: values.territoryCode || country },
    isDefault: false,
    problems: {},
  };
}

const errorsShape = z.array(
  z.object({ code: z.string().nullable(), field: z.array(z.string()).nullable() }),
);
export const userErrorsShape = z.object({ userErrors: errorsShape });

/** What the platform does not accept, by field; those without one we know concern the street. */
export function problemsOf(errors: z.output<typeof errorsShape>): AddressProblems {
  return Object.fromEntries(
    errors.map(({ code, field }) => {
      const name = addressFields.find((known) => field?.includes(known)) ?? 'address1';
      return [name, /MISSING|REQUIRED|EMPTY/.test(code ?? '') ? 'missing' : 'invalid'];
    }),
  );
}

function valuesOf(read: (field: AddressField) => string): AddressValues {
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    company: read('company'),
    address1: read('address1'),
    address2: read('address2'),
    zip: read('zip'),
    city: read('city'),
    territoryCode: read('territoryCode'),
    phoneNumber: read('phoneNumber'),
  };
}
