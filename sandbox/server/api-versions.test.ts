import { expect, test } from 'vitest';
import { storefrontOperations } from '../contract/operations.ts';
import { publishedVersions } from '../schema/api-version.ts';
import { createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database, { control: true });
const query = '{ product(handle: "amaro-notte") { title tags } }';

function ask(version: string, source = query) {
  return app.inject({
    method: 'POST',
    url: `/api/${version}/graphql.json`,
    headers: { 'x-shopify-storefront-access-token': testToken },
    payload: { query: source },
  });
}

function setFaults(faults: object) {
  return app.inject({ method: 'PUT', url: '/_control/faults', payload: faults });
}

test.each(publishedVersions)(
  '%s is served with its own schema',
  { timeout: 60_000 },
  async (version) => {
    const response = await ask(version);
    expect(response.headers['x-shopify-api-version']).toBe(version);
    expect(response.json().data.product.title).toBe('Amaro - Amaro Notte');
    // this argument exists from 2026-07
    const allocations = 'discountAllocations(lineLevelOnly: false) { targetType }';
    const { errors } = (
      await ask(
        version,
        `{ cart(id: "x") { lines(first: 1) { nodes { ... on CartLine { ${allocations} } } } } }`,
      )
    ).json();
    const isUnknown = JSON.stringify(errors).includes("doesn't accept argument");
    expect(isUnknown).toBe(version < '2026-07');
  },
);

test('a retired version is answered by the oldest supported one', async () => {
  await setFaults({ oldestVersion: '2026-01' });
  const response = await ask('2025-07');
  expect(response.statusCode).toBe(200);
  expect(response.headers['x-shopify-api-version']).toBe('2026-01');
  const { data } = (await ask('2026-01', '{ publicApiVersions { handle supported } }')).json();
  expect(data.publicApiVersions).toContainEqual({ handle: '2025-10', supported: false });
  expect(data.publicApiVersions).toContainEqual({ handle: '2026-01', supported: true });
  await setFaults({});
});

test('a version that was never published is not found', async () => {
  expect((await ask('2027-04')).statusCode).toBe(404);
});

test('a field without its scope is denied, a nullable parent becomes null', async () => {
  await setFaults({ deniedScopes: ['unauthenticated_read_product_tags'] });
  const { data, errors } = (await ask('2026-10')).json();
  expect(data).toEqual({ product: null });
  expect(errors).toMatchObject([
    { path: ['product', 'tags'], extensions: { code: 'ACCESS_DENIED' } },
  ]);
  await setFaults({});
});

test('an internal error has status 200', async () => {
  await setFaults({ internalErrorRate: 1 });
  const response = await ask('2026-10');
  expect(response.statusCode).toBe(200);
  expect(response.json().errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
  await setFaults({});
});

test.each(publishedVersions)(
  '%s accepts every operation of the storefront',
  { timeout: 60_000 },
  async (version) => {
    for (const [name, source] of storefrontOperations) {
      const { errors = [] } = (await ask(version, source)).json();
      // only the variables are missing
      for (const { message } of errors) expect(message, name).toMatch(/^Variable \$/);
    }
  },
);
