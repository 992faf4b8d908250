import { randomFor } from '../../random.ts';
import { colourOption, palette } from '../colours.ts';
import { amount, cents, type Draft, joined, words } from '../draft.ts';
import { detail, weight } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, burr diameter in mm, equipment, colours or woods. */
type Row = [string, number, number, string, string];

const ranges: Record<string, Row[]> = {
  Molvetta: [
    ['Reise', 149.9, 48, 'steel external travel', 'walnut oak'],
    ['Reise Mini', 109.9, 38, 'steel internal travel', 'black'],
    ['Reise Espresso', 179.9, 48, 'steel external espresso', 'walnut beech'],
    ['Schoß', 89.9, 40, 'steel internal', 'beech walnut'],
    ['Diele', 129.9, 48, 'steel internal', 'oak walnut'],
  ],
  Läuferstein: [
    ['Annaberg', 119, 45, 'steel internal', 'beech oak walnut'],
    ['Annaberg Groß', 149, 48, 'steel internal', 'oak walnut'],
    ['Zschopau', 79, 38, 'ceramic internal', 'beech walnut'],
    ['Schwarzenberg', 189, 48, 'steel external espresso', 'walnut oak'],
    ['Seiffen', 99, 40, 'steel internal', 'beech'],
    ['Olbernhau', 59, 38, 'ceramic internal', 'beech oak'],
    ['Marienberg', 229, 50, 'steel external espresso bearings', 'walnut'],
    ['Geyer', 139, 45, 'steel internal', 'oak walnut'],
  ],
  Fjellkvern: [
    ['Lett', 69, 38, 'steel internal travel', 'black olive'],
    ['Lett Keramikk', 49, 38, 'ceramic internal travel', 'black'],
    ['Tur', 99, 38, 'steel external travel', 'black olive red'],
    ['Tur 48', 139, 48, 'steel external travel bearings', 'black blue'],
    ['Topp', 189, 48, 'steel external espresso bearings', 'black copper'],
    ['Topp 52', 249, 52, 'steel external espresso bearings', 'black'],
    ['Votter', 79, 40, 'steel internal travel', 'red black'],
    ['Hytte', 119, 45, 'steel external', 'sand black'],
  ],
  Kellström: [
    ['Kvarn', 89, 40, 'steel external', 'black white sage'],
    ['Kvarn Stål', 129, 48, 'steel external bearings', 'steel'],
    ['Liten Kvarn', 59, 38, 'ceramic internal', 'white black'],
  ],
  Kværndal: [
    ['Hånd', 159, 48, 'steel external bearings', 'black sage'],
    ['Hånd Fin', 199, 48, 'steel external espresso bearings', 'black'],
    ['Sving', 99, 40, 'steel external', 'black cream'],
  ],
  Mizunari: [
    ['Mame', 45, 36, 'ceramic internal travel', 'grey black'],
    ['Mame Hagane', 75, 38, 'steel internal travel', 'black silver'],
    ['Isu', 95, 42, 'ceramic internal', 'walnut'],
  ],
  Zuidkade: [
    ['Steiger', 69, 38, 'steel internal travel', 'black yellow'],
    ['Steiger Staal', 99, 42, 'steel external travel', 'steel black'],
  ],
  Tarnik: [
    ['Korba', 269, 52, 'steel external espresso bearings', 'black steel'],
    ['Korba Mini', 199, 48, 'steel external espresso bearings', 'black'],
  ],
  Northfold: [['Svaj', 119, 45, 'steel external', 'petrol black']],
};

function grinder(vendor: string, [model, euros, burr, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model} hand`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const capacity = has('travel') ? random.int(18, 24) : random.int(22, 35);
  const clicks = has('external') ? random.int(12, 30) : 0;
  const microns = has('espresso') ? random.int(8, 16) : random.int(18, 36);
  const seconds = Math.round((has('ceramic') ? 105 : 78) - burr * 0.75 + random.int(-4, 6));
  const grams = random.int(10, 24) * 10 + burr * 6;
  const offered = palette(colours);
  const isWood = offered.every((colour) => ['walnut', 'oak', 'beech'].includes(colour));
  const body = isWood
    ? words('Holz, geölt', 'oiled wood', 'olieret træ')
    : words('Aluminium, beschichtet', 'coated aluminium', 'belagt aluminium');
  const burrs = has('ceramic')
    ? words(`${burr}-mm-Kegel aus Keramik`, `${burr} mm ceramic burrs`, `${burr} mm keramisk kegle`)
    : words(`${burr}-mm-Kegelmahlwerk`, `${burr} mm conical burrs`, `${burr} mm konisk kværnværk`);
  const variants =
    isWood && offered.length > 1
      ? {
          options: [colourOption(offered, words('Holz', 'Wood', 'Træ'))],
          variants: offered.map((wood, index) => ({
            options: [index],
            price: cents(euros) + (wood === 'walnut' ? 1000 : 0),
            weightGrams: grams,
          })),
        }
      : inColours(offered, cents(euros), grams);
  return {
    productType: 'hand-grinder',
    kind: 'hand-grinder',
    vendor,
    model,
    title: words(`${model} Handmühle`, `${model} hand grinder`, `${model} håndkværn`),
    shortNote: joined([
      burrs,
      isWood
        ? words('Holzgehäuse', 'wooden body', 'hus af træ')
        : words(`für ${capacity} g`, `for ${capacity} g`, `til ${capacity} g`),
    ]),
    flags: [
      ...flags,
      ...(isWood ? ['wood'] : ['metal']),
      ...(has('espresso') ? [] : ['filterish']),
      ...(burr <= 38 ? ['small-burr'] : ['big-burr']),
    ],
    values: {
      burr: amount(burr, 'mm'),
      capacity: amount(capacity, 'g'),
      clicks: amount(clicks),
      microns: words(`${microns} µm`, `${microns} µm`, `${microns} µm`),
      seconds: amount(seconds),
      weight: weight(grams).value,
    },
    details: [
      detail(
        'burrs',
        has('ceramic')
          ? words('Kegel, Keramik', 'conical, ceramic', 'konisk, keramik')
          : words('Kegel, Stahl', 'conical, steel', 'konisk, stål'),
      ),
      detail('burrSize', amount(burr, 'mm')),
      detail(
        'adjustment',
        clicks > 0
          ? words(
              `außen, ${clicks} Rasten je Umdrehung`,
              `external, ${clicks} clicks per turn`,
              `udvendig, ${clicks} klik pr. omgang`,
            )
          : words('innen, an der Mutter', 'internal, at the nut', 'indvendig, ved møtrikken'),
      ),
      detail(
        'scale',
        words(`${microns} µm je Raste`, `${microns} µm per click`, `${microns} µm pr. klik`),
      ),
      detail('capacity', amount(capacity, 'g')),
      detail(
        'grindTime',
        words(`${seconds} s für 18 g`, `${seconds} s for 18 g`, `${seconds} s til 18 g`),
      ),
      detail('housing', body),
      detail('height', amount(random.int(15, 20), 'cm')),
      weight(grams),
    ],
    listItems: [
      words('Pinsel', 'Brush', 'Pensel'),
      ...(has('travel') ? [words('Beutel aus Baumwolle', 'Cotton pouch', 'Bomuldspose')] : []),
    ],
    ...variants,
    object: 'hand-grinder',
    hasPlug: false,
    isGift: euros <= 100,
    size: burr,
    diameters: [],
    fits: [],
  };
}

export const handGrinders = () => fromRanges(ranges, grinder);
