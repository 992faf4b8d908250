// What goes with what, across coffee and equipment: a coffee gets a dripper or cups, a machine gets a grinder and coffees.

import type { CatalogueProduct, ProductType } from './model.ts';
import { seededRandom } from './random.ts';

/** For each type the types that are offered with it, one product of each, most useful first. */
const goesWith: Record<ProductType, ProductType[]> = {
  espresso: ['cup', 'storage', 'scale', 'tamper', 'delicacies'],
  'caffe-crema': ['cup', 'milk-and-plant-drinks', 'cleaning', 'storage'],
  'filter-coffee': ['dripper', 'filters', 'cup', 'french-press', 'storage'],
  capsules: ['cup', 'glass', 'delicacies', 'cleaning'],
  pads: ['cup', 'milk-frother', 'delicacies'],
  'instant-coffee': ['kettle', 'milk-frother', 'cup', 'syrup'],
  'savings-pack': ['storage', 'cup', 'scale', 'delicacies'],
  'milk-and-plant-drinks': ['milk-jug', 'milk-frother', 'espresso', 'syrup'],
  delicacies: ['espresso', 'filter-coffee', 'cup'],
  syrup: ['milk-and-plant-drinks', 'glass', 'espresso'],
  'gift-card': [],
  'portafilter-machine': [
    'espresso',
    'espresso',
    'electric-grinder',
    'tamper',
    'scale',
    'cleaning',
    'milk-jug',
  ],
  'fully-automatic-machine': [
    'caffe-crema',
    'espresso',
    'cleaning',
    'water-filter',
    'milk-and-plant-drinks',
  ],
  'filter-machine': ['filter-coffee', 'filter-coffee', 'filters', 'electric-grinder', 'cleaning'],
  'capsule-machine': ['capsules', 'capsules', 'milk-frother', 'glass', 'cleaning'],
  'electric-grinder': ['espresso', 'cleaning', 'scale', 'storage'],
  'hand-grinder': ['filter-coffee', 'dripper', 'scale', 'coffee-press'],
  'moka-pot': ['espresso', 'hand-grinder', 'cup', 'milk-frother'],
  'french-press': ['filter-coffee', 'hand-grinder', 'kettle', 'cup'],
  dripper: ['filter-coffee', 'filters', 'kettle', 'scale', 'hand-grinder'],
  'coffee-press': ['filter-coffee', 'filters', 'hand-grinder', 'kettle'],
  kettle: ['dripper', 'filter-coffee', 'scale', 'filters'],
  'milk-frother': ['milk-and-plant-drinks', 'glass', 'espresso', 'syrup'],
  filters: ['filter-coffee', 'dripper', 'kettle', 'scale'],
  scale: ['dripper', 'espresso', 'filter-coffee', 'kettle'],
  tamper: ['barista-tool', 'espresso', 'scale', 'electric-grinder'],
  'barista-tool': ['tamper', 'espresso', 'scale', 'cleaning'],
  'milk-jug': ['milk-and-plant-drinks', 'cup', 'espresso', 'barista-tool'],
  cup: ['espresso', 'filter-coffee', 'delicacies'],
  glass: ['milk-frother', 'espresso', 'syrup', 'capsules'],
  storage: ['filter-coffee', 'espresso', 'scale'],
  cleaning: ['water-filter', 'caffe-crema'],
  'water-filter': ['cleaning', 'filter-coffee', 'kettle'],
  'spare-part': ['cleaning', 'barista-tool', 'espresso'],
};

/** Where the short note says that a product is not for what its type is usually for. */
const exceptions: { type: ProductType; note: RegExp; goesWith: ProductType[] }[] = [
  {
    type: 'filters',
    note: /für Siebträger/,
    goesWith: ['tamper', 'espresso', 'scale', 'barista-tool'],
  },
  {
    type: 'electric-grinder',
    note: /für Filterkaffee/,
    goesWith: ['filter-coffee', 'cleaning', 'scale', 'storage'],
  },
];

/** Of a type with many uses, only what the German title says. */
const titles: Partial<Record<ProductType, Partial<Record<ProductType, RegExp>>>> = {
  capsules: { cleaning: /[Ee]ntkalk/ },
  'caffe-crema': { cleaning: /Reinigungstabletten|[Ee]ntkalk/ },
  'filter-machine': { cleaning: /[Ee]ntkalk/ },
};

/** Chosen among so many best sellers of a type, so that not every page shows the same one. */
const candidatesPerType = 24;
const mostComplements = 10;

