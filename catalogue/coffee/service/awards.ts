import type { CatalogueMetaobject, Localized } from '../../model.ts';
import type { Random } from '../../random.ts';
import type { CoffeeDraft } from '../coffee-draft.ts';
import { localized } from '../localized.ts';

interface Competition {
  key: string;
  title: Localized;
  description: Localized;
  admits: (draft: CoffeeDraft) => boolean;
}

const competitions: Competition[] = [
  {
    key: 'blind-table',
    title: { de: 'Blinder Tisch', en: 'The Blind Table', da: 'Det Blinde Bord' },
    description: {
      de: 'Unsere eigene Verkostung: zwölf Leute, keine Etiketten, drei Durchgänge.',
      en: 'Our own tasting: twelve people, no labels, three rounds.',
      da: 'Vores egen smagning: tolv personer, ingen etiketter, tre runder.',
    },
    admits: () => true,
  },
  {
    key: 'north-cup',
    title: { de: 'Tasse des Nordens', en: 'Cup of the North', da: 'Nordens Kop' },
    description: {
      de: 'Vergleich der Röstereien zwischen Dänemark und Estland, verkostet in Flensburg.',
      en: 'A comparison of roasteries between Denmark and Estonia, tasted in Flensburg.',
      da: 'Sammenligning af risterier mellem Danmark og Estland, smagt i Flensborg.',
    },
    admits: ({ brand }) => ['DK', 'NO', 'SE', 'FI', 'EE'].includes(brand.country),
  },
  {
    key: 'small-drums',
    title: {
      de: 'Preis der kleinen Trommeln',
      en: 'Small Drums Prize',
      da: 'De Små Tromlers Pris',
    },
    description: {
      de: 'Nur für Röstereien, deren Trommel höchstens 30 Kilo fasst.',
      en: 'Only for roasteries whose drum holds 30 kilos at most.',
      da: 'Kun for risterier, hvis tromle højst rummer 30 kilo.',
    },
    admits: ({ brand }) => brand.drumKilos <= 30,
  },
  {
    key: 'bar-test',
    title: {
      de: 'Bartest Oberitalien',
      en: 'Northern Italian Bar Test',
      da: 'Norditaliensk Bartest',
    },
    description: {
      de: 'Vierzig Bars, ein Wochenende, bewertet vom Personal hinter der Theke.',
      en: 'Forty bars, one weekend, judged by the people behind the counter.',
      da: 'Fyrre barer, én weekend, bedømt af folkene bag disken.',
    },
    admits: ({ brand, type }) => brand.house === 'southern' && type === 'espresso',
  },
];
const places: { key: string; name: Localized }[] = [
  { key: '1', name: { de: '1. Platz', en: '1st place', da: '1. plads' } },
  { key: '2', name: { de: '2. Platz', en: '2nd place', da: '2. plads' } },
  {
    key: 'shortlist',
    name: { de: 'Auswahl der Jury', en: 'Jury’s shortlist', da: 'Juryens udvalg' },
  },
];
const years = [2023, 2024, 2025, 2026];

export const awardObjects: CatalogueMetaobject[] = competitions.flatMap((competition) =>
  years.flatMap((year) =>
    places.map((place) => ({
      key: `award-${competition.key}-${year}-${place.key}`,
      type: 'award',
      fields: [
        {
          key: 'title',
          type: 'single_line_text_field' as const,
          value: localized((language) => `${competition.title[language]}: ${place.name[language]}`),
        },
        { key: 'year', type: 'number_integer' as const, value: String(year) },
        {
          key: 'description',
          type: 'multi_line_text_field' as const,
          value: competition.description,
        },
      ],
    })),
  ),
);

/** First and second places are given out once, so that no two coffees won the same one. */
export function createAwardPicker(random: Random): (draft: CoffeeDraft) => string {
  const all = awardObjects.map(({ key }) => key);
  const left = new Set(random.sample(all, all.length));
  return (draft) => {
    const open = competitions.filter(({ admits }) => admits(draft));
    const isOpen = (award: string) => open.some(({ key }) => award.startsWith(`award-${key}-`));
    const award = [...left].find(isOpen);
    if (award === undefined) {
      return random.pick(all.filter((key) => isOpen(key) && key.endsWith('shortlist')));
    }
    left.delete(award);
    return award;
  };
}
