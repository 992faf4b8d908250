// A language that the storefront has no texts in, here Danish: what is not translated is shown in the first one.
import { expect, test } from 'vitest';
import { furtherLanguages } from '../languages/further-languages.ts';
import { demoShop } from './catalogue-handles.ts';
import { counterpartProblems } from './counterparts.ts';
import { readDocuments } from './read-documents.ts';
import { documentAddresses } from './references.ts';
import { untranslated } from './untranslated.ts';

const further = ['da', ...furtherLanguages] as const;
const documents = readDocuments();
const without = (removed: string) => documents.filter(({ language }) => language !== removed);
const names = (of: typeof documents) => of.map(({ section, key }) => `${section}/${key}`);

test('its documents may be missing, others may not', () => {
  expect(counterpartProblems(without('da'), demoShop.handles, further)).toEqual([]);
  expect(counterpartProblems(without('en'), demoShop.handles, further)).toContain(
    'pages/shipping: there is no en.mdx',
  );
});

test('what is missing is listed, without what is meant for the first language alone', () => {
  expect(untranslated(documents, 'da')).toEqual([]);
  const missing = names(untranslated(without('da'), 'da'));
  expect(missing).toContain('pages/shipping');
  expect(missing).not.toContain('pages/jobs');
});

test('its addresses are those of the first language', () => {
  expect(documentAddresses(documents)).not.toContain('/da/e/versand-lieferung');
  expect(documentAddresses(without('da'))).toContain('/da/e/versand-lieferung');
  expect(documentAddresses(without('da'))).not.toContain('/da/e/jobs');
});
