import Fastify, { type FastifyInstance } from 'fastify';
import { buildSchema, parse, print } from 'graphql';
import mercurius from 'mercurius';
import { withTypeNames } from '../contract/check-answer.ts';
import { operations } from '../contract/operations.ts';
import { connect } from '../database/connect.ts';
import { storefrontApiPath } from '../schema/api-version.ts';
import { readSchema } from '../schema/read-schema.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';

// One of the two servers that cost.ts compares, as a process of its own.

const [, , name, databaseUrl = ''] = process.argv;
const document = operations.get('ProductDetail') ?? '';
const database = connect(databaseUrl);
const config = {
  origin: 'http://bench',
  shopUrl: '{lang}',
  storefrontToken: 'bench',
  dataDirectory: '/tmp',
  catalogueDirectory: readConfig(process.env).catalogueDirectory,
};

const sandbox = await createApp({ database, config });
const variables = { handle: await typicalHandle(), language: 'DE' };
const app = name === 'bare' ? await bareApp(await answerWithTypes()) : sandbox;
await app.listen({ port: 0 });
const address = app.server.address();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.({
  port: address && typeof address === 'object' ? address.port : 0,
  body: JSON.stringify({ query: document, variables }),
});

/** A best seller with a few variants. */
async function typicalHandle(): Promise<string> {
  const row = await database
    .selectFrom('product_text')
    .innerJoin('product', 'product.id', 'product_text.product_id')
    .select('handle')
    .where('language', '=', 'de')
    .where((eb) =>
      eb(
        eb
          .selectFrom('variant')
          .select(eb.fn.countAll<number>().as('count'))
          .whereRef('variant.product_id', '=', 'product.id'),
        '>',
        1,
      ),
    )
    .orderBy('units_sold', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.handle;
}

interface ProductTree {
  fullVariants: object;
  certifications: object | null;
}

/** The sandbox's own answer as plain objects, under the names that the schema has for them. */
async function answerWithTypes(): Promise<object> {
  const response = await sandbox.inject({
    method: 'POST',
    url: storefrontApiPath,
    headers: { 'x-shopify-storefront-access-token': 'bench' },
    payload: { query: print(withTypeNames(parse(document))), variables },
  });
  const { product } = response.json<{ data: { product: ProductTree } }>().data;
  return { ...product, variants: product.fullVariants, metafield: product.certifications };
}

async function bareApp(product: object): Promise<FastifyInstance> {
  const schema = buildSchema(readSchema(), { assumeValid: true });
  const query = schema.getQueryType()?.getFields().product;
  if (query) query.resolve = () => product;
  const bare = Fastify();
  await bare.register(mercurius, { schema, jit: 1, path: storefrontApiPath });
  return bare;
}
