import type { Localized } from '../../model.ts';
import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, type Detail, type Draft, joined, same, words } from '../draft.ts';
import { detail, weight, yesNo } from '../labels.ts';
import { inSizes } from './choices.ts';

const toolNames = [
  'distributor',
  'needles',
  'knock-box',
  'dosing-ring',
  'tamping-mat',
  'thermometer',
  'brush',
  'dosing-cup',
  'spoon',
  'portafilter',
] as const;
type Tool = (typeof toolNames)[number];

/** Brand, model, price in euros, diameters in mm (or none), flags, colours. */
type Row = [string, string, number, number[], string, string];

const woodAndSteel = words('Holz und Stahl', 'wood and steel', 'træ og stål');
const plasticAndSteel = words('Kunststoff und Stahl', 'plastic and steel', 'plast og stål');
const steel = words('Edelstahl', 'stainless steel', 'rustfrit stål');

const tools: Record<
  Tool,
  {
    noun: Localized;
    note: Localized;
    object: string;
    grams: number;
    details: (isWooden: boolean) => Detail[];
    rows: Row[];
  }
> = {
  distributor: {
    noun: words('Kaffeeverteiler', 'distributor', 'kaffefordeler'),
    note: words('verteilt das Pulver im Sieb', 'levels the grounds', 'fordeler kaffen i kurven'),
    object: 'tamper',
    grams: 380,
    details: (isWooden) => [
      detail(
        'depth',
        words('8 bis 14 mm, einstellbar', '8 to 14 mm, adjustable', '8 til 14 mm, justerbar'),
      ),
      detail('material', isWooden ? woodAndSteel : steel),
    ],
    rows: [
      ['Tarnik', 'Wirnik', 34.9, [53, 54, 58], 'three steel', 'steel black'],
      ['Tarnik', 'Wirnik Cztery', 44.9, [58, 58.5], 'four steel', 'black'],
      ['Stampevo', 'Girandola', 39.9, [53, 58], 'three wood', 'olivewood'],
      ['Lüttwark', 'Dreih', 29.9, [53, 54, 58], 'three steel', 'black red'],
      ['Lüttwark', 'Dreih Dübbelt', 49.9, [58], 'four steel', 'black'],
      ['Brevanta', 'Livella', 42, [58], 'four steel', 'steel'],
      ['Northfold', 'Rotor', 38, [53, 58], 'three wood', 'walnut'],
      ['Dosera', 'Schwerkraft', 89, [58, 58.5], 'gravity steel', 'black'],
    ],
  },
  needles: {
    noun: words('Nadelverteiler', 'needle distributor', 'nålefordeler'),
    note: words('löst Klumpen im Mahlgut', 'breaks up clumps', 'løsner klumper'),
    object: 'tamper',
    grams: 70,
    details: (isWooden) => [
      detail('pieces', words('8 Nadeln, 0,3 mm', '8 needles, 0.3 mm', '8 nåle, 0,3 mm')),
      detail(
        'handle',
        isWooden ? words('Holz', 'wood', 'træ') : words('Aluminium', 'aluminium', 'aluminium'),
      ),
    ],
    rows: [
      ['Lüttwark', 'Prickel', 14.9, [], 'stand', 'black'],
      ['Lüttwark', 'Prickel Holz', 19.9, [], 'wood stand', 'beech walnut'],
      ['Tarnik', 'Igła', 29.9, [], 'stand', 'steel black'],
      ['Tarnik', 'Igła Obrót', 39.9, [], 'stand', 'black'],
      ['Stampevo', 'Riccio', 24.9, [], 'wood stand', 'olivewood'],
      ['Kværndal', 'Pindsvin', 22.9, [], 'wood stand', 'oak'],
      ['Dosera', 'Kreisel', 34.9, [], 'stand', 'black'],
    ],
  },
  'knock-box': {
    noun: words('Ausklopfbehälter', 'knock box', 'udbankningsboks'),
    note: words('nimmt den Puck auf', 'takes the puck', 'tager imod pucken'),
    object: 'coffee-tin',
    grams: 900,
    details: (isWooden) => [
      detail(
        'material',
        isWooden
          ? words('Stahl und Holz', 'steel and wood', 'stål og træ')
          : words('Stahl, Balken mit Gummi', 'steel, rubber-clad bar', 'stål, bjælke med gummi'),
      ),
      detail('dishwasher', isWooden ? yesNo.no : yesNo.yes),
    ],
    rows: [
      ['Lüttwark', 'Bums', 24.9, [], 'small', 'black red sage'],
      ['Lüttwark', 'Bums Groot', 34.9, [], 'large', 'black'],
      ['Lüttwark', 'Bums Holt', 49.9, [], 'wood large', 'walnut oak'],
      ['Tarnik', 'Stuk', 44.9, [], 'heavy large', 'steel black'],
      ['Brevanta', 'Battitore', 49, [], 'large', 'steel black'],
      ['Velmarca', 'Cassetto', 69, [], 'heavy large', 'steel'],
      ['Orsivia', 'Botta', 19.9, [], 'small', 'white black'],
      ['Northfold', 'Bank', 29.9, [], 'small', 'petrol black'],
    ],
  },
  'dosing-ring': {
    noun: words('Dosierring', 'dosing funnel', 'doseringsring'),
    note: words(
      'hält das Pulver im Siebträger',
      'keeps grounds in the portafilter',
      'holder kaffen i filterholderen',
    ),
    object: 'tamper',
    grams: 60,
    details: () => [
      detail('material', words('Aluminium', 'aluminium', 'aluminium')),
      detail('height', words('2,2 cm', '2.2 cm', '2,2 cm')),
    ],
    rows: [
      ['Lüttwark', 'Kring', 14.9, [51, 53, 54, 58], 'plain', 'black'],
      ['Lüttwark', 'Kring Magnet', 19.9, [53, 54, 58], 'magnet', 'black red'],
      ['Tarnik', 'Obręcz', 24.9, [53, 54, 58], 'magnet', 'black silver'],
      ['Tarnik', 'Obręcz Wysoka', 27.9, [58], 'magnet high', 'black'],
      ['Stampevo', 'Corona', 26.9, [53, 58], 'plain heavy', 'copper silver'],
      ['Orsivia', 'Anello', 12.9, [53, 54], 'plain', 'black white'],
      ['Pezzoria', 'Imbocco', 11.9, [58], 'plain', 'black'],
    ],
  },
  'tamping-mat': {
    noun: words('Tampermatte', 'tamping mat', 'tampermåtte'),
    note: words(
      'schont Arbeitsplatte und Siebträger',
      'protects worktop and portafilter',
      'skåner bord og filterholder',
    ),
    object: 'tamper',
    grams: 420,
    details: () => [
      detail(
        'material',
        words('Silikon, lebensmittelecht', 'food-safe silicone', 'fødevaregodkendt silikone'),
      ),
      detail('dishwasher', yesNo.yes),
    ],
    rows: [
      ['Lüttwark', 'Matt', 12.9, [], 'silicone edge', 'black sage'],
      ['Lüttwark', 'Kant', 17.9, [], 'silicone edge', 'black'],
      ['Lüttwark', 'Bock', 24.9, [], 'silicone edge', 'sage grey'],
      ['Tarnik', 'Podstawa', 29.9, [], 'silicone edge', 'black grey'],
      ['Stampevo', 'Base Oliva', 26.9, [], 'silicone edge', 'olive'],
      ['Pezzoria', 'Tappeto', 8.9, [], 'silicone edge', 'black'],
      ['Northfold', 'Plads', 22.9, [], 'silicone edge', 'petrol'],
    ],
  },
  thermometer: {
    noun: words('Thermometer', 'thermometer', 'termometer'),
    note: words('für Milch und Brühwasser', 'for milk and brewing water', 'til mælk og bryggevand'),
    object: 'milk-jug',
    grams: 60,
    details: () => [
      detail('scale', words('0 bis 110 °C', '0 to 110 °C', '0 til 110 °C')),
      detail('length', words('13 cm', '13 cm', '13 cm')),
    ],
    rows: [
      ['Schiumetta', 'Grado', 14.9, [], 'dial', 'steel'],
      ['Schiumetta', 'Grado Clip', 17.9, [], 'dial long', 'steel black'],
      ['Dosera', 'Celsius', 24.9, [], 'dial', 'black'],
      ['Kellström', 'Termo', 22.9, [], 'dial long', 'black white'],
      ['Wägewerk', 'Fieber', 19.9, [], 'dial', 'white'],
      ['Pezzoria', 'Sonda', 9.9, [], 'dial', 'steel'],
    ],
  },
  brush: {
    noun: words('Reinigungspinsel', 'cleaning brush', 'rengøringspensel'),
    note: words(
      'für Gruppe, Mühle und Arbeitsplatte',
      'for group, grinder and worktop',
      'til gruppe, kværn og bord',
    ),
    object: 'cleaning-tablets',
    grams: 80,
    details: (isWooden) => [
      detail(
        'material',
        isWooden
          ? words('Holz und Naturborste', 'wood and natural bristle', 'træ og naturbørster')
          : words(
              'Kunststoff und Nylonborste',
              'plastic and nylon bristle',
              'plast og nylonbørster',
            ),
      ),
      detail('length', words('19 cm', '19 cm', '19 cm')),
    ],
    rows: [
      ['Lüttwark', 'Feudel', 9.9, [], 'group', 'black'],
      ['Lüttwark', 'Quast', 14.9, [], 'grinder wood', 'beech walnut'],
      ['Läuferstein', 'Borste', 12.9, [], 'grinder wood', 'beech'],
      ['Tarnik', 'Szczotka', 11.9, [], 'group', 'black red'],
      ['Pezzoria', 'Spazzola', 6.9, [], 'group', 'black'],
      ['Molvetta', 'Kehr', 13.9, [], 'grinder wood', 'beech oak'],
      ['Klarholt', 'Fegefix', 5.9, [], 'group', 'white'],
    ],
  },
  'dosing-cup': {
    noun: words('Dosierbecher', 'dosing cup', 'doseringsbæger'),
    note: words(
      'vom Mahlwerk in den Siebträger',
      'from grinder to portafilter',
      'fra kværn til filterholder',
    ),
    object: 'milk-jug',
    grams: 130,
    details: () => [
      detail('material', steel),
      detail('capacity', words('25 g Kaffee', '25 g of coffee', '25 g kaffe')),
    ],
    rows: [
      ['Kværndal', 'Bæger', 24.9, [54, 58], 'steel', 'steel black'],
      ['Lüttwark', 'Beker', 17.9, [53, 58], 'steel', 'black red'],
      ['Tarnik', 'Kubek', 22.9, [54, 58], 'steel heavy', 'steel'],
      ['Loiçal', 'Medida', 19.9, [58], 'steel', 'blue sand'],
      ['Ton & Tide', 'Lüttschöpf', 26.9, [58], 'steel', 'deepSea sand'],
    ],
  },
  spoon: {
    noun: words('Verkostungslöffel', 'tasting spoon', 'smageske'),
    note: words('runde Laffe, 10 ml', 'round bowl, 10 ml', 'rundt skeblad, 10 ml'),
    object: 'espresso-cup',
    grams: 55,
    details: () => [
      detail('material', steel),
      detail('capacity', words('10 ml', '10 ml', '10 ml')),
      detail('dishwasher', yesNo.yes),
    ],
    rows: [
      ['Lüttwark', 'Slürp', 9.9, [], 'plain', 'steel black'],
      ['Ashdown & Pike', 'Taster', 24.9, [], 'polished', 'steel brass'],
      ['Mizunari', 'Saji', 18.9, [], 'polished', 'copper steel'],
      ['Northfold', 'Ske', 12.9, [], 'plain', 'steel'],
    ],
  },
  portafilter: {
    noun: words('Bodenloser Siebträger', 'bottomless portafilter', 'bundløs filterholder'),
    note: words(
      'zeigt, wie der Espresso läuft',
      'shows how the espresso flows',
      'viser, hvordan espressoen løber',
    ),
    object: 'tamper',
    grams: 560,
    details: (isWooden) => [
      detail('material', isWooden ? woodAndSteel : plasticAndSteel),
      detail('portafilter', words('mit Sieb für 18 g', 'with 18 g basket', 'med kurv til 18 g')),
    ],
    rows: [
      ['Tarnik', 'Nagi', 69.9, [54, 58], 'wood', 'walnut black'],
      ['Stampevo', 'Nudo', 84.9, [58], 'wood', 'olivewood walnut'],
      ['Brevanta', 'Aperto', 75, [58], 'plain', 'black'],
      ['Orsivia', 'Aperto Piccolo', 59.9, [53, 54], 'plain', 'black'],
      ['Northfold', 'Nøgen', 72, [53, 58], 'wood', 'walnut'],
      ['Pezzoria', 'Spaccato', 44.9, [58], 'plain', 'black'],
    ],
  },
};

