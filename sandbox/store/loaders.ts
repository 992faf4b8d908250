import type { Kysely } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { batchLoader, eachLoader, type Loader, onceLoader } from './batch.ts';
import { type CollectionNode, readCollections } from './collections.ts';
import type { DetailDocument } from './documents.ts';
import { andThen } from './eventually.ts';
import { type MetaobjectNode, readMetaobjects } from './metaobjects.ts';
import type { ProductNode, VariantNode } from './nodes.ts';
import { readDetails, readProductTexts } from './product-texts.ts';
import { productNode } from './products.ts';
import type { Recall } from './recall.ts';
import {
  readSellingPlanGroups,
  type SellingPlanGroupNode,
  type SellingPlanNode,
} from './selling-plans.ts';
import { readProductIdsOfVariants, readVariants } from './variants.ts';

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
  /** The sandbox's public base URL, under which the pictures are. */
  origin = '',
): Loaders {
  const texts = recall.shelf(`product ${language} ${origin}`, (ids) =>
    readProductTexts(database, language, origin, ids),
  );
  const productTexts = batchLoader(texts.read, texts.known);
  const variantRows = batchLoader((ids: number[]) => readVariants(database, ids));
  const products = onceLoader(async (id: number) => {
    const [text, rows] = await Promise.all([productTexts.load(id), variantRows.load(id)]);
    return text && rows && productNode(text, rows);
  });
  const details = recall.shelf(`detail ${language}`, (ids) => readDetails(database, language, ids));
  const productIds = batchLoader((ids: number[]) => readProductIdsOfVariants(database, ids));
  const collections = recall.shelf(`collection ${language} ${origin}`, (ids) =>
    readCollections(database, language, origin, ids),
  );
  const metaobjects = recall.shelf(`metaobject ${language}`, (ids) =>
    readMetaobjects(database, language, ids),
  );
  const planGroups = () =>
    recall.once(`selling-plans ${language}`, () => readSellingPlanGroups(database, language));

  return {
    products,
    details: batchLoader(details.read, details.known),
    variants: eachLoader(async (id) => {
      const productId = await productIds.load(id);
      const product = productId === undefined ? undefined : await products.load(productId);
      return product?.variants.find((variant) => variant.key === id);
    }),
    collections: batchLoader(collections.read, collections.known),
    metaobjects: batchLoader(metaobjects.read, metaobjects.known),
    sellingPlans: eachLoader((id) =>
      andThen(planGroups(), (groups) =>
        [...groups.values()].flatMap(({ plans }) => plans).find(({ key }) => key === id),
      ),
    ),
    sellingPlanGroups: eachLoader((id) => andThen(planGroups(), (groups) => groups.get(id))),
  };
}
