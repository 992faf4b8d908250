import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { slugify } from '../sandbox/catalogue-format/slugify.ts';
import { brands, buildCatalogue } from './index.ts';
import {
  type Catalogue,
  type CatalogueImage,
  type CatalogueMetafield,
  type CatalogueMetaobject,
  type CatalogueMetaobjectField,
  type CatalogueProduct,
  type Localized,
  languages,
} from './model.ts';
import { typesWithStaffPick } from './staff-pick-badges.ts';

let catalogue: Catalogue;
let secondsOfWork = 0;

beforeAll(() => {
  const before = process.cpuUsage();
  catalogue = buildCatalogue();
  const { user, system } = process.cpuUsage(before);
  secondsOfWork = (user + system) / 1e6;
}, 60_000);

const missingLanguages = (text: Localized) =>
  languages.filter((language) => text[language].trim() === '');

const repeated = (items: string[]) => {
  const seen = new Set<string>();
  return items.filter((item) => seen.size === seen.add(item).size);
};

function membersOf(key: string): CatalogueProduct[] {
  const collection = catalogue.collections.find((candidate) => candidate.key === key);
  if (collection === undefined) throw new Error(`no collection ${key}`);
  return catalogue.products.filter(collection.products);
}

function allMetafields(): { owner: string; field: CatalogueMetafield }[] {
  const of = (owner: string, fields: CatalogueMetafield[]) =>
    fields.map((field) => ({ owner, field }));
  return [
    ...catalogue.collections.flatMap(({ key, metafields }) => of(key, metafields)),
    ...catalogue.products.flatMap(({ key, metafields, variants }) => [
      ...of(key, metafields),
      ...variants.flatMap((variant) => of(variant.sku, variant.metafields)),
    ]),
  ];
}

function allMetaobjectFields(): { owner: string; field: CatalogueMetaobjectField }[] {
  return catalogue.metaobjects.flatMap(({ key, fields }) =>
    fields.map((field) => ({ owner: key, field })),
  );
}

describe('the size of the catalogue', () => {
  it('is that of a real shop', () => {
    const variants = catalogue.products.flatMap((product) => product.variants);
    expect(catalogue.products.length).toBeGreaterThanOrEqual(2000);
    expect(variants.length).toBeGreaterThanOrEqual(5000);
    expect(catalogue.collections.length).toBeGreaterThanOrEqual(250);
  });

  it('counts 71 coffee brands and 48 equipment brands, each with goods [CONST-027 CONST-029]', () => {
    const ofKind = (kind: string) => brands.filter((brand) => brand.kind === kind);
    expect([ofKind('coffee').length, ofKind('equipment').length]).toEqual([71, 48]);
    const vendors = new Set(catalogue.products.map((product) => product.vendor));
    expect(brands.filter((brand) => !vendors.has(brand.name))).toEqual([]);
  });

  it('takes seconds to build, not minutes', () => {
    // 4.5 s on a quiet machine
    expect(secondsOfWork).toBeLessThan(30);
  });

  it('is the same at every building', () => {
    expect(JSON.stringify(buildCatalogue())).toBe(JSON.stringify(catalogue));
  }, 60_000);
});

describe('keys and handles', () => {
  it('are unique', () => {
    const { products, collections, metaobjects } = catalogue;
    expect(repeated(products.map(({ key }) => key))).toEqual([]);
    expect(repeated(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)))).toEqual(
      [],
    );
    expect(repeated(collections.map(({ key }) => key))).toEqual([]);
    expect(repeated(metaobjects.map(({ type, key }) => `${type} ${key}`))).toEqual([]);
  });

  it.each(languages)('are unique in %s', (language) => {
    const handlesOf = (owners: { handle: Localized }[]) =>
      owners.map(({ handle }) => handle[language]);
    expect(repeated(handlesOf(catalogue.products))).toEqual([]);
    expect(repeated(handlesOf(catalogue.collections))).toEqual([]);
  });
});

