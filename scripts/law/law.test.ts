import { expect, test } from 'vitest';
import { languages } from '#shop/languages.ts';
import { languages as specified } from '#shop/tests/specified-languages.ts';
import { noLegalInformation } from '../../storefront/app/commerce/product/product-examples.ts';
import { documentViolations } from './document-rules.ts';
import { type LabelMessages, labelViolations } from './label-rules.ts';
import { cookiesIn, unnamedCookies } from './named-cookies.ts';
import type { Offer } from './offer.ts';
import { offerViolations, sealViolations } from './offer-rules.ts';
import { pageViolations } from './page-rules.ts';
import { messageTexts } from './shop-texts.ts';
import { shownSources } from './shown-sources.ts';
import { textViolations } from './text-rules.ts';

const business = {
  name: 'Kernel & Co GmbH',
  street: 'Speicherweg 1',
  city: '28195 Bremen',
  country: 'Deutschland',
  email: 'service@kernel.example',
};
const legal = { ...noLegalInformation, foodName: 'Röstkaffee', foodBusiness: business };

const coffee: Offer = {
  key: 'night-shift',
  language: 'de',
  productType: 'espresso',
  isGiftCard: false,
  title: 'Night Shift',
  text: 'Night Shift, kräftig und dunkel.',
  legal,
  ingredients: '',
  hasSingleIngredient: false,
  isOrganic: false,
  isUnclassified: false,
  hasGuaranteeData: false,
  hasBattery: false,
  isConnected: false,
  isMarkedAsReduced: false,
  variants: [{ hasContents: true, hasLowestPrice: false, isPack: false, isReduced: false }],
};

const nutrition = {
  per: 'g' as const,
  portion: null,
  energyKj: 1845,
  energyKcal: 441,
  fat: 18.4,
  saturates: 5.2,
  carbohydrate: 49.6,
  sugars: 46.8,
  fibre: null,
  protein: 13.6,
  salt: 0.3,
};
const cocoa = (list: string) => `${list} Kakao: mindestens 30 %.`;
const chocolate: Offer = {
  ...coffee,
  key: 'gianduja',
  productType: 'delicacies',
  ingredients: cocoa('Zucker, *Haselnüsse*.'),
  legal: {
    ...legal,
    foodName: 'Milchschokolade',
    allergens: ['Haselnüsse'],
    nutrition,
    ingredients: [
      { text: 'Zucker, ', isAllergen: false },
      { text: 'Haselnüsse', isAllergen: true },
    ],
  },
};

const machine: Offer = {
  ...coffee,
  key: 'costa',
  productType: 'filter-machine',
  legal: { ...noLegalInformation, manufacturer: business, isElectrical: true },
};
const cleaner: Offer = {
  ...machine,
  key: 'kalklos',
  productType: 'cleaning',
  isUnclassified: true,
};

const rulesOf = (offer: Offer) => offerViolations(offer).map(({ rule }) => rule);

test.each([coffee, chocolate, machine, cleaner])('a complete offer of $key is lawful', (offer) => {
  expect(offerViolations(offer)).toEqual([]);
});

const without = (offer: Offer, missing: Partial<Offer['legal']>): Offer => ({
  ...offer,
  legal: { ...offer.legal, ...missing },
});

