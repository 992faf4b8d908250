import { describe, expect, test } from 'vitest';
import { languages } from '../../app/i18n/languages.ts';
import { findPage, pagesOf } from './index.ts';

describe.each(languages)('the content pages in %s', (language) => {
  const pages = pagesOf(language);

  test('have addresses of their own', () => {
    const addresses = pages.map(({ kind, slug }) => `${kind}/${slug}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(pages.map(({ slug, text }) => [slug, text] as const))('%s is short', (_, text) => {
    const sentences = text.paragraphs.join(' ').split(/[.!?:](?=\s|$)/).length - 1;
    expect(sentences).toBeGreaterThanOrEqual(3);
    expect(sentences).toBeLessThanOrEqual(12);
  });

  test('are found by their slug, and only as what they are', () => {
    for (const { kind, slug, text } of pages) {
      expect(findPage(kind, slug, language)?.text).toBe(text);
    }
    expect(findPage('article', 'newsletter', language)).toBeNull();
    expect(findPage('page', 'no-such-page', language)).toBeNull();
  });
});

test.each([
  ['versand-lieferung', 'shipping-delivery', 'forsendelse-levering'],
  ['zahlung', 'payment', 'payment'],
  [
    'ruecksendung-reklamation-widerruf',
    'returns-complaints-withdrawal',
    'returns-complaints-withdrawal',
  ],
  ['ueber-uns', 'our-team', 'vores-team'],
  ['bestellvorteile', 'ordering-benefits', 'ordering-benefits'],
  ['agb', 'terms-of-service', 'terms-of-service'],
  ['impressum', 'imprint', 'imprint'],
  ['datenschutz', 'privacy', 'privacy'],
  ['barrierefreiheit', 'accessibility', 'accessibility'],
  ['newsletter', 'newsletter', 'newsletter'],
  ['coffee-hub', undefined, undefined],
  ['jobs', undefined, undefined],
])('%s has its counterparts', (de, en, da) => {
  expect(findPage('page', de, 'de')?.slugs).toEqual({ de, ...(en && { en }), ...(da && { da }) });
});
