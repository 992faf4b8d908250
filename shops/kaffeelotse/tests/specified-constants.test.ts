// The figures and lists of the specification's section 9, written out by hand.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { euros } from '../../../storefront/app/commerce/price/money.ts';
import { benefitsFor } from '../../../storefront/content/benefits.ts';
import { allContent } from '../../../storefront/content/content-files.ts';
import { destinations } from '../destinations.ts';
import { languageFacts, languages } from '../languages.ts';
import { shop } from '../shop.ts';

test('shipping costs, free shipping, delivery time and withdrawal [CONST-001 CONST-004 CONST-005 CONST-006 CONST-009 CONST-010]', () => {
  expect(shop.shipping.home).toBe('DE');
  expect(destinations.DE).toMatchObject({
    freeFrom: euros(49),
    cost: euros(4.9),
    special: euros(4.9),
    freight: euros(49),
    days: { min: 1, max: 3 },
  });
  expect(shop.withdrawalDays).toBe(14);
});

test('the 26 shipping countries [CONST-011 PROD-001]', () => {
  const codes = 'AT BE BG CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
  expect(shop.shipping.countries).toEqual(codes.split(' '));
});

test('voucher, currency and placeholder article [CONST-013 CONST-015 META-013]', () => {
  expect(shop.newsletterVoucher).toMatchObject({ value: euros(5), minimumOrder: euros(60) });
  expect(shop.currency).toBe('EUR');
  expect(shop.placeholderSku).toBe('K000-0000-0001');
  expect(shop.productsOver).toBe(2000);
});

test('each language has a key, a code, a locale, a name and a flag [ENT-081 LANG-001 LANG-003]', () => {
  expect(languages).toEqual(['de', 'en', 'da']);
  expect(languageFacts).toEqual({
    de: { key: 'de', code: 'DE', locale: 'de-DE', name: 'Deutsch', flag: 'de' },
    en: { key: 'en', code: 'EN', locale: 'en-GB', name: 'English', flag: 'gb' },
    da: { key: 'da', code: 'DA', locale: 'da-DK', name: 'Dansk', flag: 'dk' },
  });
});

test.each(languages)(
  'the header in %s is configured as specified [ENT-071 ENT-072 ENT-073]',
  (language) => {
    const { header, search: emptySearch } = allContent[language];
    expect(benefitsFor(header.uspBar, destinations.DE, language)).toHaveLength(3);
    expect(header).toHaveProperty('uspBarBackgroundColor');
    expect(header).toHaveProperty('topBarBackgroundColor');
    expect(emptySearch.searchQuerySuggestions.length).toBeGreaterThan(0);
    expect(emptySearch.products.length).toBeGreaterThan(0);
    expect(emptySearch.collectionCards.length).toBeGreaterThan(0);
  },
);

const root = `${import.meta.dirname}/../../..`;
const css = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

test.each([
  [
    'the overlay has an opacity of 0.4',
    'shops/kaffeelotse/theme/tokens.css',
    '--overlay: rgb(0 0 0 / 0.4);',
  ],
  [
    'the primary colour is a dark teal',
    'shops/kaffeelotse/theme/tokens.css',
    '--accent: var(--teal-700);',
  ],
  [
    'the search window is 80em wide',
    'storefront/app/search/search-modal.module.css',
    'width: min(80em,',
  ],
  [
    'a menu box is at least 300 px wide',
    'storefront/app/shell/menu-panel.module.css',
    'minmax(300px, 1fr)',
  ],
])('%s [CONST-044 CONST-045 CONST-048 CONST-051]', (_rule, file, declaration) => {
  expect(css(file)).toContain(declaration);
});
