import { type Construction, heatingMinutes } from '../../../shops/kaffeelotse/espresso-machines.ts';
import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import {
  amount,
  between,
  cents,
  type Draft,
  joined,
  phrase,
  rounded,
  same,
  words,
} from '../draft.ts';
import { detail, dimensions, weight } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

const constructions = {
  thermoblock: words('Thermoblock', 'Thermoblock', 'Termoblok'),
  single: words('Einkreiser', 'Single boiler', 'Enkeltkedel'),
  exchanger: words('Zweikreiser', 'Heat exchanger', 'Varmeveksler'),
  dual: words('Dualboiler', 'Dual boiler', 'Dobbeltkedel'),
  lever: words('Handhebel', 'Lever machine', 'Håndtagsmaskine'),
} satisfies Record<Construction, unknown>;

const priceBounds: Record<Construction, [number, number]> = {
  thermoblock: [349, 899],
  single: [399, 1190],
  exchanger: [890, 2490],
  dual: [1390, 5900],
  lever: [690, 5600],
};

/** Model, construction, price in euros, equipment, colours. */
type Row = [string, Construction, number, string, string];

const ranges: Record<string, Row[]> = {
  Northfold: [
    ['Molo', 'exchanger', 1249, 'pid solid wood', 'steel'],
    ['Molo Rota', 'exchanger', 1590, 'pid rotary plumb solid', 'steel black'],
    ['Molo Duo', 'dual', 2190, 'pid rotary timer solid', 'steel black'],
    ['Kaj', 'single', 549, '', 'red petrol'],
    ['Kaj PID', 'single', 649, 'pid', 'red petrol black'],
    ['Pir', 'thermoblock', 429, '', 'petrol red white'],
    ['Bolværk', 'dual', 3290, 'pid rotary plumb flow timer', 'steel'],
    ['Bro', 'thermoblock', 499, 'pid timer', 'black white'],
  ],
  Brevanta: [
    ['Riva', 'exchanger', 1190, '', 'steel'],
    ['Riva PID', 'exchanger', 1350, 'pid timer', 'steel black white'],
    ['Riva Rotativa', 'exchanger', 1790, 'pid rotary', 'steel black'],
    ['Costa', 'single', 690, '', 'steel red'],
    ['Costa PID', 'single', 820, 'pid', 'steel red cream'],
    ['Corso', 'dual', 1890, 'pid timer', 'steel black'],
    ['Corso Rotativa', 'dual', 2390, 'pid rotary timer', 'steel black white'],
    ['Corso Flusso', 'dual', 2890, 'pid rotary timer flow', 'steel anthracite'],
    ['Ardita', 'dual', 3590, 'pid rotary plumb timer', 'steel'],
    ['Ardita Flusso', 'dual', 4290, 'pid rotary plumb timer flow', 'steel black'],
    ['Serena', 'exchanger', 1490, 'pid wood', 'steel cream'],
    ['Serena Legno', 'exchanger', 1690, 'pid wood rotary', 'steel'],
    ['Vicolo', 'thermoblock', 590, 'pid', 'steel black'],
    ['Piazza', 'dual', 5200, 'pid rotary plumb timer flow wood', 'steel white'],
    ['Alba', 'single', 480, '', 'steel white'],
    ['Tramonto', 'exchanger', 2190, 'pid rotary plumb', 'copper steel'],
  ],
  Velmarca: [
    ['Torre', 'exchanger', 1390, '', 'steel'],
    ['Torre PID', 'exchanger', 1540, 'pid', 'steel'],
    ['Torre R', 'exchanger', 1940, 'pid rotary plumb', 'steel black'],
    ['Bastione', 'dual', 2790, 'pid rotary timer', 'steel'],
    ['Bastione Plus', 'dual', 3190, 'pid rotary plumb timer', 'steel black'],
    ['Bastione Profilo', 'dual', 3890, 'pid rotary plumb timer flow', 'steel'],
    ['Cittadella', 'dual', 5900, 'pid rotary plumb timer flow', 'steel black'],
    ['Fortino', 'single', 790, '', 'steel'],
    ['Fortino PID', 'single', 930, 'pid', 'steel black'],
    ['Garitta', 'exchanger', 1090, '', 'steel white'],
    ['Ponte', 'exchanger', 1840, 'pid timer flow', 'steel'],
    ['Ponte Rotante', 'exchanger', 2290, 'pid timer flow rotary', 'steel anthracite'],
    ['Mura', 'dual', 2450, 'pid timer', 'steel'],
    ['Sentinella', 'single', 1090, 'pid timer wood', 'steel'],
  ],
  Orsivia: [
    ['Mini', 'thermoblock', 399, '', 'white red black'],
    ['Mini PID', 'thermoblock', 479, 'pid', 'white black sage'],
    ['Stretta', 'thermoblock', 549, 'pid timer', 'steel black'],
    ['Piccola', 'single', 429, '', 'red cream black'],
    ['Piccola PID', 'single', 529, 'pid', 'red cream petrol'],
    ['Passo', 'single', 619, 'pid timer', 'steel white'],
    ['Passo Legno', 'single', 699, 'pid timer wood', 'steel'],
    ['Angolo', 'exchanger', 990, '', 'steel'],
    ['Angolo PID', 'exchanger', 1140, 'pid', 'steel black'],
    ['Nicchia', 'exchanger', 1290, 'pid timer', 'steel white'],
    ['Doppia', 'dual', 1490, 'pid', 'steel black'],
    ['Doppia Sottile', 'dual', 1690, 'pid timer', 'steel black white'],
    ['Cassetto', 'thermoblock', 649, 'pid timer flow', 'black'],
    ['Mensola', 'single', 559, '', 'olive cream'],
  ],
  Sassovento: [
    ['Lario', 'lever', 990, '', 'steel copper'],
    ['Lario Legno', 'lever', 1150, 'wood', 'steel'],
    ['Breva', 'lever', 1890, 'pid', 'steel'],
    ['Breva Grande', 'lever', 2490, 'pid wood', 'steel copper'],
    ['Tivano', 'lever', 3290, 'pid plumb', 'steel copper'],
    ['Tivano Doppio', 'lever', 4690, 'pid plumb wood', 'steel'],
    ['Menaggino', 'lever', 690, '', 'steel copper'],
    ['Menaggino Ottone', 'lever', 790, '', 'brass'],
    ['Bellavista', 'lever', 5600, 'pid plumb wood', 'copper'],
    ['Lariana', 'lever', 1490, 'pid', 'steel brass'],
    ['Ventolina', 'lever', 840, 'wood', 'steel'],
  ],
  Halvorn: [
    ['Enar', 'thermoblock', 349, '', 'white black'],
    ['Enar Pluss', 'thermoblock', 419, 'pid', 'white black lightBlue'],
    ['Toar', 'thermoblock', 529, 'pid timer', 'steel black white'],
    ['Fjære', 'thermoblock', 459, '', 'sage grey'],
    ['Fjære Pluss', 'thermoblock', 569, 'pid', 'sage grey white'],
    ['Holme', 'single', 489, '', 'steel'],
    ['Holme PID', 'single', 589, 'pid', 'steel black'],
    ['Nes', 'thermoblock', 699, 'pid timer flow', 'black steel'],
    ['Tind', 'dual', 1590, 'pid timer', 'steel black'],
    ['Tind Rotor', 'dual', 1990, 'pid timer rotary', 'steel black'],
    ['Vidde', 'exchanger', 1090, 'pid', 'steel white'],
    ['Morgen', 'thermoblock', 379, '', 'cream blue'],
    ['Morgen Duo', 'thermoblock', 799, 'pid twin', 'black white'],
  ],
  Mahlwart: [
    ['Station 1', 'thermoblock', 749, 'pid grinder', 'steel black'],
    ['Station 2', 'single', 990, 'pid grinder', 'steel black'],
    ['Station 3', 'dual', 2290, 'pid timer grinder', 'steel black'],
  ],
  Kromholt: [
    ['Handwerk', 'thermoblock', 459, '', 'black steel'],
    ['Handwerk T', 'thermoblock', 579, 'pid timer', 'black steel'],
    ['Handwerk M', 'thermoblock', 899, 'pid timer grinder', 'black steel'],
    ['Feinwerk', 'single', 749, 'pid', 'steel'],
    ['Feinwerk D', 'dual', 1790, 'pid timer', 'steel black'],
  ],
  Tarnik: [
    ['Wawel', 'dual', 2590, 'pid rotary timer flow', 'steel black'],
    ['Wisła', 'exchanger', 1590, 'pid rotary', 'steel'],
    ['Rynek', 'single', 890, 'pid timer', 'steel'],
  ],
};

