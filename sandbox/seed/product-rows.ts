import type { CatalogueProduct } from '../catalogue-format/catalogue.ts';
import { type Language, languages, textIn } from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import type { CardDocument, DetailDocument } from '../store/documents.ts';
import type { FacetRegistry } from './facet-rows.ts';
import type { Pictures } from './pictures.ts';
import type { References } from './references.ts';
import { stableId } from './stable-id.ts';

export function productRow(
  product: CatalogueProduct,
  shop: Shop,
  references: References,
  facets: FacetRegistry,
) {
  return {
    id: references.product(product.key),
    key: product.key,
    vendor: product.vendor,
    product_type: product.productType[shop.primaryLanguage],
    tags: product.tags,
    is_gift_card: product.isGiftCard,
    created_at: product.createdAt,
    units_sold: product.unitsSold,
    facet_value_ids: facets.valueIds(product),
    complementary_ids: product.complementary.map((key) => references.product(key)),
    selling_plan_group_ids: product.sellingPlanGroups.map((key) =>
      stableId('selling-plan-group', key),
    ),
    available: false,
    prices: [],
    min_price: 0,
    tax_rate: product.taxRate ?? shop.taxRate,
  };
}

export function variantRows(product: CatalogueProduct, references: References) {
  return product.variants.map((variant, position) => ({
    id: references.variant(variant.sku),
    product_id: references.product(product.key),
    position,
    sku: variant.sku,
    price: variant.price,
    compare_at_price: variant.compareAtPrice ?? null,
    contents_amount: variant.contents?.amount ?? null,
    contents_unit: variant.contents?.unit ?? null,
    stock: variant.stock,
    sells_beyond_stock: variant.whenSoldOut === 'continue',
    weight_grams: variant.weightGrams,
    component_ids: variant.components?.map(({ sku }) => references.component(sku)) ?? null,
    component_quantities: variant.components?.map(({ quantity }) => quantity) ?? null,
    quantity_rule: variant.quantityRule ?? null,
  }));
}

export function productTextRows(
  product: CatalogueProduct,
  references: References,
  pictures: Pictures,
) {
  return languages.map((language) => ({
    product_id: references.product(product.key),
    language,
    handle: textIn(product.handle, language),
    title: textIn(product.title, language),
    card: card(product, language, pictures),
    detail: detail(product, language, references, pictures),
  }));
}

function card(product: CatalogueProduct, language: Language, pictures: Pictures): CardDocument {
  const image = product.images[0];
  return {
    productType: textIn(product.productType, language),
    seo: {
      title: textIn(product.seo.title, language),
      description: textIn(product.seo.description, language),
    },
    options: product.options.map((option) => ({
      id: stableId('option', `${product.key} ${option.name.de}`),
      name: textIn(option.name, language),
      values: option.values.map((value) => ({
        id: stableId('option-value', `${product.key} ${option.name.de} ${value.name.de}`),
        name: textIn(value.name, language),
        ...(value.swatch && { swatch: value.swatch }),
      })),
    })),
    image: image ? pictures.document(image, language) : null,
    variants: product.variants.map((variant) => {
      const optionValues = product.options.map(
        (option, place) => option.values[variant.options[place] ?? 0]?.name[language] ?? '',
      );
      return {
        title: optionValues.join(' / ') || 'Default Title',
        optionValues,
        image: variant.image ? pictures.document(variant.image, language) : null,
      };
    }),
  };
}

function detail(
  product: CatalogueProduct,
  language: Language,
  references: References,
  pictures: Pictures,
): DetailDocument {
  return {
    descriptionHtml: textIn(product.descriptionHtml, language),
    images: product.images.map((image) => pictures.document(image, language)),
    media: product.media.map((medium) => pictures.medium(medium, language)),
    metafields: references.metafields(product.metafields, product.key, language),
    variantMetafields: product.variants.map((variant) =>
      references.metafields(variant.metafields, variant.sku, language),
    ),
    barcodes: product.variants.map(({ barcode = null }) => barcode),
    category: product.category ?? null,
  };
}
