// The steps of every tutorial, drawn. What is seen stands beside the drawing, in three languages.

import {
  arrow,
  at,
  colours,
  figure,
  picture,
  plain,
  steam,
  table,
  timer,
  turnArrow,
} from './svg-shapes.ts';
import {
  beans,
  cupFromAbove,
  dial,
  electricGrinder,
  filterPaper,
  fridge,
  grounds,
  group,
  handGrinder,
  portafilter,
  spoon,
  strainer,
  tamper,
  wand,
} from './tools.ts';
import {
  cup,
  dripper,
  flame,
  frenchPress,
  glass,
  ibrik,
  iceCubes,
  jar,
  jug,
  kettle,
  moka,
  mug,
  pouring,
  press,
  scale,
  server,
  thermometer,
} from './vessels.ts';

export interface Drawing {
  svg: string;
  seen: { de: string; en: string; da: string };
}
export interface Story {
  hero: Drawing;
  steps: Drawing[];
}

const [width, height, floor] = [640, 420, 360];
const { coffee, crema } = colours;

function step(de: string, en: string, da: string, ...parts: string[]): Drawing {
  return {
    svg: picture(width, height, table(floor, width) + parts.join('')),
    seen: { de, en, da },
  };
}

function hero(de: string, en: string, da: string, ...parts: string[]): Drawing {
  return { svg: picture(1200, 520, table(450, 1200) + parts.join('')), seen: { de, en, da } };
}

const weigh = (grams: string) => at(210, floor, scale(grams)) + at(210, floor - 40, beans());
const heat = (degrees: string) =>
  at(280, floor, kettle(), 1.2) + steam(270, 170) + at(440, floor, thermometer(degrees), 1.1);
const pourOver = (bed: boolean, level: number, grams: string) =>
  at(330, floor, scale(grams)) +
  at(330, floor - 42, server(level)) +
  at(330, floor - 160, dripper(bed), 0.92);
const pour = (x: number, y: number, length: number) =>
  at(x, y, pouring(length)) + at(x + 138, y + 146, kettle());

