import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { newestVersion, oldestAdminVersion } from '../schema/api-version.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { askAdmin } from '../testing/ask-admin.ts';
import { createTestDatabase } from '../testing/database.ts';

const app = await createTestApp(await createTestDatabase(), { control: true });
let version: string = newestVersion;
const admin = (query: string, variables?: Record<string, unknown>) =>
  askAdmin(app, query, variables, version);
const storefront = async (query: string) => {
  const { data, errors } = await ask<Record<string, unknown>>(app, query);
  expect(errors).toBeUndefined();
  return data;
};
const reset = () => app.inject({ method: 'POST', url: '/_control/reset' });

beforeEach(async () => {
  version = newestVersion;
  await reset();
});

const text = 'single_line_text_field';
const define = (definition: object) =>
  admin(
    `mutation Define($definition: MetaobjectDefinitionCreateInput!) {
      metaobjectDefinitionCreate(definition: $definition) {
        metaobjectDefinition { id type name access { storefront } displayNameKey metaobjectsCount
          capabilities { publishable { enabled } translatable { enabled } }
          fieldDefinitions { key name required type { name } validations { name value } } }
        userErrors { code field message elementKey }
      }
    }`,
    { definition },
  );
const hero = {
  type: 'section_hero',
  name: 'Hero',
  displayNameKey: 'heading',
  access: { storefront: 'PUBLIC_READ' },
  capabilities: { publishable: { enabled: true }, translatable: { enabled: true } },
  fieldDefinitions: [
    {
      key: 'heading',
      name: 'Heading',
      type: text,
      required: true,
      validations: [{ name: 'max', value: '60' }],
    },
    { key: 'text', type: 'multi_line_text_field' },
    { key: 'target', type: 'collection_reference' },
    { key: 'count', type: 'number_integer' },
    {
      key: 'tone',
      type: text,
      validations: [{ name: 'choices', value: '["paper","sand"]' }],
    },
    {
      key: 'address',
      type: text,
      validations: [{ name: 'regex', value: '^(/|#|https://)' }],
    },
    { key: 'points', type: `list.${text}`, validations: [{ name: 'list.max', value: '2' }] },
  ],
};
const upsert = (type: string, handle: string, fields: Record<string, string>, status?: string) =>
  admin(
    `mutation Upsert($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
      metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
        metaobject { id type handle displayName updatedAt capabilities { publishable { status } }
          fields { key type value jsonValue } }
        userErrors { code field message elementKey elementIndex }
      }
    }`,
    {
      handle: { type, handle },
      metaobject: {
        fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
        ...(status && { capabilities: { publishable: { status } } }),
      },
    },
  ).then((data) => data.metaobjectUpsert);
const readHero = (language = 'DE') =>
  storefront(`query @inContext(language: ${language}) {
    metaobject(handle: { type: "section_hero", handle: "start" }) { fields { key value } } }`).then(
    ({ metaobject }) => metaobject,
  );

const translate = async (resourceId: string, locale: string, texts: Record<string, string>) => {
  const { translatableResource } = await admin(
    'query Texts($id: ID!) { translatableResource(resourceId: $id) { translatableContent { key value digest type locale } } }',
    { id: resourceId },
  );
  const translations = Object.entries(texts).map(([key, value]) => ({
    key,
    value,
    locale,
    translatableContentDigest: translatableResource.translatableContent.find(
      (one: { key: string }) => one.key === key,
    )?.digest,
  }));
  const { translationsRegister } = await admin(
    `mutation Register($id: ID!, $translations: [TranslationInput!]!) {
      translationsRegister(resourceId: $id, translations: $translations) {
        translations { key locale value outdated } userErrors { code field message } } }`,
    { id: resourceId, translations },
  );
  return translationsRegister;
};

