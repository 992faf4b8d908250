import { type Kysely, sql } from 'kysely';
import type { Catalogue } from '../catalogue-format/catalogue.ts';
import type { Database } from '../database/tables.ts';
import { checkMenus } from './check-menus.ts';
import { collectionProductRows, collectionRow, collectionTextRows } from './collection-rows.ts';
import { contentRows, metaobjectRows } from './content-rows.ts';
import { FacetRegistry } from './facet-rows.ts';
import { discountRows, giftCardRows, sellingPlanRows } from './offer-rows.ts';
import { Pictures } from './pictures.ts';
import { productRow, productTextRows, variantRows } from './product-rows.ts';
import { References } from './references.ts';
import {
  indexProducts,
  productSearchRows,
  searchPhraseRows,
  searchWordRows,
} from './search-rows.ts';
import { Synonyms } from './synonyms.ts';

/** Rows by table, in an order in which no row refers to a later one. */
export type Rows = [table: string, rows: object[]][];

const rowsPerStatement = 500;

export async function insertRows(
  database: Kysely<Database>,
  table: string,
  rows: readonly object[],
  onStored: (count: number) => void = () => undefined,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const batch = rows.slice(start, start + rowsPerStatement);
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)})`.execute(
      database,
    );
    onStored(batch.length);
  }
}

export function catalogueRows(catalogue: Catalogue): Rows {
  const { shop, products, collections } = catalogue;
  const pictures = new Pictures(catalogue);
  const references = new References(catalogue, pictures);
  const facets = new FacetRegistry(shop);
  const synonyms = new Synonyms(shop.synonyms);
  const indexed = indexProducts(products, {
    synonyms,
    metafields: new Set(shop.searchableMetafields),
  });
  checkMenus(catalogue, references);
  const productsByKey = new Map(products.map((product) => [product.key, product]));
  const productRows = products.map((product) => productRow(product, shop, references, facets));
  const [groups, plans] = sellingPlanRows(catalogue);
  const texts = {
    products: products.flatMap((product) => productTextRows(product, references, pictures)),
    collections: collections.flatMap((it) =>
      collectionTextRows(it, references, pictures, synonyms),
    ),
  };
  return [
    ['picture_file', pictures.recipes],
    ['facet', facets.facets],
    ['facet_value', facets.values],
    ['selling_plan_group', groups],
    ['selling_plan', plans],
    ['product', productRows],
    ['product_text', texts.products],
    ['collection', collections.map((it) => collectionRow(it, productsByKey, references))],
    ['collection_text', texts.collections],
    [
      'collection_product',
      collections.flatMap((it) => collectionProductRows(it, productsByKey, references)),
    ],
    ['product_search', productSearchRows(indexed, references)],
    ['variant', products.flatMap((product) => variantRows(product, references))],
    ['metaobject', metaobjectRows(catalogue, references)],
    ['content', contentRows(catalogue, pictures)],
    ['search_word', searchWordRows(indexed, catalogue)],
    ['search_phrase', searchPhraseRows(catalogue)],
    ['discount', discountRows(catalogue, references)],
    ['gift_card', giftCardRows(catalogue)],
    [
      'url_redirect',
      catalogue.redirects.map((redirect, index) => ({ id: index + 1, ...redirect })),
    ],
  ];
}
