// What the specification says of pages, looked for inside the block it concerns: each check fails without that block.
import { describe, expect, test } from 'vitest';
import { generateCatalogue } from '../../../catalogue/generate-catalogue.ts';
import { readCatalogue } from '../../../sandbox/catalogue-format/read-catalogue.ts';
import { seed } from '../../../sandbox/seed/seed.ts';
import { ask, createTestApp } from '../../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../../sandbox/testing/database.ts';
import type {} from '../../../sandbox/testing/global-setup.ts';
import type { Platform } from '../../../storefront/app/commerce/platform/platform.ts';
import { type Part, readHtml } from '../../../storefront/testing/html.ts';
import { renderPage } from '../../../storefront/testing/render-page.tsx';
import { filled, specifiedIn } from './specified-texts.ts';

// the whole demo range, answered by the sandbox in this process
const database = await createTestDatabase('empty');
await seed(database, await readCatalogue(await generateCatalogue()));
const app = await createTestApp(database);
const platform: Platform = {
  async send(operation, variables) {
    const plain: Record<string, unknown> = JSON.parse(JSON.stringify(variables));
    const { data, errors } = await ask<never>(app, operation.text, plain);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  },
};

const text = specifiedIn('en');

async function htmlAt(path: string): Promise<string> {
  const { status, html, loaderData } = await renderPage(path, platform);
  expect(status, path).toBe(200);
  // the document has it as JSON
  expect(JSON.parse(JSON.stringify(loaderData)), path).toEqual(loaderData);
  return html;
}

const pageAt = async (path: string) => readHtml(await htmlAt(path));

const linksIn = (part: Part) =>
  part.all('link').map((link) => [link.text, link.attribute('href')] as const);

