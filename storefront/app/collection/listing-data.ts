import type { ItemList } from 'schema-dts';
import type { ProductCard } from '../commerce/product.ts';

/** The products of a listing in their order, for search engines. */
export function listingData(
  products: readonly ProductCard[],
  address: (handle: string) => string,
): ItemList {
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
