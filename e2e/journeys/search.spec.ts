import type { Page } from '@playwright/test';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { sandboxOrigin } from '../support/addresses.ts';
import { listingOn } from '../support/listing.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.de;
const href = hrefsFor('de');

function searchOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: t.search.title });
  return {
    dialog,
    field: page.getByRole('banner').getByRole('searchbox', { name: t.shell.searchPlaceholder }),
    input: dialog.getByRole('combobox', { name: t.shell.searchPlaceholder }),
    options: dialog.getByRole('option'),
    /** Types and waits for the answer to just this. */
    async type(text: string) {
      const answer = page.waitForResponse((response) =>
        response.url().endsWith(href.suggestions(text.toLowerCase())),
      );
      await this.input.fill(text);
      await answer;
    },
  };
}

test.describe('with scripts, wide', only.wide, () => {
  test('the window is a combobox: the arrow keys go through the hits, the focus stays [DEC-063 DEC-064 HDR-012 SEARCH-001 SEARCH-003 SEARCH-008 SEARCH-010 STATE-007]', async ({
    page,
  }) => {
    await openWithScripts(page, href.home(), 'de');
    const search = searchOn(page);
    await search.field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveAttribute('aria-expanded', 'false');
    await search.type('espr');
    await expect(search.input).toHaveAttribute('aria-expanded', 'true');
    await expect(search.dialog.getByRole('status')).toHaveText(t.search.count(5, 5, 2));
    await expect(search.dialog.getByRole('group', { name: t.search.topProduct })).toBeVisible();
    await search.input.press('ArrowUp');
    await expect(search.options.last()).toHaveAttribute('aria-selected', 'true');
    await search.input.press('ArrowDown');
    await expect(search.input).not.toHaveAttribute('aria-activedescendant');
    await search.input.press('ArrowDown');
    const first = search.options.first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(search.input).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await expect(search.input).toBeFocused();
    // the first is a proposal: it is searched for at once
    const phrase = (await first.innerText()).trim();
    await search.input.press('Enter');
    await expect(search.input).toHaveValue(phrase);
    await expect(search.dialog.getByRole('link', { name: t.search.all(phrase) })).toBeVisible();
    const category = search.dialog.getByRole('group', { name: t.search.categories });
    await expect(category.getByRole('option').first().locator('img')).toBeVisible();
    const target = (await category.getByRole('option').first().getAttribute('href')) ?? '';
    const addresses = await search.options.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    for (let steps = 0; steps <= addresses.indexOf(target); steps += 1) {
      await search.input.press('ArrowDown');
    }
    await search.input.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(search.dialog).toBeHidden();
  });

  test('the field opens the window by typing, Enter or a pressed mouse, not by focus [STATE-007]', async ({
    page,
  }) => {
    await openWithScripts(page, href.home(), 'de');
    const search = searchOn(page);
    await search.field.focus();
    await expect(search.field).toBeFocused();
    await expect(search.dialog).toBeHidden();

    // first of all: for 100 ms after closing nothing opens the window, and a later click of this mouse would
    await search.field.hover();
    await page.mouse.down();
    await expect(search.input).toBeVisible();
    await page.mouse.up();
    await expect(search.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.field).toBeFocused();

    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(search.input).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(search.field).toBeFocused();

    await expect(async () => {
      await page.keyboard.press('m');
      await expect(search.input).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(search.input).toHaveValue(/^m+$/);
    await page.keyboard.type('ühle');
    await expect(search.options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search.field).toHaveValue('');
  });

  test('the window names prices; the header keeps what was searched for [SEARCH-012]', async ({
    page,
  }) => {
    await openWithScripts(page, href.search('Night Shift'), 'de');
    const search = searchOn(page);
    await expect(search.field).toHaveValue('Night Shift');
    await search.field.click();
    const top = search.dialog.getByRole('group', { name: 'Top-Produkt' });
    await expect(top).toContainText('ab 8,90\u00a0€');
    await expect(top).toContainText('35,60\u00a0€/kg');
  });

  test('a page that helps is an option of the window, and no goods stand in for it', async ({
    page,
  }) => {
    await openWithScripts(page, href.home(), 'de');
    const search = searchOn(page);
    await search.field.click();
    await search.type('Abo kündigen');
    const help = search.dialog.getByRole('group', { name: t.search.help });
    const [first] = await help.getByRole('option').all();
    await expect(first ?? help).toHaveAttribute('href', href.cancellation());
    await expect(help.getByRole('option').locator('svg').first()).toBeVisible();
    await expect(search.dialog.getByRole('status')).toHaveText(t.search.count(0, 1, 2));
    await expect(search.dialog.getByText(t.search.tryAnother)).toBeHidden();
    // links of their own: the arrow keys do not reach them
    await expect(search.dialog.getByRole('heading', { name: t.search.oftenSought })).toBeVisible();
    await expect(search.options).toHaveCount(3);
    await expect(
      search.dialog.getByRole('link', { name: t.search.all('Abo kündigen') }),
    ).toBeVisible();
    await search.input.press('ArrowDown');
    await search.input.press('ArrowDown');
    await search.input.press('Enter');
    await expect(page).toHaveURL(href.cancellation());
  });

  test('a search is reported once, as it was typed, by the window and the results page', async ({
    page,
  }) => {
    const reported = async () => {
      const events = await page.evaluate(() => window.shopEvents ?? []);
      return events.flatMap((event) => (event.event === 'search' ? [event.search_term] : []));
    };
    await openWithScripts(page, href.search('Siebträger'), 'de');
    await expect.poll(reported).toEqual(['Siebträger']);
    const search = searchOn(page);
    const answer = page.waitForResponse(/suggestions/);
    await search.field.click();
    await answer;
    await expect(search.options.first()).toBeVisible();
    await search.type('Tamper');
    await expect.poll(reported).toEqual(['Siebträger', 'Tamper']);
    await search.input.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.search.resultsFor('Tamper'));
    expect(await reported()).toEqual(['Siebträger', 'Tamper']);
  });

  test('"expresso maschine" finds machines as products, too', async ({ page }) => {
    await openWithScripts(page, href.home(), 'de');
    const search = searchOn(page);
    await search.field.click();
    await search.type('expresso maschine');
    const products = search.dialog.getByRole('group', { name: /^(Top-Produkt|Produkte)$/ });
    await expect(products.getByRole('option')).toHaveCount(5);
    for (const address of await products
      .getByRole('option')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      expect(address).toMatch(/maschine|automat/);
    }
  });

  test('a single hit says that there are no others, in the window and on the results page [ERR-006]', async ({
    page,
  }) => {
    await openWithScripts(page, '/en/search?q=K71000010001', 'en');
    const sentence = 'No other products found';
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
    await page.getByRole('banner').getByRole('searchbox').click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
    await expect(dialog.getByText('No categories found', { exact: true })).toBeVisible();
  });

  test('Escape closes it, empties it and leaves the focus in the field [CONST-040 SEARCH-004 STATE-008 STATE-009]', async ({
    page,
  }) => {
    await openWithScripts(page, href.home(), 'de');
    const search = searchOn(page);
    await search.field.click();
    await search.type('mühle');
    await expect(search.options.first()).toBeVisible();
    await search.input.press('Escape');
    await expect(search.dialog).toBeHidden();
    await expect(search.field).toBeFocused();
    // not within the guard's 100 ms
    await expect(async () => {
      await search.field.click();
      await expect(search.input).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(search.input).toHaveValue('');
    await expect(search.dialog.getByRole('list', { name: t.search.popular })).toBeVisible();
  });

  test('a chip runs its words, Enter leads to all results, which are remembered until removed [DEC-067 SEARCH-005 SEARCH-016 SEARCH-017 STATE-012]', async ({
    page,
  }) => {
    await openWithScripts(page, href.home(), 'de');
    const search = searchOn(page);
    await search.field.click();
    await search.dialog.getByRole('switch', { name: t.search.rememberRecent }).check();
    await search.dialog.getByRole('button', { name: 'Handfilter' }).click();
    await expect(search.input).toHaveValue('Handfilter');
    await expect(search.options.first()).toBeVisible();
    await search.dialog.getByRole('button', { name: t.search.clearLabel }).click();
    await expect(search.input).toHaveValue('');
    await search.input.fill('Night Shift');
    await search.input.press('Enter');
    await expect(page).toHaveURL(/\/de\/search\?q=Night\+Shift$/);
    await expect(search.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t.search.resultsFor('Night Shift'),
    );
    // the header's field is the only one
    await expect(page.getByRole('searchbox')).toHaveValue('Night Shift');
    await page.goBack();
    await expect(search.field).toHaveValue('');
    await openWithScripts(page, href.home(), 'de');
    await search.field.click();
    const recent = search.dialog.getByRole('list', { name: t.search.recent });
    await expect(recent.getByRole('button', { name: 'Night Shift', exact: true })).toBeVisible();
    await recent.getByRole('button', { name: t.search.removeRecent('Night Shift') }).click();
    await expect(recent).toBeHidden();
  });

  test('a search that fails says so and can be tried again [ERR-008]', async ({ page }) => {
    const word = 'tamperflut';
    const setFaults = (failing: string | null) =>
      fetch(`${sandboxOrigin}/_control/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ failing }),
      });
    await openWithScripts(page, href.home(), 'de');
    const search = searchOn(page);
    await search.field.click();
    await setFaults(word);
    try {
      await search.type(word);
      await expect(search.dialog.getByRole('alert')).toHaveText(t.search.failed);
    } finally {
      await setFaults(null);
    }
    await search.dialog.getByRole('button', { name: t.search.retry }).click();
    await expect(search.dialog.getByRole('alert')).toBeHidden();
    await expect(search.dialog.getByRole('status')).not.toBeEmpty();
  });

  test('results are filtered and sorted like a collection', async ({ page }) => {
    await openWithScripts(page, href.search('espresso'), 'de');
    const listing = listingOn(page, 'de', true);
    await listing.sortByPrice();
    await expect(page).toHaveURL(/q=espresso&sort=price_asc/);
    const prices = await listing.prices();
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    await listing.more.click();
    await expect(page).toHaveURL(/q=espresso.*show=96/);
    await expect(listing.cards).toHaveCount(96);
  });
});

test.describe('with scripts, narrow', only.narrow, () => {
  test('the icon opens a window that fills the screen; the arrow closes it [HDR-017 SEARCH-001 SEARCH-002 SEARCH-010 SEARCH-011 SEARCH-018]', async ({
    page,
  }) => {
    await openWithScripts(page, href.home(), 'de');
    const search = searchOn(page);
    await page.getByRole('link', { name: t.shell.search, exact: true }).click();
    await expect(search.input).toBeFocused();
    await search.type('espresso');
    const products = search.dialog.getByRole('group', { name: t.search.products });
    await expect(products.getByRole('option')).toHaveCount(5);
    await expect(search.dialog.getByRole('group', { name: t.search.topProduct })).toBeHidden();
    expect(await search.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await search.dialog.getByRole('button', { name: t.search.close }).click();
    await expect(search.dialog).toBeHidden();
  });

  test('on the results page the icon opens the window with what was searched for', async ({
    page,
  }) => {
    await page.goto(href.search('Handfilter'));
    const search = searchOn(page);
    // before and after the application has started
    for (const _ of ['starter', 'application']) {
      await page.getByRole('link', { name: t.shell.search, exact: true }).click();
      await expect(search.input).toHaveValue('Handfilter');
      await expect(search.options.first()).toBeVisible();
      await search.dialog.getByRole('button', { name: t.search.close }).click();
      await expect(search.dialog).toBeHidden();
      // it does not open again within the guard's 100 ms
      const hidden = await page.evaluate(() => performance.now());
      await page.waitForFunction((since) => performance.now() - since > 100, hidden);
    }
  });
});

test.describe('without scripts', only.withoutScripts, () => {
  test('the field is a form that leads to results, which can be filtered [DEC-066 DEC-087 ROLE-001]', async ({
    page,
  }) => {
    await page.goto(href.home());
    if (page.viewportSize()?.width === 390) {
      await page.getByRole('link', { name: t.shell.search, exact: true }).click();
    }
    const field = page.getByRole('searchbox').filter({ visible: true }).first();
    await field.fill('Expresso');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/de\/search\?q=Expresso$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: `${t.search.category} Espresso ganze Bohne` }),
    ).toBeVisible();
    const listing = listingOn(page, 'de', false);
    await expect(listing.cards.first()).toBeVisible();
    await listing.sortByPrice();
    await expect(page).toHaveURL(/q=Expresso/);
  });
});
