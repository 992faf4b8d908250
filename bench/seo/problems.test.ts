import { expect, test } from 'vitest';
import type { PageFacts } from './page-facts.ts';
import { seoProblems } from './problems.ts';

const german = 'https://shop.example/de/c/kaffee';
const english = 'https://shop.example/en/c/coffee';
const alternates = new Map([
  ['de', german],
  ['en', english],
  ['x-default', german],
]);

function page(address: string, facts: Partial<PageFacts> = {}): PageFacts {
  return {
    address,
    status: 200,
    title: `Title of ${address}`,
    description: `Description of ${address}`,
    canonical: address,
    hidden: false,
    alternates,
    dataTypes: ['ItemList'],
    dataProblems: [],
    ...facts,
  };
}

test('two pages with reciprocal alternates have no problem', () => {
  expect(seoProblems([page(german), page(english)])).toEqual([]);
});

test.each<[string, Partial<PageFacts>, RegExp]>([
  ['a page that fails', { status: 500 }, /answers 500/],
  ['another canonical address', { canonical: german }, /canonical/],
  ['a hidden page', { hidden: true }, /not to be found/],
  ['no title', { title: '' }, /no title/],
  ['no description', { description: '' }, /no description/],
  ['no structured data', { dataTypes: [] }, /no structured data/],
  [
    'invalid structured data',
    { dataProblems: ['Product has no name'] },
    /invalid structured data: Product has no name/,
  ],
  ['no alternates', { alternates: new Map() }, /does not name itself/],
  ['no way back', { alternates: new Map([['en', english]]) }, /does not point back/],
])('%s is a problem', (_name, facts, problem) => {
  expect(seoProblems([page(german), page(english, facts)]).join('\n')).toMatch(problem);
});

test('a title is unique within a language, not across languages', () => {
  const shared = { title: 'Coffee', alternates: new Map([['en', english]]) };
  const other = 'https://shop.example/en/c/beans';
  const pages = [
    page(english, shared),
    page(other, { title: 'Coffee', alternates: new Map([['en', other]]) }),
  ];
  expect(seoProblems(pages)).toEqual([expect.stringContaining('2 pages share the title "Coffee"')]);
});
