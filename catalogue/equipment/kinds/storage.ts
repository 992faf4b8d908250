import { palette } from '../colours.ts';
import { amount, type Draft, joined, phrase, span, words } from '../draft.ts';
import { detail, yesNo } from '../labels.ts';
import { inSizes } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price of the smallest in euros, grams of beans it holds, equipment, colours. */
type Row = [string, number, number[], string, string];

const ranges: Record<string, Row[]> = {
  Dosenfink: [
    ['Fink', 16.9, [250, 500], 'tin valve', 'red green black'],
    ['Fink Groß', 24.9, [1000], 'tin valve', 'black cream'],
    ['Fink Datum', 21.9, [250, 500], 'tin valve date', 'black white'],
    ['Zeisig', 12.9, [250], 'tin', 'yellow blue red'],
    ['Dompfaff', 34.9, [500, 1000], 'steel vacuum', 'steel black'],
    ['Dompfaff Klein', 29.9, [400], 'steel vacuum', 'steel white'],
    ['Star', 44.9, [500], 'steel pump', 'black white sage'],
    ['Meise', 14.9, [250], 'tin valve', 'lightBlue white'],
    ['Elster', 39.9, [500, 1200], 'steel valve date', 'steel black'],
  ],
  Kellström: [
    ['Burk', 28.9, [400, 800], 'steel valve', 'white sage black'],
    ['Burk Vakuum', 36.9, [400], 'steel vacuum', 'black white'],
  ],
  Northfold: [
    ['Last', 26.9, [250, 500], 'tin valve', 'petrol green'],
    ['Lastrum', 42.9, [1000], 'steel vacuum', 'steel petrol'],
  ],
  Loiçal: [['Pote', 32.9, [500], 'steel valve', 'blue sand']],
  Porzella: [['Vorrat', 36.9, [400, 800], 'steel vacuum', 'white cream']],
  Lüttwark: [
    ['Bohnenriege', 24.9, [500], 'tin valve date', 'black sage'],
    ['Kiste', 49.9, [1000], 'steel valve date', 'steel black'],
  ],
  Kværndal: [['Dosis', 29.9, [250], 'steel valve', 'steel black']],
  Zuidkade: [['Bus', 19.9, [250], 'steel valve travel', 'black olive']],
  'Ashdown & Pike': [['Caddy', 54.9, [350], 'tin date', 'steel copper']],
};

const materials: Record<string, { de: string; en: string; da: string }> = {
  tubes: words('Glasröhrchen', 'glass tubes', 'glasrør'),
  rack: words('Holz', 'wood', 'træ'),
  tin: words('Weißblech', 'tinplate', 'hvidblik'),
  steel: words('Edelstahl', 'stainless steel', 'rustfrit stål'),
  glass: words('Glas', 'glass', 'glas'),
  ceramic: words('Keramik', 'ceramic', 'keramik'),
};

function container(vendor: string, [model, euros, grams, equipment, colours]: Row): Draft {
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const material =
    materials[Object.keys(materials).find(has) ?? 'tin'] ?? words('Blech', 'tin', 'blik');
  const isTubes = has('tubes');
  const isRack = has('rack');
  const noun = isTubes
    ? words('Portionsröhrchen', 'dose tubes', 'portionsrør')
    : isRack
      ? words('Bohnenregal', 'bean rack', 'bønnehylde')
      : words('Kaffeedose', 'coffee canister', 'kaffedåse');
  const closure = has('vacuum')
    ? words('Deckel, der Luft verdrängt', 'lid that displaces air', 'låg, der fortrænger luft')
    : has('pump')
      ? words('Vakuumpumpe im Deckel', 'vacuum pump in the lid', 'vakuumpumpe i låget')
      : has('valve')
        ? words('Ventil im Deckel', 'valve in the lid', 'ventil i låget')
        : isTubes
          ? words('Korken', 'corks', 'korkpropper')
          : isRack
            ? words('offen', 'open', 'åben')
            : words('Dichtring', 'sealing ring', 'tætningsring');
  const largest = grams.at(-1) ?? 250;
  const sizes = grams.map((size, index) => ({
    name: isTubes
      ? words(`${size} g je Röhrchen`, `${size} g per tube`, `${size} g pr. rør`)
      : isRack
        ? words(`${size} Fächer`, `${size} slots`, `${size} rum`)
        : amount(size, 'g'),
    euros: euros + index * 7,
    weightGrams: isTubes ? 420 : isRack ? 1600 : Math.round(140 + size * 0.5),
  }));
  return {
    productType: 'storage',
    kind: 'storage',
    vendor,
    model,
    title: words(`${model} ${noun.de}`, `${model} ${noun.en}`, `${model} ${noun.da}`),
    shortNote: joined([
      material,
      closure,
      ...(isTubes || isRack
        ? []
        : [
            phrase(words('für {grams}', 'for {grams}', 'til {grams}'), {
              grams: span(grams[0] ?? largest, largest, 'g'),
            }),
          ]),
    ]),
    flags: [
      ...flags,
      ...(isTubes || isRack ? ['portions'] : ['canister']),
      ...(has('vacuum') || has('pump') ? ['airless'] : []),
    ],
    values: { material, closure, grams: amount(largest, isRack ? '' : 'g') },
    details: [
      detail('material', material),
      detail('capacity', joined(sizes.map(({ name }) => name))),
      detail('seal', closure),
      detail(
        'dishwasher',
        has('tin')
          ? words(
              'nein, nur trocken auswischen',
              'no, only wipe with a dry cloth',
              'nej, tør den kun af med en tør klud',
            )
          : yesNo.yes,
      ),
    ],
    listItems: [],
    ...inSizes(words('Größe', 'Size', 'Størrelse'), sizes, palette(colours)),
    object: 'coffee-tin',
    label: { note: closure.de, weight: isTubes || isRack ? '' : `${largest} g` },
    hasPlug: false,
    isGift: true,
    size: largest,
    diameters: [],
    fits: [],
  };
}

export const storage = () => fromRanges(ranges, container);
