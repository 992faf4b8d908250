import { palette } from '../colours.ts';
import { amount, type Draft, joined, span, words } from '../draft.ts';
import { detail, yesNo } from '../labels.ts';
import { inSizes } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price of the smallest in euros, sizes in ml, equipment, colours. */
type Row = [string, number, number[], string, string];

const ranges: Record<string, Row[]> = {
  Kännchenwerk: [
    ['Lenne', 19.9, [350, 600, 1000], 'round steel', 'steel'],
    ['Lenne Schwarz', 26.9, [350, 600], 'round coated', 'black'],
    ['Lenne Farbe', 26.9, [350, 600], 'round coated', 'sage red white'],
    ['Spitz', 24.9, [350, 500, 700], 'sharp steel', 'steel'],
    ['Spitz Schwarz', 29.9, [350, 500], 'sharp coated', 'black white'],
    ['Bauch', 22.9, [350, 600], 'belly steel', 'steel'],
    ['Skala', 23.9, [350, 600], 'round steel scale', 'steel'],
    ['Schmal', 27.9, [350, 500], 'sharp coated', 'black sand'],
    ['Nuckel', 14.9, [150], 'round steel tiny', 'steel'],
  ],
  Schiumetta: [
    ['Rosetta', 27.9, [350, 600], 'sharp steel', 'steel'],
    ['Rosetta Nera', 32.9, [350, 600], 'sharp coated', 'black copper'],
    ['Tulipano', 34.9, [400, 600], 'belly steel', 'steel'],
    ['Tulipano Colore', 38.9, [400], 'belly coated', 'red petrol white'],
    ['Cuore', 21.9, [350, 600], 'round steel', 'steel'],
    ['Goccia', 16.9, [150, 250], 'round steel tiny', 'steel'],
    ['Termo', 36.9, [350, 600], 'round steel scale', 'steel'],
    ['Divisa', 42.9, [600], 'round steel thick', 'steel'],
  ],
  Tarnik: [
    ['Dzbanek', 44.9, [350, 500], 'sharp steel thick', 'steel black'],
    ['Dzbanek Lustro', 49.9, [500], 'sharp steel thick', 'steel'],
  ],
  Brevanta: [
    ['Lattiera', 25, [350, 600], 'round steel', 'steel'],
    ['Lattiera Corso', 35, [500], 'sharp steel thick', 'steel black'],
  ],
  Northfold: [
    ['Muge', 29.9, [350, 600], 'belly coated', 'petrol black'],
    ['Muge Stål', 24.9, [350, 600], 'belly steel', 'steel'],
  ],
  Lüttwark: [
    ['Melkpott', 18.9, [350, 600], 'round steel', 'steel'],
    ['Melkpott Strich', 21.9, [350], 'round steel scale', 'steel'],
    ['Tutenpott', 28.9, [350, 500], 'sharp coated', 'black red'],
  ],
  Kellström: [
    ['Grädde', 26.9, [350, 600], 'belly coated', 'white sage black'],
    ['Snip', 19.9, [250], 'round coated tiny', 'white black'],
  ],
  Pezzoria: [
    ['Semplice', 11.9, [350, 600, 1000], 'round steel', 'steel'],
    ['Semplice Scala', 13.9, [600], 'round steel scale', 'steel'],
  ],
  Halvorn: [['Mugge', 22.9, [350], 'belly coated', 'white black lightBlue']],
  Orsivia: [['Bricchetto', 17.9, [250, 350], 'round steel', 'steel']],
  Porzella: [['Sahnegießer', 16.9, [150, 250], 'round coated tiny', 'white cream']],
};

const forms: Record<string, { de: string; en: string; da: string }> = {
  round: words('klassische Form', 'classic shape', 'klassisk form'),
  sharp: words('spitzer Ausguss', 'pointed spout', 'spids tud'),
  belly: words('bauchige Form', 'bellied shape', 'buget form'),
  porcelain: words('Porzellan', 'porcelain', 'porcelæn'),
};

function jug(vendor: string, [model, euros, volumes, equipment, colours]: Row): Draft {
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const form = forms[Object.keys(forms).find(has) ?? 'round'] ?? words('rund', 'round', 'rund');
  const largest = volumes.at(-1) ?? 350;
  const smallest = volumes[0] ?? largest;
  const thickness = has('thick') ? 1.2 : 0.8;
  const material = has('porcelain')
    ? words('Porzellan', 'porcelain', 'porcelæn')
    : has('coated')
      ? words('Edelstahl, außen beschichtet', 'steel, coated outside', 'stål, belagt udvendigt')
      : words('Edelstahl', 'stainless steel', 'rustfrit stål');
  const sizes = volumes.map((volume, index) => ({
    name: amount(volume, 'ml'),
    euros: euros + index * 5,
    weightGrams: Math.round(90 + volume * 0.36 * (thickness / 0.8)),
  }));
  return {
    productType: 'milk-jug',
    kind: 'milk-jug',
    vendor,
    model,
    title: words(`${model} Milchkännchen`, `${model} milk jug`, `${model} mælkekande`),
    shortNote: joined([
      form,
      ...(has('porcelain') ? [] : [material]),
      span(smallest, largest, 'ml'),
    ]),
    flags: [
      ...flags,
      ...(volumes.length > 1 ? ['sizes'] : []),
      ...(has('porcelain') || has('tiny') ? ['table'] : ['steam']),
      ...(has('scale') ? [] : ['no-scale']),
      ...(smallest <= 350 ? ['small-jug'] : []),
    ],
    values: {
      form,
      small: amount(smallest, 'ml'),
      big: amount(largest, 'ml'),
      milk: amount(Math.round(largest * 0.45), 'ml'),
      thickness: amount(thickness, 'mm'),
    },
    details: [
      detail('capacity', joined(volumes.map((volume) => amount(volume, 'ml')))),
      detail('material', material),
      detail('spout', form),
      ...(has('porcelain') ? [] : [detail('thickness', amount(thickness, 'mm'))]),
      detail(
        'handle',
        has('handleless')
          ? words('keiner, Manschette', 'none, sleeve', 'intet, manchet')
          : words('offen, angeschweißt', 'open, welded', 'åbent, påsvejst'),
      ),
      detail('dishwasher', has('coated') ? yesNo.handWash : yesNo.yes),
    ],
    listItems: [],
    ...inSizes(words('Inhalt', 'Volume', 'Indhold'), sizes, palette(colours)),
    object: 'milk-jug',
    hasPlug: false,
    isGift: true,
    size: largest,
    diameters: [],
    fits: [],
  };
}

export const milkJugs = () => fromRanges(ranges, jug);
