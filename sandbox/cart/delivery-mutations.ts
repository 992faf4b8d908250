import { readCustomerAddresses } from '../checkout/customer-addresses.ts';
import type { Context } from '../graphql/context.ts';
import { gid } from '../graphql/ids.ts';
import type { Resolver } from '../graphql/implementation.ts';
import { parseCartId } from './cart-id.ts';
import { cartNode } from './cart-node.ts';
import {
  addAddresses,
  type CustomerAddresses,
  removeAddresses,
  type SelectableAddressInput,
  type SelectableAddressUpdate,
  updateAddresses,
} from './delivery-addresses.ts';
import { deliveryGroupsOf } from './delivery-groups.ts';
import { type CartPayload, checkInputSize, editCart, refusal } from './edit-cart.ts';
import { loadFacts } from './facts.ts';
import type { CartAddress, CartContent, UserError } from './model.ts';
import { findCart } from './store.ts';
import { totalCart } from './totals.ts';

interface SelectedOption {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

export const deliveryMutations: Record<string, Resolver> = {
  cartDeliveryAddressesAdd: (
    _,
    { cartId, addresses }: { cartId: string; addresses: SelectableAddressInput[] },
    context,
  ) => {
    checkInputSize(addresses);
    return editAddresses(context, cartId, (known, ofCustomer) =>
      addAddresses(known, addresses, ofCustomer),
    );
  },

  cartDeliveryAddressesReplace: (
    _,
    { cartId, addresses }: { cartId: string; addresses: SelectableAddressInput[] },
    context,
  ) => {
    checkInputSize(addresses);
    return editAddresses(context, cartId, (_known, ofCustomer) =>
      addAddresses([], addresses, ofCustomer),
    );
  },

  cartDeliveryAddressesUpdate: (
    _,
    { cartId, addresses }: { cartId: string; addresses: SelectableAddressUpdate[] },
    context,
  ) => {
    checkInputSize(addresses);
    return editAddresses(context, cartId, (known, ofCustomer) =>
      updateAddresses(known, addresses, ofCustomer),
    );
  },

  cartDeliveryAddressesRemove: (
    _,
    { cartId, addressIds }: { cartId: string; addressIds: string[] },
    context,
  ) => {
    checkInputSize(addressIds);
    return editAddresses(context, cartId, (known) => removeAddresses(known, addressIds));
  },

  cartSelectedDeliveryOptionsUpdate: async (
    _,
    args: { cartId: string; selectedDeliveryOptions: SelectedOption[] },
    context,
  ) => {
    const { cartId, selectedDeliveryOptions: selected } = args;
    checkInputSize(selected);
    const errors = await wrongOptions(context, cartId, selected);
    if (errors.length > 0) return refusal(errors);
    const deliveryOption = selected.at(-1)?.deliveryOptionHandle;
    return editCart(context, cartId, {
      change: (content) => ({
        ...content,
        deliveryOption: deliveryOption ?? content.deliveryOption,
      }),
    });
  },
};

async function editAddresses(
  context: Context,
  cartId: string,
  edit: (
    known: CartContent['deliveryAddresses'],
    ofCustomer: CustomerAddresses,
  ) => CartAddress[] | UserError[],
): Promise<CartPayload> {
  const cart = await findCart(context.database, parseCartId(cartId));
  const customerId = cart?.content.buyerIdentity.customerId ?? null;
  const ofCustomer = await addressesOfCustomer(context, customerId);
  return editCart(context, cartId, {
    change: (content) => {
      const edited = edit(content.deliveryAddresses, ofCustomer);
      return isRefused(edited) ? edited : { ...content, deliveryAddresses: edited };
    },
  });
}

export function isRefused(edited: CartAddress[] | UserError[]): edited is UserError[] {
  return edited.some((item) => 'code' in item);
}

export async function addressesOfCustomer(
  { database }: Context,
  customerId: string | null,
): Promise<CustomerAddresses> {
  if (customerId === null) return new Map();
  const addresses = await readCustomerAddresses(database, Number(customerId));
  return new Map(addresses.map(({ key, ...address }) => [gid('MailingAddress', key), address]));
}

/** A cart that is missing is the edit's matter. */
async function wrongOptions(
  context: Context,
  cartId: string,
  selected: readonly SelectedOption[],
): Promise<UserError[]> {
  const { database, now } = context;
  const cart = await findCart(database, parseCartId(cartId));
  if (!cart) return [];
  const totals = totalCart(cart.content, await loadFacts(database, cart.content, now()));
  const groups = deliveryGroupsOf(cartNode(cart, totals), context);
  return selected.flatMap(({ deliveryGroupId, deliveryOptionHandle }, index): UserError[] => {
    const field = ['selectedDeliveryOptions', String(index)];
    const group = groups.find(({ id }) => id === deliveryGroupId);
    if (!group) {
      const message = 'The specified delivery group does not exist.';
      return [{ code: 'INVALID_DELIVERY_GROUP', field: [...field, 'deliveryGroupId'], message }];
    }
    if (group.deliveryOptions.some(({ handle }) => handle === deliveryOptionHandle)) return [];
    const message = 'The specified delivery option does not exist.';
    return [
      { code: 'INVALID_DELIVERY_OPTION', field: [...field, 'deliveryOptionHandle'], message },
    ];
  });
}
