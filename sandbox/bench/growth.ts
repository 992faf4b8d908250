import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { readCatalogue } from '../catalogue-format/read-catalogue.ts';
import { operations } from '../contract/operations.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import { storefrontApiPath } from '../schema/api-version.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { seededDatabase, withPostgres } from './databases.ts';
import { median, percentile } from './statistics.ts';

// Does a request cost the same in a shop a hundred times as large?

const largeSize = Number(process.env.CATALOGUE_SIZE ?? 200_000);
const rounds = 150;
const allowedRatio = 2;
const token = 'bench';
const { catalogueDirectory } = readConfig(process.env);

const searchDocument = `query Search($query: String!, $language: LanguageCode) @inContext(language: $language) {
  search(query: $query, first: 24) { nodes { ... on Product { id handle title vendor } } } }`;

interface Shop {
  app: FastifyInstance;
  database: Kysely<Database>;
  handles: { product: string; language: string }[];
  collections: string[];
  filters: object[][];
}

type Request = { query: string; variables: Record<string, unknown> };

async function openShop(url: string): Promise<Shop> {
  const database = connect(url);
  const config = {
    origin: 'http://bench',
    shopUrl: '{lang}',
    storefrontToken: token,
    dataDirectory: '/tmp',
    catalogueDirectory,
  };
  const app = await createApp({ database, config });
  const products = await database
    .selectFrom('product_text')
    .select(['handle', 'language'])
    .orderBy((eb) => eb.fn('md5', ['handle']))
    .limit(500)
    .execute();
  const collections = await database
    .selectFrom('collection_text')
    .innerJoin(
      'collection_product',
      'collection_product.collection_id',
      'collection_text.collection_id',
    )
    .select('collection_text.handle')
    .where('language', '=', 'de')
    .groupBy('collection_text.handle')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(20)
    .execute();
  const filters = await database
    .selectFrom('facet_value')
    .select('input')
    .orderBy('id')
    .limit(30)
    .execute();
  return {
    app,
    database,
    handles: products.map(({ handle, language }) => ({ product: handle, language })),
    collections: collections.map(({ handle }) => handle),
    filters: filters.map(({ input }) => [input]),
  };
}

async function ask({ app }: Shop, payload: Request): Promise<number> {
  const started = performance.now();
  const response = await app.inject({
    method: 'POST',
    url: storefrontApiPath,
    headers: { 'x-shopify-storefront-access-token': token },
    payload,
  });
  const elapsed = performance.now() - started;
  if (response.json().errors) throw new Error(response.body.slice(0, 500));
  return elapsed;
}

/** What is asked in round n of a shop; both shops get the same questions. */
function cases(words: string[]): Record<string, (shop: Shop, round: number) => Request> {
  const operation = (name: string) => operations.get(name) ?? '';
  const at = <Item>(items: Item[], round: number) => items[round % items.length];
  return {
    product: ({ handles }, round) => {
      const chosen = at(handles, round);
      return {
        query: operation('ProductDetail'),
        variables: { handle: chosen?.product, language: chosen?.language.toUpperCase() },
      };
    },
    'collection with facets': ({ collections }, round) => ({
      query: operation('Collection'),
      variables: {
        handle: at(collections, round),
        first: 24,
        sortKey: at(['BEST_SELLING', 'PRICE', 'CREATED', 'TITLE', 'COLLECTION_DEFAULT'], round),
        reverse: round % 2 === 1,
        language: 'DE',
      },
    }),
    'collection, filtered': ({ collections, filters }, round) => ({
      query: operation('Collection'),
      variables: {
        handle: at(collections, round % 5),
        first: 24,
        filters: at(filters, round % 6),
        language: 'DE',
      },
    }),
    'predictive search': (_shop, round) => ({
      query: operation('PredictiveSearch'),
      variables: { query: at(words, round), language: 'DE' },
    }),
    'search results': (_shop, round) => ({
      query: searchDocument,
      variables: { query: at(words, round), language: 'DE' },
    }),
  };
}

async function searchWords(database: Kysely<Database>): Promise<string[]> {
  const rows = await database
    .selectFrom('search_word')
    .select('word')
    .where('language', '=', 'de')
    .where((eb) => eb(eb.fn<number>('length', ['word']), '>', 4))
    .orderBy('uses', 'desc')
    .limit(60)
    .execute();
  const random = seededRandom(3);
  return rows.flatMap(({ word }) => {
    const cut = random.int(1, word.length - 2);
    return [word, word.slice(0, 4), word.slice(0, cut) + word.slice(cut + 1)];
  });
}

await withPostgres(async (server) => {
  const catalogue = await readCatalogue(catalogueDirectory);
  const small = await openShop(await seededDatabase(server, 'small', catalogue));
  const large = await openShop(await seededDatabase(server, 'large', catalogue, largeSize));
  const table: Record<string, string | number>[] = [];
  for (const [name, request] of Object.entries(cases(await searchWords(small.database)))) {
    const cold = [await ask(small, request(small, 0)), await ask(large, request(large, 0))];
    for (let round = 0; round < rounds; round += 1) {
      await ask(small, request(small, round));
      await ask(large, request(large, round));
    }
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      times[0].push(await ask(small, request(small, round)));
      times[1].push(await ask(large, request(large, round)));
    }
    const ratio = median(times[1]) / median(times[0]);
    table.push({
      operation: name,
      'first, small ms': cold[0]?.toFixed(1) ?? '',
      'first, large ms': cold[1]?.toFixed(1) ?? '',
      'median small ms': median(times[0]).toFixed(2),
      'median large ms': median(times[1]).toFixed(2),
      'p95 small ms': percentile(times[0], 95).toFixed(2),
      'p95 large ms': percentile(times[1], 95).toFixed(2),
      ratio: ratio.toFixed(2),
      verdict: ratio <= allowedRatio ? 'ok' : 'too slow',
    });
  }
  console.log(`growth: ${catalogue.products.length} products against ${largeSize}`);
  console.table(table);
  if (table.some(({ verdict }) => verdict !== 'ok')) process.exitCode = 1;
  for (const shop of [small, large]) {
    await shop.app.close();
    await shop.database.destroy();
  }
});
