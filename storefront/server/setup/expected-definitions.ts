import { moduleDefinitions } from '#shop/modules/definitions.ts';
import type {
  ExpectedMetafield,
  ExpectedMetaobject,
  MetafieldRow,
  OwnerType,
} from '../../app/shop-model/expected-definition.ts';
import { lowestPriceKey, lowestPriceType, priceMarkets } from '../prices/price-markets.ts';
import { contentDefinitions, sectionTypes } from './content-definitions.ts';

const text = 'single_line_text_field';
const longText = 'multi_line_text_field';
const integer = 'number_integer';

/** The metaobjects that the storefront's operations read. */
export const expectedMetaobjects: readonly ExpectedMetaobject[] = [
  { type: 'award', fields: { title: text, description: longText, year: integer } },
  { type: 'badge', fields: { title: text, tone: text } },
  { type: 'breadcrumb', fields: { path: 'list.collection_reference' } },
  {
    type: 'certification',
    fields: {
      title: text,
      description: longText,
      icon: 'file_reference',
      scheme: text,
      verifier: text,
      url: text,
    },
  },
  {
    type: 'content_gallery',
    fields: { title: text, text: longText, image: 'file_reference', link: 'collection_reference' },
  },
  {
    type: 'product_test',
    fields: {
      title: text,
      text: longText,
      body: longText,
      date: 'date',
      score: text,
      verdict: text,
      points: 'json',
      image: 'file_reference',
      product: 'product_reference',
      collection: 'collection_reference',
    },
  },
  {
    type: 'promotion_card',
    fields: {
      title: text,
      text: longText,
      link_text: text,
      link: 'collection_reference',
      image: 'file_reference',
    },
  },
  {
    type: 'review',
    fields: {
      title: text,
      body: longText,
      original_title: text,
      original_body: longText,
      author: text,
      place: text,
      language: text,
      date: 'date',
      rating: integer,
      verified_purchase: 'boolean',
    },
  },
  { type: 'technical_details', fields: { rows: 'json' } },
  {
    type: 'topbar_promotion',
    fields: {
      title: text,
      description: longText,
      discount_code: text,
      link_text: text,
      link: 'collection_reference',
      image: 'file_reference',
      starts_at: 'date_time',
      ends_at: 'date_time',
    },
  },
  ...moduleDefinitions.flatMap(({ metaobjects }) => metaobjects),
  ...contentDefinitions,
];

const one = 'metaobject_reference';
const many = 'list.metaobject_reference';

const owners = ['PRODUCT', 'PRODUCTVARIANT', 'COLLECTION', 'PAGE', 'SHOP'] as const;

/** The metafields that the storefront's operations read. */
export const expectedMetafields: readonly ExpectedMetafield[] = [
  ...metafields('PRODUCT', [
    ['battery.type', text],
    ['clp.label', 'json'],
    ['device.data', 'json'],
    ['electrical.device', 'boolean'],
    ['food.allergens', 'list.single_line_text_field'],
    ['food.ingredients', longText],
    ['food.name', text],
    ['food.nutrition', 'json'],
    ['food.preparation', text],
    ['food.responsible', 'json'],
    ['food.storage', text],
    ['gpsr.manufacturer', 'json'],
    ['gpsr.responsible_person', 'json'],
    ['gpsr.warnings', 'list.single_line_text_field'],
    ['guarantee.label', 'json'],
    ['organic.code', text],
    ['organic.origin', text],
    ['product.awards', many, 'award'],
    ['product.certifications', many, 'certification'],
    ['product.preparation_text', longText],
    ['product.preparations', 'json'],
    ['product.short_note', text],
    ['product.technical_details', one, 'technical_details'],
    ['product.test', one, 'product_test'],
    ['product.tip', longText],
    ['product.video_captions', longText],
    ['repair.instructions', longText],
    ['repair.spare_parts', longText],
    ['reviews.distribution', 'json'],
    ['reviews.list', many, 'review'],
    ['reviews.rating', 'rating'],
    ['reviews.rating_count', integer],
    ['seo.noindex', 'boolean'],
    ['updates.until', 'date'],
  ]),
  ...metafields('PRODUCTVARIANT', [
    ['fulfillment.best_before_date', 'date'],
    ['price.lowest_30_days', 'money'],
    ['price.sum_of_single_prices', 'money'],
    ['product.delivery_time', 'json'],
    ['product.gallery', 'list.file_reference'],
    ['product.note', text],
    ['product.promotional_note', text],
    ['variant.badge', one, 'badge'],
  ]),
  ...metafields('COLLECTION', [
    ['collection.brandlogo', 'file_reference'],
    ['collection.breadcrumb', one, 'breadcrumb'],
    ['collection.contentgallery', many, 'content_gallery'],
    ['collection.display_variants', 'boolean'],
    ['collection.introtext', longText],
    ['collection.product_test', one, 'product_test'],
    ['collection.promotioncard', one, 'promotion_card'],
    ['collection.sub_title', text],
    ['collection.subcollections', 'list.collection_reference'],
    ['collection.variant_subset', 'list.variant_reference'],
    ['seo.noindex', 'boolean'],
  ]),
  ...metafields('SHOP', [['reviews.total', 'json']]),
  ...owners.flatMap((owner) =>
    moduleDefinitions.flatMap((module) => metafields(owner, module.metafields[owner] ?? [])),
  ),
  {
    ownerType: 'PAGE',
    namespace: 'storefront',
    key: 'sections',
    type: 'list.mixed_reference',
    of: sectionTypes,
  },
];

/** With those of the lowest prices in these markets. */
export function metafieldsIn(markets: readonly string[]): readonly ExpectedMetafield[] {
  return [
    ...expectedMetafields,
    ...priceMarkets({ markets })
      .filter(({ name }) => name !== '')
      .map((market) => ({
        ownerType: 'PRODUCTVARIANT' as const,
        namespace: 'price',
        key: lowestPriceKey(market),
        type: lowestPriceType(market),
      })),
  ];
}

function metafields(ownerType: OwnerType, rows: readonly MetafieldRow[]): ExpectedMetafield[] {
  return rows.map(([name, type, metaobject]) => {
    const [namespace = '', key = ''] = name.split('.');
    const isStandard = ['reviews.rating', 'reviews.rating_count'].includes(name);
    return {
      ownerType,
      namespace,
      key,
      type,
      ...(metaobject && { of: [metaobject] }),
      ...(isStandard && { isStandard }),
    };
  });
}

/** Topics that purge pages. Those of metaobjects need a subscription for each type. */
export const expectedWebhooks: readonly { topic: string; filter: string }[] = [
  ...[
    'PRODUCTS_CREATE',
    'PRODUCTS_UPDATE',
    'PRODUCTS_DELETE',
    'COLLECTIONS_CREATE',
    'COLLECTIONS_UPDATE',
    'COLLECTIONS_DELETE',
    'INVENTORY_LEVELS_UPDATE',
  ].map((topic) => ({ topic, filter: '' })),
  ...['METAOBJECTS_CREATE', 'METAOBJECTS_UPDATE', 'METAOBJECTS_DELETE'].flatMap((topic) =>
    expectedMetaobjects.map(({ type }) => ({ topic, filter: `type:${type}` })),
  ),
];

/** Purchases are measured by the webhook of new orders, which needs the scope read_orders. */
export function measurementTopics(newsletter: { measurement: object | null } | null): string[] {
  return newsletter?.measurement ? ['ORDERS_CREATE'] : [];
}
