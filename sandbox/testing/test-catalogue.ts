import path from 'node:path';
import type { Catalogue, CatalogueInput } from '../catalogue-format/catalogue.ts';
import type { Localized } from '../catalogue-format/languages.ts';
import { readCatalogue } from '../catalogue-format/read-catalogue.ts';
import { recordSchemas } from '../catalogue-format/schema.ts';
import { slugify } from '../catalogue-format/slugify.ts';

// A small catalogue with every kind of thing the sandbox treats differently.

type Texts = [de: string, en: string, da: string];
type Product = CatalogueInput['products'][number];
type Collection = CatalogueInput['collections'][number];
type Metafield = NonNullable<Product['metafields']>[number];

const productTypes = {
  'caffe-crema': ['Caffè Crema', 'Caffè crema', 'Caffè crema'],
  capsules: ['Kaffeekapseln', 'Coffee capsules', 'Kaffekapsler'],
  cup: ['Tasse', 'Cup', 'Kop'],
  delicacies: ['Feinkost', 'Delicacies', 'Delikatesser'],
  dripper: ['Handfilter', 'Pour-over dripper', 'Kaffetragt'],
  'electric-grinder': ['Elektrische Mühle', 'Electric grinder', 'Elektrisk kværn'],
  espresso: ['Espresso', 'Espresso', 'Espresso'],
  'filter-coffee': ['Filterkaffee', 'Filter coffee', 'Filterkaffe'],
  'filter-machine': ['Filterkaffeemaschine', 'Filter coffee machine', 'Filtermaskine'],
  'fully-automatic-machine': [
    'Kaffeevollautomat',
    'Bean-to-cup machine',
    'Fuldautomatisk kaffemaskine',
  ],
  'gift-card': ['Geschenkgutschein', 'Gift card', 'Gavekort'],
  'hand-grinder': ['Handmühle', 'Hand grinder', 'Håndkværn'],
  'instant-coffee': ['Instantkaffee', 'Instant coffee', 'Instantkaffe'],
  kettle: ['Wasserkessel', 'Kettle', 'Kedel'],
  'milk-and-plant-drinks': ['Milch & Pflanzendrinks', 'Milk & plant drinks', 'Mælk & plantedrikke'],
  'moka-pot': ['Espressokocher', 'Moka pot', 'Mokkakande'],
  'portafilter-machine': ['Siebträgermaschine', 'Espresso machine', 'Espressomaskine'],
  'savings-pack': ['Sparpaket', 'Savings pack', 'Sparepakke'],
  scale: ['Kaffeewaage', 'Coffee scale', 'Kaffevægt'],
} satisfies Record<string, Texts>;
type ProductType = keyof typeof productTypes;

interface Item {
  type: ProductType;
  vendor: string;
  name: string;
  picture: string;
  price: number;
  note: Texts;
  text: Texts;
  tags?: string[];
  stock?: number;
  whenSoldOut?: 'deny' | 'continue';
  components?: { sku: string; quantity: number }[];
  quantityRule?: { minimum: number; maximum: number; increment: number };
}

