import { noAddress, type PostalAddress } from '../cart/model.ts';
import { deliveryCountries, isPostcode } from '../checkout/countries.ts';
import {
  addCustomerAddress,
  changeCustomerAddress,
  readCustomerAddresses,
  removeCustomerAddress,
  setDefaultAddress,
} from '../checkout/customer-addresses.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { Account } from './account.ts';
import { addressNode } from './address-node.ts';
import { customerNode, emailAddressNode } from './customer-node.ts';

interface AddressInput {
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  company?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phoneNumber?: string | null;
  territoryCode?: string | null;
  zip?: string | null;
  zoneCode?: string | null;
}

interface NameInput {
  input: { firstName?: string | null; lastName?: string | null };
}

const problem = (code: string, field: string[], message: string) => ({ code, field, message });
const unknownAddress = problem(
  'ADDRESS_ID_DOES_NOT_EXIST',
  ['addressId'],
  'The address does not exist.',
);

export function customerMutations(account: Account) {
  const { database, customerId } = account;
  return {
    customerUpdate: async ({ input: { firstName, lastName } }: NameInput) => {
      if (firstName !== undefined || lastName !== undefined) {
        await database
          .updateTable('customer')
          .set({
            ...(firstName !== undefined && { first_name: firstName }),
            ...(lastName !== undefined && { last_name: lastName }),
          })
          .where('id', '=', customerId)
          .execute();
      }
      return { customer: await customerNode(account), userErrors: [] };
    },

    customerEmailMarketingSubscribe: () => subscribe(true),
    customerEmailMarketingUnsubscribe: () => subscribe(false),

    customerAddressCreate: async (args: {
      address: AddressInput;
      defaultAddress?: boolean | null;
    }) => {
      const address = { ...noAddress, ...toPostalAddress(args.address) };
      const userErrors = problemsOf(address, account);
      if (userErrors.length > 0) return { customerAddress: null, userErrors };
      const added = await addCustomerAddress(database, customerId, address);
      if (args.defaultAddress) await setDefaultAddress(database, customerId, added.key);
      return { customerAddress: addressNode(added, added.key, account), userErrors };
    },

    customerAddressUpdate: async (args: {
      addressId: string;
      address?: AddressInput | null;
      defaultAddress?: boolean | null;
    }) => {
      const key = addressKey(args.addressId);
      const known = (await readCustomerAddresses(database, customerId)).find(
        (address) => address.key === key,
      );
      if (!known) return { customerAddress: null, userErrors: [unknownAddress] };
      const change = toPostalAddress(args.address ?? {});
      const userErrors = problemsOf({ ...known, ...change }, account);
      if (userErrors.length > 0) return { customerAddress: null, userErrors };
      const changed = await changeCustomerAddress(database, customerId, key, change);
      if (args.defaultAddress) await setDefaultAddress(database, customerId, key);
      return { customerAddress: addressNode(changed ?? known, key, account), userErrors };
    },

    customerAddressDelete: async ({ addressId }: { addressId: string }) => {
      const key = addressKey(addressId);
      const isRemoved = await removeCustomerAddress(database, customerId, key);
      return isRemoved
        ? { deletedAddressId: gid('CustomerAddress', key), userErrors: [] }
        : { deletedAddressId: null, userErrors: [unknownAddress] };
    },
  };

  async function subscribe(accepts: boolean) {
    const { email } = await database
      .updateTable('customer')
      .set({ accepts_marketing: accepts })
      .where('id', '=', customerId)
      .returning('email')
      .executeTakeFirstOrThrow();
    return { emailAddress: emailAddressNode(email, accepts), userErrors: [] };
  }
}

/** Ids of addresses carry a query on the platform. */
function addressKey(id: string): number {
  return parseGid('CustomerAddress', id.replace(/\?.*$/, '')) ?? 0;
}

/** A field left out keeps its value. */
function toPostalAddress(input: AddressInput): Partial<PostalAddress> {
  const { phoneNumber, territoryCode, zoneCode, ...parts } = input;
  return {
    ...parts,
    ...(phoneNumber !== undefined && { phone: phoneNumber || null }),
    ...(territoryCode !== undefined && { countryCode: territoryCode }),
    ...(zoneCode !== undefined && { provinceCode: zoneCode || null }),
  };
}

function problemsOf(address: PostalAddress, { shop }: Account) {
  const problems = [];
  const { countryCode, zip } = address;
  if (!address.address1) {
    problems.push(problem('ADDRESS1_MISSING', ['address', 'address1'], 'Address 1 is missing.'));
  }
  if (!countryCode) {
    const message = 'Territory code is missing.';
    problems.push(problem('TERRITORY_CODE_MISSING', ['address', 'territoryCode'], message));
  } else if (!deliveryCountries(shop).includes(countryCode)) {
    const message = 'Territory code is not valid.';
    problems.push(problem('INVALID_TERRITORY_CODE', ['address', 'territoryCode'], message));
  } else if (!zip || !isPostcode(countryCode, zip)) {
    const message = 'Zip is not valid for this country.';
    problems.push(problem('INVALID_FOR_COUNTRY', ['address', 'zip'], message));
  }
  return problems;
}
