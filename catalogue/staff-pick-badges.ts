import { badgeObjectKey } from './coffee/service/badges.ts';
import type { CatalogueMetafield, CatalogueProduct } from './model.ts';

const badge: CatalogueMetafield = {
  namespace: 'variant',
  key: 'badge',
  type: 'metaobject_reference',
  value: '',
  metaobjects: [badgeObjectKey('lotsenwahl')],
};

/** The best seller of each type carries our badge on all its variants; others keep what they have. */
export function withStaffPickBadges(products: CatalogueProduct[]): CatalogueProduct[] {
  const chosen = new Set(
    [...Map.groupBy(products, (product) => product.productType).values()].map((ofType) =>
      ofType.reduce((best, product) => (product.unitsSold > best.unitsSold ? product : best)),
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
