import { knowledgeHub } from '../knowledge-hub.ts';
import type { CatalogueMetaobject, Localized } from '../model.ts';
import { line, picture, text } from './fields.ts';

interface ProductTest {
  key: string;
  title: Localized;
  text: Localized;
  verdict: Localized;
  /** Of ten. */
  score: string;
  image: string;
}

const tests: ProductTest[] = [
  {
    key: 'test-espresso-grinders',
    title: {
      de: 'Sechs Mühlen für Espresso im Test',
      en: 'Six espresso grinders tested',
      da: 'Seks espressokværne i test',
    },
    text: {
      de: 'Mahlbild, Temperatur, Totraum: Wir haben gemessen, was in der Tasse ankommt, und sagen auch, wo wir danebenlagen.',
      en: 'Particle size, temperature, retention: we measured what arrives in the cup and also say where we were wrong.',
      da: 'Kornstørrelse, temperatur, restmængde: vi har målt, hvad der når frem til koppen, og siger også, hvor vi tog fejl.',
    },
    verdict: {
      de: 'Ab 64 mm Scheiben trennt sich das Feld; darunter entscheidet die Verstellung.',
      en: 'From 64 mm burrs the field divides; below, the adjustment decides.',
      da: 'Fra 64 mm skiver deler feltet sig; derunder afgør indstillingen.',
    },
    score: '8.7',
    image: 'electric-grinder',
  },
  {
    key: 'test-entry-espresso-machines',
    title: {
      de: 'Fünf Siebträger unter 700 € im Test',
      en: 'Five espresso machines below €700 tested',
      da: 'Fem espressomaskiner under 700 € i test',
    },
    text: {
      de: 'Vier Wochen, drei Röstungen, 312 Bezüge. Gemessen haben wir Temperatur am Brühkopf, Aufheizzeit und Strom im Leerlauf.',
      en: 'Four weeks, three roasts, 312 shots. We measured temperature at the group, heating time and power when idle.',
      da: 'Fire uger, tre ristninger, 312 skud. Vi målte temperaturen ved bryggehovedet, opvarmningstid og strøm i tomgang.',
    },
    verdict: {
      de: 'Ein PID-Regler bringt mehr als ein größerer Kessel.',
      en: 'A PID controller gains more than a larger boiler.',
      da: 'En PID-styring giver mere end en større kedel.',
    },
    score: '8.2',
    image: 'compact-espresso-red',
  },
  {
    key: 'test-decaf-blind',
    title: {
      de: 'Blind verkostet: zwölf Decafs gegen ihr Original',
      en: 'Tasted blind: twelve decafs against their originals',
      da: 'Blindsmagt: tolv koffeinfri mod deres original',
    },
    text: {
      de: 'Neun Leute, vierundzwanzig Tassen, keine Etiketten. In fünf von zwölf Fällen lag die Mehrheit falsch.',
      en: 'Nine people, twenty-four cups, no labels. In five of twelve cases the majority was wrong.',
      da: 'Ni personer, fireogtyve kopper, ingen etiketter. I fem af tolv tilfælde tog flertallet fejl.',
    },
    verdict: {
      de: 'Wasserverfahren und mittlere Röstung sind am schwersten zu erkennen.',
      en: 'Water process and medium roast are the hardest to tell.',
      da: 'Vandmetoden og mellemristning er sværest at genkende.',
    },
    score: '7.9',
    image: 'bag-4-decaf-reserve',
  },
  {
    key: 'test-oat-drinks',
    title: {
      de: 'Acht Haferdrinks im Schaumtest',
      en: 'Eight oat drinks in the foam test',
      da: 'Otte havredrikke i skumtest',
    },
    text: {
      de: 'Je 150 ml, 62 °C, gleiche Düse. Nach fünf Minuten haben wir die Schaumhöhe mit dem Lineal gemessen.',
      en: '150 ml each, 62 °C, the same tip. After five minutes we measured the foam with a ruler.',
      da: '150 ml hver, 62 °C, samme dyse. Efter fem minutter målte vi skummet med lineal.',
    },
    verdict: {
      de: 'Drei halten über zwei Zentimeter, zwei flocken in hellem Kaffee aus.',
      en: 'Three keep more than two centimetres, two curdle in light roasts.',
      da: 'Tre holder over to centimeter, to skiller i lys kaffe.',
    },
    score: '7.4',
    image: 'milk-carton',
  },
];

export const collectionTests: CatalogueMetaobject[] = tests.map((test) => ({
  key: test.key,
  type: 'product_test',
  fields: [
    line('title', test.title),
    text('text', test.text),
    line('verdict', test.verdict),
    line('score', test.score),
    line('url', knowledgeHub),
    picture('image', test.image),
  ],
}));