const items: Item[] = [
  {
    type: 'espresso',
    vendor: 'Amaro',
    name: 'Amaro Notte',
    picture: 'bag-1-amaro',
    price: 890,
    tags: ['bestseller'],
    note: [
      'Zartbitter, Walnuss, Melasse',
      'Dark chocolate, walnut, molasses',
      'Mørk chokolade, valnød, melasse',
    ],
    text: [
      'Ein dunkler Espresso für die Siebträgermaschine: dicke Crema, kaum Säure, lang im Abgang.',
      'A dark espresso for the portafilter: thick crema, hardly any acidity, a long finish.',
      'En mørk espresso til espressomaskinen: tyk crema, næsten ingen syre og en lang eftersmag.',
    ],
  },
  {
    type: 'espresso',
    vendor: 'Amaro',
    name: 'Amaro Alba',
    picture: 'bag-label-01',
    price: 950,
    tags: ['neu'],
    note: [
      'Haselnuss, Karamell, Orange',
      'Hazelnut, caramel, orange',
      'Hasselnød, karamel, appelsin',
    ],
    text: [
      'Heller geröstet als die Schwester Notte. Mit Milch wird daraus ein Cappuccino, der nach Nougat schmeckt.',
      'Roasted lighter than its sister Notte. With milk it turns into a cappuccino that tastes of nougat.',
      'Ristet lysere end søsteren Notte. Med mælk bliver den til en cappuccino, der smager af nougat.',
    ],
  },
  {
    type: 'caffe-crema',
    vendor: 'Casa Linde',
    name: 'Casa Blend',
    picture: 'bag-3-casa-blend',
    price: 790,
    note: [
      'Keks, Milchschokolade, Mandel',
      'Biscuit, milk chocolate, almond',
      'Kiks, mælkechokolade, mandel',
    ],
    text: [
      'Der Alltagskaffee für den Vollautomaten: rund, mild und auch nach der dritten Tasse noch gern gesehen.',
      'The everyday coffee for bean-to-cup machines: round, mild and still welcome at the third cup.',
      'Hverdagskaffen til fuldautomaten: rund, mild og stadig velkommen efter tredje kop.',
    ],
  },
  {
    type: 'filter-coffee',
    vendor: 'Nordhavn',
    name: 'Nordhavn Fjord',
    picture: 'bag-label-02',
    price: 1090,
    note: ['Bergamotte, Jasmin, Pfirsich', 'Bergamot, jasmine, peach', 'Bergamot, jasmin, fersken'],
    text: [
      'Gewaschener Äthiopier, hell geröstet. Am besten als Handfilter mit weichem Wasser.',
      'A washed Ethiopian, lightly roasted. Best as a pour-over with soft water.',
      'En vasket etiopier, lyst ristet. Bedst som pour-over med blødt vand.',
    ],
  },
  {
    type: 'filter-coffee',
    vendor: 'Nordhavn',
    name: 'Nordhavn Skagen',
    picture: 'bag-label-03',
    price: 1150,
    note: [
      'Johannisbeere, Zuckerrohr, Schwarztee',
      'Blackcurrant, cane sugar, black tea',
      'Solbær, rørsukker, sort te',
    ],
    text: [
      'Kenia, wie ihn Filtertrinker suchen: saftig, klar und mit einer Süße, die erst beim Abkühlen kommt.',
      'Kenya the way filter drinkers want it: juicy, clean, with a sweetness that only shows as it cools.',
      'Kenya, som filterdrikkere vil have den: saftig, klar og med en sødme, der først kommer, når den køler af.',
    ],
  },
  {
    type: 'espresso',
    vendor: 'Nachtschicht',
    name: 'Night Shift',
    picture: 'bag-2-night-shift',
    price: 1290,
    note: ['Kakao, Röstbrot, Rum', 'Cocoa, toast, rum', 'Kakao, ristet brød, rom'],
    text: [
      'Mit kräftigem Robusta-Anteil für alle, die nachts noch etwas vorhaben.',
      'With a generous share of Robusta for everyone who still has plans at night.',
      'Med en god andel Robusta til alle, der stadig har planer om natten.',
    ],
    stock: 0,
    whenSoldOut: 'continue',
  },
  {
    type: 'espresso',
    vendor: 'Casa Linde',
    name: 'Decaf Reserve',
    picture: 'bag-4-decaf-reserve',
    price: 1190,
    tags: ['entkoffeiniert'],
    note: ['Nougat, Dattel, Zimt', 'Nougat, date, cinnamon', 'Nougat, daddel, kanel'],
    text: [
      'Entkoffeiniert mit Quellwasser, geröstet wie ein richtiger Espresso.',
      'Decaffeinated with spring water, roasted like a proper espresso.',
      'Koffeinfri med kildevand, ristet som en rigtig espresso.',
    ],
  },
  {
    type: 'savings-pack',
    vendor: 'Amaro',
    name: 'Amaro Espresso-Sparpaket',
    picture: 'coffee-bag-1kg',
    price: 4390,
    tags: ['sale'],
    note: [
      'Drei Kilo für den ganzen Monat',
      'Three kilos for the whole month',
      'Tre kilo til hele måneden',
    ],
    text: [
      'Dreimal ein Kilo Amaro Notte, zusammen 18 % günstiger als einzeln.',
      'Three one-kilo bags of Amaro Notte, together 18 % cheaper than one by one.',
      'Tre gange et kilo Amaro Notte, sammen 18 % billigere end enkeltvis.',
    ],
    components: [{ sku: 'K100-1000-0001', quantity: 3 }],
  },
  {
    type: 'capsules',
    vendor: 'Casa Linde',
    name: 'Kapseln Lindenallee',
    picture: 'capsule-box',
    price: 449,
    note: ['Kakao, Toast, Pflaume', 'Cocoa, toast, plum', 'Kakao, toast, blomme'],
    text: [
      'Zehn kompostierbare Kapseln mit frisch gemahlenem Crema-Kaffee.',
      'Ten compostable capsules filled with freshly ground crema coffee.',
      'Ti komposterbare kapsler med friskmalet cremakaffe.',
    ],
  },
  {
    type: 'instant-coffee',
    vendor: 'Nordhavn',
    name: 'Nordhavn Instant',
    picture: 'instant-coffee-jar',
    price: 1290,
    stock: 0,
    note: ['Getreide, Karamell', 'Cereal, caramel', 'Korn, karamel'],
    text: [
      'Gefriergetrockneter Filterkaffee für Zelt, Zug und Büro.',
      'Freeze-dried filter coffee for the tent, the train and the office.',
      'Frysetørret filterkaffe til telt, tog og kontor.',
    ],
  },
  {
    type: 'milk-and-plant-drinks',
    vendor: 'Weidehof',
    name: 'Barista-Hafer',
    picture: 'milk-carton',
    price: 269,
    note: [
      'Schäumt fein und süßt von selbst',
      'Foams finely and sweetens by itself',
      'Skummer fint og søder af sig selv',
    ],
    text: [
      'Haferdrink, der auch in heißem Espresso nicht ausflockt.',
      'Oat drink that does not curdle, not even in hot espresso.',
      'Havredrik, der ikke skiller, heller ikke i varm espresso.',
    ],
    quantityRule: { minimum: 6, maximum: 24, increment: 6 },
  },
  {
    type: 'delicacies',
    vendor: 'Lotsenküche',
    name: 'Bitterschokolade 72 %',
    picture: 'chocolate-bar',
    price: 490,
    tags: ['geschenk'],
    note: ['Mit grob gemahlenem Kaffee', 'With coarsely ground coffee', 'Med groft malet kaffe'],
    text: [
      'Eine Tafel mit Biss: dunkle Schokolade und geröstete Bohnensplitter.',
      'A bar with bite: dark chocolate and roasted bean splinters.',
      'En plade med bid: mørk chokolade og splinter af ristede bønner.',
    ],
  },
  {
    type: 'portafilter-machine',
    vendor: 'Rovena',
    name: 'Rovena Piccola',
    picture: 'compact-espresso-petrol',
    price: 64900,
    tags: ['Sonderversand', 'bestseller'],
    note: [
      'Kompakt, schnell heiß, 58-mm-Sieb',
      'Compact, quick to heat, 58 mm basket',
      'Kompakt, hurtigt varm, 58 mm filter',
    ],
    text: [
      'In sechs Minuten auf Temperatur: die Siebträgermaschine für kleine Küchen.',
      'Up to temperature in six minutes: the espresso machine for small kitchens.',
      'Klar på seks minutter: espressomaskinen til små køkkener.',
    ],
  },
  {
    type: 'portafilter-machine',
    vendor: 'Rovena',
    name: 'Rovena Doppia',
    picture: 'espresso-machine',
    price: 189900,
    tags: ['Speditionsversand'],
    note: [
      'Zweikreiser mit Rotationspumpe',
      'Dual boiler with rotary pump',
      'Dobbeltkedel med rotationspumpe',
    ],
    text: [
      'Brühen und Schäumen zugleich, leise und mit fester Brühtemperatur.',
      'Brewing and steaming at once, quietly and at a steady brewing temperature.',
      'Bryg og damp på samme tid, stille og med fast bryggetemperatur.',
    ],
  },
  {
    type: 'fully-automatic-machine',
    vendor: 'Kellström',
    name: 'Kellström Auto 5',
    picture: 'fully-automatic',
    price: 79900,
    tags: ['Sonderversand'],
    note: [
      'Fünf Getränke auf Knopfdruck',
      'Five drinks at the push of a button',
      'Fem drikke med et tryk',
    ],
    text: [
      'Mahlt leise, schäumt automatisch und spült sich selbst.',
      'Grinds quietly, froths by itself and rinses on its own.',
      'Maler stille, skummer selv og skyller sig selv.',
    ],
  },
  {
    type: 'filter-machine',
    vendor: 'Kellström',
    name: 'Kellström Filtra',
    picture: 'filter-coffee-machine',
    price: 18900,
    tags: ['Sonderversand'],
    note: ['Acht Tassen bei 93 Grad', 'Eight cups at 93 degrees', 'Otte kopper ved 93 grader'],
    text: [
      'Brüht wie von Hand: mit Vorbrühen und breitem Duschkopf.',
      'Brews as if by hand: with pre-infusion and a wide shower head.',
      'Brygger som i hånden: med forbrygning og bredt brusehoved.',
    ],
  },
  {
    type: 'electric-grinder',
    vendor: 'Mahlwerk Süd',
    name: 'Mahlwerk E64',
    picture: 'electric-grinder',
    price: 39900,
    tags: ['Elektrische Mühlen', 'bestseller'],
    note: [
      '64-mm-Scheiben, stufenlos',
      '64 mm flat burrs, stepless',
      '64 mm flade kværne, trinløs',
    ],
    text: [
      'Eine Mühle für alles zwischen Mokka und French Press, mit wenig Totraum.',
      'One grinder for everything between moka and French press, with little retention.',
      'En kværn til alt mellem mokka og stempelkande, med lidt restkaffe.',
    ],
  },
  {
    type: 'hand-grinder',
    vendor: 'Mahlwerk Süd',
    name: 'Mahlwerk Reise',
    picture: 'hand-grinder',
    price: 8900,
    note: ['Stahlkegel, 25 Gramm', 'Steel conical burr, 25 grams', 'Stålkegle, 25 gram'],
    text: [
      'Passt in jeden Rucksack und mahlt gleichmäßiger, als ihre Größe vermuten lässt.',
      'Fits any rucksack and grinds more evenly than its size suggests.',
      'Passer i enhver rygsæk og maler jævnere, end størrelsen antyder.',
    ],
  },
  {
    type: 'moka-pot',
    vendor: 'Rovena',
    name: 'Rovena Moka',
    picture: 'moka-pot',
    price: 3490,
    note: [
      'Für drei Tassen, auch Induktion',
      'Three cups, induction too',
      'Tre kopper, også induktion',
    ],
    text: [
      'Edelstahl statt Aluminium, und der Griff bleibt kühl.',
      'Stainless steel instead of aluminium, and the handle stays cool.',
      'Rustfrit stål i stedet for aluminium, og grebet forbliver køligt.',
    ],
  },
  {
    type: 'dripper',
    vendor: 'Tropfwerk',
    name: 'Tropfwerk Filterhalter',
    picture: 'dripper-green',
    price: 2490,
    note: ['Keramik, Größe 02', 'Ceramic, size 02', 'Keramik, størrelse 02'],
    text: [
      'Spiralrillen und ein großes Loch: Das Tempo bestimmt die Hand.',
      'Spiral ribs and one large hole: the hand sets the pace.',
      'Spiralriller og ét stort hul: hånden bestemmer tempoet.',
    ],
  },
  {
    type: 'kettle',
    vendor: 'Tropfwerk',
    name: 'Tropfwerk Schwanenhals',
    picture: 'gooseneck-kettle',
    price: 7900,
    note: ['Gießt auf den Punkt', 'Pours to the point', 'Hælder præcist'],
    text: [
      'Der Wasserkessel für ruhige Hände: 900 ml, dünner Strahl, Thermometer im Deckel.',
      'The kettle for steady hands: 900 ml, thin stream, thermometer in the lid.',
      'Kedlen til rolige hænder: 900 ml, tynd stråle, termometer i låget.',
    ],
  },
  {
    type: 'scale',
    vendor: 'Tropfwerk',
    name: 'Tropfwerk Waage',
    picture: 'scale',
    price: 5900,
    note: ['Zehntelgramm und Zeit', 'A tenth of a gram, and time', 'Tiendedele gram og tid'],
    text: [
      'Misst Kaffee, Wasser und Sekunden, ohne dass man etwas umschalten muss.',
      'Measures coffee, water and seconds without any switching.',
      'Måler kaffe, vand og sekunder uden at skifte.',
    ],
  },
  {
    type: 'cup',
    vendor: 'Lotsenküche',
    name: 'Becher Lotse',
    picture: 'mug-green',
    price: 1490,
    tags: ['geschenk'],
    note: ['Steinzeug, 300 ml', 'Stoneware, 300 ml', 'Stentøj, 300 ml'],
    text: [
      'Von Hand glasiert, spülmaschinenfest, und er liegt gut in der Hand.',
      'Glazed by hand, dishwasher-safe, and pleasant to hold.',
      'Glaseret i hånden, tåler opvaskemaskine og ligger godt i hånden.',
    ],
  },
  {
    type: 'gift-card',
    vendor: 'Kaffeelotse',
    name: 'Kaffeelotse Gutschein',
    picture: 'gift-card-kaffeelotse',
    price: 2500,
    tags: ['geschenk'],
    note: ['Kommt per E-Mail', 'Arrives by e-mail', 'Kommer på e-mail'],
    text: [
      'Wenn die Lieblingsbohne noch geheim ist: verschenken Sie die Wahl.',
      'When the favourite bean is still a secret: give the choice.',
      'Når yndlingsbønnen stadig er hemmelig: giv valget.',
    ],
  },
];

