// Content as editors may break it: every page is complete all the same, and what is wrong is named.
import { describe, expect, test } from 'vitest';
import { allContent } from '../../content/content-files.ts';
import type { ShopContent } from '../../content/model.ts';
import { readHtml } from '../../testing/html.ts';
import { renderPage, unavailablePlatform } from '../../testing/render-page.tsx';
import type { Platform } from '../commerce/platform/platform.ts';
import { homeMarket } from '../i18n/market.ts';
import type { ContentProblem } from './content-problem.ts';
import { createContentSource } from './content-source.ts';

type Field = [type: string, value: unknown, ...nodes: object[]];

let lastId = 0;

function entry(type: string, fields: Record<string, Field>) {
  lastId += 1;
  return {
    __typename: 'Metaobject',
    id: `gid://shopify/Metaobject/${lastId}`,
    handle: 'example',
    type,
    fields: Object.entries(fields).map(([key, [fieldType, value, ...nodes]]) => ({
      key,
      type: fieldType,
      value: typeof value === 'string' || value === null ? value : JSON.stringify(value),
      reference: fieldType.startsWith('list.') ? null : (nodes[0] ?? null),
      references: fieldType.startsWith('list.') ? { nodes } : null,
    })),
  };
}

const words = (value: string): Field => ['single_line_text_field', value];
const collection: Field = [
  'collection_reference',
  'gid://shopify/Collection/1',
  { __typename: 'Collection', handle: 'kaffee', title: 'Kaffee' },
];
const deadCollection: Field = ['collection_reference', 'gid://shopify/Collection/9'];
const image = {
  __typename: 'MediaImage',
  image: { url: 'https://cdn.example/a.jpg', altText: null, width: 800, height: 600 },
};
const picture: Field = ['file_reference', 'gid://shopify/MediaImage/1', image];
const long = 'x'.repeat(64_000);

const goodHero = { heading: words('Herbst'), text: words('Neue Ernte'), image: picture };
const hero = (change: Record<string, Field> = {}) =>
  entry('section_hero', { ...goodHero, ...change });
const teaser = (change: Record<string, Field> = {}) =>
  entry('teaser', { heading: words('Abo'), target: collection, ...change });
const teasers = (...nodes: object[]): Field => ['list.metaobject_reference', nodes, ...nodes];

const home = (...nodes: object[]) => ({
  HomePage: {
    metaobject: {
      id: 'gid://shopify/Metaobject/1000',
      handle: 'main',
      type: 'home_page',
      sections: { value: JSON.stringify(nodes.map(() => 'gid')), references: { nodes } },
    },
  },
});
const site = (fields: Record<string, Field>) => ({
  SiteContent: { metaobject: entry('site', fields) },
});

interface Item {
  id: string;
  title: string;
  type: string;
  url: string | null;
  resource: object | null;
  items?: Item[];
}
const item = (change: Partial<Item>): Item => ({
  id: 'gid://shopify/MenuItem/1',
  title: 'Röster',
  type: 'HTTP',
  url: '/brands',
  resource: null,
  ...change,
});
const menu = (...items: Item[]) => ({
  Menus: { main: { items }, questions: null, about: null, legal: null },
});

function platformWith(answers: Record<string, unknown>): Platform {
  return {
    async send(operation, variables) {
      if (operation.name in answers) return answers[operation.name] as never;
      return unavailablePlatform.send(operation, variables);
    },
  };
}

async function readContent(answers: Record<string, unknown>) {
  const problems: ContentProblem[] = [];
  const platform = platformWith(answers);
  const source = createContentSource({
    platform,
    homePlatform: platform,
    hosts: ['platform.example'],
    onProblem: (problem) => problems.push(problem),
  });
  return { content: await source.content(homeMarket('de')), problems };
}

const sectionTypes = ({ home }: ShopContent) => home.sections.map(({ type }) => type);
const fileTypes = sectionTypes(allContent.de);

