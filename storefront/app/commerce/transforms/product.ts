import { parseMoney } from '../money.ts';
import type {
  ProductCardFieldsFragment,
  ProductDetailQuery,
  VariantCardFieldsFragment,
} from '../operations/generated.ts';
import {
  availabilityOf,
  type Picture,
  type ProductCard,
  type ProductDetail,
  presentTitle,
  type Seal,
  titleWithoutPrefix,
  type Variant,
} from '../product.ts';

interface PlatformImage {
  url: string;
  altText: string | null;
}

export function toPicture(image: PlatformImage | null, fallbackAlt: string): Picture | null {
  return image && { url: image.url, alt: image.altText ?? fallbackAlt };
}

export function toVariant(variant: VariantCardFieldsFragment): Variant {
  const unit = variant.unitPriceMeasurement?.referenceUnit;
  return {
    id: variant.id,
    sku: variant.sku,
    title: presentTitle(variant.title),
    price: parseMoney(variant.price),
    compareAtPrice: variant.compareAtPrice && parseMoney(variant.compareAtPrice),
    unitPrice:
      variant.unitPrice && unit
        ? { price: parseMoney(variant.unitPrice), unit: unit.toLowerCase() }
        : null,
    availability: availabilityOf(variant),
    options: variant.selectedOptions.filter(({ value }) => presentTitle(value)),
    picture: toPicture(variant.image, variant.title),
  };
}

export function toProductCard(product: ProductCardFieldsFragment): ProductCard {
  const title = titleWithoutPrefix(product.title, product.vendor);
  return {
    id: product.id,
    handle: product.handle,
    title,
    vendor: product.vendor,
    productType: product.productType,
    publishedAt: product.publishedAt,
    picture: toPicture(product.featuredImage, title),
    variants: product.variants.nodes.map(toVariant),
    seals: toSeals(product.certifications),
  };
}

function toSeals(certifications: ProductCardFieldsFragment['certifications']): Seal[] {
  const nodes = certifications?.references?.nodes ?? [];
  return nodes.flatMap((node) => {
    if (!('id' in node)) return [];
    const title = node.fields.find(({ key }) => key === 'title')?.value;
    const icon = node.fields.find(({ key }) => key === 'icon')?.reference;
    if (!title) return [];
    const image = icon && 'image' in icon ? icon.image : null;
    return [{ id: node.id, title, picture: toPicture(image, title) }];
  });
}

export function toProductDetail(
  product: NonNullable<ProductDetailQuery['product']>,
): ProductDetail {
  const card = toProductCard(product);
  return {
    ...card,
    descriptionHtml: product.descriptionHtml,
    seo: {
      title: product.seo.title ?? `${product.vendor} ${card.title}`,
      description: product.seo.description ?? '',
    },
    pictures: product.images.nodes.map(({ url, altText }) => ({ url, alt: altText ?? card.title })),
    tags: product.tags,
    isGiftCard: product.isGiftCard,
  };
}
