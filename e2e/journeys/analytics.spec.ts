import type { Page } from '@playwright/test';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { withServices } from '../support/environments.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.de;
const href = hrefsFor('de');

test.skip(withServices, 'needs events that wait for consent; here it was given before');

interface AnalyticsEvent {
  event: string;
  ecommerce: {
    currency: string;
    value: number;
    item_list_id?: string;
    item_list_name?: string;
    items: Record<string, unknown>[];
  };
}

/** What waits for the visitor's consent. */
async function eventsNamed(page: Page, event: string): Promise<AnalyticsEvent[]> {
  const all: AnalyticsEvent[] = JSON.parse(
    await page.evaluate(() => JSON.stringify(window.shopEvents ?? [])),
  );
  return all.filter((one) => one.event === event);
}

async function firstEvent(page: Page, event: string): Promise<AnalyticsEvent | undefined> {
  await expect.poll(async () => (await eventsNamed(page, event)).length, event).toBeGreaterThan(0);
  return (await eventsNamed(page, event))[0];
}

const nightShift = {
  item_id: 'K001-0001-0001',
  item_name: 'Night Shift Espresso',
  item_brand: 'Kernel & Co',
  item_category: 'Espresso',
  price: 8.9,
  quantity: 1,
};
const list = { item_list_id: 'kaffee', item_list_name: 'Kaffee & Espresso' };
const variant = { ...nightShift, item_variant: '250 g, Ganze Bohne' };

test(
  'e-commerce events from the list to the checkout have all their fields [CALL-030 CALL-031 CALL-032 CALL-033 CALL-034 DEC-044 DEC-083]',
  only.wide,
  async ({ page }) => {
    test.slow();
    const measuring: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/measure-')) measuring.push(request.url());
    });
    await page.goto(href.collection('kaffee'));
    expect(measuring, 'nothing is loaded before the visitor does something').toEqual([]);

    const cards = page.getByRole('article');
    await cards.first().hover();
    const seen = await firstEvent(page, 'view_item_list');
    expect(seen?.ecommerce).toMatchObject({ currency: 'EUR', ...list });
    expect(seen?.ecommerce.items[0]).toEqual({ ...nightShift, ...list, index: 0 });
    const visible = await cards.evaluateAll((all) =>
      all.flatMap((card, index) => {
        const { top, bottom, height } = card.getBoundingClientRect();
        const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return shown >= height / 2 ? [index] : [];
      }),
    );
    const indices = async () =>
      (await eventsNamed(page, 'view_item_list')).flatMap(({ ecommerce }) =>
        ecommerce.items.map(({ index }) => index),
      );
    expect(await indices()).toEqual(visible);

    await cards.nth(20).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await indices()).includes(20)).toBe(true);
    await cards.first().scrollIntoViewIfNeeded();
    const all = await indices();
    expect(new Set(all).size, 'each is sent once').toBe(all.length);
    expect(all.length, 'and only what was seen').toBeLessThan(40);

    await cards.first().getByRole('heading').getByRole('link').click();
    const selected = await firstEvent(page, 'select_item');
    expect(selected?.ecommerce).toEqual({
      currency: 'EUR',
      value: 8.9,
      ...list,
      items: [{ ...nightShift, ...list, index: 0 }],
    });
    const viewed = await firstEvent(page, 'view_item');
    expect(viewed?.ecommerce).toEqual({ currency: 'EUR', value: 8.9, items: [variant] });

    await page.getByLabel(t.product.quantity, { exact: true }).fill('2');
    await page.getByRole('button', { name: t.product.addToCart, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: t.product.toCart }).click();
    const bought = { currency: 'EUR', value: 17.8, items: [{ ...variant, quantity: 2 }] };
    expect((await firstEvent(page, 'add_to_cart'))?.ecommerce).toEqual(bought);
    expect((await firstEvent(page, 'view_cart'))?.ecommerce).toEqual(bought);

    const decrease = page
      .getByRole('main')
      .getByRole('button', { name: t.cart.decreaseOf('Night Shift Espresso') });
    await decrease.click();
    const removed = await firstEvent(page, 'remove_from_cart');
    expect(removed?.ecommerce).toEqual({ currency: 'EUR', value: 8.9, items: [variant] });

    // an answer without content keeps the page where it is, so that its events can be read
    await page.route('**/checkout*', (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: t.cart.checkout }).first().click();
    const begun = await firstEvent(page, 'begin_checkout');
    expect(begun?.ecommerce).toEqual({ currency: 'EUR', value: 8.9, items: [variant] });

    const everything = JSON.stringify(await page.evaluate(() => Reflect.get(window, 'shopEvents')));
    expect(everything, 'no id of a cart').not.toMatch(/gid:|Cart\//);
  },
);

test(
  'a search event has the typed term, and none is sent for an e-mail address [CALL-029]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, href.home(), 'de');
    await page.getByRole('searchbox', { name: t.shell.searchPlaceholder }).first().click();
    const input = page.getByRole('combobox', { name: t.shell.searchPlaceholder });
    for (const text of ['mara@example.com', '  Night Shift ']) {
      const answer = page.waitForResponse(/suggest/);
      await input.fill(text);
      await answer;
    }
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shopEvents')))
      .toContainEqual({ event: 'search', search_term: expect.stringMatching(/^night shift$/i) });
    expect(JSON.stringify(await eventsNamed(page, 'search'))).not.toContain('mara');
  },
);
