import { badgeObjectKey } from './coffee/service/badges.ts';
import type { CatalogueMetafield, CatalogueProduct, ProductType } from './model.ts';

const badge: CatalogueMetafield = {
  namespace: 'variant',
  key: 'badge',
  type: 'metaobject_reference',
  value: '',
  metaobjects: [badgeObjectKey('lotsenwahl')],
};

/** Few enough that no listing shows the badge on more than one product in ten. */
export const typesWithStaffPick: ProductType[] = [
  'espresso',
  'filter-coffee',
  'portafilter-machine',
  'electric-grinder',
];

/** The best seller of some types carries our badge on all its variants; others keep what they have. */
export function withStaffPickBadges(products: CatalogueProduct[]): CatalogueProduct[] {
  const byType = Map.groupBy(products, (product) => product.productType);
  const chosen = new Set(
    typesWithStaffPick
      .flatMap((type) => byType.get(type) ?? [])
      .filter(
        (product) =>
          !byType.get(product.productType)?.some((other) => other.unitsSold > product.unitsSold),
      ),
  );
  return products.map((product) => (chosen.has(product) ? withBadge(product) : product));
}

function withBadge(product: CatalogueProduct): CatalogueProduct {
  const variants = product.variants.map((variant) => ({
    ...variant,
    metafields: [...variant.metafields.filter(({ key }) => key !== badge.key), badge],
  }));
  return { ...product, variants };
}