describe.each([oldestAdminVersion, newestVersion])('Admin API %s', (tested) => {
  beforeEach(() => {
    version = tested;
  });

  test('a definition is kept with fields, rules and capabilities, and found by its type', async () => {
    const { metaobjectDefinitionCreate } = await define(hero);
    expect(metaobjectDefinitionCreate.userErrors).toEqual([]);
    const { metaobjectDefinitionByType: found } = await admin(
      `{ metaobjectDefinitionByType(type: "section_hero") { id displayNameKey access { storefront }
        capabilities { publishable { enabled } translatable { enabled } }
        fieldDefinitions { key required type { name } validations { name value } } } }`,
    );
    expect(found).toMatchObject({
      id: metaobjectDefinitionCreate.metaobjectDefinition.id,
      displayNameKey: 'heading',
      access: { storefront: 'PUBLIC_READ' },
      capabilities: { publishable: { enabled: true }, translatable: { enabled: true } },
    });
    expect(found.fieldDefinitions[0]).toEqual({
      key: 'heading',
      required: true,
      type: { name: text },
      validations: [{ name: 'max', value: '60' }],
    });
    expect((await define(hero)).metaobjectDefinitionCreate.userErrors[0].code).toBe('TAKEN');
  });

  test('an update of a definition adds, changes, orders and deletes fields', async () => {
    const { id } = (await define(hero)).metaobjectDefinitionCreate.metaobjectDefinition;
    const update = (definition: object) =>
      admin(
        `mutation Update($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
          metaobjectDefinitionUpdate(id: $id, definition: $definition) {
            metaobjectDefinition { name fieldDefinitions { key name } } userErrors { code field } } }`,
        { id, definition },
      ).then((data) => data.metaobjectDefinitionUpdate);
    const changed = await update({
      name: 'Big picture',
      resetFieldOrder: true,
      fieldDefinitions: [
        { create: { key: 'image', type: 'file_reference' } },
        { update: { key: 'text', name: 'Words' } },
        ...['count', 'tone', 'address', 'points', 'target'].map((key) => ({ delete: { key } })),
      ],
    });
    expect(changed).toEqual({
      metaobjectDefinition: {
        name: 'Big picture',
        fieldDefinitions: [
          { key: 'image', name: 'image' },
          { key: 'text', name: 'Words' },
          { key: 'heading', name: 'Heading' },
        ],
      },
      userErrors: [],
    });
    const { userErrors } = await update({ fieldDefinitions: [{ delete: { key: 'nope' } }] });
    expect(userErrors[0].code).toBe('UNDEFINED_OBJECT_FIELD');
  });

  test('an entry is first a draft that the Storefront API does not see', async () => {
    await define(hero);
    const created = await upsert('section_hero', 'start', { heading: 'Hallo', text: '' });
    expect(created).toMatchObject({
      metaobject: {
        handle: 'start',
        displayName: 'Hallo',
        capabilities: { publishable: { status: 'DRAFT' } },
      },
      userErrors: [],
    });
    expect(await readHero()).toBeNull();
    await upsert('section_hero', 'start', { count: '3' }, 'ACTIVE');
    // empty fields are left out, what was not named stays
    expect(await readHero()).toEqual({
      fields: [
        { key: 'heading', value: 'Hallo' },
        { key: 'count', value: '3' },
      ],
    });
  });

  test('entries are created, changed, listed and deleted by id', async () => {
    await define(hero);
    const { metaobjectCreate } = await admin(
      `mutation Create($metaobject: MetaobjectCreateInput!) {
        metaobjectCreate(metaobject: $metaobject) { metaobject { id handle } userErrors { code } } }`,
      {
        metaobject: {
          type: 'section_hero',
          fields: [{ key: 'heading', value: 'Größe zählt' }],
          capabilities: { publishable: { status: 'ACTIVE' } },
        },
      },
    );
    const { id, handle } = metaobjectCreate.metaobject;
    expect(handle).toBe('groesse-zaehlt');
    const { metaobjectUpdate } = await admin(
      `mutation Update($id: ID!) { metaobjectUpdate(id: $id, metaobject: { handle: "neu" }) {
        metaobject { handle field(key: "heading") { value } } userErrors { code } } }`,
      { id },
    );
    expect(metaobjectUpdate.metaobject).toEqual({
      handle: 'neu',
      field: { value: 'Größe zählt' },
    });
    const list = '{ metaobjects(type: "section_hero", first: 5) { nodes { id handle } } }';
    expect((await admin(list)).metaobjects.nodes).toEqual([{ id, handle: 'neu' }]);
    const remove =
      'mutation Delete($id: ID!) { metaobjectDelete(id: $id) { deletedId userErrors { code } } }';
    expect((await admin(remove, { id })).metaobjectDelete).toEqual({
      deletedId: id,
      userErrors: [],
    });
    expect((await admin(remove, { id })).metaobjectDelete.userErrors).toEqual([
      { code: 'RECORD_NOT_FOUND' },
    ]);
    expect((await admin(list)).metaobjects.nodes).toEqual([]);
  });

  test.each([
    ['an unknown type', 'nope', {}, 'UNDEFINED_OBJECT_TYPE'],
    ['a missing required field', 'section_hero', {}, 'OBJECT_FIELD_REQUIRED'],
    ['an emptied required field', 'section_hero', { heading: '' }, 'OBJECT_FIELD_REQUIRED'],
    ['an unknown field', 'section_hero', { heading: 'a', nope: 'b' }, 'UNDEFINED_OBJECT_FIELD'],
    ['a text that is too long', 'section_hero', { heading: 'a'.repeat(61) }, 'INVALID_VALUE'],
    ['a line break', 'section_hero', { heading: 'a\nb' }, 'INVALID_VALUE'],
    ['a word for a number', 'section_hero', { heading: 'a', count: 'two' }, 'INVALID_VALUE'],
    ['a choice that is none', 'section_hero', { heading: 'a', tone: 'red' }, 'INVALID_OPTION'],
    ['an address', 'section_hero', { heading: 'a', address: 'javascript:x' }, 'INVALID_VALUE'],
    ['a long list', 'section_hero', { heading: 'a', points: '["1","2","3"]' }, 'INVALID_VALUE'],
    ['64 kB', 'section_hero', { heading: 'a', text: 'x'.repeat(65_537) }, 'TOO_LONG'],
    [
      'a dead reference',
      'section_hero',
      { heading: 'a', target: 'gid://shopify/Collection/1' },
      'INVALID_VALUE',
    ],
  ])('%s is refused', async (_what, type, fields, code) => {
    await define(hero);
    const { metaobject, userErrors } = await upsert(type, 'start', fields);
    expect(metaobject).toBeNull();
    expect(userErrors.map((one: { code: string }) => one.code)).toEqual([code]);
  });

  test('lists of several types keep their order; drafts in them are hidden', async () => {
    await define(hero);
    const { metaobjectDefinition } = (
      await define({
        type: 'site',
        access: { storefront: 'PUBLIC_READ' },
        capabilities: { publishable: { enabled: true } },
        fieldDefinitions: [
          { key: 'home', type: 'list.mixed_reference' },
          { key: 'first', type: 'metaobject_reference' },
        ],
      })
    ).metaobjectDefinitionCreate;
    expect(metaobjectDefinition.type).toBe('site');
    const ids: string[] = [];
    for (const [handle, status] of [
      ['a', 'ACTIVE'],
      ['b', 'DRAFT'],
      ['c', 'ACTIVE'],
    ] as const) {
      const { metaobject } = await upsert('section_hero', handle, { heading: handle }, status);
      ids.push(metaobject.id);
    }
    const home = JSON.stringify(ids.toReversed());
    await upsert('site', 'main', { home, first: ids[1] ?? '' }, 'ACTIVE');
    const data = await storefront(`{ metaobject(handle: { type: "site", handle: "main" }) {
      home: field(key: "home") { type references(first: 9) { nodes { ... on Metaobject { handle } } } }
      first: field(key: "first") { value reference { __typename } } } }`);
    expect(data.metaobject).toEqual({
      home: {
        type: 'list.mixed_reference',
        references: { nodes: [{ handle: 'c' }, { handle: 'a' }] },
      },
      first: { value: ids[1], reference: null },
    });
    const { metaobjectByHandle } =
      await admin(`{ metaobjectByHandle(handle: { type: "site", handle: "main" }) {
      field(key: "home") { references(first: 9) { nodes { ... on Metaobject { handle } } } } } }`);
    expect(metaobjectByHandle.field.references.nodes).toHaveLength(3);
  });

  test('translations of an entry are shown in their language and become outdated', async () => {
    await define(hero);
    const { metaobject } = await upsert('section_hero', 'start', { heading: 'Hallo' }, 'ACTIVE');
    expect(await translate(metaobject.id, 'da', { heading: 'Hej' })).toEqual({
      translations: [{ key: 'heading', locale: 'da', value: 'Hej', outdated: false }],
      userErrors: [],
    });
    expect(await readHero('DA')).toEqual({ fields: [{ key: 'heading', value: 'Hej' }] });
    expect(await readHero('EN')).toEqual({ fields: [{ key: 'heading', value: 'Hallo' }] });

    await upsert('section_hero', 'start', { heading: 'Moin' });
    const { translatableResource } = await admin(
      'query Read($id: ID!) { translatableResource(resourceId: $id) { translations(locale: "da") { value outdated } } }',
      { id: metaobject.id },
    );
    expect(translatableResource.translations).toEqual([{ value: 'Hej', outdated: true }]);

    const { translationsRemove } = await admin(
      `mutation Remove($id: ID!) { translationsRemove(resourceId: $id, translationKeys: ["heading"],
        locales: ["da"]) { translations { key } userErrors { code } } }`,
      { id: metaobject.id },
    );
    expect(translationsRemove).toEqual({ translations: [{ key: 'heading' }], userErrors: [] });
    expect(await readHero('DA')).toEqual({ fields: [{ key: 'heading', value: 'Moin' }] });
  });

  test.each([
    ['another digest', { translatableContentDigest: 'x' }, 'INVALID_TRANSLATABLE_CONTENT'],
    ['the primary language', { locale: 'de' }, 'INVALID_LOCALE_FOR_SHOP'],
    ['a language that the shop lacks', { locale: 'fr' }, 'INVALID_LOCALE_FOR_SHOP'],
    ['an unknown key', { key: 'nope' }, 'INVALID_KEY_FOR_MODEL'],
    ['an empty text', { value: '' }, 'BLANK'],
    ['a text against the rules', { value: 'x'.repeat(61) }, 'FAILS_RESOURCE_VALIDATION'],
  ])('a translation with %s is refused', async (_what, change, code) => {
    await define(hero);
    const { metaobject } = await upsert('section_hero', 'start', { heading: 'Hallo' });
    const { translatableResource } = await admin(
      'query Read($id: ID!) { translatableResource(resourceId: $id) { translatableContent { digest } } }',
      { id: metaobject.id },
    );
    const [{ digest }] = translatableResource.translatableContent;
    const input = { key: 'heading', locale: 'da', value: 'Hej', translatableContentDigest: digest };
    const { translationsRegister } = await admin(
      `mutation Register($id: ID!, $translations: [TranslationInput!]!) {
        translationsRegister(resourceId: $id, translations: $translations) { userErrors { code } } }`,
      { id: metaobject.id, translations: [{ ...input, ...change }] },
    );
    expect(translationsRegister.userErrors).toEqual([{ code }]);
  });

  test('a menu with three levels, translated titles and a resource', async () => {
    const { collections } = await admin(
      '{ collections(first: 1, query: "handle:kaffee") { nodes { id } } }',
    );
    const [{ id: resourceId }] = collections.nodes;
    const { menuCreate } = await admin(
      `mutation Create($items: [MenuItemCreateInput!]!) {
        menuCreate(title: "Fragen", handle: "footer-questions", items: $items) {
          menu { id items { id title items { id items { id title } } } } userErrors { code message } } }`,
      {
        items: [
          {
            title: 'Kaffee',
            type: 'COLLECTION',
            resourceId,
            items: [
              {
                title: 'Mehr',
                type: 'HTTP',
                url: '#',
                items: [{ title: 'Suche', type: 'SEARCH' }],
              },
            ],
          },
        ],
      },
    );
    expect(menuCreate.userErrors).toEqual([]);
    const { id, items } = menuCreate.menu;
    const link = items[0].id.replace('MenuItem', 'Link');
    expect((await translate(link, 'da', { title: 'Kaffe' })).userErrors).toEqual([]);
    const read = () =>
      storefront(`query @inContext(language: DA) { menu(handle: "footer-questions") { itemsCount
        items { title type url items { title url items { title url } } } } }`);
    expect((await read()).menu).toEqual({
      itemsCount: 3,
      items: [
        {
          title: 'Kaffe',
          type: 'COLLECTION',
          url: 'http://sandbox.test/collections/kaffe',
          items: [
            {
              title: 'Mehr',
              url: '#',
              items: [{ title: 'Suche', url: 'http://sandbox.test/search' }],
            },
          ],
        },
      ],
    });
    // an item that keeps its id keeps its translation
    const { menuUpdate } = await admin(
      `mutation Update($id: ID!, $items: [MenuItemUpdateInput!]!) {
        menuUpdate(id: $id, title: "Fragen", items: $items) { menu { items { title } } userErrors { code } } }`,
      {
        id,
        items: [
          { title: 'Start', type: 'FRONTPAGE' },
          { id: items[0].id, title: 'Kaffee', type: 'COLLECTION', resourceId },
        ],
      },
    );
    expect(menuUpdate.menu.items).toEqual([{ title: 'Start' }, { title: 'Kaffee' }]);
    expect((await read()).menu).toMatchObject({ items: [{ title: 'Start' }, { title: 'Kaffe' }] });
    const { menuDelete } = await admin(
      'mutation Delete($id: ID!) { menuDelete(id: $id) { deletedMenuId userErrors { code } } }',
      { id },
    );
    expect(menuDelete).toEqual({ deletedMenuId: id, userErrors: [] });
    expect((await read()).menu).toBeNull();
  });

  test('a menu of four levels or with a missing target is refused', async () => {
    const item = (items: object[] = []) => ({ title: 'x', type: 'HTTP', url: '#', items });
    const create = (items: object[]) =>
      admin(
        `mutation Create($items: [MenuItemCreateInput!]!) { menuCreate(title: "x", handle: "x", items: $items) {
          menu { id } userErrors { code field } } }`,
        { items },
      ).then((data) => data.menuCreate.userErrors);
    expect(await create([item([item([item([item()])])])])).toEqual([
      { code: 'NESTING_TOO_DEEP', field: ['items', '0', 'items', '0', 'items', '0', 'items'] },
    ]);
    const missing = { title: 'x', type: 'PAGE', resourceId: 'gid://shopify/Page/1' };
    expect(await create([missing])).toEqual([
      { code: 'NOT_FOUND', field: ['items', '0', 'resourceId'] },
    ]);
  });

  test('a page is written, translated with its address, hidden, planned and deleted', async () => {
    const { pageCreate } = await admin(
      `mutation Create($page: PageCreateInput!) { pageCreate(page: $page) {
        page { id handle isPublished metafield(namespace: "storefront", key: "note") { value } }
        userErrors { code } } }`,
      {
        page: {
          title: 'Versand',
          body: '<p>Schnell</p>',
          metafields: [{ namespace: 'storefront', key: 'note', type: text, value: 'Hallo' }],
        },
      },
    );
    expect(pageCreate.page).toMatchObject({
      handle: 'versand',
      isPublished: true,
      metafield: { value: 'Hallo' },
    });
    const { id } = pageCreate.page;
    await translate(id, 'en', { title: 'Shipping', handle: 'shipping', body_html: '<p>Fast</p>' });
    const read = async (handle: string, language: string) =>
      (
        await storefront(`query @inContext(language: ${language}) { page(handle: "${handle}") {
          title body metafield(namespace: "storefront", key: "note") { value } } }`)
      ).page;
    expect(await read('shipping', 'EN')).toEqual({
      title: 'Shipping',
      body: '<p>Fast</p>',
      metafield: { value: 'Hallo' },
    });
    expect(await read('versand', 'DE')).toMatchObject({ title: 'Versand' });
    const update = (page: object) =>
      admin(
        `mutation Update($id: ID!, $page: PageUpdateInput!) { pageUpdate(id: $id, page: $page) {
          page { isPublished } userErrors { code } } }`,
        { id, page },
      ).then((data) => data.pageUpdate);
    await update({ isPublished: false });
    expect(await read('versand', 'DE')).toBeNull();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await update({ publishDate: tomorrow });
    expect(await read('versand', 'DE')).toBeNull();
    await app.inject({
      method: 'PUT',
      url: '/_control/clock',
      payload: { now: new Date(Date.now() + 2 * 86_400_000) },
    });
    expect(await read('versand', 'DE')).not.toBeNull();
    expect((await update({ title: ' ' })).userErrors).toEqual([{ code: 'BLANK' }]);
    expect((await update({ handle: 'ueber-uns' })).userErrors).toEqual([{ code: 'TAKEN' }]);
    const { pageDelete } = await admin(
      'mutation Delete($id: ID!) { pageDelete(id: $id) { deletedPageId userErrors { code } } }',
      { id },
    );
    expect(pageDelete.deletedPageId).toBe(id);
    expect(await read('versand', 'DE')).toBeNull();
  });

  test('an article of a new blog, with metafields, is changed and deleted', async () => {
    const { blogCreate } = await admin(
      'mutation { blogCreate(blog: { title: "Wissen", handle: "knowledge" }) { blog { id } userErrors { code } } }',
    );
    const blogId = blogCreate.blog.id;
    const create = (article: object) =>
      admin(
        `mutation Create($article: ArticleCreateInput!) { articleCreate(article: $article) {
          article { id handle isPublished blog { handle } } userErrors { code field } } }`,
        { article: { title: 'Mahlen', author: { name: 'Mara Lindner' }, ...article } },
      ).then((data) => data.articleCreate);
    expect((await create({})).userErrors[0].code).toBe('BLOG_REFERENCE_REQUIRED');
    const { products } = await admin('{ products(first: 2) { nodes { id } } }');
    const value = JSON.stringify(products.nodes.map(({ id }: { id: string }) => id));
    const { article } = await create({
      blogId,
      body: '<p>Fein</p>',
      summary: '<p>Kurz</p>',
      tags: ['grind'],
      metafields: [
        { namespace: 'storefront', key: 'products', type: 'list.product_reference', value },
      ],
    });
    expect(article).toMatchObject({ handle: 'mahlen', blog: { handle: 'knowledge' } });
    await translate(article.id, 'da', { title: 'Maling', summary_html: '<p>Kort</p>' });
    const read = async () =>
      (
        await storefront(`query @inContext(language: DA) { blog(handle: "knowledge") {
          articles(first: 5) { nodes { title excerpt contentHtml tags author: authorV2 { name lastName }
            metafield(namespace: "storefront", key: "products") { references(first: 5) { nodes { __typename } } } } } } }`)
      ).blog;
    expect(await read()).toEqual({
      articles: {
        nodes: [
          {
            title: 'Maling',
            excerpt: 'Kort',
            contentHtml: '<p>Fein</p>',
            tags: ['grind'],
            author: { name: 'Mara Lindner', lastName: 'Lindner' },
            metafield: {
              references: { nodes: [{ __typename: 'Product' }, { __typename: 'Product' }] },
            },
          },
        ],
      },
    });
    await admin(
      'mutation Hide($id: ID!) { articleUpdate(id: $id, article: { isPublished: false }) { userErrors { code } } }',
      { id: article.id },
    );
    expect(await read()).toEqual({ articles: { nodes: [] } });
    const { articles } = await admin(
      '{ articles(first: 5, query: "tag:grind") { nodes { id isPublished } } }',
    );
    expect(articles.nodes).toEqual([{ id: article.id, isPublished: false }]);
    const { articleDelete } = await admin(
      'mutation Delete($id: ID!) { articleDelete(id: $id) { deletedArticleId userErrors { code } } }',
      { id: article.id },
    );
    expect(articleDelete.deletedArticleId).toBe(article.id);
  });

  test('a policy is written, translated and emptied', async () => {
    const update = (body: string) =>
      admin(
        `mutation Update($shopPolicy: ShopPolicyInput!) { shopPolicyUpdate(shopPolicy: $shopPolicy) {
          shopPolicy { id title body type } userErrors { code } } }`,
        { shopPolicy: { type: 'SHIPPING_POLICY', body } },
      ).then((data) => data.shopPolicyUpdate);
    const { shopPolicy } = await update('<p>Versand</p>');
    expect(shopPolicy).toMatchObject({ title: 'Shipping policy', type: 'SHIPPING_POLICY' });
    await translate(shopPolicy.id, 'da', { body: '<p>Levering</p>' });
    const read = () =>
      storefront('query @inContext(language: DA) { shop { shippingPolicy { body handle } } }');
    expect((await read()).shop).toEqual({
      shippingPolicy: { body: '<p>Levering</p>', handle: 'shipping-policy' },
    });
    await update('');
    expect((await read()).shop).toEqual({ shippingPolicy: null });
    expect((await update('x'.repeat(600_000))).userErrors).toEqual([{ code: 'TOO_BIG' }]);
  });

  test('a picture is uploaded, referred to by an entry and served', async () => {
    const { stagedUploadsCreate } = await admin(
      `mutation { stagedUploadsCreate(input: [{ filename: "Hero.png", mimeType: "image/png",
        resource: FILE, httpMethod: PUT }]) { stagedTargets { url resourceUrl parameters { name } } userErrors { message } } }`,
    );
    const [{ url, resourceUrl }] = stagedUploadsCreate.stagedTargets;
    const create = { width: 30, height: 20, channels: 3, background: '#124' } as const;
    const payload = await sharp({ create }).png().toBuffer();
    const upload = await app.inject({
      method: 'PUT',
      url: new URL(url).pathname,
      headers: { 'content-type': 'image/png' },
      payload,
    });
    expect(upload.statusCode).toBe(201);
    const { fileCreate } = await admin(
      `mutation Create($source: String!) { fileCreate(files: [{ originalSource: $source, alt: "Bucht" }]) {
        files { id alt fileStatus } userErrors { code message } } }`,
      { source: resourceUrl },
    );
    expect(fileCreate.files).toEqual([
      { id: expect.stringContaining('MediaImage'), alt: 'Bucht', fileStatus: 'UPLOADED' },
    ]);
    const [{ id }] = fileCreate.files;
    await define({
      ...hero,
      fieldDefinitions: [
        { key: 'heading', type: text },
        { key: 'image', type: 'file_reference' },
      ],
    });
    await upsert('section_hero', 'start', { image: id }, 'ACTIVE');
    await translate(id, 'da', { alt: 'Bugt' });
    const { metaobject } = await storefront(`query @inContext(language: DA) {
      metaobject(handle: { type: "section_hero", handle: "start" }) { field(key: "image") {
        reference { ... on MediaImage { image { url altText width height } } } } } }`);
    const { image } = (
      metaobject as { field: { reference: { image: { url: string; altText: string } } } }
    ).field.reference;
    expect(image).toMatchObject({ altText: 'Bugt', width: 30, height: 20 });
    const { pathname, search } = new URL(image.url);
    const picture = await app.inject({ url: `${pathname}${search}&width=15&format=png` });
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(15);
    const { files } = await admin('{ files(first: 250) { nodes { id fileStatus } } }');
    expect(files.nodes).toContainEqual({ id, fileStatus: 'READY' });
  });

  test('a missing scope is denied', async () => {
    await app.inject({
      method: 'PUT',
      url: '/_control/faults',
      payload: { deniedScopes: ['write_metaobjects', 'read_translations'] },
    });
    const response = await app.inject({
      method: 'POST',
      url: `/admin/api/${tested}/graphql.json`,
      headers: { 'x-shopify-access-token': 'test-token' },
      payload: {
        query: `mutation { metaobjectDelete(id: "gid://shopify/Metaobject/1") { deletedId } }`,
      },
    });
    expect(response.json().errors[0].extensions.code).toBe('ACCESS_DENIED');
  });
});