const coffeeTypes: ProductType[] = ['espresso', 'caffe-crema', 'filter-coffee'];
const foods: ProductType[] = [
  ...coffeeTypes,
  'capsules',
  'instant-coffee',
  'savings-pack',
  'milk-and-plant-drinks',
  'delicacies',
];
const machineTypes: ProductType[] = [
  'portafilter-machine',
  'fully-automatic-machine',
  'filter-machine',
];
const grinderTypes: ProductType[] = ['electric-grinder', 'hand-grinder'];

/** Shop, discounts, gift cards and selling plans as files; the goods are made below. */
export const testShopDirectory = path.join(import.meta.dirname, 'test-shop');

export async function testCatalogue(): Promise<Catalogue> {
  const catalogue = await readCatalogue(testShopDirectory);
  const schemas = recordSchemas(catalogue.shop.primaryLanguage);
  const products = items.map((item, index) => schemas.product.parse(product(item, index)));
  return {
    ...catalogue,
    products,
    collections: collections().map((it) => schemas.collection.parse(it)),
    metaobjects: metaobjects.map((it) => schemas.metaobject.parse(it)),
    pictures: pictureFiles().map((file) => ({ file, width: 900, height: 900, version: '1' })),
  };
}

const metaobjects: CatalogueInput['metaobjects'] = [
  {
    key: 'espresso-savings',
    type: 'topbar_promotion',
    fields: [
      field('title', [
        'Espresso-Sparpakete: bis zu 18 % sparen',
        'Espresso savings packs: up to 18 % off',
        'Espresso-sparepakker: spar op til 18 %',
      ]),
      longField('description', [
        'Drei Kilo zum Preis von zweieinhalb, solange der Vorrat reicht.',
        'Three kilos for the price of two and a half, while stocks last.',
        'Tre kilo til prisen for to et halvt, så længe lager haves.',
      ]),
      field('discount_code', ['LOTSE10', 'LOTSE10', 'LOTSE10']),
      { key: 'link', type: 'collection_reference', value: '', collections: ['espresso'] },
      field('link_text', ['Zu den Espressi', 'To the espressos', 'Til espressoerne']),
    ],
  },
  {
    key: 'bio',
    type: 'certification',
    fields: [
      field('title', ['Bio', 'Organic', 'Økologisk']),
      longField('description', [
        'Aus kontrolliert ökologischem Anbau',
        'From certified organic farming',
        'Fra kontrolleret økologisk dyrkning',
      ]),
    ],
  },
  {
    key: 'new',
    type: 'badge',
    fields: [field('title', ['Neu', 'New', 'Nyhed']), field('tone', ['fresh', 'fresh', 'fresh'])],
  },
];

