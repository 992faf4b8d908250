import { slugify } from '../../../sandbox/catalogue-format/slugify.ts';
import type { CatalogueImage, Localized } from '../../model.ts';
import { randomFor } from '../../random.ts';
import { cityOf } from '../brands.ts';
import type { CoffeeDraft } from '../coffee-draft.ts';
import type { DuplicateSentenceFilter } from '../duplicate-sentence-filter.ts';
import {
  capitalized,
  enumerated,
  escapeHtml,
  fill,
  joined,
  localized,
  numberText,
  same,
} from '../localized.ts';
import { packsFor, sizeText } from '../packs.ts';
import { packImage, packObject } from '../pictures.ts';
import type { ProductDraft } from '../product-draft.ts';
import { seoTitle } from '../seo.ts';
import * as metafields from '../service/metafields.ts';
import { originCountries } from '../source-data/countries.ts';
import {
  brandTexts,
  contentSentences,
  savingSentences,
  seoTail,
} from './savings-pack-sentences.ts';
import { type PackTheme, packThemes } from './savings-pack-themes.ts';

const shop = 'Kaffeelotse';

/** The brands with enough espressos for a pack of their own. */
const brandPacks = [
  'kernel-co',
  'casa-lumera',
  'morvano',
  'deichgold',
  'ostwind',
  'zaravella',
  'nordmole',
  'vascelli',
  'costa-ruvida',
  'torre-lamia',
  'verde-alto',
  'fratelli-ondaro',
  'brumalpi',
  'barca-nova',
  'marola',
  'zechenbohne',
];

export function draftSavingsPacks(
  coffees: CoffeeDraft[],
  sentenceFilter: DuplicateSentenceFilter,
): ProductDraft[] {
  const themed = packThemes.map((theme) => {
    const random = randomFor(`pack/${theme.title[0]}`);
    const fitting = random.sample(coffees.filter(theme.fits), 200);
    const chosen = fromDifferentBrands(fitting.filter((coffee) => isSoldIn(coffee, theme.grams)));
    return draftSavingsPack(theme, chosen, shop, sentenceFilter);
  });
  const branded = brandPacks.map((key) => {
    const random = randomFor(`pack/${key}`);
    const own = coffees.filter(
      (coffee) =>
        coffee.brand.key === key && coffee.type === 'espresso' && !coffee.decaf && !coffee.rare,
    );
    const [first] = own;
    if (!first) throw new Error(`${key} has no espresso`);
    const theme = brandTheme(first);
    const sold = own.filter((coffee) => isSoldIn(coffee, theme.grams));
    return draftSavingsPack(theme, random.sample(sold, 3), first.brand.name, sentenceFilter);
  });
  return [...themed, ...branded];
}

function brandTheme({ brand }: CoffeeDraft): PackTheme {
  const text = randomFor(`pack-text/${brand.key}`).pick(brandTexts);
  return {
    title: [
      `Espresso-Sparpaket ${brand.name}`,
      `${brand.name} Espresso Savings Pack`,
      `Espresso-sparepakke ${brand.name}`,
    ],
    text: [text.de, text.en, text.da],
    fits: () => true,
    percentOff: 18,
    grams: brand.drumKilos >= 60 ? 1000 : 250,
  };
}

function fromDifferentBrands(coffees: CoffeeDraft[]): CoffeeDraft[] {
  const chosen: CoffeeDraft[] = [];
  for (const coffee of coffees) {
    if (chosen.length === 3) break;
    if (!chosen.some(({ brand }) => brand === coffee.brand)) chosen.push(coffee);
  }
  return chosen;
}

function draftSavingsPack(
  theme: PackTheme,
  coffees: CoffeeDraft[],
  vendor: string,
  sentenceFilter: DuplicateSentenceFilter,
): ProductDraft {
  const [a, b, c] = coffees.toSorted((x, y) => x.profile.strength - y.profile.strength);
  if (!a || !b || !c) throw new Error(`too few coffees for ${theme.title[0]}`);
  const all = [a, b, c];
  const [de, en, da] = theme.title;
  const title = { de, en, da };
  const random = randomFor(`pack-words/${title.de}`);
  const before = all.reduce((sum, coffee) => sum + bagPrice(coffee, theme.grams), 0);
  const price = packPrice(before, theme.percentOff);
  const total = 3 * theme.grams;
  const shortNote = localized(
    (language) =>
      `${all.map((coffee) => coffee.name[language]).join(', ')}, ${sizeText(total)[language]}`,
  );
  const slots = {
    brand: a.brand.name,
    city: cityOf(a.brand),
    a: a.name,
    b: b.name,
    c: c.name,
    ...noteSlots(all),
    before: money(before),
    saved: money(before - price),
    percent: Math.floor(((before - price) * 100) / before),
  };
  const description = sentenceFilter.open();
  const sentences = [
    { de: theme.text[0], en: theme.text[1], da: theme.text[2] },
    random.pick(contentSentences),
    random.pick(savingSentences),
  ].map((template) => fill(template, slots));
  for (const sentence of sentences) description.take({ text: sentence, fingerprint: sentence });
  description.close();
  return {
    key: slugify(`${vendor} ${title.de}`),
    vendor,
    productType: 'savings-pack',
    title,
    tags: [...(theme.isGift ? ['geschenk'] : []), ...sharedTags(all)],
    descriptionHtml: html(sentences, all, theme.grams),
    seo: {
      title: seoTitle(title, vendor),
      description: joined(
        [sentences[0] ?? same(''), fill(seoTail, { shortNote, percent: slots.percent })],
        ' ',
      ),
    },
    options: [
      {
        name: { de: 'Größe', en: 'Size', da: 'Størrelse' },
        values: [{ name: localized((language) => `3 × ${sizeText(theme.grams)[language]}`) }],
      },
    ],
    packs: [
      {
        options: [0],
        price,
        singlePrices: before,
        contents: { amount: total, unit: 'g' },
        grams: total,
        label: sizeText(total),
        isGround: false,
      },
    ],
    images: together(
      all.map((coffee) =>
        packImage(coffee, packObject(coffee, theme.grams, false), sizeText(theme.grams)),
      ),
      joined(all.map(({ name }) => name)),
    ),
    metafields: packFacts(all, shortNote),
    sellingPlanGroups: [],
    appeal: 2.2,
    reviewSubject: { kind: 'goods', goods: 'pack', brand: vendor },
    contains: all.map(({ key }) => ({ key, grams: theme.grams })),
    keepsFor: 'long',
  };
}

