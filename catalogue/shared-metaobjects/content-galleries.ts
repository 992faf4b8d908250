import type { CatalogueMetaobject, Localized } from '../model.ts';
import { line, linkToCollection, picture, text } from './fields.ts';

interface GalleryItem {
  key: string;
  title: Localized;
  text: Localized;
  image: string;
  collection: string;
}

const items: GalleryItem[] = [
  {
    key: 'gallery-espresso-grind',
    title: { de: 'Mahlgrad zuerst', en: 'Grind first', da: 'Malegraden først' },
    text: {
      de: 'Läuft der Espresso in 15 Sekunden durch, ist die Röstung nicht schuld. Stell feiner, bis es 25 sind.',
      en: 'If the shot runs in 15 seconds, do not blame the roast. Go finer until it takes 25.',
      da: 'Løber espressoen igennem på 15 sekunder, er det ikke ristningens skyld. Stil kværnen finere, til det tager 25.',
    },
    image: 'electric-grinder',
    collection: 'espresso-grinders',
  },
  {
    key: 'gallery-espresso-weigh',
    title: { de: 'Wiegen statt schätzen', en: 'Weigh, do not guess', da: 'Vej, gæt ikke' },
    text: {
      de: '18 g hinein, 36 g heraus: Mit einer Waage unter der Tasse triffst du es jeden Morgen.',
      en: '18 g in, 36 g out: with a scale under the cup you hit it every morning.',
      da: '18 g ind, 36 g ud: med en vægt under koppen rammer du det hver morgen.',
    },
    image: 'scale',
    collection: 'scales',
  },
  {
    key: 'gallery-espresso-cup',
    title: { de: 'Die Tasse wärmen', en: 'Warm the cup', da: 'Varm koppen' },
    text: {
      de: 'Kaltes Porzellan nimmt einem Espresso acht Grad. Die Ablage auf der Maschine ist dafür da.',
      en: 'Cold porcelain takes eight degrees off an espresso. The tray on top of the machine is there for that.',
      da: 'Koldt porcelæn tager otte grader fra en espresso. Hylden oven på maskinen er til det.',
    },
    image: 'espresso-cup',
    collection: 'espresso-cups',
  },
  {
    key: 'gallery-filter-water',
    title: { de: 'Auf das Wasser kommt es an', en: 'Water matters', da: 'Vandet gør forskellen' },
    text: {
      de: 'Hartes Wasser macht helle Röstungen stumpf. Ein Filter kostet weniger als die Packung, die er rettet.',
      en: 'Hard water dulls light roasts. A filter costs less than the bag it saves.',
      da: 'Hårdt vand gør lyse ristninger matte. Et filter koster mindre end den pose, det redder.',
    },
    image: 'gooseneck-kettle',
    collection: 'water-filters',
  },
  {
    key: 'gallery-filter-paper',
    title: { de: 'Papier spülen', en: 'Rinse the paper', da: 'Skyl papiret' },
    text: {
      de: 'Ein Schluck heißes Wasser vor dem Kaffee nimmt den Papiergeschmack und wärmt den Halter.',
      en: 'A splash of hot water before the coffee takes away the paper taste and warms the dripper.',
      da: 'En slurk varmt vand før kaffen fjerner papirsmagen og varmer tragten.',
    },
    image: 'paper-filters',
    collection: 'paper-filters',
  },
  {
    key: 'gallery-filter-grinder',
    title: { de: 'Von Hand gemahlen', en: 'Ground by hand', da: 'Malet i hånden' },
    text: {
      de: 'Vierzig Sekunden Kurbeln für eine Kanne. Leiser als jede elektrische Mühle und gut zum Wachwerden.',
      en: 'Forty seconds of cranking for a pot. Quieter than any electric grinder and good for waking up.',
      da: 'Fyrre sekunders arbejde for en kande. Mere stille end enhver elektrisk kværn og godt at vågne til.',
    },
    image: 'hand-grinder',
    collection: 'hand-grinders',
  },
  {
    key: 'gallery-italy-north',
    title: { de: 'Der Norden: mild', en: 'The north: mild', da: 'Norden: mild' },
    text: {
      de: 'Rein Arabica, mittel geröstet, Schokolade und Mandel. Zum Frühstück mit Milch.',
      en: 'Pure Arabica, medium roast, chocolate and almond. With milk for breakfast.',
      da: 'Ren arabica, mellemristet, chokolade og mandel. Med mælk til morgenmaden.',
    },
    image: 'coffee-bag-1kg-crema',
    collection: 'espresso-pure-arabica',
  },
  {
    key: 'gallery-italy-south',
    title: { de: 'Der Süden: dunkel', en: 'The south: dark', da: 'Syden: mørk' },
    text: {
      de: 'Robusta, Kakao, kurze Tasse. Getrunken im Stehen, in zwei Schlucken.',
      en: 'Robusta, cocoa, a short cup. Drunk standing up, in two sips.',
      da: 'Robusta, kakao, kort kop. Drikkes stående, i to slurke.',
    },
    image: 'bag-2-night-shift',
    collection: 'espresso-with-robusta',
  },
  {
    key: 'gallery-italy-moka',
    title: {
      de: 'Zu Hause: der Espressokocher',
      en: 'At home: the moka pot',
      da: 'Hjemme: mokkakanden',
    },
    text: {
      de: 'In neun von zehn italienischen Küchen steht keine Maschine, sondern eine Kanne für den Herd.',
      en: 'In nine of ten Italian kitchens there is no machine but a pot for the hob.',
      da: 'I ni ud af ti italienske køkkener står ingen maskine, men en kande til komfuret.',
    },
    image: 'moka-pot',
    collection: 'moka-pots',
  },
  {
    key: 'gallery-machines-care',
    title: {
      de: 'Pflege in drei Minuten',
      en: 'Care in three minutes',
      da: 'Pleje på tre minutter',
    },
    text: {
      de: 'Einmal die Woche rückspülen, alle zwei Monate entkalken. Mehr will eine Maschine nicht.',
      en: 'Backflush once a week, descale every two months. A machine wants no more.',
      da: 'Returskyl en gang om ugen, afkalk hver anden måned. Mere vil en maskine ikke have.',
    },
    image: 'cleaning-tablets',
    collection: 'cleaning',
  },
  {
    key: 'gallery-machines-parts',
    title: {
      de: 'Teile statt Neukauf',
      en: 'Parts instead of a new one',
      da: 'Dele i stedet for nyt',
    },
    text: {
      de: 'Dichtung, Sieb, Ventil: Die häufigsten Schäden kosten weniger als ein Kilo Kaffee.',
      en: 'Gasket, basket, valve: the most common faults cost less than a kilo of coffee.',
      da: 'Pakning, si, ventil: de hyppigste skader koster mindre end et kilo kaffe.',
    },
    image: 'tamper',
    collection: 'spare-parts',
  },
];

/** Each is one picture of a gallery; a collection lists those it shows. */
export const contentGalleries: CatalogueMetaobject[] = items.map((item) => ({
  key: item.key,
  type: 'content_gallery',
  fields: [
    line('title', item.title),
    text('text', item.text),
    picture('image', item.image),
    linkToCollection('link', item.collection),
  ],
}));
