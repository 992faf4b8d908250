import { homeSections } from '#shop/modules/home-sections.ts';
import type {
  ExpectedField,
  ExpectedMetaobject,
} from '../../app/shop-model/expected-definition.ts';

// What editors fill in (docs/content.md). The storefront's schemas (storefront/content/schema.ts) have the same limits.

const line = (max: number): ExpectedField => ({ type: 'single_line_text_field', max });
const text = (max: number): ExpectedField => ({ type: 'multi_line_text_field', max });
const needed = (field: ExpectedField): ExpectedField => ({ ...field, required: true });
const entries = (of: string, max: number): ExpectedField => ({
  type: 'list.metaobject_reference',
  of: [of],
  max,
});
const collections = (max: number): ExpectedField => ({ type: 'list.collection_reference', max });
const products = (max: number): ExpectedField => ({ type: 'list.product_reference', max });
const collection = 'collection_reference';
const image = 'file_reference';
/** A collection, or any address: a path of the shop, another site, mail or phone. */
const link = { target: collection, address: line(500) };

const sections: ExpectedMetaobject[] = [
  {
    type: 'section_hero',
    fields: {
      heading: needed(line(60)),
      text: needed(text(200)),
      image: needed({ type: image }),
      image_text: line(160),
      link_text: line(60),
      ...link,
      second_text: line(60),
      second_address: line(500),
      shows_rating: 'boolean',
    },
  },
  {
    type: 'section_categories',
    fields: { heading: line(60), categories: needed(entries('category', 8)) },
  },
  {
    type: 'section_products',
    fields: {
      heading: needed(line(60)),
      collection,
      products: products(8),
      count: 'number_integer',
      link_text: line(60),
    },
  },
  {
    type: 'section_feature',
    fields: { badge: line(60), product: 'product_reference', collection },
  },
  { type: 'section_teasers', fields: { name: line(60), teasers: needed(entries('teaser', 2)) } },
  {
    type: 'section_brands',
    fields: {
      heading: line(60),
      collections: needed(collections(3)),
      counts: needed({ type: 'list.number_integer', max: 3 }),
    },
  },
  {
    type: 'section_articles',
    fields: {
      heading: needed(line(60)),
      teasers: needed(entries('teaser', 3)),
      link_text: line(60),
      ...link,
    },
  },
  { type: 'section_text', fields: { heading: line(60), body: needed(text(20_000)) } },
  ...(homeSections.length > 0
    ? [
        {
          type: 'section_module',
          fields: {
            module: needed({ ...line(60), choices: homeSections }),
            heading: line(60),
            text: text(200),
          },
        },
      ]
    : []),
];

const parts: ExpectedMetaobject[] = [
  {
    type: 'benefit',
    fields: { text: needed(line(60)), icon: needed(line(60)), ...link },
  },
  { type: 'category', fields: { title: line(60), collection, icon: line(40) } },
  {
    type: 'teaser',
    fields: {
      heading: needed(line(60)),
      text: text(160),
      points: { type: 'list.single_line_text_field', max: 4 },
      image,
      badge: line(30),
      tone: { ...line(10), choices: ['light', 'dark'] },
      link_text: line(60),
      ...link,
    },
  },
];

export const sectionTypes = sections.map(({ type }) => type);

/** In the order in which they can be made: lists name the definitions of what they hold. */
export const contentDefinitions: readonly ExpectedMetaobject[] = [
  ...parts,
  ...sections,
  {
    type: 'home_page',
    fields: {
      name: line(60),
      sections: {
        type: 'list.mixed_reference',
        of: sectionTypes,
        max: 20,
      },
    },
  },
  {
    type: 'site',
    fields: {
      name: line(60),
      promotions: entries('topbar_promotion', 5),
      benefits: entries('benefit', 6),
      header_links: entries('benefit', 5),
      offers: collection,
      menu_tiles: entries('teaser', 8),
      search_words: { type: 'list.single_line_text_field', max: 8 },
      search_products: products(4),
      search_collections: entries('category', 4),
      cart_links: collections(2),
      cart_add_ons: collections(4),
      usp_bar_color: line(30),
      top_bar_color: line(30),
    },
  },
].map((definition) => ({ ...definition, isPublishable: true }));
