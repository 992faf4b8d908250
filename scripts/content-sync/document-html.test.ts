import { expect, test } from 'vitest';
import { readDocuments } from '../content/read-documents.ts';
import { documentHtml, fileOnlyReason } from './document-html.ts';

const all = readDocuments();
const find = (section: string, key: string) => {
  const found = all.find((one) => one.section === section && one.key === key);
  if (!found) throw new Error(`${section}/${key} is missing`);
  return found;
};

test('a document of the platform has facts and blocks in braces, questions and links', () => {
  const html = documentHtml(find('pages', 'shipping'), all);
  expect(html).toContain('{standardShipping}');
  expect(html).toContain('<p>{ShippingCountries}</p>');
  expect(html).toMatch(/<table><thead><tr><th>.*<td>.*\{freightShipping\}<\/td>/s);
  expect(html).toMatch(/<h3>[^<]+\?<\/h3><p>/);
  expect(html).toMatch(/<li><a href="\/e\/[\w-]+">/);
  expect(html).not.toMatch(/<ShopFact|slug:/);
});

test('what the platform cannot hold stays in the files', () => {
  expect(fileOnlyReason(find('pages', 'shipping'))).toBeNull();
  expect(fileOnlyReason(find('tutorials', 'espresso'))).toBe('a tutorial');
  expect(fileOnlyReason(find('knowledge', 'water'))).toBe('has a picture');
});
