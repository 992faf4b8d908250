import type { Localized } from '../../model.ts';
import { amount, type Draft, type DraftVariant, joined, phrase, words } from '../draft.ts';
import { detail } from '../labels.ts';
import { inSizes } from './choices.ts';

const cleanerNames = [
  'group-cleaner',
  'machine-tablets',
  'liquid-descaler',
  'descaling-tablets',
  'milk-cleaner',
  'grinder-cleaner',
  'grease',
  'cloth',
  'steel-cleaner',
  'care-set',
] as const;
type Cleaner = (typeof cleanerNames)[number];
type Unit = NonNullable<DraftVariant['contents']>['unit'];

/** What a product works with, where that is not the same in all of its kind: by its flag. */
const activeByFlag: Record<string, Localized> = {
  amido: words('Amidosulfonsäure', 'sulphamic acid', 'amidosulfonsyre'),
  citric: words('Zitronensäure', 'citric acid', 'citronsyre'),
  micro: words('Mikrofaser', 'microfibre', 'mikrofiber'),
  cotton: words('Baumwolle', 'cotton', 'bomuld'),
  automatic: words(
    'Tabletten, Entkalker, Fett',
    'tablets, descaler, grease',
    'tabletter, afkalker, fedt',
  ),
};
const activeLabels: Partial<Record<Cleaner, 'material' | 'contains'>> = {
  cloth: 'material',
  'care-set': 'contains',
};
/** Grams of a tablet for large machines. */
const largeTablet = 3.5;

/** Brand, model, price of the smallest in euros, contents, flags. */
type Row = [string, string, number, number[], string];

const cleaners: Record<
  Cleaner,
  {
    noun: Localized;
    unit: Unit | 'pieces';
    object: string;
    active: Localized;
    use: Localized;
    /** Grams or millilitres of one use, where it is measured. */
    dose?: number;
    rows: Row[];
  }
