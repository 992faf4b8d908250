import type { BrandsQuery } from '../operations/generated.ts';
import type { Brand } from './brand.ts';
import { toPicture } from './to-product.ts';

type BrandCollection = NonNullable<BrandsQuery['collection']>;

/** The brands below a collection, the most important first. */
export function toBrands({ brands, products }: BrandCollection): Brand[] {
  const vendors = products?.filters.find(({ id }) => id === 'filter.p.vendor')?.values ?? [];
  const sizes = new Map(vendors.map(({ label, count }) => [label, count]));
  return (brands?.references?.nodes ?? []).flatMap((node) => {
    if (!('handle' in node)) return [];
    const { handle, title, subTitle, logo } = node;
    const image = logo?.reference && 'image' in logo.reference ? logo.reference.image : null;
    return [
      {
        handle,
        name: title,
        origin: subTitle?.value || null,
        logo: toPicture(image, title),
        products: sizes.get(title) ?? null,
      },
    ];
  });
}
