import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, between, cents, type Draft, joined, rounded, words } from '../draft.ts';
import { detail, dimensions, weight } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, equipment (milk: wand, cappuccinatore, carafe or none), colours. */
type Row = [string, number, string, string];

const ranges: Record<string, Row[]> = {
  Kromholt: [
    ['K1', 449, 'cappuccinatore', 'black white'],
    ['K2', 549, 'cappuccinatore ceramic', 'black steel'],
    ['K3', 699, 'cappuccinatore ceramic', 'black white'],
    ['K3 Milch', 799, 'carafe ceramic', 'black steel'],
    ['K5', 949, 'carafe touch', 'black steel'],
    ['K5 Duo', 1090, 'carafe touch twohoppers', 'black'],
    ['K7', 1290, 'cappuccinatore touch profiles', 'black steel'],
    ['K7 Leise', 1390, 'cappuccinatore touch profiles quiet', 'black white'],
    ['K9', 1690, 'carafe touch profiles quiet connected', 'steel'],
    ['Pur', 399, 'none', 'black white'],
    ['Pur Keramik', 469, 'none ceramic', 'black'],
    ['Kompakt', 529, 'cappuccinatore narrow', 'black red'],
    ['Kompakt M', 679, 'carafe narrow', 'black white'],
  ],
  Wendelbach: [
    ['Emme', 890, 'cappuccinatore quiet ceramic', 'black white'],
    ['Emme Milch', 1040, 'carafe quiet ceramic', 'black white'],
    ['Ilfis', 1190, 'carafe quiet touch', 'black steel'],
    ['Ilfis Plus', 1390, 'carafe quiet touch profiles', 'black steel'],
    ['Napf', 1690, 'carafe quiet touch profiles cold', 'black'],
    ['Lueg', 790, 'cappuccinatore quiet ceramic', 'white'],
    ['Grünen', 1490, 'cappuccinatore quiet touch profiles', 'anthracite white'],
    ['Stille', 1890, 'carafe quiet touch profiles cold', 'black steel'],
    ['Langnau S', 690, 'none quiet ceramic', 'black white'],
    ['Schwelle', 990, 'cappuccinatore quiet touch', 'steel'],
  ],
  Automara: [
    ['Büro 20', 1290, 'cappuccinatore large', 'black'],
    ['Büro 30', 1690, 'cappuccinatore large touch', 'black steel'],
    ['Büro 30 Duo', 1990, 'carafe large touch twohoppers', 'black'],
    ['Büro 50', 2690, 'carafe large touch twohoppers plumb', 'steel'],
    ['Büro 80', 3490, 'carafe large touch twohoppers plumb profiles', 'steel'],
    ['Heim 10', 990, 'cappuccinatore large', 'black white'],
    ['Heim 12', 1190, 'carafe large touch', 'black steel'],
    ['Pausenraum', 2290, 'cappuccinatore large plumb', 'black'],
    ['Empfang', 2990, 'carafe large touch plumb cold', 'steel black'],
  ],
  Northfold: [
    ['Havn', 790, 'cappuccinatore ceramic', 'steel black'],
    ['Havn Mælk', 940, 'cappuccinatore ceramic', 'steel black'],
    ['Dok', 1240, 'carafe touch profiles', 'black'],
    ['Dok Kold', 1390, 'carafe touch profiles cold', 'black steel'],
    ['Sluse', 590, 'none narrow ceramic', 'black white petrol'],
  ],
  Velmarca: [
    ['Automatica', 1090, 'cappuccinatore', 'steel'],
    ['Automatica Latte', 1290, 'carafe touch', 'steel black'],
    ['Automatica Notte', 1490, 'carafe touch profiles quiet', 'black'],
  ],
  Orsivia: [
    ['Solina', 499, 'cappuccinatore narrow', 'white black sage'],
    ['Solina Latte', 649, 'carafe narrow', 'white black'],
    ['Solina Touch', 799, 'carafe narrow touch', 'black white'],
    ['Solina Nera', 579, 'cappuccinatore narrow ceramic', 'black'],
  ],
  Halvorn: [
    ['Hel', 559, 'none narrow', 'white black lightBlue'],
    ['Hel Melk', 739, 'carafe narrow', 'white black'],
    ['Hel Skjerm', 899, 'carafe narrow touch', 'black white'],
  ],
};

const milkSystems = {
  none: words('keines', 'none', 'intet'),
  wand: words('Dampflanze', 'steam wand', 'damprør'),
  cappuccinatore: words(
    'Schlauch in die Packung, abnehmbar',
    'hose into the carton, removable',
    'slange ned i kartonen, aftagelig',
  ),
  carafe: words('Milchbehälter, abnehmbar', 'milk carafe, removable', 'mælkebeholder, aftagelig'),
};
const milkNotes = {
  none: words('ohne Milchsystem', 'no milk system', 'uden mælkesystem'),
  wand: words('Dampflanze', 'steam wand', 'damprør'),
  cappuccinatore: words('Milchschlauch', 'milk hose', 'mælkeslange'),
  carafe: words('Milchbehälter', 'milk carafe', 'mælkebeholder'),
};

