import type { Localized } from '../../model.ts';
import { randomFor } from '../../random.ts';
import {
  amount,
  type Detail,
  type Draft,
  draftKey,
  joined,
  localized,
  same,
  words,
} from '../draft.ts';
import { detail, weight } from '../labels.ts';
import { inSizes } from './choices.ts';

interface Part {
  kind: string;
  noun: Localized;
  /** Who makes it, where that is not the maker of the machine. */
  maker?: string;
  euros: [number, number];
  grams: number;
  object: string;
  material: Localized;
  interval: Localized;
  /** Which products it fits. */
  fits: (draft: Draft) => boolean;
  /** What tells two parts of one maker apart: "58 mm". Products with the same text share a part. */
  measure: (draft: Draft) => Localized;
  extra?: Detail[];
  flags?: (draft: Draft) => string[];
}

const diameter = (draft: Draft) => amount(draft.diameters[0] ?? 58, 'mm');
const isMachine = (draft: Draft) => draft.productType === 'portafilter-machine';
const has = (draft: Draft, flag: string) => draft.flags.includes(flag);
const none = same('');
/** Makers that sell burrs one by one. */
const burrMakers = ['Molvetta', 'Mahlwart', 'Kværndal', 'Brevanta', 'Northfold'];
const mokaMakers = ['Tondra', 'Mokasette', 'Caldaretta', 'Filtrano'];
const silicone = words('Silikon', 'silicone', 'silikone');
const steel = words('Edelstahl', 'stainless steel', 'rustfrit stål');
const yearly = words('einmal im Jahr', 'once a year', 'en gang om året');
const whenWorn = words('bei Verschleiß', 'when worn', 'ved slid');

const basketSizes = [
  { de: '7 g', size: words('für einen Espresso', 'single', 'til én espresso') },
  { de: '14 g', size: words('für zwei Espressi', 'double', 'til to espressoer') },
  { de: '18 g', size: words('Präzision', 'precision', 'præcision') },
];