test.each<[string, string, Offer]>([
  ['food-name', 'a food without a name', without(coffee, { foodName: null })],
  ['food-business', 'a food without a business', without(coffee, { foodBusiness: null })],
  ['food-ingredients', 'a chocolate without ingredients', without(chocolate, { ingredients: [] })],
  [
    'food-allergens',
    'allergens that are not emphasised',
    without(chocolate, { ingredients: [{ text: 'Zucker, Haselnüsse', isAllergen: false }] }),
  ],
  ['food-allergens', 'emphasis without a list', without(chocolate, { allergens: [] })],
  [
    'food-allergens',
    'traces in the description',
    { ...chocolate, text: 'Traces of nuts and milk are possible.' },
  ],
  [
    'food-allergens',
    'a missing asterisk',
    { ...chocolate, ingredients: cocoa('Zucker, *Haselnüsse.') },
  ],
  [
    'food-shares',
    'a nut in the title without its share',
    { ...chocolate, title: 'Schokolade mit Haselnüssen' },
  ],
  [
    'food-cocoa',
    'a chocolate without its cocoa',
    { ...chocolate, ingredients: '*Milch*, Zucker.' },
  ],
  ['food-nutrition', 'a chocolate without nutrition', without(chocolate, { nutrition: null })],
  ['organic-control', 'an organic coffee without its code', { ...coffee, isOrganic: true }],
  ['organic-control', 'a text with "Bio"', { ...coffee, text: 'Ein Kaffee in Bio-Qualität.' }],
  ['manufacturer', 'a machine without a manufacturer', without(machine, { manufacturer: null })],
  [
    'responsible-person',
    'a Swiss manufacturer alone',
    without(machine, { manufacturer: { ...business, country: 'Schweiz' } }),
  ],
  ['hazard-label', 'an unmarked cleaner', { ...cleaner, isUnclassified: false }],
  ['guarantee-label', 'a guarantee of two years', { ...machine, hasGuaranteeData: true }],
  [
    'repair-information',
    'spare parts without instructions',
    without(machine, { repair: { spareParts: 'Ten years.', instructions: null } }),
  ],
  ['device-data', 'a connected device without its data', { ...machine, isConnected: true }],
  ['device-take-back', 'an unmarked device', without(machine, { isElectrical: false })],
  [
    'device-take-back',
    'an unmarked scale with a battery',
    { ...without(machine, { isElectrical: false }), productType: 'scale', hasBattery: true },
  ],
  [
    'unit-price',
    'a coffee without its weight',
    {
      ...coffee,
      variants: [{ hasContents: false, hasLowestPrice: false, isPack: false, isReduced: false }],
    },
  ],
  [
    'reduction',
    'a sale without the lowest price',
    {
      ...coffee,
      isMarkedAsReduced: true,
      variants: [{ hasContents: true, hasLowestPrice: false, isPack: false, isReduced: true }],
    },
  ],
])('%s reports %s', (rule, _, offer) => {
  expect(rulesOf(offer)).toEqual([rule]);
});

test('a pack needs the sum of its single prices instead of the lowest price', () => {
  const variants = [{ hasContents: true, hasLowestPrice: false, isPack: true, isReduced: true }];
  expect(rulesOf({ ...coffee, isMarkedAsReduced: true, variants })).toEqual([]);
});

test('gift cards need no manufacturer', () => {
  expect(rulesOf({ ...without(machine, { manufacturer: null }), isGiftCard: true })).toEqual([]);
});

test('seal-evidence reports a seal without a verifier', () => {
  const evidence = { scheme: 'ISO 14064-1', verifier: 'Bilanzwerk', url: 'https://seals.example' };
  expect(sealViolations({ key: 'climate', evidence })).toEqual([]);
  const [violation] = sealViolations({ key: 'climate', evidence: { ...evidence, verifier: '' } });
  expect(violation).toEqual({
    rule: 'seal-evidence',
    where: 'seal climate',
    problem: 'no verifier',
  });
});

test.each([
  ['de', 'Unsere nachhaltige Rösterei', 'Unsere kleine Rösterei'],
  ['de', 'klimaneutral geröstet', 'im Frachtsegler importiert'],
  ['en', 'Sustainable coffee', 'Strong coffee'],
  ['en', 'a carbon-neutral delivery', 'a quick delivery'],
  ['da', 'en bæredygtig kaffe', 'en mild kaffe'],
] as const)('environmental-claim reports in %s: %s', (language, claim, harmless) => {
  const rules = (text: string) =>
    textViolations({ where: 'home', language, text }, false).map(({ rule }) => rule);
  expect(rules(claim)).toEqual(['environmental-claim']);
  expect(rules(harmless)).toEqual([]);
});

test.each([
  ['de', 'ein bekömmlicher Kaffee', 'ein milder Kaffee'],
  ['en', 'Light and easy on the stomach', 'Light and easy to brew'],
  ['da', 'let og skånsom mod maven', 'let og skånsomt ristet'],
  ['en', 'almond for few calories', 'almond for a hint of marzipan'],
] as const)('food-claim reports in %s: %s', (language, claim, harmless) => {
  const found = (text: string, where = 'night-shift') =>
    textViolations({ where, language, text }, false).map(({ rule }) => rule);
  expect(found(claim)).toEqual(['food-claim']);
  expect(found(harmless)).toEqual([]);
  expect(found(claim, `knowledge/roasting/${language}`)).toEqual([]);
  expect(found(claim, `/${language}/a/roasting`)).toEqual([]);
});

test('in a language whose words nobody has looked up no claim is found', () => {
  const text = { where: 'home', language: 'sv', text: 'Te som får dra i lugn och ro.' };
  expect(textViolations(text, false)).toEqual([]);
});

test('the claim on compensated deliveries is allowed only where it is configured', () => {
  const text = {
    where: 'footer.co2Compensated.1',
    language: 'de' as const,
    text: 'CO₂-kompensiert',
  };
  expect(textViolations(text, true)).toEqual([]);
  expect(textViolations(text, false)).toHaveLength(1);
  for (const where of [
    'night-shift',
    'home.intro',
    'content.home.about.1',
    'content.mainMenu.tiles.0.text',
  ])
    expect(textViolations({ ...text, where }, true), where).toHaveLength(1);
});

