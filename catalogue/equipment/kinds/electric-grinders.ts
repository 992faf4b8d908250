import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, between, cents, type Draft, joined, rounded, words } from '../draft.ts';
import { detail, dimensions, weight } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, burr diameter in mm, equipment, colours. */
type Row = [string, number, number, string, string];

const ranges: Record<string, Row[]> = {
  Molvetta: [
    ['Korn 50', 249, 50, 'flat timer espresso', 'black white'],
    ['Korn 64', 429, 64, 'flat timer espresso', 'black steel white'],
    ['Korn 64 Waage', 529, 64, 'flat weigh espresso', 'black steel'],
    ['Korn 64 Einzel', 489, 64, 'flat single allround', 'black steel'],
    ['Korn 75', 690, 75, 'flat timer espresso', 'black steel'],
    ['Korn 75 Waage', 790, 75, 'flat weigh espresso', 'black steel'],
    ['Korn 83', 1090, 83, 'flat weigh espresso', 'steel black'],
    ['Spelz', 149, 38, 'conical timer allround', 'black white red'],
    ['Spelz Filter', 159, 40, 'conical filter', 'black white'],
    ['Emmer', 199, 48, 'conical timer allround', 'black steel'],
    ['Dinkel', 329, 54, 'flat filter', 'black white'],
    ['Grieß', 89, 38, 'conical filter', 'black'],
  ],
  Mahlwart: [
    ['Seegang', 379, 58, 'flat timer espresso slow', 'black white'],
    ['Seegang Einzel', 449, 58, 'flat single espresso slow', 'black white'],
    ['Windstärke 4', 299, 48, 'conical timer espresso slow', 'black steel'],
    ['Windstärke 6', 499, 64, 'flat timer espresso slow', 'black steel'],
    ['Windstärke 8', 749, 68, 'conical weigh espresso slow', 'steel black'],
    ['Windstärke 10', 1290, 83, 'flat weigh espresso slow', 'steel'],
    ['Flaute', 219, 40, 'conical timer allround slow', 'white black'],
    ['Ruhe', 590, 64, 'flat single allround slow quiet', 'black white sage'],
    ['Ruhe Plus', 890, 75, 'flat single allround slow quiet', 'black white'],
    ['Bodan', 179, 40, 'conical filter slow', 'black'],
    ['Lände', 649, 65, 'conical weigh espresso slow', 'black steel'],
  ],
  Kværndal: [
    ['Enkelt', 349, 54, 'flat single allround', 'black white'],
    ['Enkelt 64', 499, 64, 'flat single allround', 'black white sage'],
    ['Enkelt 64 Filter', 519, 64, 'flat single filter', 'black white'],
    ['Enkelt 80', 990, 80, 'flat single allround', 'black steel'],
    ['Enkelt 98', 1890, 98, 'flat single allround', 'steel black'],
    ['Kegle', 429, 63, 'conical single espresso', 'black white'],
    ['Kegle 68', 690, 68, 'conical single espresso', 'black'],
    ['Lodret', 599, 64, 'flat single allround quiet', 'anthracite cream'],
    ['Gram', 279, 48, 'conical single allround', 'black sage'],
    ['Svend', 229, 40, 'conical single filter', 'white black'],
  ],
  Northfold: [
    ['Kaj 50', 299, 50, 'flat timer espresso', 'black petrol'],
    ['Molo 64', 459, 64, 'flat timer espresso', 'steel black'],
    ['Molo 64 Duo', 569, 64, 'flat weigh espresso', 'steel black'],
    ['Skær', 189, 40, 'conical filter', 'black white'],
    ['Bolværk 75', 899, 75, 'flat weigh espresso', 'steel'],
  ],
  Brevanta: [
    ['Macina', 329, 55, 'flat timer espresso', 'steel black'],
    ['Macina Cromata', 379, 55, 'flat timer espresso', 'steel'],
    ['Macina 64', 549, 64, 'flat timer espresso', 'steel black red'],
    ['Macina Corso', 749, 65, 'flat weigh espresso', 'steel black'],
    ['Macina Ardita', 1190, 83, 'flat weigh espresso', 'steel'],
    ['Macinetta', 229, 48, 'conical timer espresso', 'black cream'],
    ['Macinetta Dosa', 259, 48, 'conical timer espresso', 'steel'],
  ],
  Velmarca: [
    ['Pietra', 449, 58, 'flat timer espresso', 'steel'],
    ['Pietra Grande', 690, 75, 'flat timer espresso', 'steel black'],
    ['Roccia', 990, 75, 'flat weigh espresso', 'steel'],
    ['Roccia Conica', 1390, 71, 'conical weigh espresso', 'steel black'],
    ['Ghiaia', 349, 50, 'flat timer espresso', 'steel'],
  ],
  Orsivia: [
    ['Granello', 199, 40, 'conical timer espresso narrow', 'white black red'],
    ['Granello Stretto', 259, 48, 'conical single espresso narrow', 'white black'],
    ['Granello Piatto', 319, 54, 'flat timer espresso narrow', 'black cream'],
    ['Briciola', 129, 38, 'conical filter narrow', 'white sage'],
  ],
  Kellström: [
    ['Sten', 219, 48, 'conical filter', 'black white sage'],
    ['Sten Flat', 349, 54, 'flat filter', 'black white'],
    ['Sten Våg', 429, 54, 'flat weigh allround', 'black'],
    ['Grus', 139, 40, 'conical filter', 'black white'],
  ],
  Halvorn: [
    ['Kvern', 159, 40, 'conical timer allround narrow', 'white black'],
    ['Kvern Pluss', 229, 48, 'conical timer espresso narrow', 'white black lightBlue'],
    ['Kvern Flat', 339, 54, 'flat timer espresso', 'black steel'],
  ],
  Kromholt: [
    ['M1', 79, 38, 'conical filter', 'black'],
    ['M2', 119, 40, 'conical timer allround', 'black steel'],
    ['M3', 199, 48, 'conical timer espresso', 'black steel'],
    ['M4 Waage', 299, 54, 'flat weigh allround', 'steel'],
  ],
  Drypsund: [
    ['Sandkorn', 169, 40, 'conical filter', 'green black cream'],
    ['Strandsten', 259, 54, 'flat filter', 'black steel'],
  ],
  Dosera: [
    ['Zehntel', 649, 64, 'flat weigh espresso', 'black white'],
    ['Zehntel Einzel', 590, 64, 'flat single allround', 'black'],
  ],
  Tarnik: [
    ['Młyn 64', 720, 64, 'flat single espresso', 'steel black'],
    ['Młyn 83', 1490, 83, 'flat single allround', 'steel'],
  ],
};

