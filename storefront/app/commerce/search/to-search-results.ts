import type { ListingQuery } from '../collection/listing-query.ts';
import { toFilterGroups } from '../collection/to-filters.ts';
import type {
  CategoryHitsQuery,
  CollectionHitFieldsFragment,
  HitPriceFieldsFragment,
  PredictiveSearchQuery,
  PresetCollectionQuery,
  PresetProductQuery,
  SearchQuery,
} from '../operations/generated.ts';
import { parseMoney } from '../price/money.ts';
import { netQuantityOf, unitPriceOf } from '../price/unit-price.ts';
import { titleWithoutPrefix } from '../product/product.ts';
import { toPicture, toProductCard, toRating } from '../product/to-product.ts';
import type {
  CategoryHit,
  HitOffer,
  PlatformSuggestions,
  PresetGoods,
  ProductHit,
  SearchResults,
} from './search.ts';
import { didYouMean } from './search-query.ts';

type PlatformHit = NonNullable<PredictiveSearchQuery['predictiveSearch']>['products'][number];

export function toSuggestions({
  predictiveSearch,
  suggestions,
}: PredictiveSearchQuery): PlatformSuggestions {
  return {
    products: (predictiveSearch?.products ?? []).map(toProductHit),
    categories: (predictiveSearch?.collections ?? []).map(toCategoryHit),
    phrases: (suggestions?.queries ?? []).map(({ text }) => text),
  };
}

/** Without a picture of its own a category has that of its best seller. */
export function toCategoryHits(collection: NonNullable<CategoryHitsQuery['collection']>) {
  const products = collection.products.nodes.map(toProductHit);
  const picture = toPicture(collection.image, collection.title) ?? products[0]?.picture ?? null;
  return { category: { ...toCategoryHit(collection), picture }, products };
}

/** Products that do not exist are left out; of the collections only the pictures are used, by handle. */
export function toPresets(
  products: PresetProductQuery[],
  collections: PresetCollectionQuery[],
): PresetGoods {
  const pictures = collections.flatMap(({ collection }) => {
    const image = collection?.image ?? collection?.products.nodes[0]?.featuredImage;
    // decorative: the title is beside it
    return collection && image ? [[collection.handle, { url: image.url, alt: '' }] as const] : [];
  });
  return {
    products: products.flatMap(({ product }) =>
      product
        ? [toProductHit({ ...product, shortNote: null, rating: null, ratingCount: null })]
        : [],
    ),
    pictures: Object.fromEntries(pictures),
  };
}

function toProductHit(product: PlatformHit): ProductHit {
  const title = titleWithoutPrefix(product.title, product.vendor);
  return {
    handle: product.handle,
    title,
    vendor: product.vendor,
    picture: toPicture(product.featuredImage, title),
    shortNote: product.shortNote?.value ?? null,
    rating: toRating(product),
    offer: toHitOffer(product),
  };
}

function toHitOffer({ priceRange, variants }: HitPriceFieldsFragment): HitOffer {
  const price = parseMoney(priceRange.minVariantPrice);
  const cheapest = variants.nodes.find(
    (variant) => parseMoney(variant.price).amount === price.amount,
  );
  return {
    price,
    from: parseMoney(priceRange.maxVariantPrice).amount > price.amount,
    unitPrice: unitPriceOf(price, netQuantityOf(cheapest?.unitPriceMeasurement ?? null)),
  };
}

function toCategoryHit({ handle, title, brandlogo }: CollectionHitFieldsFragment): CategoryHit {
  const reference = brandlogo?.reference;
  const image = reference && 'image' in reference ? reference.image : null;
  return { handle, title, logo: toPicture(image, title), picture: null };
}

export function toSearchResults(
  { search, predictiveSearch }: SearchQuery,
  query: ListingQuery,
): SearchResults {
  const found = (predictiveSearch?.collections ?? []).map(toCategoryHit);
  const phrases = (predictiveSearch?.queries ?? []).map(({ text }) => text);
  return {
    listing: {
      products: search.nodes.flatMap((node) =>
        node.__typename === 'Product' ? [toProductCard(node)] : [],
      ),
      total: search.totalCount,
      nextCursor: search.pageInfo.hasNextPage ? search.pageInfo.endCursor : null,
      filterGroups: toFilterGroups(search.productFilters, query.filters),
    },
    categories: found.filter(({ logo }) => logo === null),
    brands: found.filter(({ logo }) => logo !== null),
    didYouMean: didYouMean(query.text ?? '', phrases),
  };
}
