// Which collections show more than products: keys of shared metaobjects.

export const promotionCardOf: Record<string, string> = {
  coffee: 'promotion-espresso-savings-packs',
  'espresso-whole-bean': 'promotion-espresso-savings-packs',
  'explore-italia': 'promotion-espresso-savings-packs',
  'filter-coffee': 'promotion-subscription',
  'caffe-crema': 'promotion-subscription',
  'capsules-pads-instant': 'promotion-subscription',
  'coffee-machines': 'promotion-grinders',
  'portafilter-machines': 'promotion-grinders',
  'fully-automatic-machines': 'promotion-cleaning',
  'spare-parts': 'promotion-cleaning',
};

export const contentGalleryOf: Record<string, string[]> = {
  'espresso-whole-bean': [
    'gallery-espresso-grind',
    'gallery-espresso-weigh',
    'gallery-espresso-cup',
  ],
  'filter-coffee': ['gallery-filter-water', 'gallery-filter-paper', 'gallery-filter-grinder'],
  'explore-italia': ['gallery-italy-north', 'gallery-italy-south', 'gallery-italy-moka'],
  'coffee-machines': ['gallery-machines-care', 'gallery-machines-parts'],
};

export const productTestOf: Record<string, string> = {
  'espresso-whole-bean': 'test-espresso-64',
  grinders: 'test-espresso-64',
  'espresso-grinders': 'test-espresso-64',
  'portafilter-machines': 'test-espresso-700',
  'coffee-machines': 'test-espresso-700',
  decaf: 'test-decaf-blind',
  milk: 'test-barista-8',
};

/** These list their products' variants one by one. */
export const listsVariants = ['kilo-bags', 'cups-and-glasses'];

/** Not for search engines. */
export const hiddenFromSearch = ['newsletter-selection'];
