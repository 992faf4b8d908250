import type { DetailedVariant, Picture, ProductDetail } from './product.ts';

/** The variant's pictures first, then the product's, without duplicates. */
export function galleryPictures(
  product: Pick<ProductDetail, 'pictures'>,
  variant: Pick<DetailedVariant, 'picture' | 'pictures'> | null,
): Picture[] {
  const own = variant ? [...(variant.picture ? [variant.picture] : []), ...variant.pictures] : [];
  const all = [...own, ...product.pictures];
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index);
}