export const stories: Record<string, Story> = {
  espresso: {
    hero: hero(
      'Brühgruppe, Mühle und Tasse auf einem Tisch',
      'Brewing group, grinder and cup on a table',
      'Bryggegruppe, kværn og kop på et bord',
      at(330, 450, electricGrinder(), 1.3),
      at(640, 450, group(), 1.3),
      at(640, 450, cup('espresso'), 0.62),
      at(930, 450, tamper(), 1.2),
      figure('1 : 2', 1060, 210, 64),
    ),
    steps: [
      step(
        'Waage mit 18 Gramm Bohnen neben einer Mühle',
        'Scale with 18 grams of beans beside a grinder',
        'Vægt med 18 gram bønner ved siden af en kværn',
        weigh('18.0 g'),
        at(450, floor, electricGrinder()),
      ),
      step(
        'Siebträger mit gemahlenem Kaffee, darüber fällt Mahlgut',
        'Portafilter with ground coffee falling into it',
        'Filterholder, hvor malet kaffe falder ned i',
        at(280, 300, portafilter(true), 1.3),
        at(280, 210, grounds(3, 90)),
        arrow(280, 220, 280, 242),
      ),
      step(
        'Tamper drückt das Kaffeemehl im Siebträger gerade an',
        'Tamper pressing the coffee in the portafilter level',
        'Tamper presser kaffen i filterholderen plan',
        at(280, 310, portafilter(true), 1.3),
        at(280, 254, tamper(), 1.2),
        arrow(400, 120, 400, 220),
      ),
      step(
        'Espresso läuft in zwei Strahlen in die Tasse, die Uhr zeigt 27 Sekunden',
        'Espresso running into the cup in two streams, the clock shows 27 seconds',
        'Espresso løber i to stråler ned i koppen, uret viser 27 sekunder',
        at(280, floor, group()),
        at(280, floor, cup('espresso'), 0.62),
        timer('0:27', 556, 170),
      ),
      step(
        'Tasse Espresso mit Crema, daneben 36 Gramm',
        'Cup of espresso with crema, 36 grams beside it',
        'Kop espresso med crema, 36 gram ved siden af',
        at(260, floor, cup('espresso'), 1.5),
        steam(260, 190),
        figure('36 g', 500, 260, 64),
      ),
    ],
  },
  'hand-filter': {
    hero: hero(
      'Kessel gießt Wasser in einen Handfilter auf einer Kanne',
      'Kettle pouring water into a dripper on a jug',
      'Kedel hælder vand i en kaffetragt på en kande',
      at(560, 450, scale('250 g'), 1.3),
      at(560, 395, server(0.7), 1.3),
      at(560, 245, dripper(true), 1.2),
      at(560, 34, pouring(120)),
      at(740, 224, kettle(), 1.3),
      at(930, 450, mug('coffee'), 1.1),
      figure('60 g / l', 260, 240, 64),
    ),
    steps: [
      step(
        'Waage mit 15 Gramm Bohnen neben einer Handmühle',
        'Scale with 15 grams of beans beside a hand grinder',
        'Vægt med 15 gram bønner ved siden af en håndkværn',
        weigh('15.0 g'),
        at(450, floor, handGrinder(), 1.1),
      ),
      step(
        'Kessel mit 93 Grad heißem Wasser',
        'Kettle with water at 93 degrees',
        'Kedel med 93 grader varmt vand',
        heat('93 °C'),
      ),
      step(
        'Filterpapier wird im Handfilter mit Wasser gespült',
        'Filter paper rinsed with water in the dripper',
        'Filterpapiret skylles med vand i tragten',
        pourOver(false, 0.12, '0 g'),
        pour(330, 12, 100),
      ),
      step(
        'Erster Aufguss auf das Kaffeebett, die Uhr zeigt 40 Sekunden',
        'First pour on the coffee bed, the clock shows 40 seconds',
        'Første påhældning på kaffen, uret viser 40 sekunder',
        pourOver(true, 0.2, '45 g'),
        pour(330, 12, 100),
        timer('0:40', 130, 170),
      ),
      step(
        'Volle Kanne, der letzte Tropfen fällt, die Uhr zeigt drei Minuten',
        'Full jug, the last drop falling, the clock shows three minutes',
        'Fuld kande, den sidste dråbe falder, uret viser tre minutter',
        pourOver(true, 0.9, '250 g'),
        timer('3:00', 130, 170),
        at(520, floor, mug('empty'), 0.9),
      ),
    ],
  },
  'french-press': {
    hero: hero(
      'Stempelkanne mit Kaffee zwischen Becher und Bohnen',
      'French press with coffee between a mug and beans',
      'Stempelkande med kaffe mellem krus og bønner',
      at(600, 450, frenchPress(0.15, 0.75), 1.6),
      at(850, 450, mug('coffee'), 1.3),
      at(360, 450, beans(), 1.3),
    ),
    steps: [
      step(
        'Grobes Mahlgut neben einer Waage mit 30 Gramm',
        'Coarse grounds beside a scale with 30 grams',
        'Groft malet kaffe ved siden af en vægt med 30 gram',
        weigh('30.0 g'),
        at(460, floor, grounds(7, 150)),
      ),
      step(
        'Kessel mit 95 Grad heißem Wasser',
        'Kettle with water at 95 degrees',
        'Kedel med 95 grader varmt vand',
        heat('95 °C'),
      ),
      step(
        'Wasser wird in die Stempelkanne gegossen',
        'Water being poured into the French press',
        'Vand hældes i stempelkanden',
        at(280, floor, frenchPress(0, 0.7).replace(/<path d="M0 -2[\s\S]*$/, ''), 1.2),
        pour(280, 60, 120),
      ),
      step(
        'Löffel rührt die Kruste, die Uhr zeigt vier Minuten',
        'Spoon stirring the crust, the clock shows four minutes',
        'Ske rører i skorpen, uret viser fire minutter',
        at(260, floor, jar(0.8)),
        at(280, 150, spoon()),
        turnArrow(260, 120, 60, 26),
        timer('4:00', 500, 210),
      ),
      step(
        'Stempel wird langsam nach unten gedrückt',
        'Plunger being pressed down slowly',
        'Stemplet trykkes langsomt ned',
        at(260, floor, frenchPress(0.7, 0.75), 1.3),
        arrow(260, 40, 260, 96),
        at(480, floor, mug('coffee')),
      ),
    ],
  },
  'moka-pot': {
    hero: hero(
      'Espressokocher auf der Flamme neben einer Tasse',
      'Moka pot on the flame beside a cup',
      'Mokkakande på flammen ved siden af en kop',
      at(560, 430, flame(), 1.3),
      at(560, 378, moka(), 1.5),
      at(860, 450, cup('coffee'), 1.2),
      at(320, 450, grounds(4, 150)),
    ),
    steps: [
      step(
        'Heißes Wasser wird bis unter das Ventil in den Kessel gegossen',
        'Hot water poured into the boiler up to below the valve',
        'Varmt vand hældes i kedlen til under ventilen',
        at(260, floor, moka(true).slice(0, moka(true).indexOf('<rect')), 1.4),
        pour(260, 110, 120),
      ),
      step(
        'Trichter voll Kaffee, locker gefüllt und nicht angedrückt',
        'Funnel full of coffee, filled loosely and not pressed',
        'Tragt fuld af kaffe, løst fyldt og ikke presset',
        at(260, 300, portafilter(true).slice(0, portafilter(true).indexOf('<path d="M64')), 1.4),
        at(470, floor, grounds(4, 150)),
      ),
      step(
        'Espressokocher auf kleiner Flamme',
        'Moka pot on a low flame',
        'Mokkakande på lav varme',
        at(300, floor - 6, flame()),
        at(300, floor - 50, moka(), 1.2),
        arrow(450, 320, 450, 350),
      ),
      step(
        'Kaffee steigt auf, Dampf über dem offenen Deckel',
        'Coffee rising, steam above the open lid',
        'Kaffen stiger op, damp over det åbne låg',
        at(300, floor - 6, flame()),
        at(300, floor - 50, moka(true), 1.2),
        steam(300, 100),
        timer('4:00', 520, 200),
      ),
      step(
        'Kaffee wird in eine Tasse gegossen',
        'Coffee being poured into a cup',
        'Kaffen hældes i en kop',
        at(400, 210, moka(), 1, -24),
        at(250, floor, cup('coffee'), 1.1),
      ),
    ],
  },
  'plunger-press': {
    hero: hero(
      'Kaffeepresse auf einem Becher, daneben Kessel und Waage',
      'Plunger press on a mug, kettle and scale beside it',
      'Kaffepresse på et krus, kedel og vægt ved siden af',
      at(560, 450, mug('coffee'), 1.1),
      at(560, 312, press(0.35)),
      at(850, 450, kettle(), 1.3),
      at(300, 450, scale('15.0 g'), 1.1),
    ),
    steps: [
      step(
        'Filterscheibe und Kappe, mit Wasser gespült',
        'Filter disc and cap rinsed with water',
        'Filterskive og låg skylles med vand',
        at(260, floor, filterPaper(), 1.3),
        pour(260, 90, 120),
      ),
      step(
        'Waage mit 15 Gramm Bohnen neben einer Handmühle',
        'Scale with 15 grams of beans beside a hand grinder',
        'Vægt med 15 gram bønner ved siden af en håndkværn',
        weigh('15.0 g'),
        at(450, floor, handGrinder(), 1.1),
      ),
      step(
        'Wasser wird in die Kammer gegossen',
        'Water being poured into the chamber',
        'Vand hældes i kammeret',
        at(290, floor, mug('empty'), 0.9),
        at(290, floor - 113, press(0).slice(0, press(0).indexOf('<rect x="-26"'))),
        pour(290, 44, 50),
      ),
      step(
        'Löffel rührt, die Uhr zeigt eine Minute',
        'Spoon stirring, the clock shows one minute',
        'Ske rører, uret viser et minut',
        at(290, floor, mug('empty'), 0.9),
        at(290, floor - 113, press(0).slice(0, press(0).indexOf('<rect x="-26"'))),
        at(300, 90, spoon()),
        timer('1:00', 500, 210),
      ),
      step(
        'Kolben wird auf dem Becher nach unten gedrückt',
        'Plunger pressed down on the mug',
        'Stemplet trykkes ned på kruset',
        at(290, floor, mug('coffee'), 0.9),
        at(290, floor - 113, press(0.55)),
        arrow(400, 70, 400, 140),
      ),
    ],
  },
  'cold-brew': {
    hero: hero(
      'Flasche Cold Brew neben zwei Gläsern mit Eis',
      'Bottle of cold brew beside two glasses with ice',
      'Flaske cold brew ved siden af to glas med is',
      at(460, 450, jar(0.85), 1.5),
      at(720, 450, glass([[coffee, 0.75]]) + iceCubes(), 1.4),
      at(
        900,
        450,
        glass([
          [coffee, 0.4],
          ['#b98a63', 0.3],
        ]) + iceCubes(),
        1.2,
      ),
    ),
    steps: [
      step(
        'Grobes Mahlgut neben einer Waage mit 80 Gramm',
        'Coarse grounds beside a scale with 80 grams',
        'Groft malet kaffe ved siden af en vægt med 80 gram',
        weigh('80 g'),
        at(460, floor, grounds(7, 150)),
      ),
      step(
        'Kaltes Wasser wird auf den Kaffee gegossen',
        'Cold water being poured on the coffee',
        'Koldt vand hældes på kaffen',
        at(270, floor, jar(0.45), 1.1),
        pour(270, 44, 110),
      ),
      step(
        'Löffel rührt Kaffee und Wasser',
        'Spoon stirring coffee and water',
        'Ske rører kaffe og vand',
        at(270, floor, jar(0.85), 1.1),
        at(280, 150, spoon()),
        turnArrow(270, 110, 70, 28),
      ),
      step(
        'Gefäß im Kühlschrank, zwölf Stunden',
        'Vessel in the fridge, twelve hours',
        'Beholder i køleskabet, tolv timer',
        at(260, floor, fridge(), 1.2),
        at(260, floor - 12, jar(0.85), 0.55),
        timer('12 h', 500, 210),
      ),
      step(
        'Sieb über einer Kanne, daneben ein Glas mit Eis',
        'Strainer above a jug, a glass with ice beside it',
        'Si over en kande, et glas med is ved siden af',
        at(240, floor, server(0.6), 1.2),
        at(240, 200, strainer(), 1.1),
        at(480, floor, glass([[coffee, 0.75]]) + iceCubes()),
      ),
    ],
  },
  cappuccino: {
    hero: hero(
      'Tasse Cappuccino, Kännchen und Brühgruppe',
      'Cup of cappuccino, jug and brewing group',
      'Kop cappuccino, kande og bryggegruppe',
      at(360, 450, group(), 1.2),
      at(360, 450, cup('espresso'), 0.6),
      at(680, 450, jug(0.8), 1.4),
      at(940, 450, cup('cappuccino'), 1.2),
    ),
    steps: [
      step(
        'Espresso läuft in die Tasse',
        'Espresso running into the cup',
        'Espresso løber ned i koppen',
        at(300, floor, group()),
        at(300, floor, cup('espresso'), 0.62),
      ),
      step(
        'Kännchen mit kalter Milch, bis zur Hälfte gefüllt',
        'Jug of cold milk, half full',
        'Kande med kold mælk, halvt fyldt',
        at(270, floor, jug(0.5), 1.5),
        figure('150 ml', 520, 250, 50),
      ),
      step(
        'Dampflanze zieht Luft an der Oberfläche der Milch',
        'Steam wand drawing air at the surface of the milk',
        'Damprøret trækker luft ved mælkens overflade',
        at(270, floor, jug(0.6), 1.4),
        at(270, 320, wand()),
        turnArrow(262, 292, 46, 20),
        steam(400, 160),
      ),
      step(
        'Milch bei 60 Grad, Thermometer am Kännchen',
        'Milk at 60 degrees, thermometer beside the jug',
        'Mælk ved 60 grader, termometer ved kanden',
        at(230, floor, jug(0.85), 1.4),
        at(430, floor, thermometer('60 °C'), 1.1),
      ),
      step(
        'Milchschaum wird in den Espresso gegossen',
        'Milk foam being poured into the espresso',
        'Mælkeskum hældes i espressoen',
        at(370, 230, jug(0.6), 1.1, -38),
        at(250, floor, cup('cappuccino'), 1.2),
      ),
    ],
  },
  'latte-art': {
    hero: hero(
      'Drei Tassen von oben: Herz, Tulpe und Rosetta',
      'Three cups from above: heart, tulip and rosetta',
      'Tre kopper ovenfra: hjerte, tulipan og rosetta',
      at(270, 250, cupFromAbove('heart'), 1.2),
      at(600, 250, cupFromAbove('tulip'), 1.4),
      at(950, 250, cupFromAbove('rosetta'), 1.2),
    ),
    steps: [
      step(
        'Kännchen wird gekreist, bis die Milch glänzt',
        'Jug being swirled until the milk shines',
        'Kanden svinges, til mælken skinner',
        at(290, 320, jug(0.8), 1.4),
        turnArrow(290, 110, 90, 30),
      ),
      step(
        'Milch fließt aus der Höhe in die Mitte der Tasse',
        'Milk flowing from above into the middle of the cup',
        'Mælk løber fra oven ned i koppens midte',
        at(400, 170, jug(0.7), 1, -38),
        at(300, floor, cup('espresso'), 1.2),
        arrow(180, 120, 180, 220),
      ),
      step(
        'Weißer Punkt auf der Crema, Ausguss nah an der Oberfläche',
        'White dot on the crema, spout close to the surface',
        'Hvid prik på cremaen, tuden tæt på overfladen',
        at(320, 210, cupFromAbove('dot'), 1.5),
      ),
      step(
        'Herz: ein Strich durch den Punkt',
        'Heart: one stroke through the dot',
        'Hjerte: et strøg gennem prikken',
        at(320, 210, cupFromAbove('heart'), 1.5),
      ),
      step(
        'Rosetta: seitlich geschwenkt und zurückgezogen',
        'Rosetta: swung from side to side and drawn back',
        'Rosetta: svunget fra side til side og trukket tilbage',
        at(320, 210, cupFromAbove('rosetta'), 1.5),
      ),
    ],
  },
  turkish: {
    hero: hero(
      'Kupferkännchen auf der Flamme neben zwei kleinen Tassen',
      'Copper pot on the flame beside two small cups',
      'Kobberkande på flammen ved siden af to små kopper',
      at(480, 430, flame(), 1.2),
      at(480, 384, ibrik(), 1.8),
      at(800, 450, cup('coffee'), 0.9),
      at(980, 450, cup('coffee'), 0.9),
    ),
    steps: [
      step(
        'Puderfein gemahlener Kaffee neben einer Handmühle',
        'Coffee ground as fine as powder beside a hand grinder',
        'Pulverfint malet kaffe ved siden af en håndkværn',
        at(240, floor, grounds(1.6, 170)),
        at(450, floor, handGrinder(), 1.1),
      ),
      step(
        'Kaltes Wasser wird in das Kännchen gegossen',
        'Cold water being poured into the pot',
        'Koldt vand hældes i kanden',
        at(260, floor, ibrik(), 1.3),
        pour(260, 60, 150),
      ),
      step(
        'Löffel rührt Kaffee ein, danach nicht mehr',
        'Spoon stirring the coffee in, and then no more',
        'Ske rører kaffen i, derefter ikke mere',
        at(270, floor, ibrik(), 1.3),
        at(280, 210, spoon()),
        turnArrow(270, 170, 56, 22),
      ),
      step(
        'Schaum steigt auf kleiner Flamme bis zum Rand',
        'Foam rising to the rim on a low flame',
        'Skummet stiger til kanten på lav varme',
        at(280, floor - 6, flame()),
        at(280, floor - 52, ibrik(), 1.2),
        plain('M246 184q34 -34 68 0Z', crema),
        timer('3:00', 520, 200),
      ),
      step(
        'Kleine Tasse, der Satz setzt sich zwei Minuten',
        'Small cup, the grounds settling for two minutes',
        'Lille kop, grumset bundfælder sig i to minutter',
        at(260, floor, cup('coffee'), 1.2),
        timer('2:00', 500, 220),
      ),
    ],
  },
  'grinder-setting': {
    hero: hero(
      'Mühle und Stellrad, daneben drei Mahlgrade',
      'Grinder and dial with three grinds beside it',
      'Kværn og indstillingshjul med tre malegrader',
      at(300, 450, electricGrinder(), 1.4),
      at(600, 250, dial(0.3), 1.1),
      at(820, 450, grounds(1.6, 120)),
      at(960, 450, grounds(4, 120)),
      at(1100, 450, grounds(7, 120)),
    ),
    steps: [
      step(
        'Stellrad in der Mitte der Skala',
        'Dial in the middle of its scale',
        'Indstillingshjul midt på skalaen',
        at(320, 210, dial(0.5), 1.35),
      ),
      step(
        'Waage mit 18 Gramm Bohnen neben der Mühle',
        'Scale with 18 grams of beans beside the grinder',
        'Vægt med 18 gram bønner ved siden af kværnen',
        weigh('18.0 g'),
        at(450, floor, electricGrinder()),
      ),
      step(
        'Probebezug: die Uhr zeigt 18 Sekunden, zu schnell',
        'Trial shot: the clock shows 18 seconds, too fast',
        'Prøve: uret viser 18 sekunder, for hurtigt',
        at(280, floor, group()),
        at(280, floor, cup('espresso'), 0.62),
        timer('0:18', 556, 170),
      ),
      step(
        'Stellrad wird ein wenig feiner gedreht',
        'Dial being turned a little finer',
        'Hjulet drejes lidt finere',
        at(320, 220, dial(0.36), 1.3),
        turnArrow(320, 60, 90, 24),
      ),
      step(
        'Drei Häufchen Mahlgut: fein, mittel und grob',
        'Three heaps of grounds: fine, medium and coarse',
        'Tre bunker malet kaffe: fin, mellem og grov',
        at(140, floor, grounds(1.6, 150)),
        at(320, floor, grounds(4, 150)),
        at(500, floor, grounds(7, 150)),
      ),
    ],
  },
};