const parts: Part[] = [
  {
    kind: 'gasket',
    noun: words('Siebträgerdichtung', 'Group gasket', 'Gruppepakning'),
    euros: [4.9, 11.9],
    grams: 12,
    object: 'espresso-machine',
    material: silicone,
    interval: yearly,
    fits: isMachine,
    measure: diameter,
  },
  {
    kind: 'shower-screen',
    noun: words('Duschsieb', 'Shower screen', 'Brusersi'),
    euros: [6.9, 19.9],
    grams: 22,
    object: 'espresso-machine',
    material: steel,
    interval: yearly,
    fits: isMachine,
    measure: diameter,
  },
  ...basketSizes.map(
    ({ de, size }, index): Part => ({
      kind: 'basket',
      noun: words(`Sieb ${de}`, `Basket ${de}`, `Filterkurv ${de}`),
      maker: index === 2 ? 'Tarnik' : 'Pezzoria',
      euros: index === 2 ? [22.9, 29.9] : [6.9, 12.9],
      grams: 45,
      object: 'espresso-machine',
      material: steel,
      interval: whenWorn,
      fits: isMachine,
      measure: diameter,
      extra: [detail('usage', size)],
      flags: () => [index === 2 ? 'precision' : 'standard', index === 0 ? 'one' : 'two'],
    }),
  ),
  {
    kind: 'pump',
    noun: words('Vibrationspumpe', 'Vibration pump', 'Vibrationspumpe'),
    euros: [24.9, 39.9],
    grams: 480,
    object: 'espresso-machine',
    material: words('Messing und Kunststoff', 'brass and plastic', 'messing og plast'),
    interval: words('nach etwa 6 Jahren', 'after about 6 years', 'efter cirka 6 år'),
    fits: (draft) => isMachine(draft) && has(draft, 'vibration'),
    measure: () => none,
    flags: () => ['vibration'],
  },
  {
    kind: 'pump',
    noun: words('Rotationspumpe', 'Rotary pump', 'Rotationspumpe'),
    euros: [119, 179],
    grams: 1900,
    object: 'espresso-machine',
    material: words('Messing', 'brass', 'messing'),
    interval: words('nach etwa 12 Jahren', 'after about 12 years', 'efter cirka 12 år'),
    fits: (draft) => isMachine(draft) && has(draft, 'rotary'),
    measure: () => none,
    flags: () => ['rotary'],
  },
  {
    kind: 'thermostat',
    noun: words('Kesselthermostat', 'Boiler thermostat', 'Kedeltermostat'),
    euros: [9.9, 18.9],
    grams: 25,
    object: 'espresso-machine',
    material: words('Bimetall, Keramik', 'bimetal, ceramic', 'bimetal, keramik'),
    interval: whenWorn,
    fits: (draft) => isMachine(draft) && !has(draft, 'pid'),
    measure: () => none,
  },
  {
    kind: 'steam-tip',
    noun: words('Dampfdüse', 'Steam tip', 'Dampdyse'),
    euros: [11.9, 24.9],
    grams: 18,
    object: 'milk-jug',
    material: steel,
    interval: whenWorn,
    fits: (draft) => isMachine(draft) && has(draft, 'large'),
    measure: () => none,
  },
  {
    kind: 'burrs',
    noun: words('Mahlscheiben', 'Flat burrs', 'Kværnskiver'),
    euros: [29.9, 169],
    grams: 180,
    object: 'electric-grinder',
    material: words('gehärteter Stahl', 'hardened steel', 'hærdet stål'),
    interval: words('nach etwa 400 kg', 'after about 400 kg', 'efter cirka 400 kg'),
    fits: (draft) =>
      draft.kind === 'electric-grinder' && burrMakers.includes(draft.vendor) && has(draft, 'flat'),
    measure: (draft) => amount(draft.size, 'mm'),
    flags: () => ['flat'],
  },
  {
    kind: 'burrs',
    noun: words('Kegelmahlwerk', 'Conical burrs', 'Konisk kværnværk'),
    euros: [24.9, 99],
    grams: 160,
    object: 'electric-grinder',
    material: words('gehärteter Stahl', 'hardened steel', 'hærdet stål'),
    interval: words('nach etwa 300 kg', 'after about 300 kg', 'efter cirka 300 kg'),
    fits: (draft) =>
      draft.kind === 'electric-grinder' &&
      burrMakers.includes(draft.vendor) &&
      has(draft, 'conical'),
    measure: (draft) => amount(draft.size, 'mm'),
    flags: () => ['cone'],
  },
  {
    kind: 'brew-unit',
    noun: words(
      'Dichtungssatz für die Brüheinheit',
      'Brew unit seal kit',
      'Pakningssæt til bryggeenhed',
    ),
    euros: [7.9, 14.9],
    grams: 20,
    object: 'fully-automatic',
    material: silicone,
    interval: words('alle zwei Jahre', 'every two years', 'hvert andet år'),
    fits: (draft) => draft.kind === 'fully-automatic-machine',
    measure: () => none,
  },
  {
    kind: 'tank',
    noun: words('Wassertank', 'Water tank', 'Vandtank'),
    euros: [29.9, 59.9],
    grams: 520,
    object: 'fully-automatic',
    material: words('Kunststoff ohne BPA', 'BPA-free plastic', 'plast uden BPA'),
    interval: whenWorn,
    fits: (draft) => draft.kind === 'fully-automatic-machine',
    measure: () => none,
  },
  {
    kind: 'moka-gasket',
    noun: words(
      'Dichtungssatz für Espressokocher',
      'Moka pot gasket set',
      'Pakningssæt til mokkakande',
    ),
    euros: [3.9, 6.9],
    grams: 20,
    object: 'moka-pot',
    material: silicone,
    interval: words('alle zwei Jahre', 'every two years', 'hvert andet år'),
    fits: (draft) => draft.kind === 'moka-pot' && mokaMakers.includes(draft.vendor),
    measure: () => none,
  },
  {
    kind: 'press-glass',
    noun: words(
      'Ersatzglas für Stempelkannen',
      'Spare glass for French presses',
      'Reserveglas til stempelkander',
    ),
    euros: [12.9, 21.9],
    grams: 340,
    object: 'french-press',
    material: words('Borosilikatglas', 'borosilicate glass', 'borosilikatglas'),
    interval: words('nach Bruch', 'after breakage', 'efter brud'),
    fits: (draft) => draft.kind === 'french-press' && has(draft, 'glass'),
    measure: () => none,
  },
];

