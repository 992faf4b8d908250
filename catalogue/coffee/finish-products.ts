import { slugify } from '../../sandbox/catalogue-format/slugify.ts';
import type {
  CatalogueMetafield,
  CatalogueMetaobject,
  CatalogueProduct,
  CatalogueVariant,
} from '../model.ts';
import {
  drawLowestPrice,
  lowestPriceField,
  percentBelow,
  singlePricesField,
} from '../price-metafields.ts';
import { type Random, randomFor } from '../random.ts';
import { drawRatings, publishRatings } from '../ratings/rating.ts';
import { brandProfiles } from './brands.ts';
import { fill, localized } from './localized.ts';
import { shopPrice } from './packs.ts';
import type { DraftPack, ProductDraft } from './product-draft.ts';
import { reviewWriter } from './reviews/write-reviews.ts';
import { type BadgeKey, badgeObjectKey } from './service/badges.ts';
import * as metafields from './service/metafields.ts';

type StockState = 'plenty' | 'low' | 'sold-out' | 'reordered';

interface SalesStatus {
  unitsSold: number;
  isBestSeller: boolean;
  isNew: boolean;
  percentOff: number;
  stock: StockState;
}

const bestSellers = 60;
const muchReviewed = 250;

/** Adds what the market decides: sales, stock, reductions, novelty, reviews, article numbers. */
export function finishProducts(productDrafts: ProductDraft[]): {
  products: CatalogueProduct[];
  reviews: CatalogueMetaobject[];
} {
  const salesStatuses = assignSalesStatuses(productDrafts);
  const ranked = productDrafts.toSorted(
    (a, b) => salesStatusOf(salesStatuses, b).unitsSold - salesStatusOf(salesStatuses, a).unitsSold,
  );
  const rankOf = new Map(ranked.map((productDraft, index) => [productDraft.key, index]));
  const numbers = createNumbers();
  const reviews: CatalogueMetaobject[] = [];
  const products = productDrafts.map((productDraft) => {
    const salesStatus = salesStatusOf(salesStatuses, productDraft);
    const random = randomFor(`finish/${productDraft.key}`);
    const createdAt = creationTime(salesStatus, random);
    const isMuchReviewed = (rankOf.get(productDraft.key) ?? 0) < muchReviewed;
    const ratings = ratingsOf(productDraft, salesStatus, isMuchReviewed, createdAt);
    reviews.push(...ratings.metaobjects);
    const product = finish(
      productDraft,
      salesStatus,
      numbers(productDraft.vendor),
      createdAt,
      random,
    );
    return { ...product, metafields: [...product.metafields, ...ratings.metafields] };
  });
  return { products: withComponents(products, productDrafts), reviews };
}

/** Of packs, by the article numbers of what they contain. */
function withComponents(
  products: CatalogueProduct[],
  productDrafts: ProductDraft[],
): CatalogueProduct[] {
  const places = new Map(productDrafts.map(({ key }, place) => [key, place]));
  const skuOf = (key: string, grams: number): string => {
    const place = places.get(key) ?? -1;
    const bag = productDrafts[place]?.packs.findIndex((pack) => pack.grams === grams) ?? -1;
    const sku = products[place]?.variants[bag]?.sku;
    if (!sku) throw new Error(`${key} is not sold in ${grams} g`);
    return sku;
  };
  return products.map((product, place) => {
    const contains = productDrafts[place]?.contains;
    if (!contains) return product;
    const components = contains.map(({ key, grams }) => ({ sku: skuOf(key, grams), quantity: 1 }));
    return {
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, components })),
    };
  });
}

function assignSalesStatuses(productDrafts: ProductDraft[]): Map<string, SalesStatus> {
  // their single prices stand on the packs, so they are not reduced
  const inPacks = new Set(
    productDrafts.flatMap(({ contains = [] }) => contains.map(({ key }) => key)),
  );
  const drawn = productDrafts.map((productDraft) => {
    const random = randomFor(`fate/${productDraft.key}`);
    const isStar = productDraft.tags.includes('produkt-des-monats');
    // A long tail: few sell in thousands, most in dozens.
    const unitsSold = Math.round(
      Math.min(4200, 28 * productDraft.appeal * (1 - random.next()) ** -0.8),
    );
    const isNew = !isStar && !productDraft.isGiftCard && random.chance(0.04);
    return {
      productDraft,
      random,
      isStar,
      isNew,
      unitsSold: isStar ? 5400 : isNew ? Math.round(unitsSold / 6) : unitsSold,
    };
  });
  const best = new Set(
    drawn
      .filter(({ productDraft }) => !productDraft.isGiftCard)
      .toSorted((a, b) => b.unitsSold - a.unitsSold)
      .slice(0, bestSellers),
  );
  const statuses = new Map(
    drawn.map((entry): [string, SalesStatus] => {
      const { productDraft, random, isNew, isStar, unitsSold } = entry;
      const isBestSeller = best.has(entry);
      const steady = isStar || productDraft.isGiftCard === true;
      const percentOff =
        steady || isNew || !random.chance(0.08) ? 0 : random.pick([10, 12, 15, 18, 20]);
      const keepsPrice = inPacks.has(productDraft.key) || productDraft.contains !== undefined;
      return [
        productDraft.key,
        {
          unitsSold,
          isBestSeller,
          isNew,
          percentOff: keepsPrice ? 0 : percentOff,
          stock: steady ? 'plenty' : stockState(isBestSeller, random),
        },
      ];
    }),
  );
  for (const { key, contains } of productDrafts) {
    const status = statuses.get(key);
    if (status && contains) status.stock = stockStateOfPack(contains, statuses);
  }
  return statuses;
}

