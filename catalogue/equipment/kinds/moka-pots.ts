import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, type Draft, joined, words } from '../draft.ts';
import { detail, yesNo } from '../labels.ts';
import { inSizes } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price of the smallest in euros, sizes in cups, equipment, colours. */
type Row = [string, number, number[], string, string];

const ranges: Record<string, Row[]> = {
  Tondra: [
    ['Classica', 24.9, [1, 3, 6, 9], 'aluminium eight', 'silver'],
    ['Classica Nera', 27.9, [3, 6], 'aluminium eight', 'black'],
    ['Classica Induzione', 34.9, [3, 6], 'aluminium eight induction', 'silver black'],
    ['Bresciana', 39.9, [4, 6, 10], 'steel eight induction', 'steel'],
    ['Bresciana Satin', 44.9, [4, 6], 'steel eight induction', 'steel black'],
    ['Valvola', 49.9, [3, 6], 'aluminium eight valve', 'silver'],
    ['Crema', 54.9, [2, 4], 'aluminium crema', 'silver red'],
    ['Elettrica', 69.9, [3, 6], 'aluminium eight', 'silver black'],
    ['Tazzina', 19.9, [1, 2], 'aluminium eight', 'silver copper'],
  ],
  Mokasette: [
    ['Omegna', 44.9, [2, 4, 6], 'steel eight induction', 'steel'],
    ['Omegna Legno', 52.9, [4, 6], 'steel eight induction wood', 'steel'],
    ['Lago', 59.9, [4, 6, 10], 'steel eight induction', 'steel black'],
    ['Settanta', 64.9, [3, 6], 'steel eight induction', 'steel copper'],
    ['Cusio', 36.9, [2, 4, 6], 'steel eight', 'steel'],
    ['Orta', 74.9, [4, 6], 'steel eight induction wood', 'steel'],
    ['Nonna', 32.9, [4, 6], 'steel eight', 'steel'],
    ['Isola', 84.9, [6], 'steel eight induction wood', 'steel black'],
  ],
  Caldaretta: [
    ['Vespina', 29.9, [3, 6], 'aluminium eight painted', 'red lightBlue cream'],
    ['Vespina Due', 26.9, [2], 'aluminium eight painted', 'red sage yellow'],
    ['Vespina Induzione', 38.9, [3, 6], 'aluminium eight painted induction', 'red cream black'],
    ['Piaggetta', 34.9, [3, 6], 'aluminium eight painted wood', 'sage cream petrol'],
    ['Corsa', 42.9, [6, 9], 'aluminium eight painted', 'red black'],
    ['Notturna', 32.9, [3, 6], 'aluminium eight painted', 'black anthracite'],
    ['Estate', 31.9, [3], 'aluminium eight painted', 'yellow lightBlue rose'],
    ['Festa', 48.9, [12], 'aluminium eight painted', 'red'],
  ],
  Filtrano: [
    ['Bollita', 19.9, [3, 6], 'aluminium eight', 'silver'],
    ['Bollita Acciaio', 29.9, [4, 6], 'steel eight induction', 'steel'],
  ],
  Northfold: [
    ['Kabys', 46.9, [3, 6], 'steel eight induction wood', 'steel'],
    ['Kabys Sort', 49.9, [3, 6], 'steel eight induction', 'black'],
  ],
  'Ashdown & Pike': [
    ['Attercliffe', 89, [4, 6], 'steel eight induction wood', 'steel'],
    ['Kelham', 79, [4], 'steel eight induction', 'steel copper'],
  ],
  Halvorn: [['Kok', 59, [3, 6], 'aluminium eight painted', 'white black']],
  Pezzoria: [['Officina', 27.9, [3, 6], 'aluminium eight valve', 'silver']],
  Kellström: [['Spis', 54.9, [3, 6], 'steel eight induction', 'steel sage']],
};

