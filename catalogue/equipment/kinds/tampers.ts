import { randomFor } from '../../random.ts';
import { colourOption, palette } from '../colours.ts';
import { amount, cents, type Draft, joined, rounded, span, words } from '../draft.ts';
import { detail, weight } from '../labels.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, diameters in mm, equipment, handles. */
type Row = [string, number, number[], string, string];

const ranges: Record<string, Row[]> = {
  Tarnik: [
    ['Ubijak', 39.9, [53, 54, 57, 58], 'flat steel', 'black steel'],
    ['Ubijak Plus', 54.9, [58, 58.5], 'flat steel', 'black steel'],
    ['Ubijak Fala', 59.9, [58, 58.5], 'ripple steel', 'black'],
    ['Poziom', 79.9, [53, 54, 58], 'flat spring level', 'black steel'],
    ['Poziom Ciężki', 99.9, [58, 58.5], 'flat spring level', 'black'],
    ['Stopień', 69.9, [58, 58.5], 'flat depth', 'steel black'],
    ['Nacisk', 119, [58.5], 'flat click level', 'black'],
    ['Gwint', 89.9, [58.5], 'flat depth level', 'steel'],
    ['Dwustronny', 74.9, [53, 58], 'flat spring level', 'steel'],
  ],
  Stampevo: [
    ['Oliva', 49.9, [53, 54, 57, 58], 'flat steel wood', 'olivewood'],
    ['Oliva Fine', 64.9, [58, 58.5], 'flat steel wood', 'olivewood walnut'],
    ['Oliva Onda', 69.9, [58], 'ripple steel wood', 'olivewood'],
    ['Noce', 54.9, [51, 53, 58], 'flat steel wood', 'walnut'],
    ['Leccese', 84.9, [58.5], 'flat steel wood', 'olivewood oak'],
    ['Battente', 94.9, [58, 58.5], 'flat click wood', 'olivewood walnut'],
    ['Fondo', 79.9, [58], 'flat depth wood', 'walnut'],
    ['Piccolo', 34.9, [51, 53], 'flat steel wood', 'beech'],
  ],
  Lüttwark: [
    ['Lütt', 29.9, [51, 53, 54, 58], 'flat steel', 'black red'],
    ['Lütt Holz', 36.9, [53, 58], 'flat steel wood', 'beech walnut'],
    ['Drück', 49.9, [58], 'flat spring level', 'black'],
    ['Anschlag', 64.9, [53, 54, 58], 'flat depth', 'steel'],
    ['Fiefuntwintig', 44.9, [58.5], 'flat steel', 'black'],
    ['Kiek Her', 89.9, [58.5], 'flat spring level', 'steel black'],
  ],
  Brevanta: [
    ['Pressino', 45, [58], 'flat steel', 'black steel'],
    ['Pressino Legno', 55, [58, 58.5], 'flat steel wood', 'walnut'],
  ],
  Sassovento: [['Ferro', 59, [51, 58], 'flat steel wood', 'walnut olivewood']],
  Dosera: [
    ['Druck 15', 129, [58, 58.5], 'flat click level', 'black'],
    ['Druck 15 Mini', 109, [53, 54], 'flat click level', 'black'],
  ],
  Northfold: [
    ['Knob', 42, [53, 54, 58], 'flat steel wood', 'walnut'],
    ['Knob Fjeder', 72, [58], 'flat spring level wood', 'walnut'],
  ],
  Orsivia: [
    ['Tappo', 27.9, [53, 54], 'flat aluminium', 'black red white'],
    ['Tappo Legno', 34.9, [53, 54], 'flat steel wood', 'beech'],
  ],
  Halvorn: [['Trykker', 32.9, [53, 54], 'flat steel', 'black white']],
  Pezzoria: [
    ['Basico', 17.9, [53, 54, 57, 58], 'flat aluminium', 'black'],
    ['Basico Inox', 24.9, [51, 53, 54, 57, 58], 'flat steel', 'black'],
  ],
};