/** A pack is as available as the scarcest of its coffees. */
function stockStateOfPack(
  contains: NonNullable<ProductDraft['contains']>,
  statuses: ReadonlyMap<string, SalesStatus>,
): StockState {
  const states = contains.map(({ key }) => statuses.get(key)?.stock);
  const scarcestFirst: StockState[] = ['sold-out', 'reordered', 'low'];
  return scarcestFirst.find((state) => states.includes(state)) ?? 'plenty';
}

function stockState(isBestSeller: boolean, random: Random): StockState {
  const roll = random.next();
  if (roll < 0.04) return isBestSeller ? 'reordered' : 'sold-out';
  if (roll < 0.07) return 'reordered';
  return roll < 0.1 ? 'low' : 'plenty';
}

function salesStatusOf(
  salesStatuses: Map<string, SalesStatus>,
  productDraft: ProductDraft,
): SalesStatus {
  const salesStatus = salesStatuses.get(productDraft.key);
  if (!salesStatus) throw new Error(`no sales status for ${productDraft.key}`);
  return salesStatus;
}

function ratingsOf(
  productDraft: ProductDraft,
  salesStatus: SalesStatus,
  isMuchReviewed: boolean,
  createdAt: string,
) {
  const random = randomFor(`ratings/${productDraft.key}`);
  const subject = salesStatus.isNew && random.chance(0.6) ? undefined : productDraft.reviewSubject;
  if (!subject) return publishRatings(productDraft.key, [], random);
  const written = isMuchReviewed ? random.int(3, 8) : random.int(0, 3);
  const ratings = drawRatings({
    count: written + Math.round((salesStatus.unitsSold / 4) * (0.4 + random.next())),
    written,
    productCreatedAt: createdAt,
    random,
    write: reviewWriter(subject, random),
  });
  return publishRatings(productDraft.key, ratings, random);
}

function finish(
  productDraft: ProductDraft,
  salesStatus: SalesStatus,
  number: string,
  createdAt: string,
  random: Random,
): CatalogueProduct {
  const onSale = salesStatus.percentOff > 0 || productDraft.packs.some((pack) => pack.singlePrices);
  const bestBefore = bestBeforeDate(productDraft, random);
  return {
    key: productDraft.key,
    handle: localized((language) => handleOf(productDraft.vendor, productDraft.title[language])),
    title: productDraft.title,
    vendor: productDraft.vendor,
    productType: productDraft.productType,
    tags: [
      ...productDraft.tags,
      ...(salesStatus.isNew ? ['neu'] : []),
      ...(onSale ? ['sale'] : []),
      ...(salesStatus.isBestSeller ? ['bestseller'] : []),
    ],
    descriptionHtml: productDraft.descriptionHtml,
    seo: productDraft.seo,
    isGiftCard: productDraft.isGiftCard ?? false,
    createdAt,
    unitsSold: salesStatus.unitsSold,
    options: productDraft.options,
    variants: productDraft.packs.map((pack, index) => ({
      ...sold(pack, salesStatus, random),
      sku: `${number}-${String(index + 1).padStart(4, '0')}`,
      options: pack.options,
      weightGrams: Math.round(pack.grams * 1.05 + (pack.grams > 0 ? 10 : 0)),
      ...(productDraft.isGiftCard ? {} : { contents: pack.contents }),
      ...(pack.image ? { image: pack.image } : {}),
      metafields: variantFields(productDraft, pack, salesStatus, bestBefore, random),
    })),
    images: productDraft.images,
    metafields: productDraft.metafields,
    sellingPlanGroups: productDraft.sellingPlanGroups,
    complementary: [],
  };
}

/** The brand stands once in an address. */
function handleOf(vendor: string, title: string): string {
  return slugify(title.includes(vendor) ? title : `${vendor} ${title}`);
}

type Sold = Pick<CatalogueVariant, 'price' | 'compareAtPrice' | 'stock' | 'whenSoldOut'>;

function sold(pack: DraftPack, salesStatus: SalesStatus, random: Random): Sold {
  const amounts: Record<StockState, number> = {
    plenty: random.int(8, 240),
    low: random.int(1, 3),
    'sold-out': 0,
    reordered: 0,
  };
  const price = priceOf(pack, salesStatus);
  const before = pack.singlePrices ?? pack.price;
  return {
    price,
    // a merchant may well enter the single prices here, too: no shop may take them for a former price
    ...(before > price ? { compareAtPrice: before } : {}),
    stock: amounts[salesStatus.stock],
    whenSoldOut: salesStatus.stock === 'reordered' ? 'continue' : 'deny',
  };
}

