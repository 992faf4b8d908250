import type {
  CatalogueBrand,
  CatalogueCollection,
  CatalogueMetafield,
  CatalogueProduct,
  Localized,
} from '../model.ts';
import { breadcrumbKey } from '../shared-metaobjects/breadcrumbs.ts';
import { categories } from './categories/index.ts';
import type { Category } from './category.ts';
import {
  contentGalleryOf,
  hiddenFromSearch,
  listsVariants,
  productTestOf,
  promotionCardOf,
} from './extras.ts';
import { pictureOf } from './images.ts';
import { kiloBagSkus } from './kilo-bags.ts';
import { brandCollectionKey, type Place } from './navigation-paths.ts';
import type { FactReader } from './product-facts.ts';
import { figuresOf, perLanguage } from './range-figures.ts';
import { brandFigures, categoryFigures, seoDescription, seoTitle } from './range-sentences.ts';
import { withHardSpaces } from './typography.ts';

interface Shelf {
  products: CatalogueProduct[];
  places: Map<string, Place>;
  factsOf: FactReader;
}

export function buildCollections(shelf: Shelf, brands: CatalogueBrand[]): CatalogueCollection[] {
  return [
    ...categories.map((category) => categoryCollection(category, shelf)),
    ...brands.map((brand) => brandCollection(brand, shelf)),
  ];
}

function categoryCollection(category: Category, shelf: Shelf): CatalogueCollection {
  const { key, handle, title, line, intro, more } = category;
  const skus = key === 'kilo-bags' ? kiloBagSkus(shelf.products) : undefined;
  const contains = (product: CatalogueProduct) =>
    category.contains(shelf.factsOf(product)) &&
    (skus === undefined || product.variants.some((variant) => skus.includes(variant.sku)));
  const figures = figuresOf(
    shelf.products.filter(contains),
    (variant) => skus === undefined || skus.includes(variant.sku),
  );
  return {
    key,
    handle,
    title,
    descriptionHtml: paragraphs(
      more && withHardSpaces(more),
      figures && categoryFigures(key, figures),
    ),
    seo: {
      title: figures === undefined ? title : seoTitle(title, figures),
      description: seoDescription(intro, line),
    },
    image: pictureOf(category.image),
    products: contains,
    metafields: [
      ...lineField('sub_title', line),
      ...textField('introtext', intro),
      ...placeFields(key, shelf.places),
      ...reference('promotioncard', promotionCardOf[key]),
      ...gallery(contentGalleryOf[key]),
      ...reference('product_test', productTestOf[key]),
      ...flag('collection', 'display_variants', listsVariants.includes(key)),
      ...variantSubset(skus),
      ...flag('seo', 'noindex', hiddenFromSearch.includes(key)),
    ],
  };
}

function brandCollection(brand: CatalogueBrand, shelf: Shelf): CatalogueCollection {
  const key = brandCollectionKey(brand);
  const contains = (product: CatalogueProduct) => product.vendor === brand.name;
  const figures = figuresOf(shelf.products.filter(contains));
  const title = { de: brand.name, en: brand.name, da: brand.name };
  return {
    key,
    handle: { de: brand.key, en: brand.key, da: brand.key },
    title,
    descriptionHtml: paragraphs(figures && brandFigures(brand, figures)),
    seo: {
      title: figures === undefined ? title : seoTitle(title, figures),
      description: seoDescription(brand.story),
    },
    products: contains,
    metafields: [
      ...lineField('sub_title', {
        de: `${brand.country.de}, seit ${brand.founded}`,
        en: `${brand.country.en}, since ${brand.founded}`,
        da: `${brand.country.da}, siden ${brand.founded}`,
      }),
      ...textField('introtext', brand.story),
      ...placeFields(key, shelf.places),
      {
        namespace: 'collection',
        key: 'brandlogo',
        type: 'file_reference',
        value: '',
        images: [
          {
            object: `wordmark-${brand.key}`,
            alt: {
              de: `Schriftzug ${brand.name}`,
              en: `${brand.name} wordmark`,
              da: `${brand.name} logo`,
            },
          },
        ],
      },
    ],
  };
}

function placeFields(key: string, places: Map<string, Place>): CatalogueMetafield[] {
  const place = places.get(key);
  if (place === undefined) throw new Error(`${key} has no place in the navigation`);
  const parent = place.ancestors.at(-1);
  const fields = reference('breadcrumb', parent === undefined ? undefined : breadcrumbKey(parent));
  if (place.subcollections.length > 0) {
    fields.push({
      namespace: 'collection',
      key: 'subcollections',
      type: 'list.collection_reference',
      value: '',
      collections: place.subcollections,
    });
  }
  return fields;
}

function lineField(key: string, value: Localized | undefined): CatalogueMetafield[] {
  if (value === undefined) return [];
  return [
    { namespace: 'collection', key, type: 'single_line_text_field', value: withHardSpaces(value) },
  ];
}

function textField(key: string, value: Localized): CatalogueMetafield[] {
  return [
    { namespace: 'collection', key, type: 'multi_line_text_field', value: withHardSpaces(value) },
  ];
}

function reference(key: string, metaobject: string | undefined): CatalogueMetafield[] {
  if (metaobject === undefined) return [];
  return [
    {
      namespace: 'collection',
      key,
      type: 'metaobject_reference',
      value: '',
      metaobjects: [metaobject],
    },
  ];
}

function gallery(metaobjects: string[] | undefined): CatalogueMetafield[] {
  if (metaobjects === undefined) return [];
  return [
    {
      namespace: 'collection',
      key: 'contentgallery',
      type: 'list.metaobject_reference',
      value: '',
      metaobjects,
    },
  ];
}

function variantSubset(skus: string[] | undefined): CatalogueMetafield[] {
  if (skus === undefined) return [];
  return [
    {
      namespace: 'collection',
      key: 'variant_subset',
      type: 'list.variant_reference',
      value: '',
      skus,
    },
  ];
}

function flag(namespace: string, key: string, isSet: boolean): CatalogueMetafield[] {
  return isSet ? [{ namespace, key, type: 'boolean', value: 'true' }] : [];
}

function paragraphs(...texts: (Localized | undefined)[]): Localized {
  return perLanguage((language) =>
    texts
      .map((text) => text?.[language] ?? '')
      .filter((text) => text !== '')
      .map((text) => `<p>${escapeHtml(text)}</p>`)
      .join(''),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
