// Written by artwork/draw-stories.ts: the pictures of each tutorial, and what is seen on them.
export interface StoryPicture {
  /** Below shops/kaffeelotse/pictures/steps. */
  file: string;
  width: number;
  height: number;
  /** By language; one without a text falls back to German. */
  alt: { de: string } & Partial<Record<string, string>>;
}

export const storyPictures = {
  espresso: {
    hero: {
      file: 'espresso/hero.svg',
      width: 1200,
      height: 520,
      alt: {
        de: 'Brühgruppe, Mühle und Tasse auf einem Tisch',
        en: 'Brewing group, grinder and cup on a table',
        da: 'Bryggegruppe, kværn og kop på et bord',
      },
    },
    steps: [
      {
        file: 'espresso/step-1.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Waage mit 18 Gramm Bohnen neben einer Mühle',
          en: 'Scale with 18 grams of beans beside a grinder',
          da: 'Vægt med 18 gram bønner ved siden af en kværn',
        },
      },
      {
        file: 'espresso/step-2.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Siebträger mit gemahlenem Kaffee, darüber fällt Mahlgut',
          en: 'Portafilter with ground coffee falling into it',
          da: 'Filterholder, hvor malet kaffe falder ned i',
        },
      },
      {
        file: 'espresso/step-3.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Tamper drückt das Kaffeemehl im Siebträger gerade an',
          en: 'Tamper pressing the coffee in the portafilter level',
          da: 'Tamper presser kaffen i filterholderen plan',
        },
      },
      {
        file: 'espresso/step-4.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Espresso läuft in zwei Strahlen in die Tasse, die Uhr zeigt 27 Sekunden',
          en: 'Espresso running into the cup in two streams, the clock shows 27 seconds',
          da: 'Espresso løber i to stråler ned i koppen, uret viser 27 sekunder',
        },
      },
      {
        file: 'espresso/step-5.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Tasse Espresso mit Crema, daneben 36 Gramm',
          en: 'Cup of espresso with crema, 36 grams beside it',
          da: 'Kop espresso med crema, 36 gram ved siden af',
        },
      },
    ],
  },
  'hand-filter': {
    hero: {
      file: 'hand-filter/hero.svg',
      width: 1200,
      height: 520,
      alt: {
        de: 'Kessel gießt Wasser in einen Handfilter auf einer Kanne',
        en: 'Kettle pouring water into a dripper on a jug',
        da: 'Kedel hælder vand i en kaffetragt på en kande',
      },
    },
    steps: [
      {
        file: 'hand-filter/step-1.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Waage mit 15 Gramm Bohnen neben einer Handmühle',
          en: 'Scale with 15 grams of beans beside a hand grinder',
          da: 'Vægt med 15 gram bønner ved siden af en håndkværn',
        },
      },
      {
        file: 'hand-filter/step-2.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Kessel mit 93 Grad heißem Wasser',
          en: 'Kettle with water at 93 degrees',
          da: 'Kedel med 93 grader varmt vand',
        },
      },
      {
        file: 'hand-filter/step-3.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Filterpapier wird im Handfilter mit Wasser gespült',
          en: 'Filter paper rinsed with water in the dripper',
          da: 'Filterpapiret skylles med vand i tragten',
        },
      },
      {
        file: 'hand-filter/step-4.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Erster Aufguss auf das Kaffeebett, die Uhr zeigt 40 Sekunden',
          en: 'First pour on the coffee bed, the clock shows 40 seconds',
          da: 'Første påhældning på kaffen, uret viser 40 sekunder',
        },
      },
      {
        file: 'hand-filter/step-5.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Volle Kanne, der letzte Tropfen fällt, die Uhr zeigt drei Minuten',
          en: 'Full jug, the last drop falling, the clock shows three minutes',
          da: 'Fuld kande, den sidste dråbe falder, uret viser tre minutter',
        },
      },
    ],
  },
  'french-press': {
    hero: {
      file: 'french-press/hero.svg',
      width: 1200,
      height: 520,
      alt: {
        de: 'Stempelkanne mit Kaffee zwischen Becher und Bohnen',
        en: 'French press with coffee between a mug and beans',
        da: 'Stempelkande med kaffe mellem krus og bønner',
      },
    },
    steps: [
      {
        file: 'french-press/step-1.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Grobes Mahlgut neben einer Waage mit 30 Gramm',
          en: 'Coarse grounds beside a scale with 30 grams',
          da: 'Groft malet kaffe ved siden af en vægt med 30 gram',
        },
      },
      {
        file: 'french-press/step-2.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Kessel mit 95 Grad heißem Wasser',
          en: 'Kettle with water at 95 degrees',
          da: 'Kedel med 95 grader varmt vand',
        },
      },
      {
        file: 'french-press/step-3.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Wasser wird in die Stempelkanne gegossen',
          en: 'Water being poured into the French press',
          da: 'Vand hældes i stempelkanden',
        },
      },
      {
        file: 'french-press/step-4.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Löffel rührt die Kruste, die Uhr zeigt vier Minuten',
          en: 'Spoon stirring the crust, the clock shows four minutes',
          da: 'Ske rører i skorpen, uret viser fire minutter',
        },
      },
      {
        file: 'french-press/step-5.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Stempel wird langsam nach unten gedrückt',
          en: 'Plunger being pressed down slowly',
          da: 'Stemplet trykkes langsomt ned',
        },
      },
    ],
  },
  'moka-pot': {
    hero: {
      file: 'moka-pot/hero.svg',
      width: 1200,
      height: 520,
      alt: {
        de: 'Espressokocher auf der Flamme neben einer Tasse',
        en: 'Moka pot on the flame beside a cup',
        da: 'Mokkakande på flammen ved siden af en kop',
      },
    },
    steps: [
      {
        file: 'moka-pot/step-1.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Heißes Wasser wird bis unter das Ventil in den Kessel gegossen',
          en: 'Hot water poured into the boiler up to below the valve',
          da: 'Varmt vand hældes i kedlen til under ventilen',
        },
      },
      {
        file: 'moka-pot/step-2.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Trichter voll Kaffee, locker gefüllt und nicht angedrückt',
          en: 'Funnel full of coffee, filled loosely and not pressed',
          da: 'Tragt fuld af kaffe, løst fyldt og ikke presset',
        },
      },
      {
        file: 'moka-pot/step-3.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Espressokocher auf kleiner Flamme',
          en: 'Moka pot on a low flame',
          da: 'Mokkakande på lav varme',
        },
      },
      {
        file: 'moka-pot/step-4.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Kaffee steigt auf, Dampf über dem offenen Deckel',
          en: 'Coffee rising, steam above the open lid',
          da: 'Kaffen stiger op, damp over det åbne låg',
        },
      },
      {
        file: 'moka-pot/step-5.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Kaffee wird in eine Tasse gegossen',
          en: 'Coffee being poured into a cup',
          da: 'Kaffen hældes i en kop',
        },
      },
    ],
  },
  'plunger-press': {
    hero: {
      file: 'plunger-press/hero.svg',
      width: 1200,
      height: 520,
      alt: {
        de: 'Kaffeepresse auf einem Becher, daneben Kessel und Waage',
        en: 'Plunger press on a mug, kettle and scale beside it',
        da: 'Kaffepresse på et krus, kedel og vægt ved siden af',
      },
    },
    steps: [
      {
        file: 'plunger-press/step-1.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Filterscheibe und Kappe, mit Wasser gespült',
          en: 'Filter disc and cap rinsed with water',
          da: 'Filterskive og låg skylles med vand',
        },
      },
      {
        file: 'plunger-press/step-2.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Waage mit 15 Gramm Bohnen neben einer Handmühle',
          en: 'Scale with 15 grams of beans beside a hand grinder',
          da: 'Vægt med 15 gram bønner ved siden af en håndkværn',
        },
      },
      {
        file: 'plunger-press/step-3.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Wasser wird in die Kammer gegossen',
          en: 'Water being poured into the chamber',
          da: 'Vand hældes i kammeret',
        },
      },
      {
        file: 'plunger-press/step-4.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Löffel rührt, die Uhr zeigt eine Minute',
          en: 'Spoon stirring, the clock shows one minute',
          da: 'Ske rører, uret viser et minut',
        },
      },
      {
        file: 'plunger-press/step-5.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Kolben wird auf dem Becher nach unten gedrückt',
          en: 'Plunger pressed down on the mug',
          da: 'Stemplet trykkes ned på kruset',
        },
      },
    ],
  },
  'cold-brew': {
    hero: {
      file: 'cold-brew/hero.svg',
      width: 1200,
      height: 520,
      alt: {
        de: 'Flasche Cold Brew neben zwei Gläsern mit Eis',
        en: 'Bottle of cold brew beside two glasses with ice',
        da: 'Flaske cold brew ved siden af to glas med is',
      },
    },
    steps: [
      {
        file: 'cold-brew/step-1.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Grobes Mahlgut neben einer Waage mit 80 Gramm',
          en: 'Coarse grounds beside a scale with 80 grams',
          da: 'Groft malet kaffe ved siden af en vægt med 80 gram',
        },
      },
      {
        file: 'cold-brew/step-2.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Kaltes Wasser wird auf den Kaffee gegossen',
          en: 'Cold water being poured on the coffee',
          da: 'Koldt vand hældes på kaffen',
        },
      },
      {
        file: 'cold-brew/step-3.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Löffel rührt Kaffee und Wasser',
          en: 'Spoon stirring coffee and water',
          da: 'Ske rører kaffe og vand',
        },
      },
      {
        file: 'cold-brew/step-4.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Gefäß im Kühlschrank, zwölf Stunden',
          en: 'Vessel in the fridge, twelve hours',
          da: 'Beholder i køleskabet, tolv timer',
        },
      },
      {
        file: 'cold-brew/step-5.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Sieb über einer Kanne, daneben ein Glas mit Eis',
          en: 'Strainer above a jug, a glass with ice beside it',
          da: 'Si over en kande, et glas med is ved siden af',
        },
      },
    ],
  },
  cappuccino: {
    hero: {
      file: 'cappuccino/hero.svg',
      width: 1200,
      height: 520,
      alt: {
        de: 'Tasse Cappuccino, Kännchen und Brühgruppe',
        en: 'Cup of cappuccino, jug and brewing group',
        da: 'Kop cappuccino, kande og bryggegruppe',
      },
    },
    steps: [
      {
        file: 'cappuccino/step-1.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Espresso läuft in die Tasse',
          en: 'Espresso running into the cup',
          da: 'Espresso løber ned i koppen',
        },
      },
      {
        file: 'cappuccino/step-2.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Kännchen mit kalter Milch, bis zur Hälfte gefüllt',
          en: 'Jug of cold milk, half full',
          da: 'Kande med kold mælk, halvt fyldt',
        },
      },
      {
        file: 'cappuccino/step-3.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Dampflanze zieht Luft an der Oberfläche der Milch',
          en: 'Steam wand drawing air at the surface of the milk',
          da: 'Damprøret trækker luft ved mælkens overflade',
        },
      },
      {
        file: 'cappuccino/step-4.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Milch bei 60 Grad, Thermometer am Kännchen',
          en: 'Milk at 60 degrees, thermometer beside the jug',
          da: 'Mælk ved 60 grader, termometer ved kanden',
        },
      },
      {
        file: 'cappuccino/step-5.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Milchschaum wird in den Espresso gegossen',
          en: 'Milk foam being poured into the espresso',
          da: 'Mælkeskum hældes i espressoen',
        },
      },
    ],
  },
  'latte-art': {
    hero: {
      file: 'latte-art/hero.svg',
      width: 1200,
      height: 520,
      alt: {
        de: 'Drei Tassen von oben: Herz, Tulpe und Rosetta',
        en: 'Three cups from above: heart, tulip and rosetta',
        da: 'Tre kopper ovenfra: hjerte, tulipan og rosetta',
      },
    },
    steps: [
      {
        file: 'latte-art/step-1.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Kännchen wird gekreist, bis die Milch glänzt',
          en: 'Jug being swirled until the milk shines',
          da: 'Kanden svinges, til mælken skinner',
        },
      },
      {
        file: 'latte-art/step-2.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Milch fließt aus der Höhe in die Mitte der Tasse',
          en: 'Milk flowing from above into the middle of the cup',
          da: 'Mælk løber fra oven ned i koppens midte',
        },
      },
      {
        file: 'latte-art/step-3.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Weißer Punkt auf der Crema, Ausguss nah an der Oberfläche',
          en: 'White dot on the crema, spout close to the surface',
          da: 'Hvid prik på cremaen, tuden tæt på overfladen',
        },
      },
      {
        file: 'latte-art/step-4.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Herz: ein Strich durch den Punkt',
          en: 'Heart: one stroke through the dot',
          da: 'Hjerte: et strøg gennem prikken',
        },
      },
      {
        file: 'latte-art/step-5.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Rosetta: seitlich geschwenkt und zurückgezogen',
          en: 'Rosetta: swung from side to side and drawn back',
          da: 'Rosetta: svunget fra side til side og trukket tilbage',
        },
      },
    ],
  },
  turkish: {
    hero: {
      file: 'turkish/hero.svg',
      width: 1200,
      height: 520,
      alt: {
        de: 'Kupferkännchen auf der Flamme neben zwei kleinen Tassen',
        en: 'Copper pot on the flame beside two small cups',
        da: 'Kobberkande på flammen ved siden af to små kopper',
      },
    },
    steps: [
      {
        file: 'turkish/step-1.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Puderfein gemahlener Kaffee neben einer Handmühle',
          en: 'Coffee ground as fine as powder beside a hand grinder',
          da: 'Pulverfint malet kaffe ved siden af en håndkværn',
        },
      },
      {
        file: 'turkish/step-2.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Kaltes Wasser wird in das Kännchen gegossen',
          en: 'Cold water being poured into the pot',
          da: 'Koldt vand hældes i kanden',
        },
      },
      {
        file: 'turkish/step-3.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Löffel rührt Kaffee ein, danach nicht mehr',
          en: 'Spoon stirring the coffee in, and then no more',
          da: 'Ske rører kaffen i, derefter ikke mere',
        },
      },
      {
        file: 'turkish/step-4.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Schaum steigt auf kleiner Flamme bis zum Rand',
          en: 'Foam rising to the rim on a low flame',
          da: 'Skummet stiger til kanten på lav varme',
        },
      },
      {
        file: 'turkish/step-5.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Kleine Tasse, der Satz setzt sich zwei Minuten',
          en: 'Small cup, the grounds settling for two minutes',
          da: 'Lille kop, grumset bundfælder sig i to minutter',
        },
      },
    ],
  },
  'grinder-setting': {
    hero: {
      file: 'grinder-setting/hero.svg',
      width: 1200,
      height: 520,
      alt: {
        de: 'Mühle und Stellrad, daneben drei Mahlgrade',
        en: 'Grinder and dial with three grinds beside it',
        da: 'Kværn og indstillingshjul med tre malegrader',
      },
    },
    steps: [
      {
        file: 'grinder-setting/step-1.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Stellrad in der Mitte der Skala',
          en: 'Dial in the middle of its scale',
          da: 'Indstillingshjul midt på skalaen',
        },
      },
      {
        file: 'grinder-setting/step-2.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Waage mit 18 Gramm Bohnen neben der Mühle',
          en: 'Scale with 18 grams of beans beside the grinder',
          da: 'Vægt med 18 gram bønner ved siden af kværnen',
        },
      },
      {
        file: 'grinder-setting/step-3.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Probebezug: die Uhr zeigt 18 Sekunden, zu schnell',
          en: 'Trial shot: the clock shows 18 seconds, too fast',
          da: 'Prøve: uret viser 18 sekunder, for hurtigt',
        },
      },
      {
        file: 'grinder-setting/step-4.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Stellrad wird ein wenig feiner gedreht',
          en: 'Dial being turned a little finer',
          da: 'Hjulet drejes lidt finere',
        },
      },
      {
        file: 'grinder-setting/step-5.svg',
        width: 640,
        height: 420,
        alt: {
          de: 'Drei Häufchen Mahlgut: fein, mittel und grob',
          en: 'Three heaps of grounds: fine, medium and coarse',
          da: 'Tre bunker malet kaffe: fin, mellem og grov',
        },
      },
    ],
  },
} satisfies Record<string, { hero: StoryPicture; steps: StoryPicture[] }>;
