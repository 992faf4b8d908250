import type { product as german } from '../de/product.ts';

export const product: typeof german = {
  from: 'from',
  vatIncluded: 'incl. VAT',
  plusShipping: 'plus shipping costs',
  lowestPrice30Days: 'Lowest price of the last 30 days:',
  addToCart: 'Add to cart',
  quantity: 'Quantity',
  articleNumber: 'Article number',
  description: 'Description',
  image: (index, total) => `Product image ${index} of ${total}`,
  availability: { inStock: 'In stock', reordered: 'Reordered', unavailable: 'Not available' },
};
