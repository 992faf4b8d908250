import type { ItemList } from 'schema-dts';
import type { ProductCard } from '../commerce/product/product.ts';

/** Structured data of a listing's products, in order. */
export function toItemList(
  products: readonly ProductCard[],
  address: (handle: string) => string,
): ItemList {
  // variants with a card each share the address of their product
  const addresses = new Set(products.map(({ handle }) => address(handle)));
  return {
    '@type': 'ItemList',
    itemListElement: [...addresses].map((url, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url,
    })),
  };
}
