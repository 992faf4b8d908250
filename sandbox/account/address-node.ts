import type { PostalAddress } from '../cart/model.ts';
import { countryName } from '../checkout/countries.ts';
import type { Address } from '../checkout/fields.ts';
import { gid } from '../graphql/ids.ts';
import type { Account } from './account.ts';

interface FormatArguments {
  withCompany?: boolean | null;
  withName?: boolean | null;
}

export function addressNode(
  address: PostalAddress,
  key: number | string,
  { language }: Pick<Account, 'language'>,
) {
  const country = address.countryCode ? countryName(address.countryCode, language) : null;
  const name = joined(' ', address.firstName, address.lastName);
  return {
    id: gid('CustomerAddress', key),
    firstName: address.firstName,
    lastName: address.lastName,
    name: name || null,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    zip: address.zip,
    city: address.city,
    country,
    territoryCode: address.countryCode,
    province: null,
    zoneCode: address.provinceCode,
    phoneNumber: address.phone,
    formattedArea: joined(', ', address.city, country) || null,
    formatted: ({ withCompany, withName }: FormatArguments) =>
      [
        withName ? name : null,
        withCompany ? address.company : null,
        address.address1,
        address.address2,
        joined(' ', address.zip, address.city),
        country,
      ].filter((line) => line),
  };
}

/** An address as the checkout keeps it. */
export function postalAddress(address: Address, phone: string | null): PostalAddress {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    company: null,
    address1: address.street,
    address2: null,
    zip: address.postcode,
    city: address.city,
    countryCode: address.country,
    provinceCode: null,
    phone,
  };
}

function joined(separator: string, ...texts: (string | null)[]): string {
  return texts.filter((text) => text).join(separator);
}
