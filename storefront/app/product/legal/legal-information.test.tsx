import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readHtml } from '../../../testing/html.ts';
import { noLegalInformation } from '../../commerce/product/product-examples.ts';
import { I18nProvider } from '../../i18n/i18n.tsx';
import type { Language } from '../../i18n/languages.ts';
import { allMessages } from '../../i18n/messages/index.ts';
import { LegalInformation } from './legal-information.tsx';

const business = {
  name: 'Nordlys AS',
  street: 'Havnegata 4',
  city: '5003 Bergen',
  country: 'Norge',
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
    foodName: 'Röstkaffee',
    storage: 'Trocken lagern.',
    organic: { code: 'DE-ÖKO-999', origin: 'Nicht-EU-Landwirtschaft' },
  });
  for (const part of ['Röstkaffee', 'Trocken lagern.', 'DE-ÖKO-999', 'Nicht-EU-Landwirtschaft'])
    expect(text).toContain(part);
  expect(text).not.toContain('Hersteller');
});

test.each([
  ['de', 'Updates mindestens bis 31.12.2033'],
  ['en', 'Updates until 31 Dec 2033'],
  ['da', 'Opdateringer mindst til 31.12.2033'],
] as const)(
  'spare parts, updates and data of a connected device are shown in %s',
  (language, updates) => {
    const deviceData = { kinds: 'drinks', realTime: 'yes', storage: 'EU', access: 'in the app' };
    const { text } = render(language, {
      repair: { spareParts: 'For ten years.', instructions: 'In the manual.' },
      updatesUntil: '2033-12-31',
      deviceData,
    });
    for (const part of ['For ten years.', 'In the manual.', updates, ...Object.values(deviceData)])
      expect(text).toContain(part);
  },
);

test('without data there is no section', () => {
  expect(render('de').text).toBe('');
});

const nutrition = {
  per: 'g' as const,
  portion: 25,
  energyKj: 1845,
  energyKcal: 441,
  fat: 18.4,
  saturates: 5.2,
  carbohydrate: 49.6,
  sugars: 46.8,
  fibre: 11.2,
  protein: 13.6,
  salt: 0.32,
};

test.each([
  ['de', 'Nährwerte', '18,4 g', '1.845 kJ'],
  ['en', 'Nutrition', '18.4 g', '1,845 kJ'],
  ['da', 'Næringsindhold', '18,4 g', '1.845 kJ'],
] as const)(
  'in %s allergens are emphasised and nutrition is declared',
  (language, name, fat, energy) => {
    const page = render(language, {
      ingredients: [
        { text: 'Zucker, ', isAllergen: false },
        { text: 'Haselnüsse', isAllergen: true },
      ],
      allergens: ['Haselnüsse'],
      nutrition,
    });
    expect(page.elements('b').map(({ text }) => text)).toEqual(['Haselnüsse']);
    const table = page.one('table', name).text.replaceAll('\u00a0', ' ');
    expect(table).toContain(fat);
    expect(table).toContain(energy);
  },
);

test('a portion shows its share of the reference intake', () => {
  const cells = render('de', { nutrition })
    .one('table', 'Nährwerte')
    .text.replaceAll('\u00a0', ' ');
  // 25 g of 18.4 g in 100 g are 4.6 g, 7 % of 70 g
  expect(cells).toMatch(/Fett 18,4 g 4,6 g 7 %/);
});

test.each([
  ['de', 'Gefahr', 'Die Informationen auf dem Produktetikett sind stets zu befolgen.'],
  ['en', 'Danger', 'Always follow the information on the product label.'],
  ['da', 'Fare', 'Følg altid oplysningerne på produktetiketten.'],
] as const)(
  'in %s a dangerous mixture shows pictogram, signal word and statements',
  (language, signal, rule) => {
    const page = render(language, {
      hazardLabel: {
        signal: 'danger',
        pictograms: ['GHS05'],
        contains: 'X',
        hazards: [{ code: 'H318', text: 'Verursacht schwere Augenschäden.' }],
        precautions: [{ code: 'P102', text: 'Darf nicht in die Hände von Kindern gelangen.' }],
      },
    });
    expect(page.all('img')).toHaveLength(1);
    for (const part of [signal, rule, 'H318', 'P102']) expect(page.text).toContain(part);
  },
);

test('a device shows how it is taken back, and its battery', () => {
  const page = render('de', {
    manufacturer: business,
    isElectrical: true,
    battery: '2 × AAA',
  });
  const section = page.one('region', 'Wenn es ausgedient hat').text;
  for (const part of ['Sammelstelle', 'Nicht in den Hausmüll', '2 × AAA', 'Wertstoffhof'])
    expect(section).toContain(part);
});

test('a producer’s guarantee names years, brand and model, and the legal rights', () => {
  const { text } = render('en', {
    manufacturer: business,
    guarantee: { years: 5, brand: 'Brevanta', model: 'Costa PID' },
  });
  for (const part of [
    '5 years',
    'Brevanta, Costa PID',
    'Your legal rights against us remain unaffected.',
  ])
    expect(text).toContain(part);
});