function pictureFiles(): string[] {
  const ofCollections = collections().flatMap(({ image }) => image?.file ?? []);
  return [...new Set([...items.map(({ picture }) => `${picture}.webp`), ...ofCollections])];
}

function product(item: Item, index: number): Product {
  const isCoffee = coffeeTypes.includes(item.type);
  const key = slugify(item.name);
  const sizes = isCoffee ? [250, 1000] : [0];
  return {
    key,
    handle: { de: key, en: key, da: key },
    title: localized([
      `${item.vendor} - ${item.name}`,
      `${item.vendor} - ${item.name}`,
      `${item.vendor} - ${item.name}`,
    ]),
    vendor: item.vendor,
    productType: localized(productTypes[item.type]),
    ...(foods.includes(item.type) && { taxRate: 7 }),
    tags: item.tags ?? [],
    descriptionHtml: map(localized(item.text), (text) => `<p>${text}</p>`),
    seo: { title: localized([item.name, item.name, item.name]), description: localized(item.text) },
    isGiftCard: item.type === 'gift-card',
    createdAt: new Date(Date.UTC(2026, 8, 30 - index)).toISOString(),
    unitsSold: 5000 - index * 137,
    options: options(item, isCoffee),
    variants: sizes.map((grams, place) => ({
      sku: `K${String(100 + index)}-${String(grams || 1).padStart(4, '0')}-0001`,
      options: isCoffee || item.type === 'gift-card' ? [place] : [],
      price: grams === 1000 ? Math.round(item.price * 3.4) : item.price,
      ...(item.tags?.includes('sale') && { compareAtPrice: Math.round(item.price / 0.82) }),
      ...(isCoffee && { contents: { amount: grams, unit: 'g' as const } }),
      ...(item.quantityRule && { quantityRule: item.quantityRule }),
      ...(item.components && { components: item.components }),
      stock: item.stock ?? 25 + index,
      whenSoldOut: item.whenSoldOut ?? 'deny',
      weightGrams: grams || 500,
      metafields: [
        { namespace: 'product', key: 'delivery_time', type: 'json', value: '{"min":1,"max":3}' },
        ...(item.tags?.includes('neu')
          ? [
              {
                namespace: 'variant',
                key: 'badge',
                type: 'metaobject_reference' as const,
                value: '',
                metaobjects: ['new'],
              },
            ]
          : []),
      ],
    })),
    images: [{ file: `${item.picture}.webp`, alt: localized([item.name, item.name, item.name]) }],
    metafields: metafields(item, isCoffee, index),
    sellingPlanGroups: isCoffee ? ['kaffee-abo'] : [],
    complementary: isCoffee ? ['mahlwerk-e64', 'becher-lotse'] : ['amaro-notte', 'casa-blend'],
  };
}

