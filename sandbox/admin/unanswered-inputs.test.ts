import { expect, test } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { askAdmin } from '../testing/ask-admin.ts';
import { createTestDatabase } from '../testing/database.ts';
import { adminSchema } from './executor.ts';
import { refuseUnanswered, unansweredArguments } from './unanswered-arguments.ts';

const app = await createTestApp(await createTestDatabase());

const listed = Object.entries(unansweredArguments).flatMap(([field, names]) =>
  names.map((name): [field: string, argument: string] => [field, name]),
);

test.each(listed)('%s(%s:) says that nobody looks at it', (fieldName, name) => {
  const schema = adminSchema('2026-10');
  const parentType = [schema.getQueryType(), schema.getMutationType()].find(
    (type) => type?.getFields()[fieldName],
  );
  const argument = parentType?.getFields()[fieldName]?.args.find((one) => one.name === name);
  if (!parentType || !argument) throw new Error('the schema does not have it');
  const give = (value: unknown) => () =>
    refuseUnanswered({ [name]: value }, { parentType, fieldName });
  expect(give('another')).toThrow(`${fieldName}(${name}:)`);
  expect(give(null)).not.toThrow();
  if (argument.defaultValue !== undefined) expect(give(argument.defaultValue)).not.toThrow();
});

test('counts follow query and limit, as their lists do', async () => {
  const fields = [
    'products',
    'productVariants',
    'collections',
    'customers',
    'orders',
    'urlRedirects',
  ];
  const wanted = [
    'title:"Amaro Notte"',
    'sku:K100-1000-0001',
    'handle:espresso',
    'x@y.z',
    '#1',
    'sale',
  ];
  const asked = fields.map(
    (name, index) => `${name}(first: 250, query: ${JSON.stringify(wanted[index])}) { nodes { id } }
      ${name}Count(query: ${JSON.stringify(wanted[index])}) { count precision }
      ${name}All: ${name}Count { count precision }`,
  );
  const data = await askAdmin(app, `{ ${asked.join('\n')} }`);
  for (const name of fields) {
    const count = data[name].nodes.length;
    expect(data[`${name}Count`], name).toEqual({ count, precision: 'EXACT' });
  }
  expect(data.productVariantsCount.count).toBe(1);
  expect(data.productVariantsAll.count).toBeGreaterThan(10);
  const limited = await askAdmin(
    app,
    `{ productsCount(limit: 3) { count precision } pagesCount { count } blogsCount { count } giftCardsCount { count }
       locationsCount { count } urlRedirects(first: 1) { nodes { id path target } } }`,
  );
  expect(limited).toMatchObject({
    productsCount: { count: 3, precision: 'AT_LEAST' },
    locationsCount: { count: 1 },
    urlRedirects: { nodes: [{ path: '/products/old-name', target: '/products/amaro-notte' }] },
  });
  expect(limited.giftCardsCount.count).toBeGreaterThan(2);
  const [{ id }] = limited.urlRedirects.nodes;
  const { urlRedirect } = await askAdmin(
    app,
    'query ($id: ID!) { urlRedirect(id: $id) { path } }',
    { id },
  );
  expect(urlRedirect).toEqual({ path: '/products/old-name' });
});
