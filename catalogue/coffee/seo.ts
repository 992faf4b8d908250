import type { Localized } from '../model.ts';
import { randomFor } from '../random.ts';
import { type CoffeeDraft, isBagged } from './coffee-draft.ts';
import { capitalized, enumerated, fill, localized } from './localized.ts';
import { originCountries } from './source-data/countries.ts';
import { roastNames } from './source-data/roasts.ts';
import { localizedRows } from './source-data/triples.ts';

const titlePattern: Localized = {
  de: '{title} von {brand} | Kaffeelotse',
  en: '{title} by {brand} | Kaffeelotse',
  da: '{title} fra {brand} | Kaffeelotse',
};

const shortTitlePattern: Localized = {
  de: '{title} | Kaffeelotse',
  en: '{title} | Kaffeelotse',
  da: '{title} | Kaffeelotse',
};

const descriptions = localizedRows([
  [
    '{title} von {brand}: {notes}. {roast}, {origins}. Frisch geröstet, verschickt aus Hamburg.',
    '{title} by {brand}: {notes}. {roast}, {origins}. Freshly roasted, sent from Hamburg.',
    '{title} fra {brand}: {notes}. {roast}, {origins}. Friskristet, sendt fra Hamburg.',
  ],
  [
    '{notes}: So schmeckt {title} von {brand}. Herkunft: {origins}. Wir sagen dir, wofür er taugt und wofür nicht.',
    '{notes}: that is how {title} by {brand} tastes. Origin: {origins}. We tell you what it is good for and what it is not.',
    '{notes}: Sådan smager {title} fra {brand}. Oprindelse: {origins}. Vi siger, hvad den dur til, og hvad den ikke dur til.',
  ],
  [
    '{brand} röstet {title}: {roastInside}, {arabica} % Arabica, {origins}. Mit Rezept, Bewertungen und Grundpreis.',
    '{brand} roasts {title}: {roastInside}, {arabica}% Arabica, {origins}. With recipe, reviews and unit price.',
    '{brand} rister {title}: {roastInside}, {arabica} % Arabica, {origins}. Med opskrift, anmeldelser og enhedspris.',
  ],
  [
    '{title} aus der Rösterei {brand}. Geschmack: {notes}. Kaffee aus {originsPlain}, im Abo günstiger.',
    '{title}, roasted by {brand}. Taste: {notes}. Coffee from {originsPlain}, cheaper on subscription.',
    '{title} fra risteriet {brand}. Smag: {notes}. Kaffe fra {originsPlain}, billigere i abonnement.',
  ],
  [
    'Kaffee mit {notes}: {title} von {brand}, {roastInside}. Probiert und beschrieben von Kaffeelotse.',
    'Coffee with {notes}: {title} by {brand}, {roastInside}. Tasted and described by Kaffeelotse.',
    'Kaffe med {notes}: {title} fra {brand}, {roastInside}. Smagt og beskrevet af Kaffeelotse.',
  ],
]);

// Capsules and pads are many, not freshly roasted, and not sold by subscription.
const speaksOfBags = /schmeckt|Frisch|Abo/;

/** A title that names the brand does not name it again. */
export const seoTitle = (title: Localized, brand: string) =>
  fill(`${title.de} Kaffeelotse`.includes(brand) ? shortTitlePattern : titlePattern, {
    title,
    brand,
  });

export function coffeeSeo(draft: CoffeeDraft): { title: Localized; description: Localized } {
  const random = randomFor(`seo/${draft.key}`);
  const countries = [...new Set(draft.origins.map(({ region }) => region.country))].map(
    (key) => originCountries[key].name,
  );
  // "aus dem Jemen": only names without an article read right after "aus".
  const plain = countries.every(({ de }) => de !== 'Jemen' && de !== 'DR Kongo');
  const usable = descriptions.filter(
    ({ de }) =>
      (plain || !de.includes('{originsPlain}')) && (isBagged(draft.type) || !speaksOfBags.test(de)),
  );
  const roast = roastNames[draft.roast];
  return {
    title: seoTitle(draft.title, draft.brand.name),
    description: capitalized(
      fill(random.pick(usable), {
        title: draft.title,
        brand: draft.brand.name,
        notes: enumerated(draft.notes.map((note) => note.name)),
        origins: localized((language) => countries.map((country) => country[language]).join(', ')),
        originsPlain: enumerated(countries),
        roast,
        roastInside: localized(
          (language) => roast[language].charAt(0).toLowerCase() + roast[language].slice(1),
        ),
        arabica: draft.arabica,
      }),
    ),
  };
}
