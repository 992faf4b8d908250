import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readHtml } from '../../testing/html.ts';
import { noLegalInformation } from '../commerce/product-examples.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import type { Language } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { LegalInformation } from './legal-information.tsx';

const business = {
  ...{ name: 'Nordlys AS', street: 'Havnegata 4', city: '5003 Bergen', country: 'Norge' },
  email: 'service@nordlys.example',
};

function render(language: Language, legal = {}) {
  return readHtml(
    renderToStaticMarkup(
      <I18nProvider language={language} messages={allMessages[language]}>
        <LegalInformation legal={{ ...noLegalInformation, ...legal }} />
      </I18nProvider>,
    ),
  );
}

test.each([
  ['de', 'Angaben zum Produkt', 'Hersteller'],
  ['en', 'Product information', 'Manufacturer'],
  ['da', 'Produktoplysninger', 'Producent'],
] as const)('in %s the manufacturer is named with both addresses', (language, title, term) => {
  const section = render(language, { manufacturer: business }).one('region', title);
  expect(section.text).toContain(term);
  for (const part of Object.values(business)) expect(section.text).toContain(part);
  expect(section.one('link').attribute('href')).toBe('mailto:service@nordlys.example');
});

test('food shows its name, storage and organic control number', () => {
  const { text } = render('de', {
    ...{ foodName: 'Röstkaffee', storage: 'Trocken lagern.' },
    organic: { code: 'DE-ÖKO-999', origin: 'Nicht-EU-Landwirtschaft' },
  });
  for (const part of ['Röstkaffee', 'Trocken lagern.', 'DE-ÖKO-999', 'Nicht-EU-Landwirtschaft'])
    expect(text).toContain(part);
  expect(text).not.toContain('Hersteller');
});

test('without data there is no section', () => {
  expect(render('de').text).toBe('');
});
