import type { Cart, CartLine } from '../cart.ts';
import { parseMoney } from '../money.ts';
import type { CartFieldsFragment } from '../operations/generated.ts';
import { titleWithoutPrefix } from '../product.ts';
import { toVariant } from './product.ts';

export function toCart(cart: CartFieldsFragment): Cart {
  return {
    totalQuantity: cart.totalQuantity,
    subtotal: parseMoney(cart.cost.subtotalAmount),
    total: parseMoney(cart.cost.totalAmount),
    discounts: cart.discountAllocations.map(({ discountedAmount }) => parseMoney(discountedAmount)),
    giftCards: cart.appliedGiftCards.map(({ id, lastCharacters, presentmentAmountUsed }) => ({
      id,
      lastCharacters,
      used: parseMoney(presentmentAmountUsed),
    })),
    lines: cart.lines.nodes.map(toCartLine),
  };
}

function toCartLine(line: CartFieldsFragment['lines']['nodes'][number]): CartLine {
  const { product, ...merchandise } = line.merchandise;
  const { sku, title, price, unitPrice, options, picture } = toVariant(merchandise);
  return {
    key: lineKey(line.id),
    quantity: line.quantity,
    total: parseMoney(line.cost.totalAmount),
    variant: { sku, title, price, unitPrice, options },
    picture,
    product: {
      handle: product.handle,
      title: titleWithoutPrefix(product.title, product.vendor),
      vendor: product.vendor,
      isGiftCard: product.isGiftCard,
      tags: product.tags,
    },
  };
}

const linePrefix = 'gid://shopify/CartLine/';

/** `gid://shopify/CartLine/<key>?cart=<token>` without the cart's token. */
function lineKey(lineId: string): string {
  return lineId.slice(linePrefix.length).split('?')[0] ?? '';
}

/** The platform's id of a line, from its key and the id of the cart it belongs to. */
export function lineId(key: string, cartId: string): string {
  const token = cartId.slice('gid://shopify/Cart/'.length).split('?')[0];
  return `${linePrefix}${key}?cart=${token}`;
}