test('claims are found in content, and in texts with parameters', () => {
  const content = {
    home: { about: ['Alles klimaneutral.'] },
    note: (n: number) => `${n} % nachhaltig`,
  };
  const found = messageTexts(content, 'de', 'content').flatMap((text) =>
    textViolations(text, true),
  );
  expect(found.map(({ where }) => where)).toEqual([
    'content.home.about.0 (de)',
    'content.note (de)',
  ]);
});

test('dispute-link reports the closed platform', () => {
  const text = 'https://ec.europa.eu/consumers/odr';
  const [violation] = textViolations({ where: 'pages/imprint/de', language: 'de', text }, false);
  expect(violation?.rule).toBe('dispute-link');
});

const labels: LabelMessages = {
  footer: { withdraw: 'Vertrag widerrufen', cancel: 'Verträge hier kündigen' },
  withdrawal: { confirm: 'Widerruf bestätigen' },
  cancellation: { confirm: 'jetzt kündigen' },
  product: { reviewsNote: 'Nur wer gekauft hat, bewertet.' },
};

test.each<[string, string, LabelMessages]>([
  [
    'withdrawal-labels',
    'another first label',
    { ...labels, footer: { ...labels.footer, withdraw: 'Widerruf' } },
  ],
  ['withdrawal-labels', 'another second label', { ...labels, withdrawal: { confirm: 'Absenden' } }],
  [
    'cancellation-labels',
    'another first label',
    { ...labels, footer: { ...labels.footer, cancel: 'Abo' } },
  ],
  [
    'cancellation-labels',
    'another second label',
    { ...labels, cancellation: { confirm: 'Weiter' } },
  ],
  ['review-verification', 'ratings without a note', { ...labels, product: { reviewsNote: '' } }],
])('%s reports %s', (rule, _, messages) => {
  expect(labelViolations('de', labels)).toEqual([]);
  expect(labelViolations('de', messages).map((violation) => violation.rule)).toEqual([rule]);
});

test.each([
  'withdrawal-notice',
  'imprint',
  'accessibility-statement',
  'privacy-retention',
  'stored-history',
  'guarantee-notice',
  'credit-warning',
  'disposal-information',
])('%s reports a missing document in each language', (rule) => {
  const missing = documentViolations(new Map(), languages, ['DE']).filter(
    (each) => each.rule === rule,
  );
  expect(new Set(missing.map(({ where }) => where)).size).toBe(languages.length);
});

test.each(specified)('repair-liability reports pages in %s that are silent on it', (language) => {
  const pages = ['pages/returns', 'pages/legal-guarantee'].map((page) => `${page}/${language}`);
  const sources = new Map(pages.map((page) => [page, 'We repair or replace it.']));
  const found = documentViolations(sources, [language], ['DE']);
  expect(found.filter(({ rule }) => rule === 'repair-liability')).toHaveLength(2);
});

test('what is German law is not asked of a shop that does not deliver to Germany', () => {
  const rules = (country: string) =>
    documentViolations(new Map(), languages, [country]).map(({ rule }) => rule);
  expect(rules('DE')).toContain('accessibility-statement');
  expect(rules('DK')).not.toContain('accessibility-statement');
  expect(rules('DK')).not.toContain('disposal-information');
  expect(rules('DK')).toContain('withdrawal-notice');
});

test('the warning about credit is not asked of a shop where nobody can pay later', () => {
  const rules = (offersCredit: boolean) =>
    documentViolations(new Map(), languages, ['DE'], offersCredit).map(({ rule }) => rule);
  expect(rules(true)).toContain('credit-warning');
  expect(rules(false)).not.toContain('credit-warning');
  expect(rules(false)).toContain('withdrawal-notice');
});

test('privacy-retention reports a page without third countries', () => {
  const source = '"bookkeepingYears" "declarationYears" "unconfirmedSignUpDays"';
  const found = documentViolations(new Map([['pages/privacy/de', source]]), ['de'], ['DE']);
  expect(found).toContainEqual({
    rule: 'privacy-retention',
    where: 'pages/privacy/de',
    problem: 'does not contain: ## Drittländer',
  });
});

test('a language that lacks a document is checked with what it shows', () => {
  const sources = new Map([
    ['pages/privacy/de', '| cart |'],
    ['pages/privacy/en', '| basket |'],
  ]);
  const shown = shownSources(sources, ['en', 'nl'], 'de');
  expect(shown.get('pages/privacy/nl')).toBe('| cart |');
  expect(shown.get('pages/privacy/en')).toBe('| basket |');
});

