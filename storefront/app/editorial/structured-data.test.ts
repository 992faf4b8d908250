import { expect, test } from 'vitest';
import { howTo } from '../coffee/tutorials/how-to.ts';
import type { TutorialPage } from '../coffee/tutorials/tutorial-page.ts';
import type { DocumentPage } from './document-page.ts';
import { documentJsonLd } from './structured-data.ts';

const place = {
  origin: 'https://shop.example',
  path: '/en/a/pour-over',
  language: 'en',
  home: { title: 'Home', href: '/en' },
};

const shared = {
  title: 'Pour-over, poured calmly',
  shortTitle: 'Pour-over',
  description: 'Clear and sweet.',
  lastChanged: '2026-11-15',
  text: { html: '', outline: [], minutes: 1 },
  isSample: false,
  faq: [],
  writtenIn: null,
  parent: { title: 'Tutorials', href: '/en/a/tutorials' },
  related: [],
};

const article: DocumentPage = { ...shared, kind: 'article', hero: null, row: null };

const tutorial: TutorialPage = {
  ...shared,
  kind: 'tutorial',
  hero: 'dripper',
  coffee: null,
  accessories: [],
  stepPictures: [],
  coffees: { title: null, products: [], all: null },
  recipe: {
    coffee: 15,
    water: 250,
    temperature: 93,
    seconds: 210,
    grind: 'mediumFine',
    accessories: [],
    coffees: 'coffee-for-pour-over',
    steps: [{ title: 'Rinse', text: 'Rinse the filter.' }],
    tip: '',
  },
};

const ownParts = {
  description: '',
  start: null,
  end: null,
  jsonLd: () => howTo(tutorial, place),
};
const typesOf = (page: DocumentPage, own?: typeof ownParts) =>
  documentJsonLd(page, place, own).map((thing) => thing['@type']);

test('the types of an article, a service page, a tutorial and an FAQ', () => {
  expect(typesOf(article)).toEqual(['Article', 'BreadcrumbList']);
  expect(typesOf({ ...article, kind: 'service' })).toEqual(['WebPage', 'BreadcrumbList']);
  expect(typesOf({ ...article, kind: 'tutorial' }, ownParts)).toEqual(['HowTo', 'BreadcrumbList']);
  const faq = [{ question: 'Why?', answer: 'Because.' }];
  expect(typesOf({ ...article, faq })).toEqual(['Article', 'BreadcrumbList', 'FAQPage']);
});

test('the breadcrumb has absolute addresses and ends with the page', () => {
  const [, breadcrumb] = documentJsonLd(article, place);
  expect(breadcrumb).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.example/en' },
      { position: 2, name: 'Tutorials', item: 'https://shop.example/en/a/tutorials' },
      { position: 3, name: 'Pour-over', item: 'https://shop.example/en/a/pour-over' },
    ],
  });
});

test('a tutorial has a duration and links to its steps', () => {
  expect(howTo(tutorial, place)).toMatchObject({
    totalTime: 'PT210S',
    step: [{ position: 1, name: 'Rinse', url: 'https://shop.example/en/a/pour-over#step-1' }],
  });
});
