// The content that editors change: home page, bars and menus. Files, platform and preview are parsed by the same schemas.
// For the server and the checks only: never imported by browser code.

import { z } from 'zod';
import { homeSections } from '#shop/modules/home-sections.ts';
import { iconNames } from '../app/ui/icon-names.ts';

/** A line of words; facts stand in braces: 'free from {freeFrom}'. */
const words = (max: number) => z.string().trim().min(1).max(max);
const handle = z.string().regex(/^[\p{L}\p{N}_]+(-[\p{L}\p{N}_]+)*$/u, 'is no handle');
/** A path of the shop, a place on the page, or another site. Never 'javascript:'. */
const address = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:|\{\w+\}$)\S*$/, 'is no address');

const targets = {
  /** Handles in the language of the content. */
  collection: handle.optional(),
  page: handle.optional(),
  product: handle.optional(),
  article: handle.optional(),
  /** Paths are without the language: '/brands'. */
  url: address.optional(),
};

const hasOneTarget = (link: Partial<Record<keyof typeof targets, string | undefined>>) =>
  (['collection', 'page', 'product', 'article', 'url'] as const).filter((key) => link[key])
    .length === 1;

const link = z.strictObject(targets).refine(hasOneTarget, 'needs exactly one target');

/** A name in pictures/home.ts of the shop, or a picture of the platform. */
const image = z.union([
  words(40),
  z.object({
    url: z.url({ protocol: /^https?$/ }),
    alt: z.string().max(500),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
]);

const linked = { linkText: words(60).optional(), link: link.optional() };
const hasBoth = ({ linkText, link: target }: { linkText?: unknown; link?: unknown }) =>
  (linkText === undefined) === (target === undefined);
const needsBoth = 'a link needs its text, and a text its link';

const benefit = z.strictObject({
  icon: z.enum(iconNames),
  /** In the bar, `freeFrom`, `shippingCost` and `deliveryDays` are those of the delivery country. */
  text: words(60),
  link: link.optional(),
});

const category = z.strictObject({
  title: words(60),
  collection: handle,
  /** A symbol of theme/category-icons.svg. */
  icon: words(40).optional(),
});

const teaser = z.strictObject({
  tone: z.enum(['light', 'dark']).default('light'),
  badge: words(30).optional(),
  heading: words(60),
  text: words(160).optional(),
  points: z.array(words(80)).max(4).default([]),
  image: image.optional(),
  linkText: words(60).optional(),
  link,
});

/** The sections of the home page by type. */
export const sectionSchemas = {
  hero: z
    .strictObject({
      type: z.literal('hero'),
      heading: words(60),
      text: words(200),
      image,
      /** What the picture shows. */
      imageText: words(160).optional(),
      ...linked,
      secondText: words(60).optional(),
      secondLink: link.optional(),
      showsRating: z.boolean().default(false),
    })
    .refine(hasBoth, needsBoth)
    .refine(
      ({ secondText, secondLink }) => hasBoth({ linkText: secondText, link: secondLink }),
      needsBoth,
    ),
  categories: z.strictObject({
    type: z.literal('categories'),
    heading: words(60).optional(),
    categories: z.array(category).min(2).max(8),
  }),
  products: z
    .strictObject({
      type: z.literal('products'),
      heading: words(60),
      collection: handle.optional(),
      products: z.array(handle).min(2).max(8).optional(),
      count: z.int().min(2).max(8).default(4),
      /** Of the link to the collection. */
      linkText: words(60).optional(),
    })
    .refine(
      ({ collection, products }) => (collection === undefined) !== (products === undefined),
      'needs a collection or products, not both',
    ),
  feature: z
    .strictObject({
      type: z.literal('feature'),
      product: handle.optional(),
      /** Its first product is shown. */
      collection: handle.optional(),
      /** `{month}` is the current one. */
      badge: words(60).optional(),
    })
    .refine(
      ({ collection, product }) => (collection === undefined) !== (product === undefined),
      'needs a product or a collection, not both',
    ),
  teasers: z.strictObject({ type: z.literal('teasers'), teasers: z.array(teaser).min(1).max(2) }),
  brands: z
    .strictObject({
      type: z.literal('brands'),
      heading: words(60).optional(),
      /** Each has brands below it. */
      collections: z.array(handle).min(1).max(3),
      /** How many brands of each collection. */
      counts: z.array(z.int().min(1).max(20)),
    })
    .refine(
      ({ collections, counts }) => collections.length === counts.length,
      'needs a count for each collection',
    ),
  articles: z
    .strictObject({
      type: z.literal('articles'),
      heading: words(60),
      teasers: z.array(teaser).min(1).max(3),
      ...linked,
    })
    .refine(hasBoth, needsBoth),
  text: z.strictObject({
    type: z.literal('text'),
    heading: words(60).optional(),
    paragraphs: z.array(words(2000)).min(1).max(10),
  }),
  module: z.strictObject({
    type: z.literal('module'),
    module: z.enum(homeSections),
    heading: words(60).optional(),
    text: words(200).optional(),
  }),
};

const { hero, categories, products, feature, teasers, brands, articles, text } = sectionSchemas;
const sectionSchema = z.discriminatedUnion('type', [
  hero,
  categories,
  products,
  feature,
  teasers,
  brands,
  articles,
  text,
  sectionSchemas.module,
]);

export type SectionType = keyof typeof sectionSchemas;

export const maxSections = 20;

/** A CSS colour by name or number. */
const colour = z.string().regex(/^(#[\da-f]{3,8}|[a-z]+)$/i, 'is no colour');

export const siteSchema = z.strictObject({
  /** No bar where there is none. */
  benefits: z.array(benefit).max(6).default([]),
  uspBarColor: colour.nullable().default(null),
  /** Without one it is black. */
  topBarColor: colour.nullable().default(null),
  /** The ids of promotions in their order; none: all that are published. */
  promotions: z.array(z.string()).max(5).default([]),
  headerLinks: z
    .array(benefit.required({ link: true }))
    .max(5)
    .default([]),
  /** The collection whose group is in the colour of reduced prices. */
  offers: handle.nullable().default(null),
  /** At the side of the main menu's panels, in their order. */
  menuTiles: z.array(teaser).max(8).default([]),
  searchWords: z.array(words(30)).max(8).default([]),
  searchProducts: z.array(handle).max(4).default([]),
  searchCollections: z.array(category).max(4).default([]),
  /** The buttons of an empty cart. */
  cartLinks: z.array(handle).max(2).default([]),
  /** The first has add-ons for a filled cart, the others what goes with any order. */
  cartAddOns: z.array(handle).max(4).default([]),
});

/** Entries within an entry, by the field that lists them: each is parsed alone. */
export const entrySchemas = {
  teasers: teaser,
  categories: category,
  benefits: benefit,
  headerLinks: benefit.required({ link: true }),
  searchCollections: category,
  menuTiles: teaser,
};

const menuFields = {
  title: words(60),
  ...targets,
  /** Shown only where the shop makes this claim (shop.ts). */
  claim: z.literal('co2CompensatedDeliveries').optional(),
};
const leaf = z.strictObject(menuFields).refine(hasOneTarget, 'needs exactly one target');
const box = z
  .strictObject({ ...menuFields, items: z.array(leaf).max(30).optional() })
  .refine(hasOneTarget, 'needs exactly one target');
/** A url of '#' is a heading. */
const menuSchema = z
  .array(
    z
      .strictObject({ ...menuFields, items: z.array(box).max(20).optional() })
      .refine(hasOneTarget, 'needs exactly one target'),
  )
  .max(20);

export const menuNames = ['main', 'questions', 'about', 'legal'] as const;
export type MenuName = (typeof menuNames)[number];

/** On the platform. Not 'main-menu', which every shop has there: content is taken from there only on purpose. */
export const menuHandles: Record<MenuName, string> = {
  main: 'storefront-main',
  questions: 'storefront-questions',
  about: 'storefront-about',
  legal: 'storefront-legal',
};

const choice = { key: handle, title: words(60) };

/** The content of one language as the shop's files have it. */
export const contentFileSchema = z.strictObject({
  site: siteSchema,
  home: z.array(sectionSchema).max(maxSections),
  menus: z.record(z.enum(menuNames), menuSchema),
  /** Slugs of pages: of the footnote and of the cookie preferences. */
  pages: z.strictObject({ shippingCosts: handle, privacy: handle, imprint: handle }),
  /** The collection with the whole range of the advisor. */
  discover: handle,
  advice: z.strictObject({
    preparations: z.array(
      z.strictObject({
        ...choice,
        /** Values of the platform's filter inputs, which are the same in every language. */
        filters: z.array(z.strictObject({ name: z.string(), value: z.string() })),
      }),
    ),
    tastes: z.array(z.strictObject({ ...choice, collection: handle })),
  }),
  brands: z.strictObject({
    main: handle.nullable(),
    equipment: handle.nullable(),
    featured: handle.nullable(),
  }),
});

export type Link = z.infer<typeof link>;
export type ContentImage = z.infer<typeof image>;
export type Benefit = z.infer<typeof benefit>;
export type Category = z.infer<typeof category>;
export type Teaser = z.infer<typeof teaser>;
export type SiteContent = z.infer<typeof siteSchema>;
export type MenuEntry = z.infer<typeof menuSchema>[number];
export type SectionOf<Type extends SectionType> = z.infer<(typeof sectionSchemas)[Type]>;
export type HomeSection = z.infer<typeof sectionSchema>;
