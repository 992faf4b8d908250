import { describe, expect, it } from 'vitest';
import {
  type CatalogueProduct,
  type CatalogueVariant,
  type Localized,
  languages,
  type ProductType,
} from '../model.ts';
import { sealKeys } from '../pictures/seals.ts';
import { brandProfiles, cityOf } from './brands.ts';
import { buildCoffeeRange } from './build.ts';
import { coffeeBrands, coffeeMetaobjects, coffeeProducts } from './index.ts';
import { flavourNotes } from './source-data/notes.ts';
import { regions } from './source-data/regions.ts';

const products = coffeeProducts();
const metaobjects = coffeeMetaobjects();
const ofType = (type: ProductType) => products.filter(({ productType }) => productType === type);
const share = (fits: (product: CatalogueProduct) => boolean) =>
  products.filter(fits).length / products.length;

function textOf(
  product: CatalogueProduct,
  namespace: string,
  key: string,
  language: (typeof languages)[number] = 'de',
): string {
  const value = product.metafields.find(
    (field) => field.namespace === namespace && field.key === key,
  )?.value;
  return typeof value === 'object' ? value[language] : (value ?? '');
}

function profileOf(product: CatalogueProduct): Map<string, number> {
  const [key] =
    product.metafields.find((field) => field.key === 'flavour_profile')?.metaobjects ?? [];
  const object = metaobjects.find((candidate) => candidate.key === key);
  return new Map(object?.fields.map((field) => [field.key, Number(field.value)]));
}

/** Cents in a variant's metafield of the namespace 'price'. */
function priceIn(variant: CatalogueVariant | undefined, key: string): number | undefined {
  const value = variant?.metafields.find(
    (field) => field.namespace === 'price' && field.key === key,
  )?.value;
  if (typeof value !== 'string') return undefined;
  return Math.round(Number(JSON.parse(value).amount) * 100);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the coffee brands', () => {
  it('are 71, ten of them ranked, none a known trademark of the first drawings', () => {
    expect(coffeeBrands).toHaveLength(71);
    expect(twice(coffeeBrands.map(({ key }) => key))).toEqual([]);
    expect(coffeeBrands.flatMap(({ topRank }) => topRank ?? []).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const names = coffeeBrands.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'Kernel & Co',
        'Verde Alto',
        'Deichgold',
        'Fjordbrand',
        'Casa Lumera',
        'Morvano',
        'Zaravella',
        'Tidevand',
        'Ostwind',
        'Nordmole',
      ]),
    );
    expect(names).not.toContain('Solana');
  });

  it('all sell something', () => {
    const vendors = new Set(products.map(({ vendor }) => vendor));
    expect(coffeeBrands.filter(({ name }) => !vendors.has(name))).toEqual([]);
  });
});

describe('a coffee’s technical details', () => {
  const coffees = products.filter(({ productType }) =>
    ['espresso', 'caffe-crema', 'filter-coffee', 'capsules', 'pads', 'instant-coffee'].includes(
      productType,
    ),
  );
  const rowsOf = (product: CatalogueProduct, language: (typeof languages)[number]) => {
    const [key] =
      product.metafields.find((field) => field.key === 'technical_details')?.metaobjects ?? [];
    const value = metaobjects.find((object) => object.key === key)?.fields[0]?.value;
    return typeof value === 'object' ? JSON.parse(value[language]) : [];
  };

  it('stand on every coffee, in every language', () => {
    for (const coffee of coffees) {
      for (const language of languages) {
        expect(rowsOf(coffee, language).length, coffee.key).toBeGreaterThanOrEqual(7);
      }
    }
  });

  it('are the facts of Night Shift', () => {
    const nightShift = products.find(({ key }) => key === 'kernel-co-night-shift-espresso');
    if (!nightShift) throw new Error('Night Shift is gone');
    expect(rowsOf(nightShift, 'en')).toEqual([
      { label: 'Growing region', value: 'Mogiana, Brazil (80%), Kodagu, India (20%)' },
      { label: 'Altitude', value: '850–1,250 m' },
      { label: 'Varieties', value: 'Yellow Bourbon, Old Paradenia' },
      { label: 'Processing', value: 'Natural' },
      { label: 'Blend', value: '80% Arabica, 20% Robusta' },
      { label: 'Roast', value: 'Dark roast' },
      { label: 'Grind', value: 'Whole bean' },
      { label: 'Net weight', value: '250 g, 500 g, 1 kg' },
    ]);
  });

  it('make four tabs of every second coffee: text, preparation, seals or awards, details', () => {
    const hasSealOrAward = ({ metafields }: CatalogueProduct) =>
      metafields.some(({ key }) => key === 'certifications' || key === 'awards');
    expect(coffees.filter(hasSealOrAward).length / coffees.length).toBeGreaterThan(0.5);
  });
});

