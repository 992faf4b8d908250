import { expect, test } from 'vitest';
import { ask, createTestApp } from '../../testing/app.ts';
import { askAdmin } from '../../testing/ask-admin.ts';
import { createTestDatabase } from '../../testing/database.ts';

// Every form without scripts: as a browser sends it.

const app = await createTestApp(await createTestDatabase(), { control: true });
const root = '/_dashboard/content';

const show = async (path: string) => {
  const response = await app.inject(path.startsWith('/') ? path : `${root}/${path}`);
  expect(response.statusCode).toBe(200);
  return response.body;
};
async function send(path: string, fields: Record<string, string>) {
  const response = await app.inject({
    method: 'POST',
    url: path.startsWith('/') ? path : `${root}/${path}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return { status: response.statusCode, location: String(response.headers.location), ...response };
}
const storefront = async (query: string) => (await ask<Record<string, unknown>>(app, query)).data;
const idOf = (location: string) => location.split(/[/?]/).at(-1) ?? '';

test('an entry is changed in two languages, hidden, and refused with what was typed', async () => {
  const { metaobjects } = await askAdmin(
    app,
    '{ metaobjects(type: "topbar_promotion", first: 1) { nodes { id handle } } }',
  );
  const [{ id, handle }] = metaobjects.nodes;
  const path = `entries/topbar_promotion/${idOf(id)}`;
  expect(await show(path)).toContain('aria-label="Title, Danish"');
  const fields = { handle, 'de.title': 'Neu', 'da.title': 'Nyt', 'en.title': '' };
  expect((await send(path, { ...fields, status: 'ACTIVE' })).status).toBe(303);
  const read = (language: string) =>
    storefront(`query @inContext(language: ${language}) {
      metaobject(id: "${id}") { field(key: "title") { value } } }`);
  expect(await read('DA')).toEqual({ metaobject: { field: { value: 'Nyt' } } });
  // an emptied translation is removed
  expect(await read('EN')).toEqual({ metaobject: { field: { value: 'Neu' } } });
  expect(await show(path)).toContain('Empty: German is shown');
  await send(path, { ...fields, status: 'DRAFT' });
  expect(await read('DA')).toEqual({ metaobject: null });

  const refused = await send(path, { ...fields, 'de.link': 'nowhere', status: 'ACTIVE' });
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('link: Value is invalid for the type collection_reference.');
  expect(refused.body).toContain('value="Nyt"');
});

test('entries of a list are added, put in order and removed', async () => {
  await askAdmin(
    app,
    `mutation { metaobjectDefinitionCreate(definition: { type: "site", name: "Site",
      access: { storefront: PUBLIC_READ }, fieldDefinitions: [
        { key: "title", name: "Title", type: "single_line_text_field" },
        { key: "home", name: "Home", type: "list.mixed_reference" }] }) { userErrors { message } } }`,
  );
  const site = (await send('entries/site/new', { handle: 'main', 'de.title': 'Laden' })).location;
  const list = `lists/${idOf(site)}/home`;
  for (const title of ['Eins', 'Zwei', 'Drei']) {
    const form = await send(list, { add: 'new badge' });
    await send(form.location, { 'de.title': title, status: 'ACTIVE' });
  }
  const order = async () => {
    const data = await storefront(`{ metaobject(handle: { type: "site", handle: "main" }) {
      field(key: "home") { references(first: 9) { nodes { ... on Metaobject { handle } } } } } }`);
    return JSON.stringify(data).match(/eins|zwei|drei/g);
  };
  expect(await order()).toEqual(['eins', 'zwei', 'drei']);
  await send(list, { move: '2 1' });
  expect(await order()).toEqual(['eins', 'drei', 'zwei']);
  await send(list, { order: '2 0 1' });
  expect(await order()).toEqual(['zwei', 'eins', 'drei']);
  await send(list, { remove: '0' });
  expect(await order()).toEqual(['eins', 'drei']);
  expect(await show(site)).toContain('aria-label="Move Eins down"');
});

test('an entry of a menu is added, titled in two languages, moved and removed', async () => {
  const { location } = await app
    .inject(`${root}/menus`)
    .then(({ headers }) => ({ location: String(headers.location) }));
  const added = (await send(location, { action: 'add', add: 'Neu' })).location;
  await send(added, {
    action: 'save',
    target: 'HTTP',
    address: '/neu',
    'primary.title': 'Neuheiten',
    'da.title': 'Nyheder',
  });
  const titles = async () => {
    const data = await storefront(
      'query @inContext(language: DA) { menu(handle: "main-menu") { items { title url items { title } } } }',
    );
    return data.menu as { items: { title: string; url: string; items: object[] }[] };
  };
  const item = { title: 'Nyheder', url: 'http://sandbox.test/neu', items: [] };
  expect((await titles()).items.at(-1)).toEqual(item);
  await send(added, { move: 'up' });
  expect((await titles()).items.at(-2)).toEqual(item);
  await send(added, { move: 'indent' });
  expect((await titles()).items.at(-2)?.items).toEqual([{ title: 'Nyheder' }]);
  await send(added, { action: 'remove' });
  expect(JSON.stringify(await titles())).not.toContain('Nyheder');
});

test('a page and an article are written in two languages, and hidden', async () => {
  const page = await send('pages/new', {
    action: 'publish',
    'de.title': 'Versand',
    'de.body_html': '<p>Schnell</p>',
    'da.title': 'Levering',
    'da.handle': 'levering',
    'da.body_html': '<p>Hurtig</p>',
  });
  const read = () =>
    storefront('query @inContext(language: DA) { page(handle: "levering") { title body } }');
  expect(await read()).toEqual({ page: { title: 'Levering', body: '<p>Hurtig</p>' } });
  await send(page.location, { action: 'draft', 'de.title': 'Versand', 'de.handle': 'versand' });
  expect(await read()).toEqual({ page: null });

  const form = await show('articles/new');
  const blog = /value="(gid:\/\/shopify\/Blog\/\d+)"/.exec(form)?.[1] ?? '';
  const article = { 'de.title': 'Mahlen', 'de.body_html': '<p>Fein</p>', blog, author: 'Mara' };
  await send('articles/new', { ...article, action: 'publish', 'da.title': 'Maling', tags: 'a, b' });
  const { articles } = await storefront(
    'query @inContext(language: DA) { articles(first: 9, query: "tag:b") { nodes { title tags } } }',
  );
  expect(articles).toEqual({ nodes: [{ title: 'Maling', tags: ['a', 'b'] }] });
  expect((await send('articles/new', { ...article, author: '' })).status).toBe(422);
});

test('a policy is written in two languages', async () => {
  await send('policies/shipping', { 'de.body': '<p>Versand</p>', 'da.body': '<p>Levering</p>' });
  const data = await storefront(
    'query @inContext(language: DA) { shop { shippingPolicy { body } } }',
  );
  expect(data.shop).toEqual({ shippingPolicy: { body: '<p>Levering</p>' } });
});

test.each([
  ['/admin/content/metaobjects/entries/badge/7', `${root}/entries/badge/7`],
  ['/admin/content/menus', `${root}/menus`],
  ['/admin/pages/7', `${root}/pages/7`],
  ['/admin/articles/7', `${root}/articles/7`],
])('the admin address %s leads to its form', async (address, form) => {
  const { statusCode, headers } = await app.inject(address);
  expect([statusCode, headers.location]).toEqual([302, form]);
});

test('without the control interface nothing can be edited', async () => {
  const closed = await createTestApp(await createTestDatabase());
  expect((await closed.inject(`${root}/entries`)).statusCode).toBe(404);
});

test.each([
  'entries/nothing',
  'entries/nothing/1',
  'entries/nothing/new',
  'entries/topbar_promotion/99999',
  'entries/topbar_promotion/x',
  'menus/nothing',
  'pages/99999',
  'pages/x',
  'articles/99999',
  'policies/nothing',
])('%s is not found', async (path) => {
  expect((await app.inject(`${root}/${path}`)).statusCode).toBe(404);
});
