import { collectionResolvers } from './collections.ts';
import type { CommerceAdmin } from './commerce.ts';
import { customerResolvers } from './customers.ts';
import { draftOrderResolvers } from './draft-orders.ts';
import { giftCardResolvers } from './gift-cards.ts';
import { inventoryResolvers } from './inventory.ts';
import { orderResolvers } from './orders.ts';
import { productReader, productResolvers } from './products.ts';
import { redirectResolvers } from './redirects.ts';
import { shopResolvers } from './shop.ts';

/** Goods, orders, customers and the shop itself. */
export function commerceResolvers(admin: CommerceAdmin, content: { shop(): object }) {
  const reader = productReader(admin);
  return {
    ...productResolvers(admin, reader),
    ...collectionResolvers(admin, reader),
    ...inventoryResolvers(admin, reader),
    ...orderResolvers(admin, reader),
    ...draftOrderResolvers(admin, reader),
    ...customerResolvers(admin, reader),
    ...giftCardResolvers(admin),
    ...redirectResolvers(admin),
    ...shopResolvers(admin, content),
  };
}