describe('the range', () => {
  it.each<[ProductType, number]>([
    ['espresso', 430],
    ['caffe-crema', 110],
    ['filter-coffee', 270],
    ['capsules', 110],
    ['pads', 40],
    ['instant-coffee', 35],
    ['savings-pack', 40],
    ['milk-and-plant-drinks', 30],
    ['delicacies', 40],
    ['syrup', 30],
    ['gift-card', 6],
  ])('has its %s [PROD-002]', (type, count) => {
    expect(ofType(type)).toHaveLength(count);
  });

  it('has about three variants a product', () => {
    const variants = products.flatMap((product) => product.variants);
    expect(variants.length).toBeGreaterThan(3200);
    expect(variants.length).toBeLessThan(3600);
  });

  it('is the same every time', () => {
    expect(buildCoffeeRange()).toEqual({ products, metaobjects });
  });

  it('gives every variant its own article number', () => {
    const skus = products.flatMap((product) => product.variants.map(({ sku }) => sku));
    expect(skus.filter((sku) => !/^K\d{3}-\d{4}-\d{4}$/.test(sku))).toEqual([]);
    expect(new Set(skus).size).toBe(skus.length);
    expect(skus).not.toContain('K000-0000-0001');
  });

  it('has unique keys, and addresses and search texts unique in each language', () => {
    expect(twice(products.map(({ key }) => key))).toEqual([]);
    for (const language of languages) {
      const handles = products.map(({ handle }) => handle[language]);
      expect(handles.filter((handle) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toEqual([]);
      expect(twice(handles)).toEqual([]);
      expect(twice(products.map(({ seo }) => seo.title[language]))).toEqual([]);
      expect(twice(products.map(({ seo }) => seo.description[language]))).toEqual([]);
    }
  });

  it('translates addresses where the words differ', () => {
    const filter = ofType('filter-coffee');
    expect(filter.every(({ handle }) => handle.de !== handle.en && handle.en !== handle.da)).toBe(
      true,
    );
  });

  it('refers only to what exists', () => {
    const objects = new Set([...metaobjects.map(({ key }) => key), ...sealKeys]);
    const keys = new Set(products.map(({ key }) => key));
    const fields = products.flatMap((product) => [
      ...product.metafields,
      ...product.variants.flatMap((variant) => variant.metafields),
    ]);
    expect(
      fields.flatMap((field) => field.metaobjects ?? []).filter((key) => !objects.has(key)),
    ).toEqual([]);
    expect(
      products.flatMap(({ complementary }) => complementary).filter((key) => !keys.has(key)),
    ).toEqual([]);
    expect(products.filter(({ key, complementary }) => complementary.includes(key))).toEqual([]);
    expect(twice(metaobjects.map(({ key }) => key))).toEqual([]);
  });

  it('shows three to five pictures of each product, the first with its label', () => {
    expect(products.filter(({ images }) => images.length < 3 || images.length > 5)).toEqual([]);
    expect(products.filter(({ images }) => !images[0]?.label && !images[0]?.set)).toEqual([]);
  });

  it('keeps one bag design for each brand', () => {
    for (const brand of brandProfiles) {
      const bags = products
        .filter(
          ({ vendor, productType }) => vendor === brand.name && productType !== 'savings-pack',
        )
        .flatMap(({ images }) => images.map(({ object }) => object))
        .filter((object) => object.startsWith('bag-'));
      expect([...new Set(bags)].filter((bag) => bag !== brand.bag)).toEqual([]);
    }
  });
});

describe('the cases a shop knows', () => {
  const all = (product: CatalogueProduct, stock: number, whenSoldOut: string) =>
    product.variants.every(
      (variant) => variant.stock === stock && variant.whenSoldOut === whenSoldOut,
    );
  const onSale = (product: CatalogueProduct) =>
    product.variants.some((variant) => variant.compareAtPrice !== undefined);

  it.each<[string, (product: CatalogueProduct) => boolean, number, number]>([
    ['sold out', (product) => all(product, 0, 'deny'), 0.025, 0.055],
    ['reordered', (product) => all(product, 0, 'continue'), 0.02, 0.045],
    [
      'down to the last three',
      (product) => product.variants.some(({ stock }) => stock > 0 && stock < 4),
      0.018,
      0.045,
    ],
    [
      'reduced, packs apart',
      (product) => onSale(product) && product.productType !== 'savings-pack',
      0.055,
      0.1,
    ],
    ['new', (product) => product.tags.includes('neu'), 0.025, 0.055],
    ['rated', (product) => textOf(product, 'reviews', 'rating') !== '', 0.85, 1],
  ])('are there in numbers: %s', (_, fits, least, most) => {
    expect(share(fits)).toBeGreaterThan(least);
    expect(share(fits)).toBeLessThan(most);
  });

  it('tags what is reduced, new or liked, and nothing else', () => {
    expect(products.filter((product) => onSale(product) !== product.tags.includes('sale'))).toEqual(
      [],
    );
    const cutoff = '2026-10-16';
    expect(
      products.filter((product) => product.createdAt > cutoff !== product.tags.includes('neu')),
    ).toEqual([]);
    expect(products.filter(({ tags }) => tags.includes('bestseller'))).toHaveLength(60);
    for (const [tag, key] of [
      ['bio', 'organic'],
      ['fair', 'fair'],
      ['entkoffeiniert', 'decaf'],
    ] as const) {
      expect(
        products.filter(
          (product) => product.tags.includes(tag) !== (textOf(product, 'coffee', key) === 'true'),
        ),
      ).toEqual([]);
    }
  });

  it('has one product of the month', () => {
    const chosen = products.filter(({ tags }) => tags.includes('produkt-des-monats'));
    expect(chosen.map(({ vendor, productType, title }) => [vendor, productType, title.de])).toEqual(
      [['Kernel & Co', 'espresso', 'Night Shift Espresso']],
    );
  });

  it('saves up to 18 per cent on espresso packs, never more', () => {
    const packs = ofType('savings-pack').filter(({ title }) =>
      title.de.startsWith('Espresso-Sparpaket'),
    );
    expect(packs.length).toBeGreaterThan(25);
    const saved = packs.map(({ variants: [variant] }) => {
      const singly = priceIn(variant, 'sum_of_single_prices') ?? 0;
      return 1 - (variant?.price ?? 0) / singly;
    });
    expect(Math.max(...saved)).toBeLessThanOrEqual(0.18);
    expect(Math.max(...saved)).toBeGreaterThan(0.175);
    expect(Math.min(...saved)).toBeGreaterThan(0.14);
  });

  it('names what the bags of a pack cost today when bought singly', () => {
    for (const pack of ofType('savings-pack')) {
      const items = [...pack.descriptionHtml.de.matchAll(/<li>(\d+ k?g) ([^<]+) \(([^<(]+)\): /g)];
      expect(items).toHaveLength(3);
      const singly = items.map(([, size, title, vendor]) => {
        const coffee = products.find(
          (product) => escaped(product.title.de) === title && escaped(product.vendor) === vendor,
        );
        const grams = size === '1 kg' ? 1 : Number.parseInt(size ?? '', 10);
        return coffee?.variants.find(({ contents }) => contents?.amount === grams)?.price ?? 0;
      });
      expect(
        singly.reduce((sum, price) => sum + price, 0),
        pack.key,
      ).toBe(priceIn(pack.variants[0], 'sum_of_single_prices'));
    }
  });

  it('sells packs as bundles of the bags that they name', () => {
    const bags = new Map(
      products.flatMap((product) => product.variants.map((variant) => [variant.sku, variant])),
    );
    for (const { key, variants } of ofType('savings-pack')) {
      const [pack] = variants;
      const components = (pack?.components ?? []).map(({ sku, quantity }) => ({
        bag: bags.get(sku),
        quantity,
      }));
      expect(components, key).toHaveLength(3);
      const sum = (of: (bag: CatalogueVariant | undefined) => number) =>
        components.reduce((total, { bag, quantity }) => total + of(bag) * quantity, 0);
      expect(
        sum((bag) => bag?.price ?? 0),
        key,
      ).toBe(priceIn(pack, 'sum_of_single_prices'));
      const gramsOf = (bag: CatalogueVariant | undefined) =>
        (bag?.contents?.amount ?? 0) * (bag?.contents?.unit === 'kg' ? 1000 : 1);
      expect(sum(gramsOf), key).toBe(pack?.contents?.amount);
    }
  });

  it('knows the lowest price of the last 30 days of every reduced bag, and of nothing else', () => {
    for (const { key, tags, productType, variants } of products) {
      for (const variant of variants) {
        const lowest = priceIn(variant, 'lowest_30_days');
        const isReduced = variant.compareAtPrice !== undefined && productType !== 'savings-pack';
        expect(lowest !== undefined, key).toBe(isReduced);
        if (lowest === undefined) continue;
        expect(tags, key).not.toContain('neu');
        expect(lowest, key).toBeGreaterThan(variant.price);
        expect(lowest, key).toBeLessThanOrEqual(variant.compareAtPrice ?? 0);
      }
    }
  });

  it('sells gift cards for round amounts [PROD-003]', () => {
    for (const card of ofType('gift-card')) {
      expect(card.isGiftCard).toBe(true);
      expect(card.variants.map(({ price }) => price)).toEqual([1000, 2500, 5000, 10000, 15000]);
    }
  });

  it('writes three to eight reviews for the 250 that sell best', () => {
    const best = products
      .filter(({ isGiftCard, tags }) => !isGiftCard && !tags.includes('neu'))
      .toSorted((a, b) => b.unitsSold - a.unitsSold)
      .slice(0, 200);
    const counts = best.map(
      (product) => product.metafields.find(({ key }) => key === 'list')?.metaobjects?.length ?? 0,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
  });

  it('asks sensible prices, less by the kilo', () => {
    const coffees = [...ofType('espresso'), ...ofType('caffe-crema'), ...ofType('filter-coffee')];
    for (const product of coffees) {
      const price = (amount: number) =>
        product.variants.find((variant) => variant.contents?.amount === amount);
      const small = price(250);
      const kilo = price(1);
      const regular = small?.compareAtPrice ?? small?.price;
      if (regular !== undefined) {
        expect(regular).toBeGreaterThanOrEqual(690);
        expect(regular).toBeLessThanOrEqual(product.tags.includes('geschenk') ? 2490 : 1490);
      }
      if (small && kilo) expect(kilo.price).toBeLessThan(small.price * 4);
    }
    expect(
      products.filter(
        (product) => !product.isGiftCard && product.variants.some(({ contents }) => !contents),
      ),
    ).toEqual([]);
  });

  it('keeps fresh goods until a day between 2027-01 and 2028-06', () => {
    const dates = products.flatMap((product) =>
      product.variants.flatMap((variant) =>
        variant.metafields.flatMap(({ key, value }) =>
          key === 'best_before_date' ? [String(value)] : [],
        ),
      ),
    );
    expect(dates.length).toBeGreaterThan(3000);
    expect(dates.filter((date) => date < '2027-01-01' || date > '2028-06-30')).toEqual([]);
  });

  it('are roasted on the weekday that the roastery’s texts name', () => {
    const roastDays = new Map(brandProfiles.map(({ name, roastDay }) => [name, roastDay]));
    const dates = products.flatMap(({ vendor, variants }) =>
      variants.flatMap(({ metafields }) =>
        metafields.flatMap(({ key, value }) =>
          key === 'roast_date' ? [{ vendor, date: new Date(String(value)) }] : [],
        ),
      ),
    );
    expect(dates.length).toBeGreaterThan(100);
    // Sunday is 0 there
    expect(
      dates.filter(({ vendor, date }) => (date.getUTCDay() + 6) % 7 !== roastDays.get(vendor)),
    ).toEqual([]);
  });
});

describe('the coffees', () => {
  const coffees = products.filter((product) => textOf(product, 'coffee', 'roast') !== '');
  const families = new Map(flavourNotes.map(({ name, family }) => [name.de, family]));
  const familiesOf = (product: CatalogueProduct) =>
    (JSON.parse(textOf(product, 'coffee', 'notes')) as string[]).map((note) => families.get(note));

  it('tell everything about themselves', () => {
    const needed = [
      'roast',
      'origin',
      'process',
      'notes',
      'variety',
      'decaf',
      'organic',
      'fair',
      'strength',
      'arabica',
      'short_note',
      'flavour_profile',
      'preparations',
      'preparation_text',
    ];
    for (const product of coffees) {
      const keys = product.metafields.map(({ key }) => key);
      expect(keys).toEqual(expect.arrayContaining(needed));
    }
    expect(coffees).toHaveLength(995);
  });

  it('have a profile that agrees with roast, process and species', () => {
    for (const product of coffees) {
      const profile = profileOf(product);
      const roast = textOf(product, 'coffee', 'roast');
      const arabica = Number(textOf(product, 'coffee', 'arabica'));
      expect([...profile.values()].filter((value) => value < 1 || value > 5)).toEqual([]);
      expect(profile.get('strength')).toBe(Number(textOf(product, 'coffee', 'strength')));
      if (textOf(product, 'coffee', 'decaf') === 'true') expect(profile.get('caffeine')).toBe(1);
      if (roast === 'Helle Röstung') {
        expect(profile.get('roast_degree')).toBeLessThanOrEqual(2);
        expect(profile.get('fruit_note')).toBeGreaterThanOrEqual(3);
        expect(profile.get('crema')).toBeLessThanOrEqual(2);
        const bright = familiesOf(product).filter((family) =>
          ['citrus', 'stone', 'berry', 'orchard', 'tropical', 'floral', 'tea'].includes(
            family ?? '',
          ),
        );
        expect(bright.length).toBeGreaterThan(0);
      }
      if (roast === 'Dunkle Röstung' && arabica < 80) {
        expect(profile.get('body')).toBe(5);
        expect(profile.get('fruit_note')).toBe(1);
        expect(profile.get('caffeine')).toBeGreaterThanOrEqual(3);
        const deep = familiesOf(product).filter((family) =>
          ['chocolate', 'nut', 'malt', 'roast'].includes(family ?? ''),
        );
        expect(deep.length).toBeGreaterThan(0);
      }
    }
  });

  it('come by subscription, if they come in bags', () => {
    const bagged = coffees.filter(({ productType }) =>
      ['espresso', 'caffe-crema', 'filter-coffee'].includes(productType),
    );
    const subscribed = bagged.filter(({ sellingPlanGroups }) =>
      sellingPlanGroups.includes('kaffee-abo'),
    );
    expect(subscribed.length / bagged.length).toBeGreaterThan(0.85);
  });
});

describe('the texts', () => {
  const properNames = [
    ...brandProfiles.flatMap((brand) => [brand.name.replace('&', '&amp;'), brand.name]),
    ...brandProfiles.flatMap((brand) => Object.values(cityOf(brand))),
    ...regions.flatMap(({ name }) => Object.values(name)),
  ].toSorted((a, b) => b.length - a.length);
  const kinds =
    /\s?(Espresso|Caffè Crema|Filterkaffee|Filter Coffee|Kapseln|Capsules|Pads|Pods|Instantkaffee|Instant Coffee|Lungo|filterkaffe|kapsler|puder|instantkaffe|caffè crema|espresso)\b/g;

  const anyProperName = new RegExp(properNames.join('|'), 'g');

  function ownNames(product: CatalogueProduct, language: (typeof languages)[number]): string[] {
    const title = product.title[language].replace(kinds, '').trim();
    return product.productType === 'savings-pack'
      ? [title, ...textOf(product, 'product', 'short_note', language).split(', ')]
      : [title];
  }

  function sentencesOf(product: CatalogueProduct, language: (typeof languages)[number]): string[] {
    const names = ownNames(product, language);
    const paragraphs = product.descriptionHtml[language].matchAll(/<p>(.*?)<\/p>/g);
    return [...paragraphs].flatMap(([, text = '']) =>
      names
        .reduce((rest, name) => rest.replaceAll(name, ''), text)
        .replace(anyProperName, '')
        .split(/(?<=\D[.!?])(?<!pr\.)\s+/),
    );
  }

  it.each(languages)('share at most one sentence between any two descriptions (%s)', (language) => {
    const users = new Map<string, number[]>();
    products.forEach((product, index) => {
      for (const sentence of new Set(sentencesOf(product, language))) {
        users.set(sentence, [...(users.get(sentence) ?? []), index]);
      }
    });
    const shared = new Map<string, number>();
    for (const indexes of users.values()) {
      indexes.forEach((a, position) => {
        for (const b of indexes.slice(position + 1)) {
          shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
        }
      });
    }
    const offenders = [...shared]
      .filter(([, count]) => count > 1)
      .map(([pair]) => pair.split(' ').map((index) => products[Number(index)]?.title[language]));
    expect(offenders).toEqual([]);
    const pairs = (products.length * (products.length - 1)) / 2;
    expect(shared.size / pairs).toBeLessThan(0.06);
  });

  it.each(languages)('differ in more than names (%s)', (language) => {
    expect(twice(products.map((product) => sentencesOf(product, language).join(' ')))).toEqual([]);
  });

  it('are complete in every language, with every blank filled', () => {
    const missing: string[] = [];
    const walk = (value: unknown, path: string) => {
      if (
        typeof value === 'string' &&
        /\{\w+\}|undefined|NaN/.test(value) &&
        !value.startsWith('{"')
      )
        missing.push(path);
      if (typeof value !== 'object' || value === null) return;
      if (isLocalized(value)) {
        for (const language of languages)
          if (value[language].trim() === '') missing.push(`${path}.${language}`);
      }
      for (const [key, child] of Object.entries(value)) walk(child, `${path}.${key}`);
    };
    walk(products, 'products');
    walk(metaobjects, 'metaobjects');
    walk(coffeeBrands, 'brands');
    expect(missing).toEqual([]);
  });

  it.each<[string, Localized<RegExp>]>([
    [
      'words of another language',
      {
        de: /\b(the|with|of|which|og|ikke|til)\b/i,
        en: /\b(und|nicht|eine[rnms]?|ist|wird|für|auf|ikke|og|til|fra)\b/i,
        da: /\b(und|nicht|eine|wird|ist|für|the|with|of|and|which)\b/i,
      },
    ],
    ['letters of another language', { de: /[æøå]/i, en: /[äöüßæøå]/i, da: /[äöüß]/i }],
  ])('hold no %s', (_, foreign) => {
    for (const language of languages) {
      const wrong = products.flatMap((product) =>
        sentencesOf(product, language).filter((sentence) =>
          foreign[language].test(withoutLoans(sentence)),
        ),
      );
      expect(wrong).toEqual([]);
    }
  });

  it('are simple HTML', () => {
    for (const product of products) {
      for (const language of languages) {
        const bare = product.descriptionHtml[language].replace(/<\/?(p|ul|li)>/g, '');
        expect(bare).not.toMatch(/[<>]|&(?!amp;)/);
      }
    }
  });
});

function isLocalized(value: object): value is Localized {
  return languages.every(
    (language) => language in value && typeof Reflect.get(value, language) === 'string',
  );
}

/** Foreign words and names that belong in any language. */
function withoutLoans(sentence: string): string {
  return sentence.replace(
    /schümli|Füssen|Slesvig|Lübeck|Allgäu|Bäckerei|irish cream|Fleur de Sel|Đắk Lắk/gi,
    '',
  );
}