test('named-cookies reports a cookie that the privacy page does not name', () => {
  const code = "createCookie('cart', {})\nconst sessionCookie = '__Host-session';";
  const sources = new Map([['pages/privacy/de', '| cart | Cookie |']]);
  const [problem, ...others] = unnamedCookies(cookiesIn(code), sources, ['de']);
  expect(problem?.problem).toBe('does not name __Host-session');
  expect(others).toEqual([]);
});

const onEveryPage = 'Vertrag widerrufen Verträge hier kündigen So prüfen wir Bewertungen';
const hazardLabel: NonNullable<Offer['legal']['hazardLabel']> = {
  signal: 'danger',
  pictograms: ['GHS05'],
  contains: 'Amidosulfonsäure',
  hazards: [{ code: 'H318', text: 'Verursacht schwere Augenschäden.' }],
  precautions: [],
};
const complete: Offer['legal'] = {
  ...chocolate.legal,
  manufacturer: { ...business, email: 'hallo@maker.example' },
  responsiblePerson: { ...business, email: 'eu@person.example' },
  organic: { code: 'DE-ÖKO-000', origin: 'Nicht-EU-Landwirtschaft' },
  hazardLabel,
  guarantee: { years: 5, brand: 'Molvetta', model: 'Korn 64' },
  repair: { spareParts: 'Ersatzteile zehn Jahre lang.', instructions: 'Anleitung liegt bei.' },
  deviceData: { kinds: 'Bezüge', realTime: 'ja', storage: 'im Gerät', access: 'in der App' },
};
const completePage = [
  'Milchschokolade',
  'Zucker, <b>Haselnüsse</b>',
  '<td>441&nbsp;kcal</td>',
  'Kernel &amp; Co GmbH',
  'Speicherweg 1',
  '28195 Bremen',
  'service@kernel.example',
  'hallo@maker.example',
  'eu@person.example',
  'DE-ÖKO-000',
  'Nicht-EU-Landwirtschaft',
  'Verursacht schwere Augenschäden.',
  'Molvetta',
  'Korn 64',
  onEveryPage,
  'Ersatzteile zehn Jahre lang.',
  'Bezüge',
  'ja',
  'im Gerät',
  'in der App',
]
  .map((part) => `<p>${part}</p>`)
  .join('')
  .replaceAll('&nbsp;', '\u00a0');

function onPage(html: string) {
  const found = pageViolations(
    { path: '/de/p/gianduja', language: 'de', html },
    {
      withdraw: 'Vertrag widerrufen',
      cancel: 'Verträge hier kündigen',
      reviewCheck: 'So prüfen wir Bewertungen',
      configuredClaims: ['CO₂-kompensiert'],
      claimPages: /^\/de\/e\/co2-/,
      product: complete,
      foreignPromises: ['Kostenloser Versand ab 49 €**'],
    },
  );
  return [...new Set(found.map(({ rule }) => rule))];
}

test('a rendered page that shows all of its data is lawful', () => {
  expect(onPage(`${completePage}<p>CO₂-kompensiert</p><script>"klimaneutral"</script>`)).toEqual(
    [],
  );
});

test.each([
  ['withdrawal-labels', 'Vertrag widerrufen'],
  ['cancellation-labels', 'Verträge hier kündigen'],
  ['review-verification', 'So prüfen wir Bewertungen'],
  ['food-name', 'Milchschokolade'],
  ['food-business', 'service@kernel.example'],
  ['food-ingredients', 'Zucker'],
  ['food-allergens', 'Haselnüsse'],
  ['food-nutrition', '441'],
  ['organic-control', 'DE-ÖKO-000'],
  ['organic-control', 'Nicht-EU-Landwirtschaft'],
  ['manufacturer', 'hallo@maker.example'],
  ['responsible-person', 'eu@person.example'],
  ['hazard-label', 'Verursacht schwere Augenschäden.'],
  ['guarantee-label', 'Korn 64'],
  ['repair-information', 'Ersatzteile zehn Jahre lang.'],
  ['device-data', 'in der App'],
])('%s reports a rendered page without: %s', (rule, part) => {
  expect(onPage(completePage.replaceAll(part, ''))).toContain(rule);
});

test.each([
  ['environmental-claim', '<p>klimaneutral</p>'],
  ['delivery-country', '<p>Kostenloser Versand<br>ab 49\u00a0€**</p>'],
  ['dispute-link', '<a href="https://ec.europa.eu/consumers/odr">Plattform</a>'],
])('%s reports a rendered page with %s', (rule, part) => {
  expect(onPage(completePage + part)).toEqual([rule]);
});