function options(item: Item, isCoffee: boolean): Product['options'] {
  if (item.type === 'gift-card') {
    return [
      {
        name: localized(['Wert', 'Value', 'Værdi']),
        values: [{ name: localized(['25 €', '€25', '25 €']) }],
      },
    ];
  }
  if (!isCoffee) return [];
  const size = (text: string) => ({ name: localized([text, text, text]) });
  return [
    { name: localized(['Größe', 'Size', 'Størrelse']), values: [size('250 g'), size('1 kg')] },
  ];
}

function metafields(item: Item, isCoffee: boolean, index: number): Metafield[] {
  const line = (namespace: string, key: string, texts: Texts): Metafield => ({
    namespace,
    key,
    type: 'single_line_text_field',
    value: localized(texts),
  });
  const common = [line('product', 'short_note', item.note)];
  if (!isCoffee) return common;
  const dark = index % 2 === 0;
  return [
    ...common,
    line(
      'coffee',
      'roast',
      dark
        ? ['Dunkle Röstung', 'Dark roast', 'Mørk ristning']
        : ['Helle Röstung', 'Light roast', 'Lys ristning'],
    ),
    {
      namespace: 'coffee',
      key: 'notes',
      type: 'list.single_line_text_field',
      value: map(localized(item.note), (text) => JSON.stringify(text.split(', '))),
    },
    { namespace: 'coffee', key: 'organic', type: 'boolean', value: String(!dark) },
    {
      namespace: 'coffee',
      key: 'decaf',
      type: 'boolean',
      value: String(item.tags?.includes('entkoffeiniert') ?? false),
    },
    { namespace: 'coffee', key: 'strength', type: 'number_integer', value: dark ? '5' : '2' },
    ...(dark
      ? []
      : [
          {
            namespace: 'product',
            key: 'certifications',
            type: 'list.metaobject_reference' as const,
            value: '',
            metaobjects: ['bio'],
          },
        ]),
  ];
}