const singleBag = (coffee: CoffeeDraft, grams: number) =>
  packsFor(coffee, randomFor(`sketch/${coffee.key}`)).packs.find((pack) => pack.grams === grams);

const isSoldIn = (coffee: CoffeeDraft, grams: number) => singleBag(coffee, grams) !== undefined;

function bagPrice(coffee: CoffeeDraft, grams: number): number {
  const bag = singleBag(coffee, grams);
  if (!bag) throw new Error(`${coffee.key} is not sold in ${grams} g`);
  return bag.price;
}

/** A price that looks like one, and saves no more than is promised. */
const packPrice = (singles: number, percentOff: number) =>
  Math.ceil(((singles * (100 - percentOff)) / 100 + 10) / 50) * 50 - 10;

const money = (cents: number): Localized => {
  const whole = numberText(Math.floor(cents / 100));
  const rest = String(cents % 100).padStart(2, '0');
  return { de: `${whole.de},${rest}`, en: `${whole.en}.${rest}`, da: `${whole.da},${rest}` };
};

function noteSlots(coffees: CoffeeDraft[]): Record<string, Localized> {
  const names: Localized[] = [];
  for (const { notes } of coffees) {
    // a note of its own where two coffees begin with the same one
    const note = notes.find(({ name }) => !names.some(({ de }) => de === name.de)) ?? notes[0];
    if (note) names.push(note.name);
  }
  const [n1, n2, n3] = names;
  if (!n1 || !n2 || !n3) throw new Error('a pack holds three coffees');
  return { n1, n2, n3, N1: capitalized(n1) };
}

function html(sentences: Localized[], coffees: CoffeeDraft[], grams: number): Localized {
  return localized((language) => {
    const items = coffees
      .map((coffee) => {
        const notes = enumerated(coffee.notes.map((note) => note.name))[language];
        return `<li>${sizeText(grams)[language]} ${escapeHtml(`${coffee.title[language]} (${coffee.brand.name}): ${notes}`)}</li>`;
      })
      .join('');
    const [first, ...rest] = sentences.map((sentence) => escapeHtml(sentence[language]));
    return `<p>${first}</p><ul>${items}</ul><p>${rest.join(' ')}</p>`;
  });
}

function sharedTags(coffees: CoffeeDraft[]): string[] {
  const tags: [string, (coffee: CoffeeDraft) => boolean][] = [
    ['bio', (coffee) => coffee.organic],
    ['fair', (coffee) => coffee.fair],
    ['entkoffeiniert', (coffee) => coffee.decaf],
  ];
  return tags.filter(([, has]) => coffees.every(has)).map(([tag]) => tag);
}

function packFacts(coffees: CoffeeDraft[], shortNote: Localized) {
  const countries = [
    ...new Set(coffees.flatMap(({ origins }) => origins.map(({ region }) => region.country))),
  ];
  const first = coffees.flatMap((coffee) => coffee.notes[0] ?? []);
  const notes = first.filter(
    ({ name }, index) => first.findIndex((other) => other.name.de === name.de) === index,
  );
  const mean = (of: (coffee: CoffeeDraft) => number) =>
    Math.round(coffees.reduce((sum, coffee) => sum + of(coffee), 0) / coffees.length);
  return [
    metafields.line('product', 'short_note', shortNote),
    metafields.lines(
      'coffee',
      'origin',
      countries.map((country) => originCountries[country].name),
    ),
    metafields.lines(
      'coffee',
      'notes',
      notes.map((note) => note.name),
    ),
    metafields.flag(
      'coffee',
      'decaf',
      coffees.every((coffee) => coffee.decaf),
    ),
    metafields.flag(
      'coffee',
      'organic',
      coffees.every((coffee) => coffee.organic),
    ),
    metafields.flag(
      'coffee',
      'fair',
      coffees.every((coffee) => coffee.fair),
    ),
    metafields.integer(
      'coffee',
      'strength',
      mean((coffee) => coffee.profile.strength),
    ),
    metafields.integer(
      'coffee',
      'arabica',
      mean((coffee) => coffee.arabica),
    ),
  ];
}

const three: Localized = {
  de: 'Drei Packungen nebeneinander: {names}',
  en: 'Three packs side by side: {names}',
  da: 'Tre poser side om side: {names}',
};

/** First all of them on one picture, then each alone. */
function together(packs: CatalogueImage[], names: Localized): CatalogueImage[] {
  const [first] = packs;
  if (!first) return [];
  const set = packs.flatMap(({ object, label }) => (label ? [{ object, label }] : []));
  return [{ object: first.object, alt: fill(three, { names }), set }, ...packs];
}
