import { type Language, languageFacts, languages } from '../i18n/languages.ts';
import type { Brand } from './brand.ts';
import type { Collection } from './collection.ts';
import { countListedVariants } from './count-listed-variants.ts';
import { type ListingQuery, toPlatformFilters } from './listing-query.ts';
import * as operations from './operations/generated.ts';
import type { Platform } from './platform.ts';
import { availabilityOf, type ProductCard, type ProductDetail, type Stock } from './product.ts';
import type { ProductTest, ProductTestReport } from './product-test.ts';
import type { Promotion } from './promotion.ts';
import { createSearches, type Searches } from './searches.ts';
import { toBrands } from './transforms/brand.ts';
import { listedVariantsOf, toCollection } from './transforms/collection.ts';
import { totalOf } from './transforms/filters.ts';
import { toProductCard } from './transforms/product.ts';
import { toProductDetail, toReview } from './transforms/product-detail.ts';
import { toProductTest, toProductTestReport } from './transforms/product-test.ts';
import { toPromotion } from './transforms/promotion.ts';

interface CollectionRequest {
  handle: string;
  language: Language;
  query: ListingQuery;
}

interface BrandsRequest {
  /** The collection below which the brands stand. */
  handle: string;
  language: Language;
  count: number;
  /** Whether to count each brand's products, which takes the platform longer. */
  withSizes?: boolean;
}

interface Named {
  collection: string;
}
/** As many as the home page has categories. */
type SixCollections = readonly [Named, Named, Named, Named, Named, Named];

/** Everything the shop shows that is the same for every visitor. */
export interface Catalogue extends Searches {
  collection(request: CollectionRequest): Promise<Collection | null>;
  /** How many products each collection has, by handle; one is absent where the platform does not say. */
  collectionSizes(collections: SixCollections, language: Language): Promise<Record<string, number>>;
  /** The most important first. */
  brands(request: BrandsRequest): Promise<Brand[]>;
  product(handle: string, language: Language): Promise<ProductDetail | null>;
  /** Those that still exist, in the order of their ids. */
  productCards(ids: string[], language: Language): Promise<ProductCard[]>;
  /** Whether each variant of a product can be had now. */
  stock(productId: string): Promise<Stock | null>;
  /** Up to four by their handles; one the platform does not know is left out. */
  productCardsByHandle(handles: readonly string[], language: Language): Promise<ProductCard[]>;
  /** What goes with a product, or could be bought in its place. */
  recommendations(
    handle: string,
    intent: 'COMPLEMENTARY' | 'RELATED',
    language: Language,
  ): Promise<ProductCard[]>;
  productTest(handle: string, language: Language): Promise<ProductTestReport | null>;
  /** All of them, in the platform's order. */
  productTests(language: Language): Promise<ProductTest[]>;
  /** What the bar above every page tells, in the platform's order. */
  topBarPromotions(language: Language): Promise<Promotion[]>;
  /** The handle of the same thing in every language. */
  collectionHandles(id: string): Promise<Partial<Record<Language, string>>>;
  productHandles(id: string): Promise<Partial<Record<Language, string>>>;
}

/** More are not read: nobody pages that far, and every ten are a further call. */
const mostReviews = 50;

const sortKeys = {
  relevance: { sortKey: 'RELEVANCE', reverse: false },
  topseller: { sortKey: 'BEST_SELLING', reverse: false },
  newest: { sortKey: 'CREATED', reverse: true },
  price_asc: { sortKey: 'PRICE', reverse: false },
} as const;

