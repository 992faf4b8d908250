import { expect, test, vi } from 'vitest';
import { newestVersion } from '../schema/api-version.ts';
import { createTestApp } from '../testing/app.ts';
import { askAdmin } from '../testing/ask-admin.ts';
import { createTestDatabase } from '../testing/database.ts';
import { webhookPayload } from '../webhooks/payload.ts';
import { bulkLines } from './bulk-lines.ts';
import { bulkConnections } from './bulk-query.ts';
import { adminSchema } from './executor.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);

async function run(query: string) {
  const { bulkOperationRunQuery } = await askAdmin(
    app,
    `mutation ($query: String!) { bulkOperationRunQuery(query: $query) {
      bulkOperation { id status url } userErrors { field message code } } }`,
    { query },
  );
  return bulkOperationRunQuery;
}

const finished = () =>
  vi.waitFor(
    async () => {
      const { currentBulkOperation } = await askAdmin(
        app,
        '{ currentBulkOperation { id status errorCode objectCount rootObjectCount fileSize url } }',
      );
      if (currentBulkOperation.status === 'RUNNING') throw new Error('still running');
      return currentBulkOperation;
    },
    { timeout: 20_000 },
  );

async function lines(url: string): Promise<Record<string, unknown>[]> {
  const { body } = await app.inject(new URL(url).pathname);
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('all products and variants are lines of a file, variants below their product', async () => {
  const { bulkOperation, userErrors } = await run(
    '{ products { edges { node { id title variants { edges { node { id sku } } } } } } }',
  );
  expect(userErrors).toEqual([]);
  expect(bulkOperation).toMatchObject({ status: 'CREATED', url: null });
  const operation = await finished();
  expect(operation).toMatchObject({ id: bulkOperation.id, status: 'COMPLETED', errorCode: null });
  const all = await lines(operation.url);
  const { productsCount } = await askAdmin(app, '{ productsCount { count } }');
  const products = all.filter((line) => !('__parentId' in line));
  expect(products).toHaveLength(productsCount.count);
  expect(operation).toMatchObject({
    objectCount: String(all.length),
    rootObjectCount: String(products.length),
  });
  let parent: unknown;
  for (const line of all) {
    if ('__parentId' in line) expect(line.__parentId).toBe(parent);
    else parent = line.id;
    expect(Object.keys(line)).toEqual(
      '__parentId' in line ? ['id', 'sku', '__parentId'] : ['id', 'title'],
    );
  }
});

test('further pages of a list are asked for, inner ones by the id of what has them', async () => {
  const [products] = bulkConnections(
    adminSchema(newestVersion),
    '{ products(query: "x") { nodes { id variants { nodes { sku } } } } }',
  );
  if (!products) throw new Error('there is a list');
  const end = { hasNextPage: false, endCursor: null };
  const more = (endCursor: string) => ({ hasNextPage: true, endCursor });
  const variants = { pageInfo: more('v1'), nodes: [{ sku: 'a' }] };
  const asked: unknown[] = [];
  const ask = async (query: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    if ('id' in variables) return { node: { variants: { pageInfo: end, nodes: [{ sku: 'b' }] } } };
    expect(query).toContain('products(query: "x", first: 250, after: $after)');
    return variables.after
      ? { products: { pageInfo: end, nodes: [{ id: 2, variants: { pageInfo: end, nodes: [] } }] } }
      : { products: { pageInfo: more('p1'), nodes: [{ id: 1, variants }] } };
  };
  const found: object[] = [];
  for await (const { line } of bulkLines(ask, products)) found.push(line);
  expect(found).toEqual([
    { id: 1 },
    { sku: 'a', __parentId: 1 },
    { sku: 'b', __parentId: 1 },
    { id: 2 },
  ]);
  expect(asked).toEqual([{ after: null }, { after: 'v1', id: 1 }, { after: 'p1' }]);
});

test.each([
  ['{ shop { name } }', 'Bulk queries must contain at least one connection.'],
  ['{ products { edges', 'Invalid bulk query: Syntax Error: Expected Name, found <EOF>.'],
  [
    '{ products { nodes { title variants { nodes { id } } } } }',
    "The parent 'node' field for a nested connection must select the 'id' field without an alias and must be of 'ID' return type. Connection fields without 'id': variants.",
  ],
  [
    '{ products { nodes { id collections { nodes { id products { nodes { id } } } } } } }',
    'Bulk queries cannot contain connections with a nesting depth greater than 2.',
  ],
])('%s is refused', async (query, message) => {
  expect(await run(query)).toEqual({
    bulkOperation: null,
    userErrors: [{ field: ['query'], message, code: 'INVALID' }],
  });
});

test('there is one at a time', async () => {
  const query = '{ products { nodes { id } } }';
  const [first, second] = await Promise.all([run(query), run(query)]);
  expect(first.userErrors).toEqual([]);
  expect(second.userErrors).toEqual([
    {
      field: null,
      message: `A bulk query operation for this app and shop is already in progress: ${first.bulkOperation.id}.`,
      code: 'OPERATION_IN_PROGRESS',
    },
  ]);
  await finished();
});

test('a subscriber is told when it is finished', async () => {
  await askAdmin(
    app,
    `mutation { webhookSubscriptionCreate(topic: BULK_OPERATIONS_FINISH, webhookSubscription: { uri: "http://localhost:9/" }) {
      userErrors { message } } }`,
  );
  const { bulkOperation } = await run('{ collections { nodes { id } } }');
  const event = await vi.waitFor(() =>
    database.selectFrom('webhook_event').selectAll().executeTakeFirstOrThrow(),
  );
  expect(event.topic).toBe('bulk_operations/finish');
  expect(await webhookPayload(database, event)).toMatchObject({
    admin_graphql_api_id: bulkOperation.id,
    status: 'completed',
    error_code: null,
    type: 'query',
  });
});

test('a field that nobody has written fails the operation', async () => {
  await run('{ products { nodes { id templateSuffix } } }');
  expect(await finished()).toMatchObject({
    status: 'FAILED',
    errorCode: 'INTERNAL_SERVER_ERROR',
    url: null,
  });
});
