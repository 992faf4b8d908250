import { expect, test } from 'vitest';
import { findByKey } from './documents.server.ts';

test.each([
  ['da', 'EUR', '4,90 €'],
  ['da-dk', 'DKK', '39,20 kr.'],
] as const)('questions about shipping answer in the money of %s', (locale, currency, expected) => {
  const document = findByKey('pages/shipping', 'da');
  const { faq = [] } = document?.frontMatterIn(locale, currency) ?? {};
  const answers = faq.map(({ answer }) => answer.replaceAll('\u00a0', ' '));
  expect(answers.join(' ')).toContain(expected);
});