function tamper(vendor: string, [model, euros, diameters, equipment, handles]: Row): Draft {
  const random = randomFor(`${vendor} ${model} tamper`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const grams = has('aluminium')
    ? random.int(140, 190)
    : has('level') || has('click')
      ? random.int(520, 740)
      : random.int(310, 480);
  const pressure = random.int(10, 15);
  const offered = palette(handles);
  const largest = diameters.at(-1) ?? 58;
  const base = has('ripple')
    ? words('gewellt', 'rippled', 'riflet')
    : has('double')
      ? words('zwei Seiten', 'two sides', 'to sider')
      : words('flach', 'flat', 'flad');
  const sizeOption = {
    name: words('Durchmesser', 'Diameter', 'Diameter'),
    values: diameters.map((size) => ({ name: amount(size, 'mm') })),
  };
  const hasSizes = diameters.length > 1;
  const hasHandles = offered.length > 1;
  return {
    productType: 'tamper',
    kind: 'tamper',
    vendor,
    model,
    title: words(`${model} Tamper`, `${model} tamper`, `${model} tamper`),
    shortNote: joined([
      has('level')
        ? words('mit Führung', 'self-levelling', 'med styr')
        : has('click')
          ? words('mit Drucksignal', 'with click', 'med klik')
          : has('depth')
            ? words('mit Tiefenanschlag', 'with depth stop', 'med dybdestop')
            : has('wood')
              ? words('Holzgriff', 'wooden handle', 'trægreb')
              : words('Metallgriff', 'metal handle', 'metalgreb'),
      has('aluminium')
        ? words('Basis aus Aluminium', 'aluminium base', 'base af aluminium')
        : words(`Basis ${base.de}`, `${base.en} base`, `${base.da} base`),
      span(diameters[0] ?? largest, largest, 'mm'),
    ]),
    flags: [
      ...flags,
      ...(diameters.includes(58.5) ? ['precise'] : []),
      ...(hasSizes ? ['sizes'] : []),
      ...(has('level') || has('click') || has('depth') ? ['assisted'] : ['plain']),
      ...(has('aluminium') ? [] : ['heavy']),
    ],
    values: {
      weight: amount(grams, 'g'),
      pressure: amount(pressure, 'kg'),
      diameter: amount(largest, 'mm'),
      handle: offered.includes('olivewood')
        ? words('Olivenholz', 'olive wood', 'oliventræ')
        : offered.includes('walnut')
          ? words('Nussholz', 'walnut', 'valnød')
          : words('Buche', 'beech', 'bøg'),
    },
    details: [
      detail('diameter', joined(diameters.map((size) => amount(size, 'mm')))),
      detail(
        'base',
        joined([
          has('aluminium')
            ? words('Aluminium', 'aluminium', 'aluminium')
            : words('Edelstahl', 'stainless steel', 'rustfrit stål'),
          base,
        ]),
      ),
      detail(
        'handle',
        has('wood')
          ? words('Holz, geölt', 'oiled wood', 'olieret træ')
          : words('Metall', 'metal', 'metal'),
      ),
      detail(
        'usage',
        has('click')
          ? words(
              `löst bei ${pressure} kg aus`,
              `clicks at ${pressure} kg`,
              `klikker ved ${pressure} kg`,
            )
          : has('depth')
            ? words('Tiefe einstellbar', 'adjustable depth', 'justerbar dybde')
            : words('von Hand', 'by hand', 'i hånden'),
      ),
      detail('height', amount(rounded(random.int(70, 105) / 10), 'cm')),
      weight(grams),
    ],
    listItems: [],
    options: [
      ...(hasSizes ? [sizeOption] : []),
      ...(hasHandles ? [colourOption(offered, words('Griff', 'Handle', 'Greb'))] : []),
    ],
    variants: diameters.flatMap((size, sizeIndex) =>
      (hasHandles ? offered : offered.slice(0, 1)).map((_, handleIndex) => ({
        options: [...(hasSizes ? [sizeIndex] : []), ...(hasHandles ? [handleIndex] : [])],
        price: cents(euros) + (size === 58.5 && hasSizes ? 500 : 0),
        weightGrams: grams,
      })),
    ),
    ...(offered[0] && { colour: offered[0] }),
    object: 'tamper',
    hasPlug: false,
    isGift: euros <= 100,
    size: largest,
    diameters,
    fits: [],
  };
}

export const tampers = () => fromRanges(ranges, tamper);
