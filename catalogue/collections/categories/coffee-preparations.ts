import type { Category } from '../category.ts';

export const coffeePreparations: Category[] = [
  {
    key: 'coffee-for-portafilter',
    handle: {
      de: 'kaffee-fuer-siebtraeger',
      en: 'coffee-for-espresso-machines',
      da: 'kaffe-til-espressomaskine',
    },
    title: {
      de: 'Kaffee für den Siebträger',
      en: 'Coffee for espresso machines',
      da: 'Kaffe til espressomaskinen',
    },
    intro: {
      de: 'Neun Bar legen jeden Röstfehler offen. Hier steht nur, was wir in drei verschiedenen Maschinen ohne Mühe in den Bereich von 25 bis 30 Sekunden bekommen haben.',
      en: 'Nine bar lay every roasting fault bare. Only what we brought into the range of 25 to 30 seconds on three different machines without effort stands here.',
      da: 'Ni bar blotter enhver ristefejl. Her står kun det, vi uden besvær fik ind på 25 til 30 sekunder på tre forskellige maskiner.',
    },
    image: 'espresso-machine',
    contains: (product) => product.isBeanCoffee && product.suits('espresso', 3),
  },
  {
    key: 'coffee-for-fully-automatic',
    handle: {
      de: 'kaffee-fuer-vollautomaten',
      en: 'coffee-for-bean-to-cup-machines',
      da: 'kaffe-til-fuldautomat',
    },
    title: {
      de: 'Kaffee für Vollautomaten',
      en: 'Coffee for bean-to-cup machines',
      da: 'Kaffe til fuldautomaten',
    },
    intro: {
      de: 'Vollautomaten mahlen gröber und brühen kühler als ein Siebträger. Trockene, mittlere bis mitteldunkle Bohnen kommen damit zurecht; ölige verkleben auf Dauer das Mahlwerk.',
      en: 'Bean-to-cup machines grind coarser and brew cooler than a portafilter. Dry, medium to medium-dark beans cope with that; oily ones gum up the grinder in time.',
      da: 'Fuldautomater maler grovere og brygger køligere end en espressomaskine. Tørre, mellem til mellemmørke bønner klarer det; olieglinsende klistrer kværnen til med tiden.',
    },
    image: 'fully-automatic',
    contains: (product) =>
      product.isBeanCoffee &&
      product.isWholeBean &&
      product.suits('caffe_crema', 3) &&
      product.roastLevel < 4,
  },
  {
    key: 'coffee-for-dripper',
    handle: {
      de: 'kaffee-fuer-handfilter',
      en: 'coffee-for-pour-over',
      da: 'kaffe-til-kaffetragt',
    },
    title: {
      de: 'Kaffee für den Handfilter',
      en: 'Coffee for pour-over',
      da: 'Kaffe til kaffetragten',
    },
    intro: {
      de: '15 g auf 250 ml, in drei Güssen, dreieinhalb Minuten. Mit diesen Kaffees lohnt sich die Mühe, weil sie beim Abkühlen noch zulegen.',
      en: '15 g to 250 ml, in three pours, three and a half minutes. These coffees repay the effort because they still gain as they cool.',
      da: '15 g til 250 ml, i tre skænk, tre et halvt minut. Med disse kaffer betaler ulejligheden sig, for de bliver bedre, mens de køler.',
    },
    image: 'dripper-green',
    contains: (product) =>
      product.isBeanCoffee && product.suits('filter', 3) && product.roastLevel <= 2,
  },
  {
    key: 'coffee-for-filter-machine',
    handle: {
      de: 'kaffee-fuer-filtermaschinen',
      en: 'coffee-for-filter-machines',
      da: 'kaffe-til-filtermaskine',
    },
    title: {
      de: 'Kaffee für die Filtermaschine',
      en: 'Coffee for filter machines',
      da: 'Kaffe til filtermaskinen',
    },
    intro: {
      de: 'Eine Kanne steht länger als eine Tasse, deshalb suchen wir hier Röstungen, die nach zwanzig Minuten noch rund schmecken. Alles ist auch gemahlen zu haben oder mittel mahlbar.',
      en: 'A pot stands longer than a cup, so here we look for roasts that still taste round after twenty minutes. All of it grinds well at medium.',
      da: 'En kande står længere end en kop, derfor leder vi her efter ristninger, der stadig smager rundt efter tyve minutter. Alt lader sig male mellemfint.',
    },
    image: 'filter-coffee-machine',
    contains: (product) =>
      product.isBeanCoffee && product.suits('filter', 3) && product.roastLevel >= 2,
  },
  {
    key: 'coffee-for-french-press',
    handle: {
      de: 'kaffee-fuer-french-press',
      en: 'coffee-for-french-press',
      da: 'kaffe-til-stempelkande',
    },
    title: {
      de: 'Kaffee für die French Press',
      en: 'Coffee for the French press',
      da: 'Kaffe til stempelkanden',
    },
    intro: {
      de: 'Ohne Papier bleiben die Öle in der Tasse: Mittlere Röstungen mit Nuss und Kakao gewinnen, zarte Blütennoten gehen unter. Grob mahlen, vier Minuten, dann erst drücken.',
      en: 'Without paper the oils stay in the cup: medium roasts with nut and cocoa gain, tender floral notes drown. Grind coarse, four minutes, only then press.',
      da: 'Uden papir bliver olierne i koppen: mellemristede med nødder og kakao vinder, sarte blomsternoter drukner. Mal groft, fire minutter, tryk først da.',
    },
    image: 'french-press',
    contains: (product) =>
      product.isBeanCoffee &&
      product.isWholeBean &&
      product.suits('filter', 2) &&
      product.roastLevel >= 2 &&
      product.roastLevel <= 3,
  },
  {
    key: 'coffee-for-moka-pot',
    handle: {
      de: 'kaffee-fuer-espressokocher',
      en: 'coffee-for-moka-pots',
      da: 'kaffe-til-mokkakande',
    },
    title: {
      de: 'Kaffee für den Espressokocher',
      en: 'Coffee for the moka pot',
      da: 'Kaffe til mokkakanden',
    },
    intro: {
      de: 'Der Espressokocher arbeitet mit anderthalb Bar und fast kochendem Wasser, da werden sehr dunkle Röstungen schnell bitter. Fülle heißes Wasser ein und nimm ihn vom Herd, sobald es gluckst.',
      en: 'The moka pot works with one and a half bar and almost boiling water, so very dark roasts soon turn bitter. Fill it with hot water and take it off the heat as soon as it gurgles.',
      da: 'Mokkakanden arbejder med halvanden bar og næsten kogende vand, så meget mørke ristninger bliver hurtigt bitre. Fyld varmt vand i, og tag den af, så snart den klukker.',
    },
    image: 'moka-pot',
    contains: (product) =>
      product.isBeanCoffee &&
      product.suits('espresso', 2) &&
      product.roastLevel >= 2 &&
      product.roastLevel <= 3,
  },
  {
    key: 'coffee-for-cappuccino',
    handle: {
      de: 'kaffee-fuer-cappuccino',
      en: 'coffee-for-cappuccino',
      da: 'kaffe-til-cappuccino',
    },
    title: { de: 'Für Cappuccino', en: 'For cappuccino', da: 'Til cappuccino' },
    intro: {
      de: '120 ml Milch auf 30 ml Espresso: Da setzt sich nur durch, was Körper und Röstaromen mitbringt. Wir haben jede dieser Röstungen mit 3,5-prozentiger Milch gegengeprüft.',
      en: '120 ml of milk to 30 ml of espresso: only what brings body and roast gets through. We checked each of these roasts with whole milk.',
      da: '120 ml mælk til 30 ml espresso: kun det, der har krop og ristede noter, slår igennem. Vi har prøvet hver af disse ristninger med sødmælk.',
    },
    image: 'espresso-cup',
    contains: (product) => product.isBeanCoffee && product.suits('cappuccino', 3),
  },
  {
    key: 'coffee-for-latte',
    handle: { de: 'kaffee-fuer-milchkaffee', en: 'coffee-for-latte', da: 'kaffe-til-latte' },
    title: {
      de: 'Für Milchkaffee & Latte',
      en: 'For latte & milk coffee',
      da: 'Til latte & mælkekaffe',
    },
    intro: {
      de: 'Im großen Glas zählt Süße mehr als Feinheit. Karamell, Nougat und ein Schuss Robusta sorgen dafür, dass man nach dem letzten Schluck noch weiß, dass es Kaffee war.',
      en: 'In the tall glass sweetness counts for more than finesse. Caramel, nougat and a dash of Robusta make sure that after the last sip you still know it was coffee.',
      da: 'I det høje glas tæller sødme mere end finesse. Karamel, nougat og et skvæt robusta sørger for, at man efter sidste slurk stadig ved, at det var kaffe.',
    },
    image: 'double-wall-glasses',
    contains: (product) => product.isBeanCoffee && product.suits('latte', 3),
  },
  {
    key: 'coffee-for-cold-brew',
    handle: { de: 'kaffee-fuer-cold-brew', en: 'coffee-for-cold-brew', da: 'kaffe-til-cold-brew' },
    title: { de: 'Kaffee für Cold Brew', en: 'Coffee for cold brew', da: 'Kaffe til cold brew' },
    intro: {
      de: '80 g grob gemahlen, ein Liter kaltes Wasser, vierzehn Stunden im Kühlschrank. Kälte löst wenig Säure und wenig Bitterkeit, darum darf die Bohne ruhig fruchtig sein.',
      en: '80 g ground coarse, one litre of cold water, fourteen hours in the fridge. Cold extracts little acidity and little bitterness, so the bean may well be fruity.',
      da: '80 g groftmalet, en liter koldt vand, fjorten timer i køleskabet. Kulde trækker kun lidt syre og bitterhed ud, så bønnen må gerne være frugtig.',
    },
    image: 'bag-1-amaro',
    contains: (product) =>
      product.isBeanCoffee &&
      product.isWholeBean &&
      product.suits('filter', 3) &&
      product.countNotes('berry', 'stone', 'citrus', 'caramel', 'chocolate') >= 2,
  },
];