/** What the home page shows then, beside the problem that is named. */
const kinds: [
  kind: string,
  answers: Record<string, unknown>,
  problem: RegExp | null,
  shown: string[],
][] = [
  [
    'a section without its heading',
    home(hero({ heading: words('') }), hero()),
    /heading/,
    ['hero'],
  ],
  ['a heading of 64 kB', home(hero({ heading: words(long) }), hero()), /heading/, ['hero']],
  ['a text of 64 kB', home(hero({ text: words(long) }), hero()), /text/, ['hero']],
  [
    'a picture that was deleted',
    home(hero({ image: ['file_reference', 'gid'] }), hero()),
    /image/,
    ['hero'],
  ],
  [
    'a file that is no picture',
    home(hero({ image: ['file_reference', 'gid', { __typename: 'Video' }] }), hero()),
    /image/,
    ['hero'],
  ],
  [
    'a picture without a size',
    home(
      hero({
        image: ['file_reference', 'gid', { ...image, image: { ...image.image, width: null } }],
      }),
      hero(),
    ),
    /image/,
    ['hero'],
  ],
  ['a link without words', home(hero({ address: words('/brands') }), hero()), /link/, ['hero']],
  ['words without a link', home(hero({ link_text: words('Mehr') }), hero()), /link/, ['hero']],
  [
    'a link to a script',
    home(hero({ link_text: words('Mehr'), address: words('javascript:alert(1)') }), hero()),
    /link/,
    ['hero'],
  ],
  [
    'a link to another protocol',
    home(hero({ link_text: words('Mehr'), address: words('//evil.example') }), hero()),
    /link/,
    ['hero'],
  ],
  [
    'a collection that is not published',
    home(entry('section_products', { heading: words('Neu'), collection: deadCollection }), hero()),
    /collection/,
    ['hero'],
  ],
  [
    'neither collection nor products',
    home(entry('section_products', { heading: words('Neu') }), hero()),
    /collection or products/,
    ['hero'],
  ],
  [
    'a count that is no number',
    home(
      entry('section_products', {
        heading: words('Neu'),
        collection,
        count: ['number_integer', 'vier'],
      }),
      hero(),
    ),
    /count/,
    ['hero'],
  ],
  [
    'a count of a thousand',
    home(
      entry('section_products', {
        heading: words('Neu'),
        collection,
        count: ['number_integer', '1000'],
      }),
      hero(),
    ),
    /count/,
    ['hero'],
  ],
  [
    'a list that is no JSON',
    home(
      entry('section_brands', {
        collections: ['list.collection_reference', 'oops'],
        counts: ['list.number_integer', '[8'],
      }),
      hero(),
    ),
    /collections|counts/,
    ['hero'],
  ],
  [
    'fewer counts than collections',
    home(
      entry('section_brands', {
        collections: ['list.collection_reference', ['a'], collection[2] ?? {}],
        counts: ['list.number_integer', '[8,6]'],
      }),
      hero(),
    ),
    /count/,
    ['hero'],
  ],
  [
    'an unknown type of section',
    home(entry('section_slider', { heading: words('Bilder') }), hero()),
    /no section/,
    ['hero'],
  ],
  ['an entry that is no section', home(entry('teaser', goodHero), hero()), /no section/, ['hero']],
  [
    'a product in place of a section',
    home({ __typename: 'Product', handle: 'a' }, hero()),
    /no entries/,
    ['hero'],
  ],
  [
    'an unknown module',
    home(entry('section_module', { module: words('chat.bot') }), hero()),
    /module/,
    ['hero'],
  ],
  [
    'two advisors',
    home(
      entry('section_module', { module: words('coffee.advisor') }),
      entry('section_module', { module: words('coffee.advisor') }),
      hero(),
    ),
    /the second/,
    ['module', 'hero'],
  ],
  [
    'one of two teasers without a link',
    home(
      entry('section_teasers', { teasers: teasers(teaser(), teaser({ target: deadCollection })) }),
    ),
    /link/,
    ['teasers'],
  ],
  [
    'teasers that are all invalid',
    home(entry('section_teasers', { teasers: teasers(teaser({ heading: words('') })) }), hero()),
    /teasers/,
    ['hero'],
  ],
  [
    'a teaser that is a draft',
    home(
      entry('section_teasers', { teasers: ['list.metaobject_reference', ['a', 'b'], teaser()] }),
    ),
    /1 of 2 references/,
    ['teasers'],
  ],
  [
    'an entry that refers to itself',
    home(entry('section_teasers', { teasers: teasers({ __typename: 'Metaobject' }) }), hero()),
    /teasers/,
    ['hero'],
  ],
  ['no section at all', home(), null, fileTypes],
  ['no valid section', home(hero({ heading: words('') })), /heading/, fileTypes],
  [
    'sections that are drafts',
    {
      HomePage: {
        metaobject: {
          ...home().HomePage.metaobject,
          sections: { value: '["a","b"]', references: { nodes: [] } },
        },
      },
    },
    /2 are drafts/,
    fileTypes,
  ],
  [
    'sections that were never set',
    { HomePage: { metaobject: { ...home().HomePage.metaobject, sections: null } } },
    null,
    fileTypes,
  ],
  [
    'an unknown icon',
    site({ benefits: teasers(entry('benefit', { text: words('Frisch'), icon: words('rocket') })) }),
    /icon/,
    fileTypes,
  ],
  [
    'a colour that closes the style',
    site({ usp_bar_color: words('red;}</style>') }),
    /uspBarColor/,
    fileTypes,
  ],
  [
    'too many search words',
    site({ search_words: ['list.single_line_text_field', Array(9).fill('Kaffee')] }),
    /searchWords/,
    fileTypes,
  ],
  [
    'a menu of dead targets',
    menu(item({ type: 'COLLECTION', url: null })),
    /nothing that is published/,
    fileTypes,
  ],
  ['a menu item without a title', menu(item({ title: ' ' }), item({})), /title/, fileTypes],
  ['a menu item of 64 kB', menu(item({ title: long }), item({})), /title/, fileTypes],
  [
    'a menu item with a script',
    menu(item({ url: 'javascript:alert(1)' }), item({})),
    /nothing/,
    fileTypes,
  ],
  ['a heading without items', menu(item({ url: '#' }), item({})), /nothing/, fileTypes],
  ['a menu without items', menu(), null, fileTypes],
  [
    'an answer of another shape',
    { SiteContent: { metaobject: { id: 'x' } } },
    /could not be read/,
    fileTypes,
  ],
];

