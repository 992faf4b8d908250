import { connectionOf } from '../graphql/connection.ts';
import type { TypeImplementation, TypeMap } from '../graphql/implementation.ts';
import type { PageArguments } from '../graphql/page.ts';
import type { CartNode } from './cart-node.ts';
import { deliveryGroupsOf } from './delivery-groups.ts';
import { deliveryMutations } from './delivery-mutations.ts';
import type { CartAddress } from './model.ts';

type DeliveryGroup = ReturnType<typeof deliveryGroupsOf>[number];

const payload: TypeImplementation = { plain: ['cart', 'userErrors', 'warnings'] };

export const deliveryTypes: TypeMap = {
  Mutation: { fields: deliveryMutations },
  Cart: {
    fields: {
      delivery: (cart: CartNode) => cart,
      deliveryGroups: (cart: CartNode, args: PageArguments, context) =>
        connectionOf(deliveryGroupsOf(cart, context), args),
    },
  },
  CartDelivery: {
    fields: {
      addresses: ({ content }: CartNode, { selected }: { selected?: boolean | null }) =>
        content.deliveryAddresses.filter((address) => !selected || address.selected),
    },
  },
  CartSelectableAddress: {
    plain: ['id', 'selected', 'oneTimeUse'],
    fields: {
      address: ({ address }: CartAddress) => ({ __typename: 'CartDeliveryAddress', ...address }),
    },
  },
  CartDeliveryGroupConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  CartDeliveryGroupEdge: { plain: ['node', 'cursor'] },
  CartDeliveryGroup: {
    plain: ['id', 'groupType', 'deliveryOptions', 'selectedDeliveryOption'],
    fields: {
      cartLines: ({ lines }: DeliveryGroup, args: PageArguments) => connectionOf(lines, args),
      deliveryAddress: ({ deliveryAddress }: DeliveryGroup) => ({
        ...deliveryAddress.address,
        id: deliveryAddress.id.replace('CartSelectableAddress', 'MailingAddress'),
      }),
      // No code of the sandbox reduces shipping.
      discountAllocations: () => [],
    },
  },
  CartDeliveryOption: {
    plain: ['code', 'deliveryMethodType', 'description', 'estimatedCost', 'handle', 'title'],
  },
  CartDeliveryAddressesAddPayload: payload,
  CartDeliveryAddressesUpdatePayload: payload,
  CartDeliveryAddressesRemovePayload: payload,
  CartDeliveryAddressesReplacePayload: payload,
  CartSelectedDeliveryOptionsUpdatePayload: payload,
};