/** A lever needs no pump, and a rotary pump is quieter than a vibrating one. */
function noiseOf(construction: Construction, hasRotaryPump: boolean): [number, number] {
  if (construction === 'lever') return [38, 45];
  return hasRotaryPump ? [52, 57] : [60, 69];
}

function machine(vendor: string, [model, construction, euros, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model}`);
  const has = (feature: string) => equipment.split(' ').includes(feature);
  const [lowest, highest] = priceBounds[construction];
  const share = Math.min(1, (euros - lowest) / (highest - lowest));
  const isSmall = construction === 'thermoblock' || (construction === 'single' && euros < 650);
  const diameter = isSmall
    ? random.pick([53, 54])
    : construction === 'lever' && euros < 900
      ? 51
      : 58;
  const boiler = {
    thermoblock: 0,
    single: between(random, 25, 60, share) / 100,
    exchanger: between(random, 12, 26, share) / 10,
    dual: between(random, 25, 90, share) / 100,
    lever: between(random, 12, 50, share) / 10,
  }[construction];
  const steam = construction === 'dual' ? between(random, 8, 22, share) / 10 : 0;
  const tank = isSmall ? between(random, 12, 21, share) / 10 : between(random, 22, 40, share) / 10;
  const grams = isSmall
    ? between(random, 4200, 8900, share, 100) + (has('grinder') ? 3200 : 0)
    : between(random, 12500, 24000, share, 100) +
      (has('rotary') ? 3800 : 0) +
      (has('solid') ? 10500 : 0) +
      (construction === 'dual' ? 3500 : 0);
  const heatUp = random.int(...heatingMinutes[construction]);
  const watts =
    construction === 'dual'
      ? between(random, 1900, 3000, share, 50)
      : between(random, 1150, 1600, share, 50);
  const width = isSmall ? random.int(15, 24) + (has('grinder') ? 9 : 0) : random.int(25, 36);
  const depth = isSmall ? random.int(29, 36) : random.int(38, 48);
  const height = isSmall ? random.int(28, 35) : random.int(36, 44);
  const pump = has('rotary')
    ? words('Rotationspumpe', 'Rotary pump', 'Rotationspumpe')
    : construction === 'lever'
      ? words('keine, Druck durch Hebel', 'none, pressure by lever', 'ingen, tryk fra håndtaget')
      : words('Vibrationspumpe', 'Vibration pump', 'Vibrationspumpe');
  const groups = {
    thermoblock: words(
      'Druckguss, vom Block beheizt',
      'die-cast, heated by the block',
      'trykstøbt, opvarmet af blokken',
    ),
    single: words(
      'Messing, am Kessel verschraubt',
      'brass, bolted to the boiler',
      'messing, skruet på kedlen',
    ),
    exchanger: words('Messing, Thermosiphon', 'brass, thermosyphon', 'messing, termosifon'),
    dual: words(
      'Edelstahl, aktiv beheizt',
      'stainless steel, actively heated',
      'rustfrit stål, aktivt opvarmet',
    ),
    lever: words(
      'Messing, Feder und Kolben',
      'brass, spring and piston',
      'messing, fjeder og stempel',
    ),
  };
  const control = has('pid')
    ? words(
        'PID, auf 1 °C einstellbar',
        'PID, adjustable to 1 °C',
        'PID, indstilles i trin på 1 °C',
      )
    : words('Thermostat', 'Thermostat', 'Termostat');
  const features = [
    { flag: 'grinder', text: words('mit Mühle', 'with grinder', 'med kværn') },
    { flag: 'pid', text: same('PID') },
    { flag: 'rotary', text: words('Rotationspumpe', 'rotary pump', 'rotationspumpe') },
    { flag: 'flow', text: words('Flussregelung', 'flow control', 'flowstyring') },
    { flag: 'timer', text: words('Bezugszeit', 'shot timer', 'timer til espresso') },
    { flag: 'wood', text: words('Holzgriffe', 'wooden handles', 'træhåndtag') },
  ].filter(({ flag }) => has(flag));
  const details = [
    detail('construction', constructions[construction]),
    detail('group', groups[construction]),
    detail('portafilter', amount(diameter, 'mm')),
    ...(construction === 'dual'
      ? [detail('coffeeBoiler', amount(boiler, 'l')), detail('steamBoiler', amount(steam, 'l'))]
      : boiler > 0
        ? [detail('boiler', amount(boiler, 'l'))]
        : []),
    ...(boiler > 0
      ? [
          detail(
            'boilerMaterial',
            share > 0.4
              ? words(
                  'Edelstahl, isoliert',
                  'stainless steel, insulated',
                  'rustfrit stål, isoleret',
                )
              : words('Messing', 'brass', 'messing'),
          ),
        ]
      : []),
    detail('pump', pump),
    detail('pressure', amount(9, 'bar')),
    detail('temperature', control),
    detail('tank', amount(tank, 'l')),
    ...(has('plumb')
      ? [
          detail(
            'waterSupply',
            words('Tank oder Festwasser', 'tank or mains', 'tank eller fast vandtilslutning'),
          ),
        ]
      : []),
    detail('heatUp', amount(heatUp, 'min')),
    detail('power', amount(watts, 'W')),
    detail('noise', amount(random.int(...noiseOf(construction, has('rotary'))), 'dB(A)')),
    dimensions(width, depth, height),
    weight(grams),
  ];
  const offered = palette(colours);
  return {
    productType: 'portafilter-machine',
    kind: 'portafilter-machine',
    vendor,
    model,
    title: words(
      `${model} Siebträgermaschine`,
      `${model} espresso machine`,
      `${model} espressomaskine`,
    ),
    shortNote: joined([
      constructions[construction],
      ...features.slice(0, 2).map(({ text }) => text),
      amount(diameter, 'mm'),
    ]),
    flags: [
      construction,
      ...equipment.split(' ').filter(Boolean),
      ...(isSmall ? ['small'] : ['large']),
      ...(width < 22 ? ['narrow'] : []),
      ...(grams > 25000 ? ['heavy'] : []),
      ...(has('rotary') || construction === 'lever' ? [] : ['vibration']),
      ...(diameter === 58 ? ['standard58'] : ['odd-size']),
      ...(construction === 'thermoblock' ? [] : ['boiler']),
    ],
    values: {
      boiler: amount(boiler, 'l'),
      steam: amount(steam, 'l'),
      tank: amount(tank, 'l'),
      heat: amount(heatUp),
      width: amount(width, 'cm'),
      depth: amount(depth, 'cm'),
      height: amount(height, 'cm'),
      weight: amount(rounded(grams / 1000), 'kg'),
      power: amount(watts, 'W'),
      diameter: amount(diameter, 'mm'),
      cups: amount(Math.max(2, Math.round(tank * 8))),
    },
    details,
    listItems: [
      phrase(words('Siebträger, {size}', 'Portafilter, {size}', 'Filterholder, {size}'), {
        size: amount(diameter, 'mm'),
      }),
      words(
        'Siebe für einen und zwei Espressi',
        'Baskets for one and two espressos',
        'Filterkurve til en og to espressoer',
      ),
      ...(isSmall
        ? [words('Messlöffel', 'Measuring spoon', 'Måleske')]
        : [words('Blindsieb', 'Blind basket', 'Blindfilter')]),
      ...(construction === 'lever'
        ? []
        : [words('Reinigungsbürste', 'Cleaning brush', 'Rengøringsbørste')]),
    ],
    ...inColours(offered, cents(euros), grams),
    object: isSmall ? 'compact-espresso' : 'espresso-machine',
    hasPlug: true,
    isGift: false,
    size: tank,
    diameters: [diameter],
    fits: [],
  };
}

export const portafilterMachines = () => fromRanges(ranges, machine);