const forms: Record<string, { de: string; en: string; da: string }> = {
  eight: words('achtkantig', 'eight-sided', 'ottekantet'),
  round: words('rund', 'round', 'rund'),
  cone: words('konisch', 'conical', 'konisk'),
};

function pot(vendor: string, [model, euros, cups, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model} moka`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const smallest = cups[0] ?? 3;
  const largest = cups.at(-1) ?? smallest;
  const millilitres = (count: number) => Math.round(count * (has('steel') ? 48 : 45));
  const material = has('steel')
    ? words('Edelstahl', 'stainless steel', 'rustfrit stål')
    : words('Aluminium', 'aluminium', 'aluminium');
  const form =
    forms[['eight', 'round', 'cone'].find(has) ?? 'round'] ?? words('rund', 'round', 'rund');
  const hobs = has('electric')
    ? words('keine, eigener Sockel', 'none, own base', 'ingen, egen sokkel')
    : has('induction')
      ? words('alle, auch Induktion', 'all, induction included', 'alle, også induktion')
      : words('Gas, Elektro, Glaskeramik', 'gas, electric, ceramic', 'gas, el, glaskeramik');
  const sizes = cups.map((count, index) => ({
    name: words(
      count === 1 ? '1 Tasse' : `${count} Tassen`,
      count === 1 ? '1 cup' : `${count} cups`,
      count === 1 ? '1 kop' : `${count} kopper`,
    ),
    euros: euros + index * (has('steel') ? 9 : 6),
    weightGrams: (has('steel') ? 380 : 260) + count * 90,
  }));
  return {
    productType: 'moka-pot',
    kind: 'moka-pot',
    vendor,
    model,
    title: words(`${model} Espressokocher`, `${model} moka pot`, `${model} mokkakande`),
    shortNote: joined([
      material,
      has('electric')
        ? words('elektrisch', 'electric', 'elektrisk')
        : has('induction')
          ? words('induktionsgeeignet', 'works on induction', 'til induktion')
          : form,
      cups.length > 1
        ? words(
            `${smallest} bis ${largest} Tassen`,
            `${smallest} to ${largest} cups`,
            `${smallest} til ${largest} kopper`,
          )
        : words(`${smallest} Tassen`, `${smallest} cups`, `${smallest} kopper`),
    ]),
    flags: [
      ...flags,
      ...(has('induction') || has('electric') ? [] : ['no-induction']),
      ...(has('electric') ? [] : ['hob']),
      ...(cups.length > 1 ? ['sizes'] : []),
    ],
    values: {
      material,
      form,
      small: amount(smallest),
      big: amount(largest),
      volume: amount(millilitres(largest), 'ml'),
      dose: amount(largest * 5 + 2, 'g'),
      minutes: amount(random.int(4, 6)),
    },
    details: [
      detail('material', material),
      detail(
        'cups',
        joined(
          cups.map((count) => amount(count)),
          ', ',
        ),
      ),
      detail(
        'capacity',
        joined(
          cups.map((count) => amount(millilitres(count), 'ml')),
          ', ',
        ),
      ),
      detail('hobs', hobs),
      detail(
        'handle',
        has('wood')
          ? words('Holz', 'wood', 'træ')
          : words('Kunststoff, hitzefest', 'heat-resistant plastic', 'varmefast plast'),
      ),
      detail('dishwasher', has('steel') ? yesNo.yes : yesNo.handWash),
      detail(
        'spareParts',
        words(
          'Dichtung und Filterplatte erhältlich',
          'gasket and filter plate available',
          'pakning og filterplade fås',
        ),
      ),
    ],
    listItems: [],
    ...inSizes(words('Größe', 'Size', 'Størrelse'), sizes, palette(colours)),
    object: 'moka-pot',
    hasPlug: has('electric'),
    isGift: true,
    size: largest,
    diameters: [],
    fits: [],
  };
}

export const mokaPots = () => fromRanges(ranges, pot);
