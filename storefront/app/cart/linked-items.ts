import { maxLineQuantity } from '../commerce/cart/max-line-quantity.ts';

export interface LinkedItem {
  variantId: string;
  quantity: number;
}

/** Each costs a call of the platform. */
const maxItems = 10;
const items = /^\d{1,20}:\d{1,6}(,\d{1,20}:\d{1,6})*$/;

/** `/cart/add?id={variant}&quantity=2`, as mails of a theme have it. */
export function parseAddedItem(query: URLSearchParams): LinkedItem[] | null {
  return parseLinkedItems(`${query.get('id')}:${query.get('quantity') || 1}`);
}

/** The items of the platform's links to a filled cart, `/cart/{variant}:{quantity},…`; null for any other text. */
export function parseLinkedItems(text: string): LinkedItem[] | null {
  if (!items.test(text)) return null;
  const linked = text.split(',').flatMap((item) => {
    const [variant = '', quantity] = item.split(':');
    return Number(quantity) > 0
      ? [
          {
            variantId: `gid://shopify/ProductVariant/${variant}`,
            quantity: Math.min(Number(quantity), maxLineQuantity),
          },
        ]
      : [];
  });
  return linked.length > 0 && linked.length <= maxItems ? linked : null;
}