describe('the languages', () => {
  it('are all filled on products and collections', () => {
    const texts = [...catalogue.products, ...catalogue.collections].flatMap((owner) =>
      [
        owner.handle,
        owner.title,
        owner.descriptionHtml,
        owner.seo.title,
        owner.seo.description,
      ].map((text) => ({ key: owner.key, missing: missingLanguages(text) })),
    );
    expect(texts.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });

  it('are all filled on metafields and metaobjects', () => {
    const incomplete = [...allMetafields(), ...allMetaobjectFields()].filter(
      ({ field }) => typeof field.value !== 'string' && missingLanguages(field.value).length > 0,
    );
    expect(incomplete).toEqual([]);
  });

  it('are all filled on options and pictures', () => {
    const names = catalogue.products.flatMap(({ options }) =>
      options.flatMap((option) => [option.name, ...option.values.map(({ name }) => name)]),
    );
    const pictures: CatalogueImage[] = [
      ...catalogue.products.flatMap(({ images }) => images),
      ...catalogue.collections.flatMap(({ image }) => image ?? []),
      ...[...allMetafields(), ...allMetaobjectFields()].flatMap(({ field }) => field.images ?? []),
    ];
    const texts = [...names, ...pictures.map(({ alt }) => alt)];
    expect(texts.filter((text) => missingLanguages(text).length > 0)).toEqual([]);
  });
});

describe('the metafields', () => {
  it('of products and variants are explained in README.md or docs/law.md', () => {
    const documents = ['README.md', '../docs/law.md']
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .join('');
    const names = catalogue.products
      .flatMap(({ metafields, variants }) => [metafields, ...variants.map((it) => it.metafields)])
      .flat()
      .map(({ namespace, key }) => `${namespace}.${key}`);
    const unexplained = [...new Set(names)].filter((name) => !documents.includes(`\`${name}\``));
    expect(unexplained).toEqual([]);
  });
});

describe('references', () => {
  it('lead to what exists', () => {
    const products = new Set(catalogue.products.map(({ key }) => key));
    const collections = new Set(catalogue.collections.map(({ key }) => key));
    const metaobjects = new Set(catalogue.metaobjects.map(({ key }) => key));
    const plans = new Set(catalogue.sellingPlanGroups.map(({ key }) => key));
    const skus = new Set(
      catalogue.products.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    );
    const lost = (owner: string, keys: string[] | undefined, known: Set<string>) =>
      (keys ?? []).filter((key) => !known.has(key)).map((key) => `${owner}: ${key}`);

    expect([
      ...allMetafields().flatMap(({ owner, field }) => [
        ...lost(owner, field.products, products),
        ...lost(owner, field.collections, collections),
        ...lost(owner, field.metaobjects, metaobjects),
        ...lost(owner, field.skus, skus),
      ]),
      ...allMetaobjectFields().flatMap(({ owner, field }) =>
        lost(owner, field.collections, collections),
      ),
      ...catalogue.products.flatMap((product) => [
        ...lost(product.key, product.complementary, products),
        ...lost(product.key, product.sellingPlanGroups, plans),
      ]),
      ...catalogue.discounts.flatMap((discount) =>
        lost(discount.code, discount.collections, collections),
      ),
    ]).toEqual([]);
  });
});

describe('collections', () => {
  it('are never empty', () => {
    const empty = catalogue.collections.filter(
      (collection) => !catalogue.products.some(collection.products),
    );
    expect(empty.map(({ key }) => key)).toEqual([]);
  });

  it('include one of at least 600 products', () => {
    expect(membersOf('coffee').length).toBeGreaterThanOrEqual(600);
  });

  it('show every metafield of the collection page', () => {
    const shown = new Set(
      catalogue.collections.flatMap(({ metafields }) =>
        metafields.map(({ namespace, key }) => `${namespace}.${key}`),
      ),
    );
    expect([...shown].toSorted()).toEqual([
      'collection.brandlogo',
      'collection.breadcrumb',
      'collection.contentgallery',
      'collection.display_variants',
      'collection.introtext',
      'collection.product_test',
      'collection.promotioncard',
      'collection.sub_title',
      'collection.subcollections',
      'collection.variant_subset',
      'seo.noindex',
    ]);
  });

  it.each([
    ['gifts-up-to-25', 0, 2500],
    ['gifts-up-to-50', 2500, 5000],
    ['gifts-up-to-100', 5000, 10000],
  ])('keep the prices of %s [NAV-009]', (key, above, upTo) => {
    for (const { variants } of membersOf(key)) {
      const price = Math.min(...variants.map((variant) => variant.price));
      expect(price > above && price <= upTo).toBe(true);
    }
  });

  it('list only kilo bags of coffees that have one', () => {
    const kiloBags = catalogue.collections.find(({ key }) => key === 'kilo-bags');
    const subset = kiloBags?.metafields.find(({ key }) => key === 'variant_subset')?.skus ?? [];
    const grams = catalogue.products
      .flatMap(({ variants }) => variants)
      .filter(({ sku }) => subset.includes(sku))
      .map(({ contents }) => (contents?.amount ?? 0) * (contents?.unit === 'kg' ? 1000 : 1));
    expect(new Set(grams)).toEqual(new Set([1000]));
    for (const { variants } of membersOf('kilo-bags')) {
      expect(variants.some(({ sku }) => subset.includes(sku))).toBe(true);
    }
  });

  it('describe themselves to search engines in one or two lines', () => {
    const tooLong = catalogue.collections.flatMap(({ key, seo }) =>
      languages
        .filter(
          (language) => seo.title[language].length > 75 || seo.description[language].length > 200,
        )
        .map((language) => `${key} ${language}`),
    );
    expect(tooLong).toEqual([]);
  });
});

describe('complements', () => {
  const typesBeside = (product: CatalogueProduct) =>
    new Set(
      catalogue.products
        .filter(({ key }) => product.complementary.includes(key))
        .map(({ productType }) => productType),
    );

  it.each([
    ['filter-coffee', ['dripper', 'filters']],
    ['espresso', ['cup', 'storage']],
    ['portafilter-machine', ['espresso', 'electric-grinder']],
    ['fully-automatic-machine', ['caffe-crema', 'cleaning']],
    ['capsule-machine', ['capsules']],
  ] as const)('put what is needed beside %s', (type, needed) => {
    for (const product of catalogue.products.filter(({ productType }) => productType === type)) {
      const beside = typesBeside(product);
      expect(needed.filter((wanted) => !beside.has(wanted))).toEqual([]);
    }
  });

  it('put two coffees beside every machine', () => {
    const coffees = new Set(
      catalogue.products
        .filter(({ metafields }) => metafields.some(({ namespace }) => namespace === 'coffee'))
        .map(({ key }) => key),
    );
    const lonely = catalogue.products.filter(
      ({ productType, complementary }) =>
        productType.endsWith('-machine') &&
        complementary.filter((key) => coffees.has(key)).length < 2,
    );
    expect(lonely.map(({ key }) => key)).toEqual([]);
  });

  it('cost at most 60 euros or twice as much as the product', () => {
    const lowest = ({ variants }: CatalogueProduct) =>
      Math.min(...variants.map(({ price }) => price));
    const priceOf = new Map(catalogue.products.map((product) => [product.key, lowest(product)]));
    const tooDear = catalogue.products.filter((product) =>
      product.complementary.some(
        (key) => (priceOf.get(key) ?? 0) > Math.max(6000, 2 * lowest(product)),
      ),
    );
    expect(tooDear.map(({ key }) => key)).toEqual([]);
  });

  it('never put a product beside itself', () => {
    expect(
      catalogue.products.filter(({ key, complementary }) => complementary.includes(key)),
    ).toEqual([]);
  });
});

describe('product tests', () => {
  const kindWords = /maschine|muehle|automat|kocher|kessel|waage|machine|grinder|kettle|scale/;
  const tests = () => catalogue.metaobjects.filter(({ type }) => type === 'product_test');
  const textOf = ({ fields }: CatalogueMetaobject, key: string) => {
    const value = fields.find((field) => field.key === key)?.value;
    return typeof value === 'object' ? value.de : (value ?? '');
  };

  it('tell how was tested, and name what was', () => {
    expect(tests().length).toBe(30);
    for (const test of tests()) {
      expect(textOf(test, 'body').split('\n').length, test.key).toBeGreaterThanOrEqual(2);
      const keys = test.fields.map(({ key }) => key);
      expect(keys.includes('product') !== keys.includes('collection'), test.key).toBe(true);
      expect(keys).not.toContain('url');
    }
  });

  it('have addresses that are right in every language: names and figures, no other words', () => {
    const keys = tests().map(({ key }) => key);
    expect(repeated(keys)).toEqual([]);
    const names = slugify(
      catalogue.products.map(({ vendor, title }) => `${vendor} ${title.de}`).join(' '),
    );
    const words = /^test|^\d+$|^espresso$|^barista$|^decaf$|^blind$/;
    for (const key of keys) {
      const others = key.split('-').filter((part) => !words.test(part));
      expect(
        others.filter((part) => kindWords.test(part) || !names.includes(part)),
        key,
      ).toEqual([]);
    }
  });

  it('take as long as the shop says about itself', () => {
    for (const test of tests()) {
      const told = `${textOf(test, 'text')} ${textOf(test, 'body')}`;
      expect(told.match(/(ein|zwei|drei|fünf|sechs) (Wochen|Monate)/i), test.key).toBeNull();
    }
  });

  it('give points whose weighted mean is the score', () => {
    const scored = tests().filter((test) => textOf(test, 'points') !== '');
    expect(scored.length).toBe(26);
    for (const test of scored) {
      const points: { weight: number; value: number }[] = JSON.parse(textOf(test, 'points'));
      expect(points.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      expect(points.filter(({ value }) => value > 10)).toEqual([]);
      const mean = points.reduce((sum, { weight, value }) => sum + (weight * value) / 100, 0);
      expect(mean.toFixed(1), test.key).toBe(textOf(test, 'score'));
    }
  });
});

describe('badges', () => {
  const badgesOf = ({ variants }: CatalogueProduct) =>
    new Set(
      variants.flatMap(({ metafields }) =>
        metafields.flatMap(({ key, metaobjects }) => (key === 'badge' ? (metaobjects ?? []) : [])),
      ),
    );
  const bySales = (products: CatalogueProduct[]) =>
    products.toSorted((a, b) => b.unitsSold - a.unitsSold);

  it('mark a best seller as our choice on each of its variants', () => {
    for (const type of typesWithStaffPick) {
      const [best] = bySales(catalogue.products.filter(({ productType }) => productType === type));
      expect([type, best && badgesOf(best)]).toEqual([type, new Set(['badge-lotsenwahl'])]);
    }
  });

  // these collect the best of every type
  const rankings = ['brands', 'bestsellers', 'top-rated'];

  it('mark at most one product in ten of any listing as our choice', () => {
    const share = (products: CatalogueProduct[]) =>
      products.filter((product) => badgesOf(product).has('badge-lotsenwahl')).length /
      products.length;
    const tooMany = catalogue.collections
      .filter(({ key }) => !rankings.includes(key))
      .map(
        ({ key, products }) =>
          [key, bySales(catalogue.products.filter(products)).slice(0, 48)] as const,
      )
      .filter(([, first]) => first.length >= 20 && share(first) > 0.1);
    expect(tooMany.map(([key]) => key)).toEqual([]);
  });
});

describe('codes', () => {
  it('are unique', () => {
    const codes = [...catalogue.discounts, ...catalogue.giftCards].map(({ code }) => code);
    expect(repeated(codes.map((code) => code.toUpperCase()))).toEqual([]);
  });

  it('cover every rule of the cart', () => {
    const { discounts, giftCards } = catalogue;
    expect(discounts.some(({ value }) => 'percent' in value)).toBe(true);
    expect(discounts.some(({ value }) => 'amount' in value)).toBe(true);
    expect(discounts.some(({ minimumSubtotal }) => minimumSubtotal !== undefined)).toBe(true);
    expect(discounts.some(({ collections }) => collections !== undefined)).toBe(true);
    expect(discounts.some(({ usageLimit }) => usageLimit === 1)).toBe(true);
    expect(discounts.some(({ oncePerCustomer }) => oncePerCustomer)).toBe(true);
    expect(discounts.some(({ endsAt }) => endsAt !== undefined && endsAt < '2026')).toBe(true);
    expect(discounts.some(({ combinable }) => combinable)).toBe(true);
    expect(discounts.some(({ combinable }) => !combinable)).toBe(true);
    expect(giftCards.some(({ balance }) => balance === 0)).toBe(true);
    expect(giftCards.some(({ expiresOn }) => expiresOn !== undefined && expiresOn < '2026')).toBe(
      true,
    );
  });

  it('are not made for savings packs, whose price is already reduced', () => {
    const hasPacksAlone = (key: string) =>
      membersOf(key).every(({ productType }) => productType === 'savings-pack');
    const { discounts, metaobjects } = catalogue;
    expect(
      discounts
        .filter(({ collections }) => collections?.some(hasPacksAlone))
        .map(({ code }) => code),
    ).toEqual([]);
    const promotions = metaobjects.filter(({ fields }) =>
      fields.some(({ collections }) => collections?.some(hasPacksAlone)),
    );
    expect(promotions.map(({ key }) => key)).toContain('topbar-1-espresso-savings-packs');
    const codes = ['discount_code', ...discounts.map(({ code }) => code)].join('|');
    expect(JSON.stringify(promotions)).not.toMatch(new RegExp(codes));
  });

  it('offer a subscription of four weeks at ten per cent off', () => {
    const plans = catalogue.sellingPlanGroups.flatMap((group) => group.plans);
    expect(plans).toContainEqual(
      expect.objectContaining({
        interval: 'WEEK',
        intervalCount: 4,
        percentOff: 10,
        name: { de: 'Alle 4 Wochen', en: 'Every 4 weeks', da: 'Hver 4. uge' },
      }),
    );
  });
});

describe('capsules, pods and their machines', () => {
  const systemsOf = (product: CatalogueProduct, language: 'de' | 'en' | 'da') => {
    const value = product.metafields.find(
      ({ namespace, key }) => namespace === 'coffee' && key === 'system',
    )?.value;
    return typeof value === 'object' ? z.array(z.string()).parse(JSON.parse(value[language])) : [];
  };
  const ofType = (...types: string[]) =>
    catalogue.products.filter(({ productType }) => types.includes(productType));

  it.each(languages)('name their system as a field and in their table, in %s', (language) => {
    const portions = ofType('capsules', 'pads', 'capsule-machine');
    expect(portions.length).toBeGreaterThan(50);
    const silent = portions.filter((product) => {
      const table = product.metafields
        .find(({ namespace, key }) => namespace === 'product' && key === 'technical_details')
        ?.metaobjects?.map((name) => catalogue.metaobjects.find(({ key }) => key === name));
      const rows = JSON.stringify(table?.[0]?.fields).replaceAll('\\', '');
      const systems = systemsOf(product, language);
      return systems.length === 0 || !systems.every((system) => rows.includes(system));
    });
    expect(silent.map(({ key }) => key)).toEqual([]);
  });

  it('are offered together: every capsule has a machine that takes it', () => {
    const taken = new Set(ofType('capsule-machine').flatMap((machine) => systemsOf(machine, 'de')));
    const capsules = ofType('capsules').flatMap((capsule) => systemsOf(capsule, 'de'));
    expect(capsules.filter((system) => !taken.has(system))).toEqual([]);
  });
});