test('the types of the catalogue are defined, and its texts are translations', async () => {
  const { metaobjectDefinitionByType: found } = await admin(
    `{ metaobjectDefinitionByType(type: "topbar_promotion") { name metaobjectsCount access { storefront }
      capabilities { publishable { enabled } translatable { enabled } } fieldDefinitions { key type { name } } } }`,
  );
  expect(found).toMatchObject({
    name: 'Topbar promotion',
    access: { storefront: 'PUBLIC_READ' },
    capabilities: { publishable: { enabled: true }, translatable: { enabled: true } },
  });
  expect(found.metaobjectsCount).toBeGreaterThan(0);
  const { translatableResources } = await admin(
    `{ translatableResources(resourceType: PAGE, first: 1) { nodes {
      translatableContent { key type } translations(locale: "da") { key value outdated } } } }`,
  );
  expect(translatableResources.nodes[0]).toEqual({
    translatableContent: [
      { key: 'title', type: 'SINGLE_LINE_TEXT_FIELD' },
      { key: 'handle', type: 'URI' },
      { key: 'body_html', type: 'HTML' },
    ],
    translations: expect.arrayContaining([{ key: 'title', value: 'Om os', outdated: false }]),
  });
});

test('a type without access for the storefront stays hidden', async () => {
  await define({ ...hero, access: { storefront: 'NONE' } });
  await upsert('section_hero', 'start', { heading: 'Hallo' }, 'ACTIVE');
  expect(await readHero()).toBeNull();
});