describe('every page', async () => {
  const page = await pageAt('/en');
  const header = page.one('banner');

  test('begins with skip links to navigation, content and footer [SHELL-001 SHELL-002 SHELL-003 SHELL-005]', () => {
    const [skipLinks] = page.all('list');
    expect(skipLinks && linksIn(skipLinks)).toEqual([
      [text.skipToNavigation, '#navigation-target'],
      [text.skipToContent, '#content'],
      [text.skipToFooter, '#footer'],
    ]);
    expect(page.one('main').attribute('id')).toBe('content');
    expect(page.one('contentinfo').attribute('id')).toBe('footer');
  });

  test('shows the savings packs in the promotion bar [HDR-007]', () => {
    const [promotion] = header.one('region', 'Promotions').all('link');
    expect(promotion?.text).toMatch(/Espresso savings packs.*up to 18\s?%/);
  });

  test('has a header with logo, search, account and an empty cart [HDR-011 HDR-012 HDR-013 HDR-014 SEARCH-003]', () => {
    expect(linksIn(header)).toEqual(
      expect.arrayContaining([
        ['Kaffeelotse, to the home page', '/en'],
        [text.myAccount, 'https://account.example'],
      ]),
    );
    expect(header.one('searchbox').attribute('placeholder')).toBe(text.searchPlaceholder);
    expect(header.one('link', /^Cart, 0 items/).attribute('href')).toBe('/en/cart');
  });

  test('has a switcher with the current language’s name and flag, and the others [FOOT-011 LANG-003]', () => {
    const switcher = page.one('contentinfo').one('navigation', 'Language');
    const current = switcher.one('button');
    expect([current.text, current.reference()]).toEqual(['English', expect.stringMatching(/#gb$/)]);
    expect(linksIn(switcher)).toEqual([
      ['Deutsch', '/de'],
      ['English', '/en'],
      ['Dansk', '/da'],
    ]);
    const flags = switcher.all('link').map((link) => link.reference()?.split('#')[1]);
    expect(flags).toEqual(['de', 'gb', 'dk']);
  });
});

describe('the home page', async () => {
  const main = (await pageAt('/en')).one('main');

  test('has the specified title and description [HOME-001 HOME-002]', () => {
    const about = main.one('region', text.homeTitle);
    expect(about.text.length).toBeGreaterThan(300);
  });

  test('has a meta description [HOME-002 META-001]', async () => {
    const [, description] =
      /<meta name="description" content="([^"]*)"/.exec(await htmlAt('/en')) ?? [];
    expect(description).toMatch(/^Coffee, espresso, machines and accessories: over 2,000 products/);
  });

  test('has six popular categories with an icon each [CONST-024 HOME-003 HOME-004]', () => {
    const categories = main.one('navigation', 'Popular categories').all('link');
    expect(categories.map((category) => category.text.replace(/[\d,. ]+$/, ''))).toEqual([
      'Coffee & espresso',
      'Coffee machines',
      'Filter coffee',
      'Espresso whole bean',
      'Coffee grinders',
      'Accessories',
    ]);
    expect(categories.map((category) => category.count('svg'))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set(categories.map((category) => category.reference())).size).toBe(6);
  });

  test('shows fourteen top brands and a link to all [BRAND-004 CONST-025]', () => {
    const brands = main.one('region', text.topBrands);
    expect(brands.all('listitem')).toHaveLength(14);
    expect(brands.one('link', text.seeAll).attribute('href')).toBe('/en/brands');
  });
});

describe('the brand overview', async () => {
  const main = (await pageAt('/en/brands')).one('main');

  test.each([
    ['Our top 10 brands for coffee', 10, 10],
    ['All coffee brands', 68, 74],
    ['Our top 10 brands for equipment', 10, 10],
    ['All equipment brands', 45, 51],
  ])('lists %s: %i to %i [BRAND-001 BRAND-002]', (heading, least, most) => {
    const items = main.one('region', heading).all('listitem');
    const brands = items.filter((item) => item.all('link').length === 1 && item.text.length > 1);
    expect(brands.length).toBeGreaterThanOrEqual(least);
    expect(brands.length).toBeLessThanOrEqual(most);
  });

  test('a list of ten has a link to all [BRAND-004]', () => {
    for (const name of ['Our top 10 brands for coffee', 'Our top 10 brands for equipment']) {
      const anchor = main.one('region', name).one('link', text.seeAll).attribute('href');
      expect(anchor).toMatch(/^(\/en\/brands)?#all-/);
    }
  });

  test('the featured brand links to its story and its products [BRAND-003]', () => {
    const [featured] = main.all('article');
    expect(featured?.names('link')).toEqual([
      expect.stringMatching(new RegExp(`^${text.allProducts}( \\(\\d+\\))?$`)),
      text.aboutTheBrand,
    ]);
  });
});

describe('a listing', async () => {
  const main = (await pageAt('/en/c/coffee')).one('main');

  test('shows the number of results beside the filter button [COLL-002 COLL-004]', () => {
    expect(main.text).toMatch(/ 1,0\d\d results /);
    expect(main.has('button', text.filterAndSort) || main.has('link', text.filterAndSort)).toBe(
      true,
    );
  });

  test('can be sorted in three ways [COLL-007]', () => {
    const sort = main.one('combobox', 'Sort');
    expect(sort.names('option')).toEqual([text.topSeller, text.newestFirst, text.priceAscending]);
  });

  test('has a price range with both ends [COLL-009]', () => {
    expect(main.names('textbox')).toEqual([text.priceMin, text.priceMax]);
    expect(main.text).toContain(`${text.priceMin} ${text.to} ${text.priceMax}`);
  });

  test('has a button to show the results and a link to more [COLL-005]', () => {
    const [show = '', results = ''] = text.showResults.split(' ');
    expect(main.has('button', new RegExp(`^${show} [\\d,]+ ${results}$`))).toBe(true);
    expect(main.has('link', text.showMore)).toBe(true);
  });

  test('a card with variants shows a from-price [COLL-010 PDP-004]', () => {
    const card = main.one('article', 'Night Shift Espresso');
    expect(card.text).toContain(`${text.from} €8.90`);
  });
});

describe('a coffee’s page', async () => {
  const main = (await pageAt('/en/p/kernel-co-night-shift-espresso')).one('main');
  const section = (name: string | RegExp) => main.one('region', name);

  test('has alternate links to the other languages [DEC-013]', async () => {
    const html = await htmlAt('/en/p/kernel-co-night-shift-espresso');
    const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
    expect([...links].map(([, key]) => key)).toEqual(['de', 'en', 'da', 'x-default']);
  });

  test('numbers its pictures [PDP-001]', () => {
    const total = 5;
    // those of the shown variant come first
    const labels = [...new Set(main.text.match(/Product image \d+ of \d+/g))];
    expect(labels.slice(0, total)).toEqual(
      Array.from({ length: total }, (_, index) =>
        filled(text.productImage, { index: index + 1, total }),
      ),
    );
  });

  test('states what the price includes [PDP-003]', () => {
    const buyBox = main.all('form').find((form) => form.has('button', text.addToCart));
    expect(buyBox?.text).toContain('€8.90');
    expect(main.text).toContain(text.vatIncluded);
    expect(main.has('link', text.plusShippingCosts)).toBe(true);
  });

  test('offers a subscription with its discount, intervals and perks [CONST-003 CONST-018 CONST-019 CONST-020 ENT-079 PDP-005 PDP-006 PDP-007 STATE-013]', () => {
    const type = main.one('group', 'Purchase type');
    expect(type.names('radio')).toEqual([
      expect.stringContaining('Buy once'),
      expect.stringMatching(/Subscribe.*10\s?% off/),
    ]);
    expect(type.text).toContain(filled(text.everyWeeks, { count: 4 }));
    expect(type.text).toContain(filled(text.everyMonths, { count: 3 }));
    for (const perk of [
      'Delivery at the current price',
      'Free shipping from €49 in Germany**',
      'Adjust or cancel at any time',
    ]) {
      expect(type.text).toContain(perk);
    }
  });

  test('has a quantity that can be typed [PDP-008]', () => {
    expect(main.one('spinbutton', /Quantity/).attribute('value')).toBe('1');
  });

  test('lists availability, delivery, best before, article number and shipping [CONST-008 PDP-010 PDP-011 PDP-012 PDP-013 PDP-014]', () => {
    const facts = main.all('list').find((list) => list.text.startsWith('In stock'));
    expect(facts?.text).toContain(filled(text.workingDays, { min: 1, max: 3 }));
    expect(facts?.text).toMatch(/Shipping Standard parcel/);
    expect(facts?.text).toMatch(/Best before .*20\d\d/);
    expect(facts?.text).toMatch(/Article number K\w+-\w+-\w+/);
  });

  test('draws the flavour profile [PDP-016 PDP-017]', () => {
    const taste = section('How it tastes');
    for (const flavour of ['Roast degree', 'Body', 'Caffeine', 'Strength', 'Balance', 'Crema']) {
      expect(taste.text).toMatch(new RegExp(`${flavour} [1-5]`));
    }
    expect(taste.text).toMatch(/Arabica/);
    expect(taste.text).toContain(text.suitableFor);
    for (const drink of ['Espresso', 'Caffè crema', 'Cappuccino', 'Latte', 'Filter coffee']) {
      expect(taste.text).toContain(drink);
    }
  });

  test('has sections for description, preparation and awards [PDP-002]', () => {
    const titles = main.names('tab').length > 0 ? main.names('tab') : main.summaries();
    expect(titles).toEqual(
      expect.arrayContaining([text.description, text.preparations, text.sealAndAwards]),
    );
  });

  test('shows complementary and related products [PDP-018 PDP-019]', () => {
    expect(section(text.moreSuitableProducts).all('article').length).toBeGreaterThan(0);
    expect(section(text.youCouldAlsoLike).all('article').length).toBeGreaterThan(0);
  });

  test('lists nine payment methods [PDP-021]', () => {
    const payment = main.one('region', 'Secure payment');
    expect(payment.all('listitem')).toHaveLength(9);
  });

  test('shows its reviews [PDP-022]', () => {
    expect(section('Reviews').all('listitem').length).toBeGreaterThan(0);
  });
});

describe('a machine’s page', async () => {
  const main = (await pageAt('/en/p/northfold-molo-espresso-machine')).one('main');

  test('has technical details [PDP-002]', () => {
    const titles = main.names('tab').length > 0 ? main.names('tab') : main.summaries();
    expect(titles).toContain(text.technicalDetails);
  });
});

describe('the empty cart', async () => {
  const main = (await pageAt('/en/cart')).one('main');

  test('has a message and links to products [CART-010 CART-011 CART-012 CART-013 CART-014]', () => {
    const empty = main.one('region', text.emptyCart);
    expect(empty.names('link')).toEqual(
      expect.arrayContaining([text.discoverEspresso, text.discoverEquipment, 'customer profile']),
    );
    expect(empty.one('link', 'customer profile').attribute('href')).toBe('https://account.example');
    expect(main.one('region', 'Popular coffees').all('article').length).toBeGreaterThan(0);
    expect(main.one('navigation', 'Popular categories').all('link')).toHaveLength(6);
  });
});

describe('a tutorial', async () => {
  const main = (await pageAt('/en/a/pour-over')).one('main');

  test('has accessories, steps and coffees [TUT-001 TUT-002 TUT-003]', () => {
    expect(main.one('region', text.accessoriesNeeded).all('article').length).toBeGreaterThan(0);
    expect(main.one('region', text.suitableCoffees).all('article').length).toBeGreaterThan(0);
    const steps = main.one('region', text.stepByStep);
    for (const number of [1, 2, 3]) expect(steps.text).toContain(filled(text.step, { number }));
  });
});