function collections(): Collection[] {
  const ofTypes = (types: ProductType[]) => (item: Item) => types.includes(item.type);
  const isMachine = ofTypes(machineTypes);
  const isGrinder = ofTypes(grinderTypes);
  const isCoffee = ofTypes([...coffeeTypes, 'savings-pack', 'capsules', 'instant-coffee']);
  return [
    collection(
      'coffee',
      ['kaffee', 'coffee', 'kaffe'],
      ['Kaffee & Espresso', 'Coffee & espresso', 'Kaffe & espresso'],
      'scene-beans-topdown',
      isCoffee,
    ),
    collection(
      'espresso',
      ['espresso', 'espresso', 'espresso'],
      ['Espresso', 'Espresso', 'Espresso'],
      'bag-1-amaro',
      ofTypes(['espresso', 'savings-pack']),
    ),
    collection(
      'espresso-savings-packs',
      ['espresso-sparpakete', 'espresso-savings-packs', 'espresso-sparepakker'],
      ['Espresso-Sparpakete', 'Espresso savings packs', 'Espresso-sparepakker'],
      'coffee-bag-1kg',
      ofTypes(['savings-pack']),
    ),
    collection(
      'espresso-beans',
      ['espresso-ganze-bohne', 'espresso-whole-bean', 'espresso-hele-bonner'],
      ['Espresso ganze Bohne', 'Espresso whole bean', 'Espresso hele bønner'],
      'bag-label-01',
      ofTypes(['espresso']),
    ),
    collection(
      'filter-coffee',
      ['filterkaffee', 'filter-coffee', 'filterkaffe'],
      ['Filterkaffee', 'Filter coffee', 'Filterkaffe'],
      'bag-label-02',
      ofTypes(['filter-coffee']),
    ),
    collection(
      'machines',
      ['kaffeemaschinen', 'coffee-machines', 'kaffemaskiner'],
      ['Kaffeemaschinen', 'Coffee machines', 'Kaffemaskiner'],
      'espresso-machine',
      isMachine,
    ),
    collection(
      'grinders',
      ['kaffeemuehlen', 'coffee-grinders', 'kaffekvaerne'],
      ['Kaffeemühlen', 'Coffee grinders', 'Kaffekværne'],
      'electric-grinder',
      isGrinder,
    ),
    collection(
      'accessories',
      ['zubehoer', 'accessories', 'tilbehor'],
      ['Zubehör', 'Accessories', 'Tilbehør'],
      'scale',
      (candidate) => !isCoffee(candidate) && !isMachine(candidate) && !isGrinder(candidate),
    ),
  ];
}

