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
import type { Random } from '../random.ts';
import { drawRatings, publishRatings } from '../ratings/rating.ts';
import { brandProfiles } from './brands.ts';
import { fill, localized } from './localized.ts';
import { shopPrice } from './packs.ts';
import { randomFor } from './random-for.ts';
import { reviewWriter } from './reviews/write-reviews.ts';
import { type BadgeKey, badgeObjectKey } from './service/badges.ts';
import * as metafields from './service/metafields.ts';
import type { Sketch, SketchPack } from './sketch.ts';

type StockState = 'plenty' | 'low' | 'sold-out' | 'reordered';

interface Fate {
  unitsSold: number;
  isBestSeller: boolean;
  isNew: boolean;
  percentOff: number;
  stock: StockState;
}

const bestSellers = 60;
const muchReviewed = 250;

/** Adds what the market decides: sales, stock, reductions, novelty, reviews, article numbers. */
export function finishProducts(sketches: Sketch[]): {
  products: CatalogueProduct[];
  reviews: CatalogueMetaobject[];
} {
  const fates = castFates(sketches);
  const ranked = sketches.toSorted(
    (a, b) => fateOf(fates, b).unitsSold - fateOf(fates, a).unitsSold,
  );
  const rankOf = new Map(ranked.map((sketch, index) => [sketch.key, index]));
  const numbers = createNumbers();
  const reviews: CatalogueMetaobject[] = [];
  const products = sketches.map((sketch) => {
    const fate = fateOf(fates, sketch);
    const random = randomFor(`finish/${sketch.key}`);
    const createdAt = creationTime(fate, random);
    const isMuchReviewed = (rankOf.get(sketch.key) ?? 0) < muchReviewed;
    const ratings = ratingsOf(sketch, fate, isMuchReviewed, createdAt);
    reviews.push(...ratings.metaobjects);
    const product = finish(sketch, fate, numbers(sketch.vendor), createdAt, random);
    return { ...product, metafields: [...product.metafields, ...ratings.metafields] };
  });
  return { products, reviews };
}

