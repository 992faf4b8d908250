import { languageFacts } from '#shop/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Collection } from '../collection/collection.ts';
import { countListedVariants } from '../collection/count-listed-variants.ts';
import { type ListingQuery, toPlatformFilters } from '../collection/listing-query.ts';
import { listedVariantsOf, toCollection } from '../collection/to-collection.ts';
import { totalOf } from '../collection/to-filters.ts';
import { inEveryLocale, inHomeMarkets, type PlatformByLocale } from '../markets/in-locales.ts';
import * as operations from '../operations/generated.ts';
import { oncePerResponse } from '../platform/once-per-response.ts';
import type { Platform } from '../platform/platform.ts';
import type { Brand } from '../product/brand.ts';
import { cardVariables, detailVariables } from '../product/module-facts.ts';
import {
  availabilityOf,
  type ProductCard,
  type ProductDetail,
  type Stock,
} from '../product/product.ts';
import type { ListedTest, ProductTestReport } from '../product/product-test-report.ts';
import { toBrands } from '../product/to-brand.ts';
import { toProductCard } from '../product/to-product.ts';
import { toProductDetail, toReview } from '../product/to-product-detail.ts';
import { toListedTest, toProductTestReport } from '../product/to-product-test.ts';
import type { ReviewSource } from '../reviews/review-source.ts';
import type { ShopRating } from '../reviews/shop-rating.ts';
import { toShopRating } from '../reviews/to-shop-rating.ts';
import { createSearches, type Searches } from '../search/searches.ts';
import { allVariants } from './all-variants.ts';
import type { Promotion } from './promotion.ts';
import { toPayments } from './to-payments.ts';
import { toPromotion } from './to-promotion.ts';

interface CollectionRequest {
  handle: string;
  language: Language;
  query: ListingQuery;
}

interface BrandsRequest {
  /** The parent collection of the brands. */
  handle: string;
  language: Language;
  count: number;
  /** Whether to count each brand's products, which is a slower query. */
  withSizes?: boolean;
}

/** All data that is the same for every visitor. */
export interface Catalogue extends Searches {
  collection(request: CollectionRequest): Promise<Collection | null>;
  /** The number of products by handle; a collection is absent where its number is unknown. */
  collectionSizes(handles: string[], language: Language): Promise<Record<string, number>>;
  /** The most important first. */
  brands(request: BrandsRequest): Promise<Brand[]>;
  /** With its reviews, or only the first of them. */
  product(
    handle: string,
    language: Language,
    wanted?: 'all' | 'first',
  ): Promise<ProductDetail | null>;
  /** In the order of their ids, without those that no longer exist. */
  productCards(ids: string[], language: Language): Promise<ProductCard[]>;
  /** The current availability of each variant. */
  stock(productId: string): Promise<Stock | null>;
  /** In the order of their handles, without those that do not exist. */
  productCardsByHandle(handles: readonly string[], language: Language): Promise<ProductCard[]>;
  /** Complementary products or alternatives. */
  recommendations(
    handle: string,
    intent: 'COMPLEMENTARY' | 'RELATED',
    language: Language,
  ): Promise<ProductCard[]>;
  productTest(handle: string, language: Language): Promise<ProductTestReport | null>;
  /** All of them, in the platform's order. */
  productTests(language: Language): Promise<ListedTest[]>;
  /** What every page shows: the promotions of the top bar, in the platform's order, and the shop's rating. */
  pageFrame(language: Language): Promise<PageFrameData>;
  /** The handle in every language, in the markets where it is published. */
  collectionHandles(id: string): Promise<Partial<Record<Locale, string>>>;
  productHandles(id: string): Promise<Partial<Record<Locale, string>>>;
}

interface PageFrameData {
  promotions: Promotion[];
  /** Of the review service, else of the platform; null where neither has one: it is then not shown. */
  shopRating: ShopRating | null;
  /** Cards and wallets that the checkout takes, by the platform's names. */
  payments: readonly string[] | null;
}

/** A limit, since every ten reviews need another request. */
const maxReviews = 50;

const sortKeys = {
  relevance: { sortKey: 'RELEVANCE', reverse: false },
  topseller: { sortKey: 'BEST_SELLING', reverse: false },
  newest: { sortKey: 'CREATED', reverse: true },
  price_asc: { sortKey: 'PRICE', reverse: false },
} as const;

const collectionOf = oncePerResponse(toCollection);
const detailOf = oncePerResponse(toProductDetail);
const cardOf = oncePerResponse(toProductCard);