function article(tool: Tool, [vendor, model, euros, diameters, equipment, colours]: Row): Draft {
  const { noun, note, object, grams, details } = tools[tool];
  const random = randomFor(`${vendor} ${model} ${tool}`);
  const flags = equipment.split(' ');
  const weightGrams = Math.round(grams * (0.8 + random.next() * 0.5));
  const sizes =
    diameters.length > 0
      ? diameters.map((size) => ({ name: amount(size, 'mm'), euros, weightGrams }))
      : [{ name: words('Standard', 'Standard', 'Standard'), euros, weightGrams }];
  return {
    productType: 'barista-tool',
    kind: tool,
    vendor,
    model,
    title: words(`${model} ${noun.de}`, `${model} ${noun.en}`, `${model} ${noun.da}`),
    shortNote:
      diameters.length === 0
        ? note
        : joined([
            note,
            joined(
              [
                joined(
                  diameters.map((size) => amount(size)),
                  '/',
                ),
                same('mm'),
              ],
              ' ',
            ),
          ]),
    flags: [...flags, ...(diameters.length > 1 ? ['sizes'] : [])],
    values: { weight: amount(weightGrams, 'g'), diameter: amount(diameters.at(-1) ?? 58, 'mm') },
    details: [
      ...(diameters.length > 0
        ? [detail('diameter', joined(diameters.map((size) => amount(size, 'mm'))))]
        : []),
      ...details(flags.includes('wood')),
      detail('usage', note),
      weight(weightGrams),
    ],
    listItems: [],
    ...inSizes(words('Durchmesser', 'Diameter', 'Diameter'), sizes, palette(colours)),
    object,
    hasPlug: false,
    isGift: euros <= 50,
    size: weightGrams,
    diameters,
    fits: [],
  };
}

export const baristaTools = (): Draft[] =>
  toolNames.flatMap((tool) => tools[tool].rows.map((row) => article(tool, row)));