const priceOf = (pack: DraftPack, salesStatus: SalesStatus) =>
  salesStatus.percentOff > 0
    ? shopPrice((pack.price * (100 - salesStatus.percentOff)) / 100)
    : pack.price;

const groundNote = {
  de: 'Wird erst nach deiner Bestellung gemahlen',
  en: 'Ground only after you order',
  da: 'Males først, når du har bestilt',
};
const saleNote = {
  de: '{percent} % günstiger, solange der Vorrat reicht',
  en: '{percent}% off while stocks last',
  da: '{percent} % billigere, så længe lager haves',
};

function variantFields(
  productDraft: ProductDraft,
  pack: DraftPack,
  salesStatus: SalesStatus,
  bestBefore: string | undefined,
  random: Random,
): CatalogueMetafield[] {
  const badge = badgeFor(productDraft, pack, salesStatus, random);
  const price = priceOf(pack, salesStatus);
  const lowest =
    price < pack.price
      ? drawLowestPrice(price, pack.price, randomFor(`lowest/${productDraft.key}/${pack.grams}`))
      : undefined;
  const isInStock = salesStatus.stock === 'plenty' || salesStatus.stock === 'low';
  const roasted = isInStock ? roastDate(productDraft, pack) : undefined;
  const delivery = salesStatus.stock === 'reordered' ? { min: 6, max: 9 } : { min: 1, max: 3 };
  return [
    ...(bestBefore ? [metafields.day('fulfillment', 'best_before_date', bestBefore)] : []),
    ...(roasted ? [metafields.day('fulfillment', 'roast_date', roasted)] : []),
    ...(productDraft.isGiftCard ? [] : [metafields.json('product', 'delivery_time', delivery)]),
    ...(pack.isGround && productDraft.packs.some(({ isGround }) => !isGround)
      ? [metafields.line('product', 'note', groundNote)]
      : []),
    ...(lowest
      ? [
          lowestPriceField(lowest),
          metafields.line(
            'product',
            'promotional_note',
            fill(saleNote, { percent: percentBelow(price, lowest) }),
          ),
        ]
      : []),
    ...(pack.singlePrices ? [singlePricesField(pack.singlePrices)] : []),
    ...(pack.image && pack.grams === 1000
      ? [metafields.gallery([pack.image, ...productDraft.images.slice(1)])]
      : []),
    ...(badge ? [metafields.reference('variant', 'badge', badgeObjectKey(badge))] : []),
  ];
}

function badgeFor(
  productDraft: ProductDraft,
  pack: DraftPack,
  salesStatus: SalesStatus,
  random: Random,
): BadgeKey | undefined {
  if (productDraft.isRare) return 'small-lot';
  if (salesStatus.stock === 'low') return 'last-bags';
  if (salesStatus.isNew && productDraft.reviewSubject?.kind === 'coffee') return 'fresh-harvest';
  return pack.grams === 1000 && random.chance(0.06) ? 'best-value' : undefined;
}

const roastDays = new Map(brandProfiles.map(({ name, roastDay }) => [name, roastDay]));

/**
 * Of coffees with a drinking window: the roastery's weekday in one of the last three weeks. Fixed, so that the catalogue
 * is always the same.
 */
function roastDate(
  { key, vendor, metafields }: ProductDraft,
  { grams }: DraftPack,
): string | undefined {
  if (!metafields.some((field) => field.key === 'drinking_window')) return undefined;
  const weeks = randomFor(`roast date/${key}/${grams}`).int(0, 2);
  const daysAfterMonday = (roastDays.get(vendor) ?? 0) - 7 * weeks;
  return new Date(Date.UTC(2026, 10, 9 + daysAfterMonday)).toISOString().slice(0, 10);
}

function bestBeforeDate(productDraft: ProductDraft, random: Random): string | undefined {
  if (!productDraft.keepsFor) return undefined;
  const from = Date.UTC(2027, 0, 4);
  const days = productDraft.keepsFor === 'long' ? random.int(0, 540) : random.int(0, 150);
  return new Date(from + days * 86_400_000).toISOString().slice(0, 10);
}

function creationTime(salesStatus: SalesStatus, random: Random): string {
  const today = Date.UTC(2026, 10, 15);
  const age = salesStatus.isNew ? random.int(1, 28) : random.int(40, 1500);
  return new Date(today - age * 86_400_000 + random.int(6, 17) * 3_600_000).toISOString();
}

/** "K014-0007": the brand, then the brand's product; the shop's own goods are K099. */
function createNumbers(): (vendor: string) => string {
  const brandNumbers = new Map(brandProfiles.map((brand, index) => [brand.name, index + 1]));
  const counts = new Map<string, number>();
  return (vendor) => {
    const count = (counts.get(vendor) ?? 0) + 1;
    counts.set(vendor, count);
    const brand = String(brandNumbers.get(vendor) ?? 99).padStart(3, '0');
    return `K${brand}-${String(count).padStart(4, '0')}`;
  };
}