> = {
  'group-cleaner': {
    noun: words('Gruppenreiniger', 'group cleaner', 'grupperens'),
    unit: 'g',
    object: 'coffee-tin',
    active: words('Natriumpercarbonat', 'sodium percarbonate', 'natriumpercarbonat'),
    use: words(
      '5 g im Blindsieb, rückspülen',
      '5 g in the blind basket, backflush',
      '5 g i blindfilteret, tilbageskyl',
    ),
    dose: 5,
    rows: [
      ['Klarholt', 'Rück', 9.9, [250, 500, 900], 'plain'],
      ['Klarholt', 'Rück Mild', 11.9, [250, 500], 'mild'],
      ['Puravolo', 'Grupo', 12.9, [500, 900], 'strong'],
      ['Sauberkahn', 'Siebfrei', 10.9, [300], 'mild refill'],
      ['Tarnik', 'Płyn Proszek', 14.9, [500], 'strong'],
      ['Brevanta', 'Pulito', 13.9, [400], 'plain'],
    ],
  },
  'machine-tablets': {
    noun: words('Reinigungstabletten', 'cleaning tablets', 'rensetabletter'),
    unit: 'g',
    object: 'cleaning-tablets',
    active: words(
      'Sauerstoffbleiche, Tenside',
      'oxygen bleach, surfactants',
      'iltblegemiddel, tensider',
    ),
    use: words('1 Tablette je Reinigung', '1 tablet per clean', '1 tablet pr. rensning'),
    dose: 2,
    rows: [
      ['Klarholt', 'Tab 2', 8.9, [40, 120], 'small'],
      ['Klarholt', 'Tab 3,5', 10.9, [70, 210], 'large'],
      ['Kromholt', 'K-Tab', 9.9, [40], 'small own'],
      ['Wendelbach', 'Emme-Tab', 10.9, [40], 'small own'],
      ['Automara', 'Büro-Tab', 18.9, [210], 'large own'],
      ['Puravolo', 'Pastiglia', 9.4, [60, 150], 'small'],
      ['Sauberkahn', 'Rundling', 9.9, [60], 'small refill'],
    ],
  },
  'liquid-descaler': {
    noun: words('Flüssigentkalker', 'liquid descaler', 'flydende afkalker'),
    unit: 'ml',
    object: 'descaler-bottle',
    active: words('Milchsäure', 'lactic acid', 'mælkesyre'),
    use: words('100 ml auf 900 ml Wasser', '100 ml to 900 ml of water', '100 ml til 900 ml vand'),
    dose: 100,
    rows: [
      ['Klarholt', 'Kalklos', 8.9, [500, 1000], 'lactic'],
      ['Klarholt', 'Kalklos Sanft', 10.9, [500], 'mild'],
      ['Puravolo', 'Senza Calcare', 9.9, [500, 1000], 'amido'],
      ['Sauberkahn', 'Kalkbrecher', 9.4, [500, 1000], 'citric refill'],
      ['Aquaven', 'Steyr', 11.9, [500], 'lactic'],
      ['Kromholt', 'K-Kalk', 12.9, [500], 'lactic own'],
      ['Wendelbach', 'Emme-Kalk', 12.9, [400], 'amido own'],
      ['Automara', 'Büro-Kalk', 19.9, [1000], 'amido own'],
    ],
  },
  'descaling-tablets': {
    noun: words('Entkalkungstabletten', 'descaling tablets', 'afkalkningstabletter'),
    unit: 'g',
    object: 'cleaning-tablets',
    active: words('Zitronensäure', 'citric acid', 'citronsyre'),
    use: words('2 Tabletten auf 500 ml', '2 tablets to 500 ml', '2 tabletter til 500 ml'),
    dose: 10,
    rows: [
      ['Klarholt', 'Kalktab', 7.9, [160, 320], 'plain'],
      ['Puravolo', 'Cubo', 8.9, [180], 'strong'],
      ['Sauberkahn', 'Kalkkiesel', 8.4, [160], 'refill'],
      ['Drypsund', 'Kalkfri', 6.9, [120], 'filter'],
    ],
  },
  'milk-cleaner': {
    noun: words('Milchreiniger', 'milk cleaner', 'mælkerens'),
    unit: 'ml',
    object: 'cleaning-bottle',
    active: words('alkalische Tenside', 'alkaline surfactants', 'alkaliske tensider'),
    use: words('25 ml auf 250 ml Wasser', '25 ml to 250 ml of water', '25 ml til 250 ml vand'),
    dose: 25,
    rows: [
      ['Klarholt', 'Milchfrei', 9.9, [500, 1000], 'plain'],
      ['Puravolo', 'Latte Via', 11.9, [1000], 'strong'],
      ['Sauberkahn', 'Rahmab', 10.4, [500, 1000], 'refill mild'],
      ['Schiumetta', 'Lavatore', 12.9, [500], 'wand'],
      ['Kromholt', 'K-Milch', 12.9, [500], 'own'],
      ['Tarnik', 'Mleczko', 13.9, [1000], 'strong wand'],
    ],
  },
  'grinder-cleaner': {
    noun: words('Mühlenreiniger', 'grinder cleaner', 'kværnrens'),
    unit: 'g',
    object: 'coffee-tin',
    active: words('gepresste Getreidestärke', 'pressed grain starch', 'presset kornstivelse'),
    use: words(
      '35 g mahlen, dann 20 g Kaffee',
      'grind 35 g, then 20 g of coffee',
      'mal 35 g og derefter 20 g kaffe',
    ),
    dose: 35,
    rows: [
      ['Molvetta', 'Kornputz', 14.9, [105, 420], 'grain'],
      ['Klarholt', 'Mahlfrei', 13.9, [210], 'grain'],
      ['Mahlwart', 'Deckschrubber', 15.9, [240], 'grain'],
      ['Puravolo', 'Granulo', 12.9, [200, 430], 'grain glutenfree'],
    ],
  },
  grease: {
    noun: words('Silikonfett', 'silicone grease', 'silikonefedt'),
    unit: 'g',
    object: 'coffee-tin',
    active: words(
      'Silikonfett, lebensmittelecht',
      'food-grade silicone grease',
      'fødevaregodkendt silikonefedt',
    ),
    use: words(
      'dünn auf Dichtungen auftragen',
      'apply thinly to seals',
      'smøres tyndt på pakninger',
    ),
    rows: [
      ['Pezzoria', 'Grasso', 5.9, [10, 50], 'pot'],
      ['Kromholt', 'K-Fett', 4.9, [5], 'pot own'],
      ['Lüttwark', 'Smeer', 7.9, [20], 'pot'],
    ],
  },
  cloth: {
    noun: words('Baristatuch', 'barista cloth', 'baristaklud'),
    unit: 'pieces',
    object: 'cleaning-tablets',
    active: words('Mikrofaser', 'microfibre', 'mikrofiber'),
    use: words(
      'für Lanze, Sieb und Platte',
      'for wand, basket and worktop',
      'til damprør, kurv og bord',
    ),
    rows: [
      ['Lüttwark', 'Feudeldook', 9.9, [2, 4], 'micro'],
      ['Klarholt', 'Wisch', 7.9, [3], 'micro'],
      ['Paño Claro', 'Paño', 12.9, [2, 4], 'cotton'],
      ['Schiumetta', 'Panno', 8.9, [2], 'micro wand'],
    ],
  },
  'steel-cleaner': {
    noun: words('Edelstahlpflege', 'steel care', 'stålpleje'),
    unit: 'ml',
    object: 'cleaning-bottle',
    active: words('Alkohol und Tenside', 'alcohol and surfactants', 'alkohol og tensider'),
    use: words(
      'auf ein Tuch sprühen, abwischen',
      'spray on a cloth, wipe off',
      'spray på en klud, tør af',
    ),
    rows: [
      ['Klarholt', 'Glanz', 7.9, [250, 500], 'spray'],
      ['Puravolo', 'Specchio', 9.9, [500], 'spray'],
      ['Sauberkahn', 'Blankputz', 8.9, [300], 'spray refill'],
    ],
  },
  'care-set': {
    noun: words('Pflegeset', 'care set', 'plejesæt'),
    unit: 'g',
    object: 'coffee-tin',
    active: words(
      'Reiniger, Entkalker, Bürste',
      'cleaner, descaler, brush',
      'rens, afkalker, børste',
    ),
    use: words('für drei Monate', 'for three months', 'til tre måneder'),
    rows: [
      ['Klarholt', 'Vierteljahr', 24.9, [500], 'portafilter'],
      ['Kromholt', 'K-Pflege', 29.9, [420], 'automatic'],
      ['Brevanta', 'Cura', 32, [550], 'portafilter'],
      ['Sauberkahn', 'Landgang', 26.9, [480], 'portafilter refill'],
    ],
  },
};