function collection(
  key: string,
  handles: Texts,
  titles: Texts,
  picture: string,
  belongs: (item: Item) => boolean,
): Collection {
  const intro = localized([
    `${titles[0]} aus unserem Lager, frisch und gut beraten.`,
    `${titles[1]} from our own stock, fresh and well advised.`,
    `${titles[2]} fra vores eget lager, frisk og med god rådgivning.`,
  ]);
  return {
    key,
    handle: localized(handles),
    title: localized(titles),
    descriptionHtml: map(intro, (text) => `<p>${text}</p>`),
    seo: { title: localized(titles), description: intro },
    image: { file: `${picture}.webp`, alt: localized(titles) },
    products: items.filter(belongs).map(({ name }) => slugify(name)),
    metafields: [
      { namespace: 'collection', key: 'introtext', type: 'multi_line_text_field', value: intro },
    ],
  };
}

function field(key: string, texts: Texts) {
  return { key, type: 'single_line_text_field' as const, value: localized(texts) };
}

function longField(key: string, texts: Texts) {
  return { ...field(key, texts), type: 'multi_line_text_field' as const };
}

function localized([de, en, da]: Texts): Localized {
  return { de, en, da };
}

function map({ de, en, da }: Localized, change: (text: string) => string): Localized {
  return { de: change(de), en: change(en), da: change(da) };
}
