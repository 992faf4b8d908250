import { languages } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import type { Part } from '../../storefront/testing/html.ts';
import { shopOrigin } from '../support/addresses.ts';
import { expect, headOf, hrefsOf, test } from '../support/visitor.ts';

const page48 = 48;
const coffee = { de: '/de/c/kaffee', en: '/en/c/coffee', da: '/da/c/kaffe' };

const addressesOf = (page: Part) =>
  hrefsOf(page.all('article').map((card) => card.one('heading').one('link')));

const price = /€[\d,]+\.\d{2}|[\d.]+,\d{2} €/;
/** What each product costs now, in cents: every language writes two decimals. */
const pricesOf = (page: Part) =>
  page.all('article').map(({ text }) => Number(price.exec(text)?.[0].replace(/\D/g, '')));

/** The same chips stand above the list and in the form. */
const chipsOf = (page: Part, name: string) => page.all('list', name)[0]?.all('link') ?? [];
const linkTo = (links: readonly Part[], name: string) =>
  links.find((link) => link.text === name)?.attribute('href') ?? '';

test("without JavaScript 'show more' leads through every coffee exactly once [COLL-006]", async ({
  visitor,
}) => {
  test.slow();
  const seen: (string | undefined)[] = [];
  let address: string | undefined = coffee.de;
  let text = '';
  while (address) {
    const { page } = await visitor.open(address);
    const addresses = addressesOf(page);
    expect(addresses.length).toBeLessThanOrEqual(page48);
    seen.push(...addresses);
    text = page.text;
    address = page.all('link', 'Mehr anzeigen')[0]?.attribute('href');
  }
  expect(seen.length).toBe(1035);
  expect(new Set(seen).size).toBe(1035);
  expect(text).toContain('1.009–1.035 von 1.035');
});

test('a later part of a listing has the whole listing as canonical and links to the start', async ({
  visitor,
}) => {
  const start = await visitor.open(coffee.de);
  const more = start.page.one('link', 'Mehr anzeigen').attribute('href') ?? '';
  const { page } = await visitor.open(more);
  expect(page.text).toContain('49–96 von 1.035');
  expect(headOf(page).canonical).toBe(shopOrigin + coffee.de);
  expect(headOf(page).meta('robots')).toMatch('noindex');
  const back = page.one('link', 'Zum Anfang der Liste').attribute('href') ?? '';
  expect((await visitor.open(back)).page.text).toContain('48 von 1.035');
});

test('a listing of variants says how many there are [COLL-004]', async ({ visitor }) => {
  const { page } = await visitor.open('/de/c/kaffee-kilobeutel');
  const [, total] = /([\d.]+) Ergebnisse/.exec(page.text) ?? [];
  expect(page.text).toContain(`${page.all('article').length} von ${total}`);
});

test('filters and sort are kept when the language changes', async ({ visitor }) => {
  const { page } = await visitor.open(
    `${coffee.de}?sort=price_asc&filter.coffee.roast=Dunkle+R%C3%B6stung&price=-30&show=96`,
  );
  const english = page.one('contentinfo').one('link', 'English').attribute('href') ?? '';
  expect(english).toBe(
    '/en/c/coffee?sort=price_asc&filter.coffee.roast=Dunkle+R%C3%B6stung&price=-30',
  );
  expect(headOf(page).alternate('en')).toBe(`${shopOrigin}/en/c/coffee`);
  const [, total] = /([\d.]+) Ergebnisse/.exec(page.text) ?? [];
  const there = await visitor.open(english);
  expect(there.page.has('link', 'Remove filter: Dark roast')).toBe(true);
  expect(there.page.text).toContain(`${total} results`);

  const search = await visitor.open('/de/search?q=espresso&sort=price_asc');
  expect(search.page.one('contentinfo').one('link', 'Dansk').attribute('href')).toBe(
    '/da/search?q=espresso&sort=price_asc',
  );
});

