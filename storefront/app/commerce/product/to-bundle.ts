import type { BundleComponentFieldsFragment } from '../operations/generated.ts';
import { type BundleComponent, titleWithoutPrefix } from './product.ts';
import { toAllergens } from './to-legal-information.ts';
import { toVariant } from './to-product.ts';

export function toBundleComponent(
  { product, ...merchandise }: BundleComponentFieldsFragment,
  quantity: number,
): BundleComponent {
  const { id, title, price, netQuantity, unitPrice, availability, picture } =
    toVariant(merchandise);
  return {
    id,
    price,
    netQuantity,
    unitPrice,
    availability,
    picture,
    quantity,
    handle: product.handle,
    title: titleWithoutPrefix(product.title, product.vendor),
    vendor: product.vendor,
    variantTitle: title,
    allergens: toAllergens(product.allergens),
  };
}