/** In cents: what anybody adds to an order, and how many times the product's own price. */
const smallPrice = 6000;
const mostTimesThePrice = 2;

/** Keeps what a product already names and adds what fits from the other shelves, at a price that fits, too. */
export function withComplements(products: CatalogueProduct[]): CatalogueProduct[] {
  const candidates = new Map(
    [...Map.groupBy(products, (product) => product.productType)].map(([type, ofType]) => [
      type,
      ofType.filter(isAvailable).toSorted((a, b) => b.unitsSold - a.unitsSold),
    ]),
  );
  const byKey = new Map(products.map((product) => [product.key, product]));
  return products.map((product) => {
    const random = seededRandom(seedOf(product.key));
    const highest = Math.max(smallPrice, mostTimesThePrice * lowestPrice(product));
    const isAffordable = (other: CatalogueProduct | undefined) =>
      other !== undefined && lowestPrice(other) <= highest;
    const named = product.complementary.filter((key) => isAffordable(byKey.get(key)));
    const namedTypes = new Set(named.map((key) => byKey.get(key)?.productType));
    const added: string[] = [];
    for (const type of typesFor(product)) {
      if (namedTypes.has(type)) continue;
      const choice = (candidates.get(type) ?? [])
        .filter(
          (other) =>
            isAffordable(other) &&
            !added.includes(other.key) &&
            suits(other, product) &&
            (type !== 'filters' || takesPaper(dripperOf(added, byKey), other)) &&
            (type !== 'storage' || holdsPack(other, product)),
        )
        .slice(0, candidatesPerType);
      if (choice.length > 0) added.push(random.pick(choice).key);
    }
    const complementary = [...new Set(inTurns(added, named))]
      .filter((key) => key !== product.key)
      .slice(0, mostComplements);
    return { ...product, complementary };
  });
}

function typesFor(product: CatalogueProduct): ProductType[] {
  const note = shortNote(product);
  const exception = exceptions.find(
    (each) => each.type === product.productType && each.note.test(note),
  );
  return exception?.goesWith ?? goesWith[product.productType];
}

/** In German. */
function shortNote({ metafields }: CatalogueProduct): string {
  const note = metafields.find(({ key }) => key === 'short_note')?.value;
  return typeof note === 'object' ? note.de : '';
}

function dripperOf(keys: string[], byKey: ReadonlyMap<string, CatalogueProduct>) {
  return keys.map((key) => byKey.get(key)).find((other) => other?.productType === 'dripper');
}

/** What a dripper's note says of its shape, and the note of the papers for it. */
const papers: [RegExp, RegExp][] = [
  [/konisch/, /konische/],
  [/trapez/, /Trapez/],
  [/Karaffe/, /Filterkaraffen/],
];

/** Papers beside a dripper fit it. */
function takesPaper(dripper: CatalogueProduct | undefined, filters: CatalogueProduct): boolean {
  if (!dripper) return true;
  return papers.some(
    ([shape, paper]) => shape.test(shortNote(dripper)) && paper.test(shortNote(filters)),
  );
}

/** A canister holds the smallest pack of a coffee: "für 400–800 g". */
function holdsPack(canister: CatalogueProduct, { variants }: CatalogueProduct): boolean {
  const [, grams] = /(\d+) g$/.exec(shortNote(canister).replaceAll('.', '')) ?? [];
  const packs = variants.flatMap(({ contents }) =>
    contents ? [contents.amount * (contents.unit === 'kg' ? 1000 : 1)] : [],
  );
  return !grams || packs.length === 0 || Number(grams) >= Math.min(...packs);
}

function suits(other: CatalogueProduct, { productType }: CatalogueProduct): boolean {
  return titles[productType]?.[other.productType]?.test(other.title.de) ?? true;
}

function inTurns(first: string[], second: string[]): string[] {
  const turns = Math.max(first.length, second.length);
  return Array.from({ length: turns }).flatMap((_, turn) => [
    ...first.slice(turn, turn + 1),
    ...second.slice(turn, turn + 1),
  ]);
}

function lowestPrice({ variants }: CatalogueProduct): number {
  return Math.min(...variants.map(({ price }) => price));
}

function isAvailable(product: CatalogueProduct): boolean {
  return product.variants.some(({ stock, whenSoldOut }) => stock > 0 || whenSoldOut === 'continue');
}

function seedOf(key: string): number {
  let seed = 0;
  for (const char of key) seed = Math.imul(seed ^ (char.codePointAt(0) ?? 0), 2654435761);
  return seed;
}
