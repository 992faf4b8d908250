import { countryName } from '../checkout/countries.ts';
import type { Context } from '../graphql/context.ts';
import type { TypeImplementation, TypeMap } from '../graphql/implementation.ts';
import type { PostalAddress } from './model.ts';

const parts = [
  'address1',
  'address2',
  'city',
  'company',
  'firstName',
  'lastName',
  'phone',
  'provinceCode',
  'zip',
];

interface FormatArguments {
  withCompany?: boolean | null;
  withName?: boolean | null;
}

/** What both kinds of address answer. Provinces are not looked up, and no place on a map. */
const common: Required<Pick<TypeImplementation, 'fields'>>['fields'] = {
  name: (address: PostalAddress) => nameOf(address) || null,
  formatted: (address: PostalAddress, args: FormatArguments, context) =>
    formatAddress(address, args, context),
  formattedArea: (address: PostalAddress, _args, context) =>
    joined(', ', address.city, countryOf(address, context)) || null,
  latitude: () => null,
  longitude: () => null,
};

export const addressTypes: TypeMap = {
  CartDeliveryAddress: { plain: [...parts, 'countryCode'], fields: common },
  MailingAddress: {
    plain: [...parts, 'id', 'countryCode'],
    fields: {
      ...common,
      country: (address: PostalAddress, _args, context) => countryOf(address, context) || null,
      countryCodeV2: ({ countryCode }: PostalAddress) => countryCode,
      province: () => null,
    },
  },
};

function formatAddress(
  address: PostalAddress,
  { withCompany, withName }: FormatArguments,
  context: Context,
): string[] {
  return [
    withName ? nameOf(address) : null,
    withCompany ? address.company : null,
    address.address1,
    address.address2,
    joined(' ', address.zip, address.city),
    countryOf(address, context),
  ].filter((line): line is string => line !== null && line !== '');
}

function nameOf({ firstName, lastName }: PostalAddress): string {
  return joined(' ', firstName, lastName);
}

function countryOf({ countryCode }: PostalAddress, { language }: Context): string {
  return countryCode ? countryName(countryCode, language) : '';
}

function joined(separator: string, ...texts: (string | null)[]): string {
  return texts.filter((text) => text).join(separator);
}