/** "50, 100 or 180". */
function alternatives(numbers: Localized[]): Localized {
  const [last, ...others] = numbers.toReversed();
  if (!last || others.length === 0) return joined(numbers);
  return phrase(words('{others} oder {last}', '{others} or {last}', '{others} eller {last}'), {
    others: joined(others.toReversed()),
    last,
  });
}

function article(cleaner: Cleaner, [vendor, model, euros, contents, equipment]: Row): Draft {
  const { noun, unit, object, use, ...kind } = cleaners[cleaner];
  const flags = equipment.split(' ');
  const active = flags.map((flag) => activeByFlag[flag]).find((text) => text) ?? kind.active;
  const dose = cleaner === 'machine-tablets' && flags.includes('large') ? largeTablet : kind.dose;
  const smallest = contents[0] ?? 1;
  const sizes = contents.map((size) => ({
    name:
      unit === 'pieces'
        ? words(`${size} Stück`, `${size} pieces`, `${size} stk.`)
        : size >= 1000
          ? amount(size / 1000, unit === 'ml' ? 'l' : 'kg')
          : amount(size, unit),
    euros: Math.round(euros * (size / smallest) ** 0.8 * 10) / 10,
    weightGrams: unit === 'pieces' ? size * 45 : size + 60,
    ...(unit === 'pieces' ? {} : { contents: { amount: size, unit } }),
  }));
  const largest = contents.at(-1) ?? smallest;
  const uses = dose ? Math.floor(largest / dose) : 0;
  const usesOfEach = alternatives(
    contents.map((size) => amount(Math.floor(size / (dose ?? size)))),
  );
  return {
    productType: 'cleaning',
    kind: cleaner,
    vendor,
    model,
    title: words(`${model} ${noun.de}`, `${model} ${noun.en}`, `${model} ${noun.da}`),
    shortNote: joined([use, ...(contents.length > 1 ? [] : sizes.map(({ name }) => name))]),
    flags: [...flags, ...(contents.length > 1 ? ['sizes'] : [])],
    values: { active, size: sizes.at(-1)?.name ?? noun, uses: amount(uses) },
    details: [
      detail(activeLabels[cleaner] ?? 'active', active),
      detail('usage', use),
      detail('pieces', joined(sizes.map(({ name }) => name))),
      ...(uses === 0
        ? []
        : [
            detail(
              'doses',
              words(
                `etwa ${usesOfEach.de} Anwendungen`,
                `about ${usesOfEach.en} uses`,
                `cirka ${usesOfEach.da} gange`,
              ),
            ),
          ]),
      unit === 'pieces'
        ? detail('lifespan', words('300 Wäschen', '300 washes', '300 vaske'))
        : detail('storageLife', words('36 Monate', '36 months', '36 måneder')),
    ],
    listItems: [],
    ...inSizes(words('Inhalt', 'Contents', 'Indhold'), sizes),
    object,
    label: { note: noun.de, weight: sizes.length === 1 ? (sizes[0]?.name.de ?? '') : '' },
    hasPlug: false,
    isGift: false,
    size: largest,
    diameters: [],
    fits: [],
  };
}

export const cleaning = (): Draft[] =>
  cleanerNames.flatMap((cleaner) => cleaners[cleaner].rows.map((row) => article(cleaner, row)));