function machine(vendor: string, [model, euros, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model}`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const milk =
    (['none', 'cappuccinatore', 'cappuccinatore', 'carafe'] as const).find(has) ?? 'none';
  const share = Math.min(1, euros / 2500);
  const isLarge = has('large');
  const tank = isLarge
    ? between(random, 24, 50, share) / 10
    : has('narrow')
      ? random.int(11, 15) / 10
      : between(random, 15, 24, share) / 10;
  const hopper = isLarge ? random.int(40, 90) * 10 : random.int(18, 32) * 10;
  const settings = has('touch') ? random.int(7, 12) : random.int(3, 6);
  const drinks =
    milk === 'none' ? random.int(2, 3) : has('touch') ? random.int(9, 18) : random.int(4, 7);
  const noise = has('quiet') ? random.int(54, 58) : random.int(62, 70);
  const width = has('narrow')
    ? random.int(17, 21)
    : isLarge
      ? random.int(31, 41)
      : random.int(23, 28);
  const depth = random.int(40, 47);
  const height = isLarge ? random.int(41, 56) : random.int(32, 37);
  const grams = between(random, 7800, 15500, share, 100) + (isLarge ? 4500 : 0);
  const grounds = isLarge ? random.int(20, 40) : random.int(9, 16);
  const burrs = has('ceramic')
    ? words('Keramik-Scheibenmahlwerk', 'ceramic flat burrs', 'keramiske kværnskiver')
    : words('Stahl-Kegelmahlwerk', 'steel conical burrs', 'konisk kværnværk af stål');
  return {
    productType: 'fully-automatic-machine',
    kind: 'fully-automatic-machine',
    vendor,
    model,
    title: words(
      `${model} Kaffeevollautomat`,
      `${model} bean-to-cup machine`,
      `${model} fuldautomatisk kaffemaskine`,
    ),
    shortNote: joined([burrs, milkNotes[milk], amount(tank, 'l')]),
    flags: [
      ...flags,
      milk === 'none' ? 'black-only' : 'milk',
      ...(has('ceramic') ? [] : ['steel-burrs']),
      ...(isLarge ? [] : ['home']),
      ...(has('touch') ? [] : ['buttons']),
      ...(has('quiet') ? [] : ['loud']),
    ],
    values: {
      tank: amount(tank, 'l'),
      hopper: amount(hopper, 'g'),
      settings: amount(settings),
      drinks: amount(drinks),
      noise: amount(noise, 'dB(A)'),
      width: amount(width, 'cm'),
      weight: amount(rounded(grams / 1000), 'kg'),
      grounds: amount(grounds),
    },
    details: [
      detail('burrs', burrs),
      detail('adjustment', words(`${settings} Stufen`, `${settings} settings`, `${settings} trin`)),
      detail('hopper', amount(hopper, 'g')),
      detail('drinks', amount(drinks)),
      detail('milkSystem', milkSystems[milk]),
      detail(
        'display',
        has('touch')
          ? words('Farbdisplay mit Touchbedienung', 'colour touchscreen', 'touchskærm i farver')
          : words(
              'Display mit Symbolen und Drehknopf',
              'display with symbols and dial',
              'display med symboler og drejeknap',
            ),
      ),
      ...(has('connected')
        ? [
            detail(
              'connection',
              words(
                'WLAN, Bedienung auch mit der App',
                'Wi-Fi, can also be operated with the app',
                'wi-fi, kan også betjenes med appen',
              ),
            ),
          ]
        : []),
      detail('brewUnit', words('herausnehmbar', 'removable', 'kan tages ud')),
      detail('pumpPressure', amount(15, 'bar')),
      detail('tank', amount(tank, 'l')),
      ...(has('plumb')
        ? [
            detail(
              'waterSupply',
              words('Tank oder Festwasser', 'tank or mains', 'tank eller fast vandtilslutning'),
            ),
          ]
        : []),
      detail(
        'ground',
        words(`${grounds} Portionen`, `${grounds} portions`, `${grounds} portioner`),
      ),
      detail('noise', amount(noise, 'dB(A)')),
      detail('power', amount(between(random, 1350, 2300, share, 50), 'W')),
      detail('voltage', '220–240 V, 50 Hz'),
      dimensions(width, depth, height),
      weight(grams),
    ],
    listItems: [
      words(
        'Messstreifen für die Wasserhärte',
        'Test strip for water hardness',
        'Teststrimmel til vandets hårdhed',
      ),
      words(
        'Erste Packung Reinigungstabletten',
        'First pack of cleaning tablets',
        'Første pakke rensetabletter',
      ),
      ...(milk === 'cappuccinatore'
        ? [
            words(
              'Milchschlauch mit Ansaugrohr',
              'Milk hose with suction tube',
              'Mælkeslange med sugerør',
            ),
          ]
        : []),
      ...(milk === 'carafe'
        ? [words('Milchbehälter mit Deckel', 'Milk carafe with lid', 'Mælkebeholder med låg')]
        : []),
    ],
    ...inColours(palette(colours), cents(euros), grams),
    object: 'fully-automatic',
    hasPlug: true,
    isGift: false,
    size: tank,
    diameters: [],
    fits: [],
  };
}

export const fullyAutomaticMachines = () => fromRanges(ranges, machine);
