// Breaks the shop's own documents on purpose, one thing at a time: the check must name it, and nothing else.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shop/languages.ts';
import { shopFolder } from '../../storefront/shop-folder.ts';
import { demoShop } from './catalogue-handles.ts';
import { shortTexts } from './filler.ts';
import { contentProblems } from './problems.ts';
import { readDocument, readDocuments, type SourceDocument } from './read-documents.ts';
import { shopAddresses } from './shop-pages.ts';

const documents = readDocuments();
const addresses = languages.flatMap((language) => shopAddresses(demoShop, language));
const problemsOf = (changed: SourceDocument[]) => [
  ...contentProblems(changed, demoShop.handles, addresses),
  ...changed.flatMap(shortTexts),
];

function sourceOf(file: string): string {
  return readFileSync(new URL(`content/${file}`, shopFolder), 'utf8');
}

function withChange(file: string, change: (source: string) => string): SourceDocument[] {
  const source = sourceOf(file);
  const changed = change(source);
  expect(changed).not.toBe(source);
  return documents.map((document) =>
    document.file === file ? readDocument(file, changed) : document,
  );
}

const paragraphsOf = (file: string) => sourceOf(file).split('\n\n');
const shipping = 'pages/shipping/en.mdx';
const pourOver = 'tutorials/pour-over/en.mdx';

test('the committed documents have no problem', () => {
  expect(problemsOf(documents)).toEqual([]);
});

test.each<[string, string, (source: string) => string, RegExp]>([
  [
    'a dead link',
    shipping,
    (source) => source.replace('/en/e/returns-complaints-withdrawal', '/en/e/returns'),
    /^pages\/shipping\/en.mdx: \/en\/e\/returns does not exist$/,
  ],
  [
    'a link into another language',
    shipping,
    (source) =>
      source.replace(
        '/en/e/returns-complaints-withdrawal',
        '/de/e/ruecksendung-reklamation-widerruf',
      ),
    /is not a URL of this language$/,
  ],
  [
    'an unknown product',
    pourOver,
    (source) => source.replace('dosera-gran-coffee-scale', 'no-such-scale'),
    /there is no product no-such-scale in this language$/,
  ],
  [
    'a handle of another language',
    pourOver,
    (source) => source.replace('coffee-for-pour-over', 'kaffee-fuer-handfilter'),
    /there is no collection kaffee-fuer-handfilter in this language$/,
  ],
  [
    'another product than the counterparts name',
    pourOver,
    (source) => source.replace('dosera-gran-coffee-scale', 'dosera-gran-mini-coffee-scale'),
    /pour-over\/en.mdx: accessories is .*, but .* in tutorials\/pour-over\/da.mdx$/,
  ],
  [
    'another figure than the counterparts have',
    pourOver,
    (source) => source.replace('until: 40', 'until: 45'),
    /pour-over\/en.mdx: steps is/,
  ],
  [
    'a section that is missing in one language',
    shipping,
    (source) => source.replace('## When shipping is free', '### When shipping is free'),
    /number of sections is 4, but 5/,
  ],
  [
    'an unknown related document',
    shipping,
    (source) => source.replace('pages/co2', 'pages/co3'),
    /related: there is no document pages\/co3$/,
  ],
  [
    'an unknown component',
    shipping,
    (source) => source.replace('<ShippingCountries />', '<Countries />'),
    /there is no component <Countries>$/,
  ],
  [
    'an unknown fact of the shop',
    shipping,
    (source) => source.replace('name="freeShipping"', 'name="freeForm"'),
    /there is no shop fact freeForm$/,
  ],
  [
    'an unknown fact in the front matter',
    shipping,
    (source) => source.replace('{specialShipping}', '{freeForm}'),
    /there is no shop fact \{freeForm\}$/,
  ],
  [
    'front matter that does not fit',
    shipping,
    (source) => source.replace('kind: service', 'kind: service\ncolour: red'),
    /Unrecognized key: "colour"/,
  ],
  [
    'a paragraph nobody translated',
    shipping,
    (source) =>
      `${source}\n\n${paragraphsOf('pages/shipping/de.mdx').find((text) => text.startsWith('Samstage'))}`,
    /not translated from pages\/shipping\/en.mdx: "Samstage sind/,
  ],
  [
    'a paragraph of another page',
    shipping,
    (source) => `${source}\n\n${paragraphsOf('pages/benefits/en.mdx').at(-1)}`,
    /shares a paragraph with/,
  ],
  [
    'a paragraph of another page with some words changed',
    shipping,
    (source) =>
      `${source}\n\n${paragraphsOf('pages/benefits/en.mdx').at(-1)?.replace('points', 'stamps')}`,
    /shares a paragraph with/,
  ],
  ['a placeholder', shipping, (source) => `${source}\n\nTODO: say more.`, /a placeholder/],
  [
    'a heading with nothing below it',
    shipping,
    (source) => `${source}\n\n### Returns\n`,
    /nothing below the heading "Returns"$/,
  ],
  [
    'a title in the text',
    shipping,
    (source) => source.replace('### ', '# ').replace('## Every', '# Every'),
    /the title is the front matter's$/,
  ],
  [
    'a fee that is written out',
    shipping,
    (source) => `${source}\n\nA parcel costs €4.90 wherever you live in Germany.`,
    /€4.90 is written out/,
  ],
])('%s is reported [DEC-070 DEC-072]', (_, file, change, expected) => {
  const problems = problemsOf(withChange(file, change));
  expect(problems.join('\n')).toMatch(new RegExp(expected, 'm'));
  expect(problems.length).toBeLessThanOrEqual(3);
});

test('a missing translation is reported [DEC-069]', () => {
  const without = documents.filter(({ file }) => file !== 'pages/co2/da.mdx');
  expect(problemsOf(without)).toContain('pages/co2: there is no da.mdx');
});

test('a translation of a German-only page is reported [DEC-022]', () => {
  const file = 'pages/jobs/en.mdx';
  const source = sourceOf('pages/imprint/en.mdx').replace('slug: imprint', 'slug: jobs');
  const problems = problemsOf([...documents, readDocument(file, source)]);
  expect(problems).toContain('pages/jobs: en.mdx, although it is de only');
});

test('a URL used twice is reported', () => {
  const changed = withChange('pages/co2/da.mdx', (source) =>
    source.replace('slug: co2-kompensation', 'slug: payment'),
  );
  expect(problemsOf(changed)).toContain('/da/e/payment is the address of two documents');
});

test('a page that is too short is reported', () => {
  const changed = withChange('pages/co2/en.mdx', (source) =>
    source.slice(0, source.indexOf('## ')),
  );
  expect(problemsOf(changed).join()).toMatch(
    /co2\/en.mdx: only \d+ words, a landing page needs 200/,
  );
});

test('front matter that is no YAML is reported with its file', () => {
  const file = 'pages/imprint/de.mdx';
  const source = sourceOf(file).replace('title: ', 'title: with: ');
  expect(() => readDocument(file, source)).toThrow(`${file}: front matter: Nested mappings`);
});
