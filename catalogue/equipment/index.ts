import { slugify } from '../../sandbox/catalogue-format/slugify.ts';
import type {
  CatalogueMetafield,
  CatalogueMetaobject,
  CatalogueProduct,
  CatalogueVariant,
  Localized,
} from '../model.ts';
import { productTypes } from '../model.ts';
import { drawLowestPrice, lowestPriceField, percentBelow } from '../price-metafields.ts';
import { randomFor } from '../random.ts';
import { complements } from './complements.ts';
import { applies, describe, Meetings } from './describe.ts';
import { deviceMetafields } from './device-metafields.ts';
import { capitalised, type Draft, draftKey, joined, localized, phrase, same } from './draft.ts';
import { equipmentDrafts, materialFor } from './drafts.ts';
import { awardMetaobjects, awards } from './editorial/awards.ts';
import { groupOf } from './editorial/groups.ts';
import { preparationTexts } from './editorial/preparations.ts';
import { tips } from './editorial/tip-texts.ts';
import { variantNotes } from './editorial/variant-notes.ts';
import { imageOf, imagesOf } from './images.ts';
import { productTests } from './product-tests.ts';
import { ReviewBook } from './reviews.ts';
import { reducedPrice, type SalesStatus, salesStatuses } from './sales-status.ts';
import { searchSnippet } from './search-snippets.ts';
import { isFreight, shippingTags } from './shipping.ts';

export { equipmentBrands } from './brands.ts';

/** "K620-0007-0002": a block of numbers per product type, then the product, then the variant. */
function skuOf(draft: Draft, number: number, variant: number): string {
  const block = 500 + productTypes.indexOf(draft.productType) * 10;
  return `K${block}-${String(number).padStart(4, '0')}-${String(variant).padStart(4, '0')}`;
}

function deliveryDays(draft: Draft, standing: SalesStatus): { min: number; max: number } {
  if (standing.availability === 'reordered') return { min: 6, max: 9 };
  return isFreight(draft) ? { min: 5, max: 10 } : { min: 1, max: 3 };
}

function variantsOf(draft: Draft, number: number, standing: SalesStatus): CatalogueVariant[] {
  const random = randomFor(`${draftKey(draft)} stock`);
  const isSoldOut = standing.availability === 'sold-out';
  const missing = draft.variants.length > 2 && random.chance(0.12) ? random.int(1, 2) : -1;
  const deliveryTime: CatalogueMetafield = {
    namespace: 'product',
    key: 'delivery_time',
    type: 'json',
    value: JSON.stringify(deliveryDays(draft, standing)),
  };
  return draft.variants.map((variant, index) => {
    const price = reducedPrice(variant.price, standing.percentOff);
    const isEmpty = standing.availability !== 'in-stock' || index === missing;
    const sku = skuOf(draft, number, index + 1);
    const lowest =
      price < variant.price
        ? drawLowestPrice(price, variant.price, randomFor(`${sku} lowest price`))
        : undefined;
    return {
      sku,
      options: variant.options,
      price,
      ...(price < variant.price ? { compareAtPrice: variant.price } : {}),
      ...(variant.contents ? { contents: variant.contents } : {}),
      stock: isEmpty ? 0 : random.int(2, 4 + Math.min(180, standing.unitsSold)),
      whenSoldOut: standing.availability === 'reordered' && !isSoldOut ? 'continue' : 'deny',
      weightGrams: variant.weightGrams,
      ...(draft.variants.length > 1 ? { image: imageOf(draft, index) } : {}),
      metafields: [
        deliveryTime,
        ...(lowest ? [lowestPriceField(lowest)] : []),
        ...variantNotes(isFreight(draft), lowest ? percentBelow(price, lowest) : 0),
      ],
    };
  });
}

function tagsOf(draft: Draft, standing: SalesStatus): string[] {
  const random = randomFor(`${draftKey(draft)} tags`);
  const cheapest = Math.min(...draft.variants.map((variant) => variant.price));
  return [
    ...shippingTags(draft),
    ...(standing.isNew ? ['neu'] : []),
    ...(standing.percentOff > 0 ? ['sale'] : []),
    ...(standing.isBestseller ? ['bestseller'] : []),
    ...(draft.isGift && cheapest <= 10_000 && random.chance(0.6) ? ['geschenk'] : []),
  ];
}

const reference = (key: string, metaobjects: string[]): CatalogueMetafield => ({
  namespace: 'product',
  key,
  type: key === 'awards' ? 'list.metaobject_reference' : 'metaobject_reference',
  value: '',
  metaobjects,
});