/** Reviews come from the product's metafields, or from a service that does not throw. */
export function createCatalogue(
  platform: Platform,
  reviewSource: ReviewSource | null = null,
  everywhere: PlatformByLocale = inHomeMarkets(platform),
): Catalogue {
  return {
    ...createSearches(platform),
    async collection({ handle, language, query }) {
      const request = {
        handle,
        filters: toPlatformFilters(query),
        language: languageFacts[language].code,
      };
      const { collection } = await platform.send(operations.Collection, {
        ...cardVariables,
        ...request,
        first: query.show,
        endCursor: query.start?.cursor ?? null,
        ...sortKeys[query.sort],
      });
      if (!collection) return null;
      const shown = collectionOf(collection, query);
      const isListed = listedVariantsOf(collection);
      if (!isListed || shown.listing.total !== null) return shown;
      const total = await countListedVariants(platform, request, isListed);
      return { ...shown, listing: { ...shown.listing, total } };
    },
    async collectionSizes(handles, language) {
      const sizes = await Promise.all(
        handles.map(async (handle) => {
          const { collection } = await platform.send(operations.CollectionSize, {
            handle,
            language: languageFacts[language].code,
          });
          return [handle, collection && totalOf(collection.products.filters, [])] as const;
        }),
      );
      return Object.fromEntries(
        sizes.filter((entry): entry is [string, number] => entry[1] !== null),
      );
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
    async product(handle, language, wanted = 'all') {
      const { code } = languageFacts[language];
      const { product } = await platform.send(operations.ProductDetail, {
        ...detailVariables,
        handle,
        language: code,
      });
      if (!product) return null;
      const { fullVariants } = product;
      const nodes = await allVariants(fullVariants, async (after) => {
        const variables = { ...detailVariables, handle, after, language: code };
        return (await platform.send(operations.ProductVariantsAfter, variables)).product;
      });
      const detail =
        nodes === fullVariants.nodes
          ? detailOf(product)
          : toProductDetail({ ...product, fullVariants: { ...fullVariants, nodes } });
      const found = await reviewSource?.product?.(detail);
      if (found) {
        const { rating, ratingDistribution } = found.rating ? found : detail;
        return { ...detail, rating, ratingDistribution, reviews: found.reviews };
      }
      if (wanted === 'first') return detail;
      const reviews = [...detail.reviews];
      // a request returns ten references
      let next = nextPageOf(product.reviews?.references?.pageInfo);
      while (next !== null && reviews.length < maxReviews) {
        const more = await platform.send(operations.ProductReviews, {
          handle,
          endCursor: next,
          language: languageFacts[language].code,
        });
        const references = more.product?.reviews?.references;
        reviews.push(...(references?.nodes ?? []).flatMap(toReview));
        next = nextPageOf(references?.pageInfo);
      }
      return { ...detail, reviews };
    },
    async productCards(ids, language) {
      if (ids.length === 0) return [];
      const { nodes } = await platform.send(operations.ProductCards, {
        ...cardVariables,
        ids,
        language: languageFacts[language].code,
      });
      return nodes.flatMap((node) => (node?.__typename === 'Product' ? cardOf(node) : []));
    },
    async stock(id) {
      const { product } = await platform.send(operations.ProductStock, { id });
      if (!product) return null;
      const nodes = await allVariants(
        product.variants,
        async (after) => (await platform.send(operations.ProductStockAfter, { id, after })).product,
      );
      return Object.fromEntries(nodes.map((node) => [node.id, availabilityOf(node)]));
    },
    async productCardsByHandle(handles, language) {
      const cards = await Promise.all(
        handles.map(async (handle) => {
          const { product } = await platform.send(operations.ProductCardByHandle, {
            ...cardVariables,
            handle,
            language: languageFacts[language].code,
          });
          return product ? [cardOf(product)] : [];
        }),
      );
      return cards.flat();
    },
    async recommendations(handle, intent, language) {
      const { productRecommendations } = await platform.send(operations.ProductRecommendations, {
        ...cardVariables,
        handle,
        intent,
        language: languageFacts[language].code,
      });
      return (productRecommendations ?? []).map((product) => cardOf(product));
    },
    async productTest(handle, language) {
      const { metaobject } = await platform.send(operations.ProductTest, {
        ...cardVariables,
        handle,
        language: languageFacts[language].code,
      });
      return metaobject && toProductTestReport(metaobject);
    },
    async productTests(language) {
      const { metaobjects } = await platform.send(operations.ProductTests, {
        language: languageFacts[language].code,
      });
      return metaobjects.nodes.flatMap((node) => toListedTest(node) ?? []);
    },
    async pageFrame(language) {
      const { metaobjects, shop } = await platform.send(operations.TopBarPromotion, {
        language: languageFacts[language].code,
      });
      return {
        promotions: metaobjects.nodes.flatMap((node) => toPromotion(node, language) ?? []),
        shopRating: (await reviewSource?.shop()) ?? toShopRating(shop.rating?.value),
        payments: toPayments(shop.paymentSettings),
      };
    },
    collectionHandles: (id) =>
      inEveryLocale(everywhere, async (there, language) => {
        const answer = await there.send(operations.CollectionHandleById, { id, language });
        return answer.collection?.handle;
      }),
    productHandles: (id) =>
      inEveryLocale(everywhere, async (there, language) => {
        const answer = await there.send(operations.ProductHandleById, { id, language });
        return answer.product?.handle;
      }),
  };
}

function nextPageOf(
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined,
): string | null {
  return pageInfo?.hasNextPage ? pageInfo.endCursor : null;
}
