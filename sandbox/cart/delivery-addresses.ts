import { randomUUID } from 'node:crypto';
import { isPostcode } from '../checkout/countries.ts';
import { gid } from '../graphql/ids.ts';
import { type CartAddress, noAddress, type PostalAddress, type UserError } from './model.ts';

type DeliveryAddressInput = { [Name in keyof PostalAddress]?: string | null };

interface AddressInput {
  deliveryAddress?: DeliveryAddressInput | null;
  copyFromCustomerAddressId?: string | null;
}

type ValidationStrategy = 'COUNTRY_CODE_ONLY' | 'STRICT';

export interface SelectableAddressInput {
  address: AddressInput;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: ValidationStrategy | null;
}

export interface SelectableAddressUpdate extends Partial<SelectableAddressInput> {
  id: string;
}

/** Addresses of the signed-in customer by their id. */
export type CustomerAddresses = ReadonlyMap<string, PostalAddress>;

/** The addresses with the new ones behind them, or why not. */
export function addAddresses(
  known: readonly CartAddress[],
  inputs: readonly SelectableAddressInput[],
  customerAddresses: CustomerAddresses,
): CartAddress[] | UserError[] {
  const errors: UserError[] = [];
  const added = inputs.flatMap((input, index) => {
    const address = addressOf(input, ['addresses', String(index)], customerAddresses);
    if (Array.isArray(address)) {
      errors.push(...address);
      return [];
    }
    const { selected, oneTimeUse } = input;
    const id = gid('CartSelectableAddress', randomUUID());
    return [{ id, selected: selected ?? false, oneTimeUse: oneTimeUse ?? false, address }];
  });
  return errors.length > 0 ? errors : withOneSelected(known, added);
}

export function updateAddresses(
  known: readonly CartAddress[],
  inputs: readonly SelectableAddressUpdate[],
  customerAddresses: CustomerAddresses,
): CartAddress[] | UserError[] {
  const errors: UserError[] = [];
  const updated = inputs.flatMap((input, index) => {
    const field = ['addresses', String(index)];
    const current = known.find(({ id }) => id === input.id);
    if (!current) {
      errors.push(unknownAddress([...field, 'id']));
      return [];
    }
    const { address: given = {}, validationStrategy = null } = input;
    const address = input.address
      ? addressOf({ address: given, validationStrategy }, field, customerAddresses)
      : current.address;
    if (Array.isArray(address)) {
      errors.push(...address);
      return [];
    }
    const { selected, oneTimeUse } = input;
    return [
      {
        ...current,
        selected: selected ?? current.selected,
        oneTimeUse: oneTimeUse ?? current.oneTimeUse,
        address,
      },
    ];
  });
  return errors.length > 0 ? errors : withOneSelected(known, updated);
}

export function removeAddresses(
  known: readonly CartAddress[],
  ids: readonly string[],
): CartAddress[] | UserError[] {
  const errors = ids.flatMap((id, index) =>
    known.some((address) => address.id === id)
      ? []
      : [unknownAddress(['addressIds', String(index)])],
  );
  return errors.length > 0 ? errors : known.filter(({ id }) => !ids.includes(id));
}

/** Changed addresses keep their place, new ones come last. Who selects one unselects the one before. */
function withOneSelected(
  known: readonly CartAddress[],
  changed: readonly CartAddress[],
): CartAddress[] | UserError[] {
  const selected = changed.filter((address) => address.selected);
  if (selected.length > 1) {
    const code = 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED';
    return [{ code, field: ['addresses'], message: 'Only one address can be selected.' }];
  }
  const byId = new Map([...known, ...changed].map((address) => [address.id, address]));
  return [...byId.values()].map((address) =>
    selected[0] && selected[0].id !== address.id ? { ...address, selected: false } : address,
  );
}

function addressOf(
  { address: input, validationStrategy }: SelectableAddressInput,
  place: string[],
  customerAddresses: CustomerAddresses,
): PostalAddress | UserError[] {
  const field = [...place, 'address'];
  if (input.copyFromCustomerAddressId) {
    const copied = customerAddresses.get(input.copyFromCustomerAddressId);
    return copied ?? [unknownAddress([...field, 'copyFromCustomerAddressId'])];
  }
  const address = { ...noAddress, ...input.deliveryAddress };
  const errors =
    validationStrategy === 'STRICT' ? incompleteParts(address, [...field, 'deliveryAddress']) : [];
  return errors.length > 0 ? errors : address;
}

function incompleteParts(address: PostalAddress, field: string[]): UserError[] {
  const required = ['lastName', 'address1', 'city', 'zip', 'countryCode'] as const;
  const missing = required.filter((name) => !address[name]?.trim());
  if (missing.length > 0) {
    return missing.map((name) => ({
      code: 'ADDRESS_FIELD_IS_REQUIRED' as const,
      field: [...field, name],
      message: `The field ${name} is required.`,
    }));
  }
  if (isPostcode(address.countryCode ?? '', address.zip ?? '')) return [];
  const message = 'The zip code is not valid for the country.';
  return [{ code: 'INVALID_ZIP_CODE_FOR_COUNTRY', field: [...field, 'zip'], message }];
}

function unknownAddress(field: string[]): UserError {
  const message = 'The specified delivery address does not exist.';
  return { code: 'INVALID_DELIVERY_ADDRESS_ID', field, message };
}
