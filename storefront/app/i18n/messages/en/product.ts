import type { product as german } from '../de/product.ts';

export const product: typeof german = {
  from: 'from',
  priceBefore: 'Before',
  saved: (percent) => `−${percent}%`,
  new: 'New',
  choose: 'Choose',
  chooseOf: (title) => `Choose: ${title}`,
  addOf: (title) => `Add to cart: ${title}`,
  inSubscription: (price) => `By subscription ${price}`,
  ratingOf: (average) => `${average} out of 5 stars`,
  strength: (value) => `Strength ${value} of 5`,
  strengthWords: ['mild', 'gentle', 'balanced', 'strong', 'intense'],
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
