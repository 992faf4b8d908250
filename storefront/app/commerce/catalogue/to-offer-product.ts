import type { FeedProductsQuery } from '../operations/generated.ts';
import { safeHtml } from '../platform/safe-html.ts';
import { titleWithoutPrefix, visibleTitle } from '../product/product.ts';
import { toPicture, toVariant } from '../product/to-product.ts';
import {
  toDeliveryDays,
  toGtin,
  toOptions,
  toTechnicalDetails,
} from '../product/to-product-detail.ts';
import type { OfferProduct } from './variant-offers.ts';

type PlatformProduct = FeedProductsQuery['products']['nodes'][number];
type PlatformVariant = PlatformProduct['variants']['nodes'][number];

export function toOfferProduct(product: PlatformProduct): OfferProduct {
  const { id, handle, vendor, productType, isGiftCard, tags } = product;
  const title = titleWithoutPrefix(product.title, vendor);
  return {
    id,
    handle,
    title,
    vendor,
    productType,
    isGiftCard,
    tags,
    shortNote: product.shortNote?.value ?? null,
    descriptionHtml: safeHtml(product.descriptionHtml),
    pictures: product.images.nodes.map(({ url, altText }) => ({ url, alt: altText ?? title })),
    options: toOptions(product.options),
    technicalDetails: toTechnicalDetails(product.technicalDetails?.reference),
    variants: product.variants.nodes.map(toOfferVariant),
  };
}

function toOfferVariant(variant: PlatformVariant): OfferProduct['variants'][number] {
  const gallery = variant.gallery?.references?.nodes ?? [];
  return {
    ...toVariant(variant, { lowestPrice30Days: variant.lowestPrice30Days?.value }),
    gtin: toGtin(variant.barcode),
    components: variant.components.nodes.map(({ quantity, productVariant }) => {
      const { vendor, title } = productVariant.product;
      return {
        quantity,
        vendor,
        title: titleWithoutPrefix(title, vendor),
        variantTitle: visibleTitle(productVariant.title),
      };
    }),
    deliveryDays: toDeliveryDays(variant.deliveryTime?.value),
    pictures: gallery.flatMap((node) => {
      const picture = 'image' in node ? toPicture(node.image, variant.title) : null;
      return picture ? [picture] : [];
    }),
  };
}
