import type { Kysely } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { batchLoader, type Loader, memoizedLoader, plainLoader } from './batch.ts';
import { type CollectionNode, readCollections } from './collections.ts';
import type { DetailDocument } from './documents.ts';
import { mapMaybePromise } from './maybe-promise.ts';
import { type MetaobjectNode, readMetaobjects } from './metaobjects.ts';
import type { ProductNode, VariantNode } from './nodes.ts';
import { readDetails, readProductTexts } from './product-texts.ts';
import { productNode } from './products.ts';
import {
  readSellingPlanGroups,
  type SellingPlanGroupNode,
  type SellingPlanNode,
} from './selling-plans.ts';
import type { TextCache } from './text-cache.ts';
import { readBundlesOf, readProductIdsOfVariants, readVariants } from './variants.ts';

/** By numeric id; what does not exist is undefined. */
export interface Loaders {
  products: Loader<number, ProductNode | undefined>;
  details: Loader<number, DetailDocument | undefined>;
  variants: Loader<number, VariantNode | undefined>;
  /** By component: the bundles that contain it. */
  bundlesOf: Loader<number, number[] | undefined>;
  collections: Loader<number, CollectionNode | undefined>;
  metaobjects: Loader<number, MetaobjectNode | undefined>;
  sellingPlans: Loader<number, SellingPlanNode | undefined>;
  sellingPlanGroups: Loader<number, SellingPlanGroupNode | undefined>;
}

export function createLoaders(
  database: Kysely<Database>,
  language: Language,
  textCache: TextCache,
  /** Under which the pictures are. */
  filesUrl = '',
): Loaders {
  const texts = textCache.section(`product ${language} ${filesUrl}`, (ids) =>
    readProductTexts(database, language, filesUrl, ids),
  );
  const productTexts = batchLoader(texts.read, texts.known);
  const variantRows = batchLoader((ids: number[]) => readVariants(database, ids));
  const products = memoizedLoader(async (id: number) => {
    const [text, rows] = await Promise.all([productTexts.load(id), variantRows.load(id)]);
    return text && rows && productNode(text, rows);
  });
  const details = textCache.section(`detail ${language}`, (ids) =>
    readDetails(database, language, ids),
  );
  const productIds = batchLoader((ids: number[]) => readProductIdsOfVariants(database, ids));
  const collections = textCache.section(`collection ${language} ${filesUrl}`, (ids) =>
    readCollections(database, language, filesUrl, ids),
  );
  const metaobjects = textCache.section(`metaobject ${language}`, (ids) =>
    readMetaobjects(database, language, ids),
  );
  const planGroups = () =>
    textCache.getOrRead(`selling-plans ${language}`, () =>
      readSellingPlanGroups(database, language),
    );

  return {
    products,
    details: batchLoader(details.read, details.known),
    variants: plainLoader(async (id) => {
      const productId = await productIds.load(id);
      const product = productId === undefined ? undefined : await products.load(productId);
      return product?.variants.find((variant) => variant.key === id);
    }),
    bundlesOf: batchLoader((ids: number[]) => readBundlesOf(database, ids)),
    collections: batchLoader(collections.read, collections.known),
    metaobjects: batchLoader(metaobjects.read, metaobjects.known),
    sellingPlans: plainLoader((id) =>
      mapMaybePromise(planGroups(), (groups) =>
        [...groups.values()].flatMap(({ plans }) => plans).find(({ key }) => key === id),
      ),
    ),
    sellingPlanGroups: plainLoader((id) =>
      mapMaybePromise(planGroups(), (groups) => groups.get(id)),
    ),
  };
}