const and: Localized = words('und', 'and', 'og');
const others: Localized = words('weitere', 'others', 'flere');

/** "Riva, Costa und Corso"; a long list ends in "und weitere". */
function listed(names: string[]): Localized {
  const shown = names.slice(0, 3);
  return localized((language) => {
    const rest = names.length > 3 ? [...shown, others[language]] : shown;
    const last = rest.at(-1) ?? '';
    return rest.length < 2 ? last : `${rest.slice(0, -1).join(', ')} ${and[language]} ${last}`;
  });
}

function spare(part: Part, fitting: Draft[]): Draft {
  const [first] = fitting;
  if (!first) throw new Error(`nothing fits ${part.noun.de}`);
  const vendor = part.maker ?? first.vendor;
  const measure = part.measure(first);
  const title = joined(measure.de === '' ? [part.noun] : [part.noun, measure], ' ');
  const random = randomFor(`${vendor} ${title.de}`);
  const [low, high] = part.euros;
  const price = Math.round(
    low + (high - low) * (part.kind === 'burrs' ? (first.size - 38) / 60 : random.next()),
  );
  const grams = Math.round(part.grams * (0.85 + random.next() * 0.3));
  const machines = listed(
    fitting.map((draft) => (part.maker ? `${draft.vendor} ${draft.model}` : draft.model)),
  );
  return {
    productType: 'spare-part',
    kind: part.kind,
    vendor,
    model: title.de,
    title,
    shortNote: joined([part.material, joined([words('für', 'for', 'til'), machines], ' ')]),
    flags: [
      ...(part.flags?.(first) ?? []),
      ...(part.maker ? ['universal'] : ['original']),
      ...(fitting.length > 1 ? ['several'] : ['one-machine']),
      ...(fitting.some((draft) => has(draft, 'small')) ? ['for-small'] : ['for-large']),
    ],
    values: { machines, measure, material: part.material, maker: same(vendor) },
    details: [
      detail('fits', joined(fitting.map((draft) => same(`${draft.vendor} ${draft.model}`)))),
      ...(measure.de === '' ? [] : [detail('diameter', measure)]),
      detail('material', part.material),
      ...(part.extra ?? []),
      detail('interval', part.interval),
      detail(
        'original',
        part.maker
          ? words('Zubehörhersteller', 'accessory maker', 'tilbehørsproducent')
          : words('Originalteil', 'original part', 'originaldel'),
      ),
      weight(grams),
    ],
    listItems: fitting.map((draft) => same(`${draft.vendor} ${draft.model}`)),
    ...inSizes(
      words('Menge', 'Quantity', 'Antal'),
      (grams < 30 && price < 15 ? [1, 2] : [1]).map((pieces) => ({
        name: words(
          `${pieces} Stück`,
          pieces === 1 ? '1 piece' : `${pieces} pieces`,
          `${pieces} stk.`,
        ),
        euros: Math.round((price - 0.1) * pieces * (pieces === 1 ? 100 : 92)) / 100,
        weightGrams: grams * pieces,
      })),
    ),
    object: part.object,
    hasPlug: false,
    isGift: false,
    size: grams,
    diameters: measure.de.endsWith('mm') && isMachine(first) ? [...first.diameters] : [],
    fits: fitting.map(draftKey),
  };
}

/** One part per maker and measure, for all products that take it. */
export function spareParts(products: readonly Draft[]): Draft[] {
  return parts.flatMap((part) => {
    const groups = Map.groupBy(
      products.filter(part.fits),
      (draft) => `${part.maker ?? draft.vendor} ${part.measure(draft).de}`,
    );
    return [...groups.values()].map((fitting) => spare(part, fitting));
  });
}
