import type { Kysely } from 'kysely';
import type { Language } from '../catalogue/model.ts';
import type { Database } from '../database/tables.ts';
import { batchLoader, type Loader } from './batch.ts';
import { type CollectionNode, readCollections } from './collections.ts';
import type { DetailDocument } from './documents.ts';
import { type MetaobjectNode, readMetaobjects } from './metaobjects.ts';
import { type ProductNode, readDetails, readProducts } from './products.ts';
import type { Recall } from './recall.ts';
import {
  readSellingPlanGroups,
  type SellingPlanGroupNode,
  type SellingPlanNode,
} from './selling-plans.ts';
import { readProductIdsOfVariants, type VariantNode } from './variants.ts';

/** By numeric id; what does not exist is undefined. */
export interface Loaders {
  products: Loader<number, ProductNode | undefined>;
  details: Loader<number, DetailDocument | undefined>;
  variants: Loader<number, VariantNode | undefined>;
  collections: Loader<number, CollectionNode | undefined>;
  metaobjects: Loader<number, MetaobjectNode | undefined>;
  sellingPlans: Loader<number, SellingPlanNode | undefined>;
  sellingPlanGroups: Loader<number, SellingPlanGroupNode | undefined>;
}

export function createLoaders(
  database: Kysely<Database>,
  language: Language,
  recall: Recall,
): Loaders {
  const products = batchLoader((ids: number[]) => readProducts(database, language, ids));
  const productIds = batchLoader((ids: number[]) => readProductIdsOfVariants(database, ids));
  const planGroups = () =>
    recall.once(`selling-plans ${language}`, () => readSellingPlanGroups(database, language));

  return {
    products,
    details: batchLoader((ids) => readDetails(database, language, ids)),
    variants: each(async (id) => {
      const productId = await productIds.load(id);
      const product = productId === undefined ? undefined : await products.load(productId);
      return product?.variants.find((variant) => variant.key === id);
    }),
    collections: batchLoader((ids) =>
      recall.many(`collection ${language}`, ids, (missing) =>
        readCollections(database, language, missing),
      ),
    ),
    metaobjects: batchLoader((ids) =>
      recall.many(`metaobject ${language}`, ids, (missing) =>
        readMetaobjects(database, language, missing),
      ),
    ),
    sellingPlans: each(async (id) =>
      [...(await planGroups()).values()]
        .flatMap(({ plans }) => plans)
        .find(({ key }) => key === id),
    ),
    sellingPlanGroups: each(async (id) => (await planGroups()).get(id)),
  };
}

function each<Value>(load: (id: number) => Promise<Value>): Loader<number, Value> {
  return { load, loadMany: (ids) => Promise.all(ids.map(load)) };
}
