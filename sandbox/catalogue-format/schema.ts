import { z } from 'zod';
import { type Language, sameInAllLanguages } from './languages.ts';
import { localized } from './localized.ts';
import { fieldSchema, imageSchema, metafieldSchema } from './metafields.ts';

// The records of a catalogue directory. Money is in cents, keys are unique within their file.

const key = z.string().regex(/^\S+$/);
const cents = z.int().min(0);
const timestamp = z.iso.datetime({ offset: true });

export const discountSchema = z.strictObject({
  code: z.string().min(1),
  value: z.union([z.strictObject({ percent: z.number() }), z.strictObject({ amount: cents })]),
  /** 'product' reduces the entitled lines, 'order' the whole cart. */
  level: z.enum(['product', 'order']),
  minimumSubtotal: cents.optional(),
  collections: z.array(key).optional(),
  usageLimit: z.int().min(1).optional(),
  oncePerCustomer: z.boolean().default(false),
  startsAt: timestamp,
  endsAt: timestamp.optional(),
  combinable: z.boolean().default(false),
  appliesToSubscriptions: z.boolean().default(true),
});

export const giftCardSchema = z.strictObject({
  code: z.string().min(1),
  balance: cents,
  expiresOn: z.iso.date().optional(),
});

/** An old path of the merchant's shop, and where it leads now. */
export const redirectSchema = z.strictObject({
  path: z.string().startsWith('/'),
  target: z.string().min(1),
});

/** A picture that does not lie under files/ but is drawn by the catalogue's picture renderer. */
export const pictureSchema = z.strictObject({
  file: z.string().regex(/^[a-z0-9][a-z0-9.-]*\.webp$/),
  width: z.int().min(1),
  height: z.int().min(1),
  /** Changes whenever the picture does. */
  version: z.string().min(1),
  recipe: z.unknown(),
});

/** How many of a variant can be bought at once. */
export const quantityRuleSchema = z
  .strictObject({
    minimum: z.int().min(1).default(1),
    maximum: z.int().min(1).nullable().default(null),
    increment: z.int().min(1).default(1),
  })
  .refine(
    ({ minimum, maximum, increment }) =>
      minimum % increment === 0 && (maximum ?? increment) % increment === 0,
    'minimum and maximum are multiples of the increment',
  )
  .refine(({ minimum, maximum }) => maximum === null || minimum <= maximum, 'minimum <= maximum');

/** A file under files/. */
function mediaFile(extension: string) {
  return z.string().regex(new RegExp(`^[a-z0-9][a-z0-9.-]*\\.${extension}$`));
}

/** The schemas of records with texts. */
export function recordSchemas(primaryLanguage: Language) {
  const text = localized(primaryLanguage);
  const image = imageSchema(primaryLanguage);
  const medium = z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('video'),
      alt: text,
      preview: image,
      file: mediaFile('mp4'),
      width: z.int().min(1),
      height: z.int().min(1),
    }),
    z.strictObject({
      kind: z.literal('external-video'),
      alt: text,
      preview: image,
      host: z.enum(['YOUTUBE', 'VIMEO']),
      video: z.string().regex(/^[\w-]+$/),
    }),
    z.strictObject({
      kind: z.literal('model'),
      alt: text,
      preview: image,
      file: mediaFile('glb'),
    }),
  ]);
  const metafields = z.array(metafieldSchema(primaryLanguage)).default([]);
  const page = {
    key,
    /** The key if left out. */
    handle: text.optional(),
    title: text,
    descriptionHtml: text.default(sameInAllLanguages('')),
    /** The title, and nothing, if left out. */
    seo: z.strictObject({ title: text, description: text }).optional(),
    metafields,
  };
  const variant = z.strictObject({
    sku: z.string().min(1),
    /** Indexes into the values of each of the product's options, in their order. */
    options: z.array(z.int().min(0)).default([]),
    price: cents,
    compareAtPrice: cents.optional(),
    /** Contents of one pack, where the law asks for a unit price. */
    contents: z
      .strictObject({ amount: z.number().positive(), unit: z.enum(['g', 'kg', 'ml', 'l']) })
      .optional(),
    /** Of a fixed bundle: what it contains. Its stock is what its components allow, so its own is not read. */
    components: z
      .array(z.strictObject({ sku: z.string().min(1), quantity: z.int().min(1).default(1) }))
      .min(1)
      .refine(
        (items) => new Set(items.map(({ sku }) => sku)).size === items.length,
        'each component once, with its quantity',
      )
      .optional(),
    quantityRule: quantityRuleSchema.optional(),
    stock: z.int().default(0),
    /** 'continue' sells beyond the stock: the platform then reports it as currently not in stock. */
    whenSoldOut: z.enum(['deny', 'continue']).default('deny'),
    weightGrams: z.number().min(0).default(0),
    /** GTIN, EAN, UPC or ISBN. */
    barcode: z.string().min(1).optional(),
    image: image.optional(),
    metafields,
  });
  const product = z
    .strictObject({
      ...page,
      vendor: z.string().min(1),
      productType: text,
      /** Of the platform's taxonomy: its id, and the names from the root down to it. */
      category: z
        .strictObject({ id: z.string().regex(/^[a-z]{2}(-\d+)*$/), path: z.array(z.string()) })
        .refine(({ id, path }) => id.split('-').length === path.length, 'one name for each part')
        .optional(),
      tags: z.array(z.string()).default([]),
      isGiftCard: z.boolean().default(false),
      createdAt: timestamp,
      /** Units sold lately: the order of "best selling". */
      unitsSold: z.int().min(0).default(0),
      /** Included tax in per cent; the shop's rate if left out. */
      taxRate: z.number().min(0).max(100).optional(),
      options: z
        .array(
          z.strictObject({
            name: text,
            values: z.array(z.strictObject({ name: text, swatch: z.string().optional() })).min(1),
          }),
        )
        .default([]),
      variants: z.array(variant).min(1),
      images: z.array(image).default([]),
      /** After the pictures. */
      media: z.array(medium).default([]),
      sellingPlanGroups: z.array(key).default([]),
      /** Keys of products that go with this one, best first. */
      complementary: z.array(key).default([]),
    })
    .transform(withPageDefaults);
  const collection = z
    .strictObject({
      ...page,
      image: image.optional(),
      /** Keys of its products, in the collection's own order. */
      products: z.array(key),
    })
    .transform(withPageDefaults);
  const metaobject = z.strictObject({
    /** Unique among all metaobjects; also the handle. */
    key,
    type: z.string().min(1),
    fields: z.array(fieldSchema(primaryLanguage)),
  });
  const sellingPlanGroup = z.strictObject({
    key,
    name: text,
    plans: z.array(
      z.strictObject({
        key,
        name: text,
        interval: z.enum(['DAY', 'WEEK', 'MONTH']),
        intervalCount: z.int().min(1),
        percentOff: z.number().min(0).max(100),
      }),
    ),
  });
  return { product, collection, metaobject, sellingPlanGroup };
}

interface Page {
  key: string;
  handle?: ReturnType<typeof sameInAllLanguages> | undefined;
  title: ReturnType<typeof sameInAllLanguages>;
  seo?: { title: Page['title']; description: Page['title'] } | undefined;
}

function withPageDefaults<T extends Page>(page: T) {
  return {
    ...page,
    handle: page.handle ?? sameInAllLanguages(page.key),
    seo: page.seo ?? { title: page.title, description: sameInAllLanguages('') },
  };
}