function awardsOf(draft: Draft): string[] {
  const random = randomFor(`${draftKey(draft)} awards`);
  const fitting = awards.filter(
    ({ types, asks }) => types.includes(draft.productType) && (asks?.(draft) ?? true),
  );
  return fitting.length > 0 && random.chance(0.1)
    ? random.sample(fitting, 1).map(({ key }) => key)
    : [];
}

function tipOf(draft: Draft): CatalogueMetafield[] {
  const random = randomFor(`${draftKey(draft)} tip`);
  const flags = [...draft.flags, draft.productType, `kind-${draft.kind}`];
  const fitting = tips[groupOf(draft.productType)].filter((tip) => applies(tip, flags));
  if (fitting.length === 0 || !random.chance(0.45)) return [];
  return [
    {
      namespace: 'product',
      key: 'tip',
      type: 'multi_line_text_field',
      value: random.pick(fitting).text,
    },
  ];
}

function preparationsOf({ productType, flags }: Draft): CatalogueMetafield[] {
  const lines = preparationTexts[productType]?.filter((line) => applies(line, flags)) ?? [];
  if (lines.length === 0) return [];
  return [
    {
      namespace: 'product',
      key: 'preparation_text',
      type: 'multi_line_text_field',
      value: joined(
        lines.map(({ text }) => text),
        '\n',
      ),
    },
  ];
}

const technicalDetails = (draft: Draft): CatalogueMetaobject => ({
  key: `technical-details-${draftKey(draft)}`,
  type: 'technical_details',
  fields: [
    {
      key: 'rows',
      type: 'json',
      value: localized((language) =>
        JSON.stringify(
          draft.details.map(({ label, value }) => ({
            label: label[language],
            value: value[language],
          })),
        ),
      ),
    },
  ],
});

const fullTitle = (draft: Draft): Localized =>
  phrase(same('{vendor} {title}'), { vendor: same(draft.vendor), title: draft.title });

interface Range {
  products: CatalogueProduct[];
  metaobjects: CatalogueMetaobject[];
}

function makeRange(): Range {
  const drafts = equipmentDrafts();
  const standing = salesStatuses(drafts);
  const tests = productTests(drafts, standing);
  const goesWith = complements(drafts);
  const book = new ReviewBook();
  const meetings = new Map<string, Meetings>();
  const numbers = new Map<string, number>();
  const products = drafts.map((draft): CatalogueProduct => {
    const key = draftKey(draft);
    const own = standing.get(key);
    if (!own) throw new Error(`no standing of ${key}`);
    const met = meetings.get(draft.kind) ?? new Meetings();
    meetings.set(draft.kind, met);
    const number = (numbers.get(draft.productType) ?? 0) + 1;
    numbers.set(draft.productType, number);
    const title = fullTitle(draft);
    const shortNote = capitalised(draft.shortNote);
    const test = tests.get(key);
    const won = awardsOf(draft);
    return {
      key,
      handle: localized((language) => slugify(title[language])),
      title: draft.title,
      vendor: draft.vendor,
      productType: draft.productType,
      tags: tagsOf(draft, own),
      descriptionHtml: describe(draft, materialFor(draft), met, randomFor(key)),
      seo: { title, description: searchSnippet(draft, title, shortNote) },
      isGiftCard: false,
      createdAt: own.createdAt,
      unitsSold: own.unitsSold,
      options: draft.options,
      variants: variantsOf(draft, number, own),
      images: imagesOf(draft),
      metafields: [
        {
          namespace: 'product',
          key: 'short_note',
          type: 'single_line_text_field',
          value: shortNote,
        },
        ...preparationsOf(draft),
        reference('technical_details', [technicalDetails(draft).key]),
        ...(test ? [reference('test', [test.key])] : []),
        ...(won.length > 0 ? [reference('awards', won)] : []),
        ...tipOf(draft),
        ...deviceMetafields(draft),
        ...book.metafieldsOf(draft, own),
      ],
      sellingPlanGroups: [],
      complementary: goesWith.get(key) ?? [],
    };
  });
  return {
    products,
    metaobjects: [
      ...drafts.map(technicalDetails),
      ...book.metaobjects,
      ...awardMetaobjects(),
      ...tests.values(),
    ],
  };
}

let range: Range | undefined;
const madeRange = () => {
  range ??= makeRange();
  return range;
};

export const equipmentProducts = (): CatalogueProduct[] => madeRange().products;
export const equipmentMetaobjects = (): CatalogueMetaobject[] => madeRange().metaobjects;