export function createCatalogue(platform: Platform): Catalogue {
  return {
    ...createSearches(platform),
    async collection({ handle, language, query }) {
      const request = {
        handle,
        filters: toPlatformFilters(query),
        language: languageFacts[language].code,
      };
      const { collection } = await platform.send(operations.Collection, {
        ...request,
        first: query.show,
        endCursor: query.start?.cursor ?? null,
        ...sortKeys[query.sort],
      });
      if (!collection) return null;
      const shown = toCollection(collection, query);
      const isListed = listedVariantsOf(collection);
      if (isListed && shown.listing.total === null) {
        shown.listing.total = await countListedVariants(platform, request, isListed);
      }
      return shown;
    },
    async collectionSizes([first, second, third, fourth, fifth, sixth], language) {
      const answer = await platform.send(operations.CategorySizes, {
        first: first.collection,
        second: second.collection,
        third: third.collection,
        fourth: fourth.collection,
        fifth: fifth.collection,
        sixth: sixth.collection,
        language: languageFacts[language].code,
      });
      const sizes = Object.values(answer).flatMap((collection) => {
        const total = collection && totalOf(collection.products.filters, []);
        return total === null ? [] : [[collection?.handle, total] as const];
      });
      return Object.fromEntries(sizes);
    },
    async brands({ handle, language, count, withSizes = false }) {
      const { collection } = await platform.send(operations.Brands, {
        handle,
        count,
        withSizes,
        language: languageFacts[language].code,
      });
      return collection ? toBrands(collection) : [];
    },
    async product(handle, language) {
      const { product } = await platform.send(operations.ProductDetail, {
        handle,
        language: languageFacts[language].code,
      });
      if (!product) return null;
      const detail = toProductDetail(product);
      // ten references are the most one call asks for
      let next = nextPageOf(product.reviews?.references?.pageInfo);
      while (next !== null && detail.reviews.length < mostReviews) {
        const more = await platform.send(operations.ProductReviews, {
          handle,
          endCursor: next,
          language: languageFacts[language].code,
        });
        const references = more.product?.reviews?.references;
        detail.reviews.push(...(references?.nodes ?? []).flatMap(toReview));
        next = nextPageOf(references?.pageInfo);
      }
      return detail;
    },
    async productCards(ids, language) {
      if (ids.length === 0) return [];
      const { nodes } = await platform.send(operations.ProductCards, {
        ids,
        language: languageFacts[language].code,
      });
      return nodes.flatMap((node) => (node?.__typename === 'Product' ? toProductCard(node) : []));
    },
    async stock(id) {
      const { product } = await platform.send(operations.ProductStock, { id });
      return (
        product &&
        Object.fromEntries(product.variants.nodes.map((node) => [node.id, availabilityOf(node)]))
      );
    },
    async productCardsByHandle([first = '', second = '', third = '', fourth = ''], language) {
      const answer = await platform.send(operations.ProductCardsByHandle, {
        ...{ first, second, third, fourth },
        language: languageFacts[language].code,
      });
      return [answer.first, answer.second, answer.third, answer.fourth].flatMap((product) =>
        product ? [toProductCard(product)] : [],
      );
    },
    async recommendations(handle, intent, language) {
      const { productRecommendations } = await platform.send(operations.ProductRecommendations, {
        handle,
        intent,
        language: languageFacts[language].code,
      });
      return (productRecommendations ?? []).map(toProductCard);
    },
    async productTest(handle, language) {
      const { metaobject } = await platform.send(operations.ProductTest, {
        handle,
        language: languageFacts[language].code,
      });
      return metaobject && toProductTestReport(metaobject);
    },
    async productTests(language) {
      const { metaobjects } = await platform.send(operations.ProductTests, {
        language: languageFacts[language].code,
      });
      return metaobjects.nodes.flatMap((node) => toProductTest(node) ?? []);
    },
    async topBarPromotions(language) {
      const { metaobjects } = await platform.send(operations.TopBarPromotion, {
        language: languageFacts[language].code,
      });
      return metaobjects.nodes.flatMap((node) => toPromotion(node, language) ?? []);
    },
    collectionHandles: (id) =>
      inEveryLanguage(async (language) => {
        const answer = await platform.send(operations.CollectionHandleById, { id, language });
        return answer.collection?.handle;
      }),
    productHandles: (id) =>
      inEveryLanguage(async (language) => {
        const answer = await platform.send(operations.ProductHandleById, { id, language });
        return answer.product?.handle;
      }),
  };
}

function nextPageOf(
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined,
): string | null {
  return pageInfo?.hasNextPage ? pageInfo.endCursor : null;
}

async function inEveryLanguage(
  ask: (code: 'DE' | 'EN' | 'DA') => Promise<string | undefined>,
): Promise<Partial<Record<Language, string>>> {
  const answers = await Promise.all(
    languages.map(async (language) => [language, await ask(languageFacts[language].code)] as const),
  );
  return Object.fromEntries(answers.filter(([, handle]) => handle !== undefined));
}
