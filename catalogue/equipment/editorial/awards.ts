import type { CatalogueMetaobject, Localized, ProductType } from '../../model.ts';
import { type Draft, words } from '../draft.ts';

interface Award {
  key: string;
  title: Localized;
  year: number;
  description: Localized;
  types: ProductType[];
  /** What its description says of every winner. */
  asks?: (draft: Draft) => boolean;
}

export const awards: Award[] = [
  {
    key: 'award-kuestenpreis-machine-2026',
    title: words('Küstenpreis Gestaltung', 'Coastal Design Prize', 'Kystprisen for design'),
    year: 2026,
    description: words(
      'Vergeben von einer Jury aus Gestaltern in Kiel, für Geräte, die man reparieren kann.',
      'Awarded by a jury of designers in Kiel for devices that can be repaired.',
      'Givet af en jury af designere i Kiel til apparater, der kan repareres.',
    ),
    types: ['portafilter-machine', 'fully-automatic-machine', 'filter-machine'],
  },
  {
    key: 'award-kuestenpreis-ware-2025',
    title: words('Küstenpreis Gestaltung', 'Coastal Design Prize', 'Kystprisen for design'),
    year: 2025,
    description: words(
      'Für Tischware, die im Alltag besser wird.',
      'For tableware that improves with daily use.',
      'For service, der bliver bedre i hverdagen.',
    ),
    types: ['cup', 'glass', 'french-press', 'dripper'],
  },
  {
    key: 'award-mahlbild-2026',
    title: words('Mahlbild des Jahres', 'Grind of the Year', 'Årets formaling'),
    year: 2026,
    description: words(
      'Gemessen mit Sieben und Laser in einem Labor in Jena.',
      'Measured with sieves and laser in a laboratory in Jena.',
      'Målt med sigter og laser på et laboratorium i Jena.',
    ),
    types: ['electric-grinder', 'hand-grinder'],
  },
  {
    key: 'award-mahlbild-2024',
    title: words('Mahlbild des Jahres', 'Grind of the Year', 'Årets formaling'),
    year: 2024,
    description: words(
      'Zweiter Platz in der Klasse bis 500 Euro.',
      'Second place in the class up to 500 euros.',
      'Andenplads i klassen op til 500 euro.',
    ),
    types: ['electric-grinder', 'hand-grinder'],
    asks: ({ variants }) => variants.every(({ price }) => price <= 500_00),
  },
  {
    key: 'award-filterpokal-2026',
    title: words('Nordischer Filterpokal', 'Nordic Filter Cup', 'Nordisk Filterpokal'),
    year: 2026,
    description: words(
      'Beim Filterpokal in Malmö brühten drei der sechs Finalisten damit.',
      'Three of six finalists at the filter cup in Malmö brewed with it.',
      'Tre af seks finalister ved filterpokalen i Malmö bryggede med den.',
    ),
    types: ['dripper', 'kettle', 'scale', 'filters'],
  },
  {
    key: 'award-filterpokal-2025',
    title: words('Nordischer Filterpokal', 'Nordic Filter Cup', 'Nordisk Filterpokal'),
    year: 2025,
    description: words(
      'Ausgezeichnet in der Klasse Filtermaschinen.',
      'Awarded in the class of filter machines.',
      'Præmieret i klassen filtermaskiner.',
    ),
    types: ['filter-machine'],
  },
  {
    key: 'award-leise-2025',
    title: words('Leises Gerät', 'Quiet Appliance', 'Stille apparat'),
    year: 2025,
    description: words(
      'Unter 60 dB(A), gemessen aus einem Meter Abstand.',
      'Below 60 dB(A), measured at one metre.',
      'Under 60 dB(A), målt på en meters afstand.',
    ),
    types: ['fully-automatic-machine'],
    asks: ({ flags }) => flags.includes('quiet'),
  },
  {
    key: 'award-barwerkzeug-2026',
    title: words('Werkzeug des Jahres', 'Tool of the Year', 'Årets værktøj'),
    year: 2026,
    description: words(
      'Gewählt von 140 Baristi aus neun Ländern.',
      'Chosen by 140 baristas from nine countries.',
      'Valgt af 140 baristaer fra ni lande.',
    ),
    types: ['tamper', 'barista-tool', 'milk-jug'],
  },
  {
    key: 'award-barwerkzeug-2024',
    title: words('Werkzeug des Jahres', 'Tool of the Year', 'Årets værktøj'),
    year: 2024,
    description: words(
      'Dritter Platz, gelobt wurde die Passung.',
      'Third place; the fit was praised.',
      'Tredjeplads; pasformen blev rost.',
    ),
    types: ['tamper', 'barista-tool', 'scale'],
  },
  {
    key: 'award-haltbar-2025',
    title: words('Lange haltbar', 'Built to Last', 'Bygget til at holde'),
    year: 2025,
    description: words(
      'Für Geräte, die sich reparieren lassen.',
      'For devices that can be repaired.',
      'For apparater, der kan repareres.',
    ),
    types: ['portafilter-machine', 'moka-pot', 'electric-grinder', 'filter-machine'],
  },
  {
    key: 'award-moka-2026',
    title: words('Goldener Kocher', 'Golden Moka', 'Den Gyldne Kande'),
    year: 2026,
    description: words(
      'Verliehen in Omegna, für den gleichmäßigsten Durchlauf.',
      'Awarded in Omegna for the most even flow.',
      'Uddelt i Omegna for det mest jævne gennemløb.',
    ),
    types: ['moka-pot'],
  },
  {
    key: 'award-gruen-2026',
    title: words('Weniger Verpackung', 'Less Packaging', 'Mindre emballage'),
    year: 2026,
    description: words(
      'Für Nachfüllpacks und Versand ohne Kunststoff.',
      'For refill packs and shipping without plastic.',
      'For refill og forsendelse uden plast.',
    ),
    types: ['cleaning'],
    asks: ({ flags }) => flags.includes('refill'),
  },
];

export const awardMetaobjects = (): CatalogueMetaobject[] =>
  awards.map(({ key, title, year, description }) => ({
    key,
    type: 'award',
    fields: [
      { key: 'title', type: 'single_line_text_field', value: title },
      { key: 'year', type: 'number_integer', value: String(year) },
      { key: 'description', type: 'multi_line_text_field', value: description },
    ],
  }));