function castFates(sketches: Sketch[]): Map<string, Fate> {
  // their single prices stand on the packs, so they are not reduced
  const inPacks = new Set(sketches.flatMap(({ contains }) => contains ?? []));
  const drawn = sketches.map((sketch) => {
    const random = randomFor(`fate/${sketch.key}`);
    const isStar = sketch.tags.includes('produkt-des-monats');
    // A long tail: few sell in thousands, most in dozens.
    const unitsSold = Math.round(Math.min(4200, 28 * sketch.appeal * (1 - random.next()) ** -0.8));
    const isNew = !isStar && !sketch.isGiftCard && random.chance(0.04);
    return {
      sketch,
      random,
      isStar,
      isNew,
      unitsSold: isStar ? 5400 : isNew ? Math.round(unitsSold / 6) : unitsSold,
    };
  });
  const best = new Set(
    drawn
      .filter(({ sketch }) => !sketch.isGiftCard)
      .toSorted((a, b) => b.unitsSold - a.unitsSold)
      .slice(0, bestSellers),
  );
  return new Map(
    drawn.map((entry) => {
      const { sketch, random, isNew, isStar, unitsSold } = entry;
      const isBestSeller = best.has(entry);
      const steady = isStar || sketch.isGiftCard === true;
      const percentOff =
        steady || isNew || !random.chance(0.08) ? 0 : random.pick([10, 12, 15, 18, 20]);
      const keepsPrice = inPacks.has(sketch.key) || sketch.contains !== undefined;
      return [
        sketch.key,
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
}

function stockState(isBestSeller: boolean, random: Random): StockState {
  const roll = random.next();
  if (roll < 0.04) return isBestSeller ? 'reordered' : 'sold-out';
  if (roll < 0.07) return 'reordered';
  return roll < 0.1 ? 'low' : 'plenty';
}

function fateOf(fates: Map<string, Fate>, sketch: Sketch): Fate {
  const fate = fates.get(sketch.key);
  if (!fate) throw new Error(`no fate for ${sketch.key}`);
  return fate;
}

function ratingsOf(sketch: Sketch, fate: Fate, isMuchReviewed: boolean, createdAt: string) {
  const random = randomFor(`ratings/${sketch.key}`);
  const subject = fate.isNew && random.chance(0.6) ? undefined : sketch.reviewSubject;
  if (!subject) return publishRatings(sketch.key, [], random);
  const written = isMuchReviewed ? random.int(3, 8) : random.int(0, 3);
  const ratings = drawRatings({
    count: written + Math.round((fate.unitsSold / 4) * (0.4 + random.next())),
    written,
    productCreatedAt: createdAt,
    random,
    write: reviewWriter(subject, random),
  });
  return publishRatings(sketch.key, ratings, random);
}

function finish(
  sketch: Sketch,
  fate: Fate,
  number: string,
  createdAt: string,
  random: Random,
): CatalogueProduct {
  const onSale = fate.percentOff > 0 || sketch.packs.some((pack) => pack.singlePrices);
  const bestBefore = bestBeforeDate(sketch, random);
  return {
    key: sketch.key,
    handle: localized((language) => handleOf(sketch.vendor, sketch.title[language])),
    title: sketch.title,
    vendor: sketch.vendor,
    productType: sketch.productType,
    tags: [
      ...sketch.tags,
      ...(fate.isNew ? ['neu'] : []),
      ...(onSale ? ['sale'] : []),
      ...(fate.isBestSeller ? ['bestseller'] : []),
    ],
    descriptionHtml: sketch.descriptionHtml,
    seo: sketch.seo,
    isGiftCard: sketch.isGiftCard ?? false,
    createdAt,
    unitsSold: fate.unitsSold,
    options: sketch.options,
    variants: sketch.packs.map((pack, index) => ({
      ...sold(pack, fate, random),
      sku: `${number}-${String(index + 1).padStart(4, '0')}`,
      options: pack.options,
      weightGrams: Math.round(pack.grams * 1.05 + (pack.grams > 0 ? 10 : 0)),
      ...(sketch.isGiftCard ? {} : { contents: pack.contents }),
      ...(pack.image ? { image: pack.image } : {}),
      metafields: variantFields(sketch, pack, fate, bestBefore, random),
    })),
    images: sketch.images,
    metafields: sketch.metafields,
    sellingPlanGroups: sketch.sellingPlanGroups,
    complementary: [],
  };
}

/** The brand stands once in an address. */
function handleOf(vendor: string, title: string): string {
  return slugify(title.includes(vendor) ? title : `${vendor} ${title}`);
}

type Sold = Pick<CatalogueVariant, 'price' | 'compareAtPrice' | 'stock' | 'whenSoldOut'>;

function sold(pack: SketchPack, fate: Fate, random: Random): Sold {
  const amounts: Record<StockState, number> = {
    plenty: random.int(8, 240),
    low: random.int(1, 3),
    'sold-out': 0,
    reordered: 0,
  };
  const price = priceOf(pack, fate);
  const before = pack.singlePrices ?? pack.price;
  return {
    price,
    // a merchant may well enter the single prices here, too: no shop may take them for a former price
    ...(before > price ? { compareAtPrice: before } : {}),
    stock: amounts[fate.stock],
    whenSoldOut: fate.stock === 'reordered' ? 'continue' : 'deny',
  };
}

const priceOf = (pack: SketchPack, fate: Fate) =>
  fate.percentOff > 0 ? shopPrice((pack.price * (100 - fate.percentOff)) / 100) : pack.price;

const groundNote = {
  de: 'Wird erst nach deiner Bestellung gemahlen',
  en: 'Ground only after you order',
  da: 'Males først, når du har bestilt',
};
const saleNote = {
  de: '{percent} % günstiger, solange der Vorrat reicht',
  en: '{percent} % off while stocks last',
  da: '{percent} % billigere, så længe lager haves',
};

function variantFields(
  sketch: Sketch,
  pack: SketchPack,
  fate: Fate,
  bestBefore: string | undefined,
  random: Random,
): CatalogueMetafield[] {
  const badge = badgeFor(sketch, pack, fate, random);
  const price = priceOf(pack, fate);
  const lowest =
    price < pack.price
      ? drawLowestPrice(price, pack.price, randomFor(`lowest/${sketch.key}/${pack.grams}`))
      : undefined;
  const delivery = fate.stock === 'reordered' ? { min: 6, max: 9 } : { min: 1, max: 3 };
  return [
    ...(bestBefore ? [metafields.day('fulfillment', 'best_before_date', bestBefore)] : []),
    ...(sketch.isGiftCard ? [] : [metafields.json('product', 'delivery_time', delivery)]),
    ...(pack.isGround ? [metafields.line('product', 'note', groundNote)] : []),
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
      ? [metafields.gallery([pack.image, ...sketch.images.slice(1)])]
      : []),
    ...(badge ? [metafields.reference('variant', 'badge', badgeObjectKey(badge))] : []),
  ];
}

function badgeFor(
  sketch: Sketch,
  pack: SketchPack,
  fate: Fate,
  random: Random,
): BadgeKey | undefined {
  if (sketch.tags.includes('produkt-des-monats')) return 'lotsenwahl';
  if (fate.isBestSeller && random.chance(0.35)) return 'lotsenwahl';
  if (sketch.isRare) return 'small-lot';
  if (fate.stock === 'low') return 'last-bags';
  if (fate.isNew && sketch.reviewSubject?.kind === 'coffee') return 'fresh-harvest';
  return pack.grams === 1000 && random.chance(0.06) ? 'best-value' : undefined;
}

function bestBeforeDate(sketch: Sketch, random: Random): string | undefined {
  if (!sketch.keepsFor) return undefined;
  const from = Date.UTC(2027, 0, 4);
  const days = sketch.keepsFor === 'long' ? random.int(0, 540) : random.int(0, 150);
  return new Date(from + days * 86_400_000).toISOString().slice(0, 10);
}

function creationTime(fate: Fate, random: Random): string {
  const today = Date.UTC(2026, 10, 15);
  const age = fate.isNew ? random.int(1, 28) : random.int(40, 1500);
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