describe.each(kinds)('%s', (_kind, answers, problem, shown) => {
  test('is named, and the rest is shown', async () => {
    const { content, problems } = await readContent(answers);
    expect(sectionTypes(content)).toEqual(shown);
    if (problem) expect(problems.map(({ message }) => message).join('\n')).toMatch(problem);
    else expect(problems).toEqual([]);
  });

  test('leaves a complete page', async () => {
    const { status, html } = await renderPage('/de', platformWith(answers));
    expect(status).toBe(200);
    const page = readHtml(html);
    expect(page.elements('h1')).toHaveLength(1);
    expect(page.one('banner').all('link').length).toBeGreaterThan(5);
    expect(page.one('contentinfo').all('link').length).toBeGreaterThan(15);
    expect(html).not.toMatch(/javascript:|<\/style>|evil\.example|undefined/);
  });
});

test('content of the platform replaces a whole piece, not its fields', async () => {
  const { content } = await readContent(
    site({ search_words: ['list.single_line_text_field', ['Tee']] }),
  );
  expect(content.search.searchQuerySuggestions).toEqual(['Tee']);
  expect(content.header.uspBar).toEqual([]);
  expect(content.mainMenu.groups).toEqual(allContent.de.mainMenu.groups);
});

test('without content on the platform, and without a platform, there is that of the files', async () => {
  expect((await readContent({})).content).toEqual(allContent.de);
  const nothing = { metaobject: null };
  const answers = { SiteContent: nothing, HomePage: nothing, Menus: menu().Menus };
  expect((await readContent(answers)).content).toEqual(allContent.de);
});

test('the home page has its tags also where the files are shown', async () => {
  const nothing = { metaobject: null };
  const platform = platformWith({ SiteContent: nothing, HomePage: nothing, Menus: menu().Menus });
  let reads = 0;
  const source = createContentSource({
    platform,
    homePlatform: platform,
    hosts: [],
    onProblem: () => {},
    onHomeRead: () => {
      reads += 1;
    },
  });
  const content = await source.content(homeMarket('de'));
  expect(reads).toBe(0);
  expect(content.home.sections).toBe(allContent.de.home.sections);
  expect(reads).toBe(1);
});
