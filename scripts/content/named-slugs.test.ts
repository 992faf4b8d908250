import { expect, test } from 'vitest';
import { languages } from '#shop/languages.ts';
import { namedSlugs, slugProblems } from './named-slugs.ts';
import { readDocuments } from './read-documents.ts';

const documents = readDocuments();

test.each(languages)('texts in %s name pages that the shop has', (language) => {
  expect(slugProblems(documents, language, namedSlugs(language))).toEqual([]);
});

test('a page with another slug is named, one that is not translated has its first slug', () => {
  const named = { 'product.shippingPage': 'versand-lieferung' };
  const [first] = languages;
  const shipping = documents.filter(({ key }) => key === 'shipping');
  const german = shipping.filter(({ language }) => language === first);
  expect(german).toHaveLength(1);
  expect(slugProblems(shipping, 'en', named)).toHaveLength(1);
  expect(
    slugProblems(german, 'en', { 'product.shippingPage': german[0]?.frontMatter?.slug ?? '' }),
  ).toEqual([]);
});
