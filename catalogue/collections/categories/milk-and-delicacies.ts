import type { Category } from '../category.ts';

export const milkAndDelicacies: Category[] = [
  {
    key: 'milk-and-delicacies',
    handle: { de: 'milch-feinkost', en: 'milk-delicacies', da: 'maelk-delikatesser' },
    title: { de: 'Milch & Feinkost', en: 'Milk & delicacies', da: 'Mælk & delikatesser' },
    intro: {
      de: 'Was neben der Tasse steht und was in sie hineinkommt. Wir nehmen nur auf, was zum Kaffee passt, deshalb gibt es hier Cantuccini, aber keine Chips.',
      en: 'What stands beside the cup and what goes into it. We only take in what suits coffee, which is why there are cantuccini here but no crisps.',
      da: 'Det, der står ved siden af koppen, og det, der kommer i den. Vi tager kun det ind, der passer til kaffe, derfor er her cantuccini, men ingen chips.',
    },
    image: 'biscuit-box',
    contains: (product) =>
      product.type === 'milk-and-plant-drinks' ||
      product.type === 'delicacies' ||
      product.type === 'syrup',
  },
  {
    key: 'milk',
    handle: { de: 'milch-pflanzendrinks', en: 'milk-plant-drinks', da: 'maelk-plantedrikke' },
    title: { de: 'Milch & Pflanzendrinks', en: 'Milk & plant drinks', da: 'Mælk & plantedrikke' },
    intro: {
      de: 'Schaum braucht Eiweiß, Glanz braucht Fett. Wir haben jede Sorte dreimal aufgeschäumt und nach fünf Minuten nachgesehen, was vom Schaum übrig war.',
      en: 'Foam needs protein, gloss needs fat. We frothed each kind three times and looked after five minutes at what was left of the foam.',
      da: 'Skum kræver protein, glans kræver fedt. Vi skummede hver slags tre gange og så efter fem minutter, hvad der var tilbage af skummet.',
    },
    image: 'milk-carton',
    contains: (product) => product.type === 'milk-and-plant-drinks',
  },
  {
    key: 'plant-drinks',
    handle: { de: 'pflanzendrinks', en: 'plant-drinks', da: 'plantedrikke' },
    title: { de: 'Pflanzendrinks', en: 'Plant drinks', da: 'Plantedrikke' },
    intro: {
      de: 'Hafer für den süßen Schluck, Soja für den festen Schaum, Mandel für einen Hauch Marzipan. Bei hellen Röstungen flocken manche aus; die haltbaren sind gekennzeichnet.',
      en: 'Oat for the sweet sip, soya for firm foam, almond for a hint of marzipan. With light roasts some of them curdle; those that hold are marked.',
      da: 'Havre til den søde slurk, soja til det faste skum, mandel til et strejf af marcipan. Ved lyse ristninger skiller nogle; dem, der holder, er mærket.',
    },
    image: 'milk-carton',
    contains: (product) => product.type === 'milk-and-plant-drinks' && !product.named(/milch/),
  },
  {
    key: 'barista-milk',
    handle: { de: 'barista-milch', en: 'barista-milk', da: 'baristamaelk' },
    title: { de: 'Barista-Milch', en: 'Barista milk', da: 'Baristamælk' },
    intro: {
      de: 'Auf Schäumen eingestellt: mehr Eiweiß, feinere Blasen, stabil bis 65 °C. Darüber wird jede Milch wieder dünn, auch diese.',
      en: 'Made for frothing: more protein, finer bubbles, stable up to 65 °C. Above that every milk goes thin again, this one too.',
      da: 'Indstillet til skumning: mere protein, finere bobler, stabil op til 65 °C. Derover bliver enhver mælk tynd igen, også denne.',
    },
    image: 'milk-carton-vollmilch',
    contains: (product) => product.type === 'milk-and-plant-drinks' && product.named(/barista/),
  },
  {
    key: 'syrup',
    handle: { de: 'sirup', en: 'syrup', da: 'sirup' },
    title: { de: 'Sirup', en: 'Syrup', da: 'Sirup' },
    intro: {
      de: 'Ein Pumpstoß sind 8 ml, mehr braucht ein Latte nicht. Vanille und Haselnuss tragen dunkle Röstungen, Zitrus passt zu Espresso auf Eis.',
      en: 'One pump is 8 ml; a latte needs no more. Vanilla and hazelnut carry dark roasts, citrus suits espresso on ice.',
      da: 'Et pump giver 8 ml, mere behøver en latte ikke. Vanilje og hasselnød bærer mørke ristninger, citrus passer til espresso på is.',
    },
    image: 'syrup-bottle',
    contains: (product) => product.type === 'syrup',
  },
  {
    key: 'delicacies',
    handle: { de: 'feinkost', en: 'delicacies', da: 'delikatesser' },
    title: { de: 'Feinkost', en: 'Delicacies', da: 'Delikatesser' },
    intro: {
      de: 'Gebäck, Schokolade, Kakao, Konfekt: kleine Hersteller, kurze Zutatenlisten. Die Allergene stehen auf jeder Produktseite, nicht erst auf der Packung.',
      en: 'Biscuits, chocolate, cocoa, sweets: small makers, short lists of ingredients. Allergens stand on every product page, not only on the pack.',
      da: 'Kiks, chokolade, kakao, konfekt: små producenter, korte ingredienslister. Allergenerne står på hver produktside, ikke først på pakken.',
    },
    image: 'biscuit-box',
    contains: (product) => product.type === 'delicacies',
  },
  {
    key: 'cocoa',
    handle: { de: 'kakao', en: 'cocoa', da: 'kakao' },
    title: {
      de: 'Kakao & Trinkschokolade',
      en: 'Cocoa & drinking chocolate',
      da: 'Kakao & drikkechokolade',
    },
    intro: {
      de: 'Für alle am Tisch, die keinen Kaffee trinken, und für die Mokka-Mischung derer, die sich nicht entscheiden. Der Kakaoanteil steht im Titel oder gleich darunter.',
      en: 'For everyone at the table who drinks no coffee, and for the mocha of those who cannot decide. The share of cocoa stands in the title or right below.',
      da: 'Til alle ved bordet, der ikke drikker kaffe, og til mokkaen for dem, der ikke kan vælge. Kakaoindholdet står i titlen eller lige under.',
    },
    image: 'coffee-tin',
    contains: (product) =>
      product.type === 'delicacies' && product.named(/trinkschokolade|kakao stark/),
  },
  {
    key: 'chocolate',
    handle: { de: 'schokolade', en: 'chocolate', da: 'chokolade' },
    title: { de: 'Schokolade', en: 'Chocolate', da: 'Chokolade' },
    intro: {
      de: 'Ein Stück dunkle Schokolade vor dem Schluck verändert den Espresso mehr als jede andere Mühle. Probier 70 Prozent zu Brasilien und Milchschokolade zu Äthiopien.',
      en: 'A piece of dark chocolate before the sip changes an espresso more than another grinder would. Try 70 per cent with Brazil and milk chocolate with Ethiopia.',
      da: 'Et stykke mørk chokolade før slurken ændrer espressoen mere end en anden kværn. Prøv 70 procent til Brasilien og mælkechokolade til Etiopien.',
    },
    image: 'chocolate-bar',
    contains: (product) =>
      product.type === 'delicacies' &&
      product.named(/schoko/) &&
      !product.named(/trink|cantuccini/),
  },
  {
    key: 'biscuits',
    handle: { de: 'gebaeck', en: 'biscuits', da: 'smaakager' },
    title: { de: 'Gebäck', en: 'Biscuits', da: 'Småkager' },
    intro: {
      de: 'Trocken genug zum Tunken, süß genug für einen starken Kaffee. Wer die Dose öffnet, hat erfahrungsgemäß vier Tage.',
      en: 'Dry enough to dip, sweet enough for a strong coffee. Experience gives you four days from opening the tin.',
      da: 'Tørre nok til at dyppe, søde nok til en stærk kaffe. Åbner du dåsen, har du erfaringsmæssigt fire dage.',
    },
    image: 'biscuit-box',
    contains: (product) =>
      product.type === 'delicacies' &&
      product.named(
        /gebäck|keks|cantuccini|biscotti|waffeln|amarettini|shortbread|lebkuchen|spekulatius|zwieback|biskuit/,
      ),
  },
];