for (const language of languages) {
  const t = allMessages[language].collection;
  const { brands: overview, home } = allContent[language];
  const equipment = hrefsFor(language).collection(overview.equipment ?? '');

  test(`a filtered and sorted list continues in its order in ${language}`, async ({ visitor }) => {
    const brands = ['Brevanta', 'Kellström', 'Kromholt', 'Northfold'];
    const filters = brands.map((name) => `filter.vendor=${encodeURIComponent(name)}`).join('&');
    const { page } = await visitor.open(`${equipment}?${filters}&price=5-1500&sort=price_asc`);
    const more = page.one('link', t.showMore).attribute('href') ?? '';
    const next = await visitor.open(more);
    const addresses = [...addressesOf(page), ...addressesOf(next.page)];
    expect(new Set(addresses).size).toBe(2 * page48);
    const prices = [...pricesOf(page), ...pricesOf(next.page)];
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(prices.at(-1)).toBeLessThanOrEqual(150_000);
  });

  test(`each chip removes its filter, and a reset removes all in ${language} [COLL-003]`, async ({
    visitor,
  }) => {
    const { page } = await visitor.open(
      `${equipment}?filter.vendor=Brevanta&filter.vendor=Northfold&price=5-1500`,
    );
    const chips = chipsOf(page, t.activeFilters);
    expect(linkTo(chips, t.removeFilter('Northfold'))).toBe(
      `${equipment}?filter.vendor=Brevanta&price=5-1500`,
    );
    expect(hrefsOf(chips)).toContain(`${equipment}?filter.vendor=Brevanta&filter.vendor=Northfold`);
    expect(page.all('link', t.resetFilters)[0]?.attribute('href')).toBe(equipment);
    const checked = page
      .all('checkbox')
      .filter((box) => box.attribute('checked') !== undefined)
      .map((box) => box.attribute('value'));
    expect(checked).toEqual(expect.arrayContaining(['Brevanta', 'Northfold']));
  });

  test(`nothing that matches says so and offers a way out in ${language}`, async ({ visitor }) => {
    const { page } = await visitor.open(`${equipment}?filter.vendor=Brevanta&price=99998-99999`);
    expect(page.has('heading', t.nothingMatches)).toBe(true);
    const reset = page.one('main').all('link', t.resetFilters)[0]?.attribute('href') ?? '';
    expect((await visitor.open(reset)).page.all('article')).toHaveLength(page48);
  });

  test(`invalid query parameters are ignored in ${language}`, async ({ visitor }) => {
    const path = hrefsFor(language).collection(home.discover);
    for (const search of [
      'sort=cheapest&show=-1&price=a-b',
      'show=99999999999&filter.&filter.vendor=&filter.%00=x',
      'filter.a.b.c=1&filter.vendor&price=-&price.min=NaN',
      `filter.vendor=${'x'.repeat(300)}&sort=price_asc&sort=newest`,
    ]) {
      const { status, page } = await visitor.open(`${path}?${search}`);
      expect(status, search).toBe(200);
      expect(page.all('article'), search).toHaveLength(page48);
    }
    expect((await visitor.open(`${path}?after=not-a-cursor&from=49`)).status).toBe(200);
  });
}

const answers = {
  de: {
    title: 'Deine Antworten',
    first: 'Geschmack Fruchtig & floral',
    gone: 'Antwort entfernen',
  },
  en: { title: 'Your answers', first: 'Taste Fruity & floral', gone: 'Remove answer' },
  da: { title: 'Dine svar', first: 'Smag Frugt & blomster', gone: 'Fjern svar' },
} as const;

for (const language of languages) {
  const { title, first, gone } = answers[language];

  test(`answers to the advisor stay on the listing they lead to in ${language}`, async ({
    visitor,
  }) => {
    const { address, page } = await visitor.open(
      `/${language}/advice?taste=fruity&preparation=dripper`,
    );
    expect(address).toMatch(/taste=fruity&preparation=dripper&filter\.type=Filterkaffee/);
    const chips = chipsOf(page, title);
    expect(chips).toHaveLength(2);
    // they are apart from the filters
    expect(page.has('link', /^(Filter entfernen|Remove filter|Fjern filter)/)).toBe(false);
    const without = linkTo(chips, `${gone}: ${first}`);
    expect(without).toMatch(/\?preparation=dripper&filter\.type=Filterkaffee$/);
    const rest = chipsOf((await visitor.open(without)).page, title);
    expect(rest).toHaveLength(1);
    const none = rest[0]?.attribute('href') ?? '';
    expect(none).not.toContain('?');
    expect((await visitor.open(none)).page.has('list', title)).toBe(false);
  });
}