test('a reset restores the catalogue', async () => {
  await define(hero);
  await upsert('section_hero', 'start', { heading: 'Hallo' }, 'ACTIVE');
  const { metaobjects } = await admin(
    '{ metaobjects(type: "topbar_promotion", first: 1) { nodes { id handle } } }',
  );
  const [{ id, handle }] = metaobjects.nodes;
  const title = () =>
    storefront(`{ metaobject(handle: { type: "topbar_promotion", handle: "${handle}" }) {
      id field(key: "title") { value } } }`);
  const before = await title();
  await upsert('topbar_promotion', handle, { title: 'Neu' });
  expect(await title()).not.toEqual(before);
  await admin('mutation Delete($id: ID!) { metaobjectDelete(id: $id) { deletedId } }', { id });
  expect((await title()).metaobject).toBeNull();
  const { pages } = await admin('{ pages(first: 1) { nodes { id } } }');
  await admin('mutation Delete($id: ID!) { pageDelete(id: $id) { deletedPageId } }', {
    id: pages.nodes[0].id,
  });
  await reset();
  expect(await title()).toEqual(before);
  expect(await readHero()).toBeNull();
  const { metaobjectDefinitionByType } = await admin(
    '{ metaobjectDefinitionByType(type: "section_hero") { id } }',
  );
  expect(metaobjectDefinitionByType).toBeNull();
  expect((await admin('{ pages(first: 1) { nodes { id } } }')).pages).toEqual(pages);
});