function grinder(vendor: string, [model, euros, burr, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model} grinder`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const share = Math.min(1, euros / 1500);
  const isStepless = euros > 280;
  const steps = has('filter') ? random.int(24, 60) : random.int(18, 40);
  const speed = has('slow') ? random.int(28, 60) * 10 : random.int(80, 140) * 10;
  const hopper = has('single') ? random.int(3, 6) * 10 : between(random, 200, 600, share, 50);
  const retention = has('single') ? random.int(1, 4) / 10 : random.int(8, 22) / 10;
  const rate = rounded(burr / 38 + random.next() * 0.7 - (has('slow') ? 0.5 : 0), 1);
  const noise = has('quiet') ? random.int(58, 63) : random.int(67, 77);
  const grams = between(random, 2600, 13500, (burr - 38) / 55, 100);
  const width = has('narrow') ? random.int(10, 12) : random.int(13, 21);
  const height = random.int(29, 46);
  const burrs = has('flat')
    ? words(`${burr}-mm-Scheiben`, `${burr} mm flat burrs`, `flade skiver, ${burr} mm`)
    : words(`${burr}-mm-Kegel`, `${burr} mm conical burrs`, `konisk kværnværk, ${burr} mm`);
  const dosing = has('weigh')
    ? words('nach Gewicht', 'by weight', 'efter vægt')
    : has('single')
      ? words('Einzeldosis', 'single dose', 'enkeltdosis')
      : has('timer')
        ? words('Timer', 'timer', 'timer')
        : words('Auffangbecher', 'catch cup', 'opsamlingsbæger');
  const range = has('espresso')
    ? words('für Espresso', 'for espresso', 'til espresso')
    : has('filter')
      ? words('für Filterkaffee', 'for filter coffee', 'til filterkaffe')
      : words('für Espresso und Filter', 'for espresso and filter', 'til espresso og filter');
  return {
    productType: 'electric-grinder',
    kind: 'electric-grinder',
    vendor,
    model,
    title: words(`${model} Kaffeemühle`, `${model} coffee grinder`, `${model} kaffekværn`),
    shortNote: joined([burrs, dosing, range]),
    flags: [
      ...flags,
      ...(isStepless ? ['stepless'] : ['stepped']),
      ...(burr >= 75 ? ['big-burr'] : []),
      ...(burr <= 40 ? ['small-burr'] : []),
      ...(has('single') ? [] : ['hopper']),
      ...(has('slow') ? [] : ['brisk']),
      ...(has('quiet') ? [] : ['loud']),
    ],
    values: {
      burr: amount(burr, 'mm'),
      steps: amount(steps),
      speed: amount(speed),
      hopper: amount(hopper, 'g'),
      retention: amount(retention, 'g'),
      rate: amount(rate, 'g'),
      seconds: amount(Math.round(18 / rate)),
      noise: amount(noise, 'dB(A)'),
      width: amount(width, 'cm'),
      height: amount(height, 'cm'),
      weight: amount(rounded(grams / 1000), 'kg'),
    },
    details: [
      detail(
        'burrs',
        has('flat')
          ? words('Scheibenmahlwerk', 'flat burrs', 'flade kværnskiver')
          : words('Kegelmahlwerk', 'conical burrs', 'konisk kværnværk'),
      ),
      detail('burrSize', amount(burr, 'mm')),
      detail(
        'burrMaterial',
        share > 0.5
          ? words('gehärteter Stahl, beschichtet', 'hardened steel, coated', 'hærdet stål, belagt')
          : words('gehärteter Stahl', 'hardened steel', 'hærdet stål'),
      ),
      detail(
        'adjustment',
        isStepless
          ? words('stufenlos', 'stepless', 'trinløs')
          : words(`${steps} Stufen`, `${steps} steps`, `${steps} trin`),
      ),
      detail('dosing', dosing),
      detail('usage', range),
      detail('speed', joined([amount(speed), words('U/min', 'rpm', 'o/min')], ' ')),
      detail(
        'output',
        words(`${amount(rate).de} g/s`, `${amount(rate).en} g/s`, `${amount(rate).da} g/s`),
      ),
      detail('retention', amount(retention, 'g')),
      detail('hopper', amount(hopper, 'g')),
      detail('noise', amount(noise, 'dB(A)')),
      detail('power', amount(between(random, 110, 650, share, 10), 'W')),
      dimensions(width, random.int(16, 30), height),
      weight(grams),
    ],
    listItems: [
      words('Reinigungspinsel', 'Cleaning brush', 'Rensepensel'),
      ...(has('single')
        ? [
            words('Dosierbecher', 'Dosing cup', 'Doseringsbæger'),
            words('Blasebalg', 'Bellows', 'Blæsebælg'),
          ]
        : []),
      ...(has('single') ? [] : [words('Auffangbecher', 'Catch cup', 'Opsamlingsbæger')]),
    ],
    ...inColours(palette(colours), cents(euros), grams),
    object: 'electric-grinder',
    hasPlug: true,
    isGift: euros < 100,
    size: burr,
    diameters: [],
    fits: [],
  };
}

export const electricGrinders = () => fromRanges(ranges, grinder);
