import type { Locator, Page } from '@playwright/test';
import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { sandboxOrigin } from '../support/addresses.ts';
import { productOf, putInCart, summaryOf } from '../support/cart.ts';
import { placeOrder } from '../support/place-order.ts';
import { buyButton } from '../support/product.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import {
  bothWidthsIn,
  bothWidthsWithoutScriptsIn,
  bothWidthsWithScripts,
  bothWidthsWithScriptsIn,
} from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const handle = 'kernel-co-night-shift-espresso';
const minuteBefore = '2026-11-16T12:59:00Z';
const cutOff = '2026-11-16T13:00:00Z';

/** On a Monday; Wednesday is a holiday in Saxony, Danish pages promise for Denmark. */
const promises: Record<Language, { before: [string, string]; after: [string, string] }> = {
  de: {
    before: [
      'Kommt Dienstag bis Freitag',
      '17. bis 20. November, wenn du heute bis 14 Uhr bestellst.',
    ],
    after: [
      'Kommt Mittwoch bis Montag',
      '18. bis 23. November, wenn du bis Dienstag, 14 Uhr bestellst.',
    ],
  },
  en: {
    before: [
      'Arrives Tuesday to Friday',
      '17 to 20 November, if you order today by 14:00 (German time).',
    ],
    after: [
      'Arrives Wednesday to Monday',
      '18 to 23 November, if you order by Tuesday, 14:00 (German time).',
    ],
  },
  da: {
    before: [
      'Kommer onsdag til fredag',
      '18. til 20. november, hvis du bestiller i dag inden kl. 14.',
    ],
    after: [
      'Kommer torsdag til mandag',
      '19. til 23. november, hvis du bestiller inden tirsdag kl. 14.',
    ],
  },
};

/** Of the chosen variant: the document has the text of each. */
function shownIn(place: Locator, text: string) {
  return place.getByText(text).filter({ visible: true });
}

async function changeTime(page: Page, time: string) {
  await page.clock.setFixedTime(time);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

for (const language of languages) {
  const t = allMessages[language];
  const href = hrefsFor(language);

  test(
    `product page and cart promise the same, before and after the cut-off, in ${language} [PRM-003]`,
    bothWidthsWithScriptsIn(language),
    async ({ page }) => {
      const { before, after } = promises[language];
      await page.clock.setFixedTime(minuteBefore);
      await openWithScripts(page, href.product(handle), language);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: before[0] })).toBeVisible();
      await expect(shownIn(main, before[1])).toBeVisible();
      await changeTime(page, cutOff);
      await expect(main.getByRole('heading', { name: after[0] })).toBeVisible();
      await expect(shownIn(main, after[1])).toBeVisible();

      await buyButton(page, language).first().click();
      const dialog = page.getByRole('dialog', { name: t.product.addedTitle });
      for (const text of after) await expect(dialog.getByText(text)).toBeVisible();
      await dialog.getByRole('link', { name: t.product.toCart }).click();
      const summary = summaryOf(page, language);
      for (const text of after) await expect(summary.getByText(text)).toBeVisible();
      await changeTime(page, minuteBefore);
      for (const text of before) await expect(summary.getByText(text)).toBeVisible();
    },
  );

  test(
    `without scripts the product page promises what is true at any time, in ${language} [PRM-004]`,
    bothWidthsWithoutScriptsIn(language),
    async ({ page }) => {
      await page.goto(href.product(handle));
      const main = page.getByRole('main');
      const [min, max] = language === 'da' ? ['2', '4'] : ['1', '3'];
      await expect(
        main.getByRole('heading', { name: t.product.deliveryDays(min, max) }),
      ).toBeVisible();
      await expect(shownIn(main, t.promise.sameDay(14))).toBeVisible();
      await expect(shownIn(main, t.promise.legend.none)).toHaveCount(0);
      await expect(main.getByRole('heading', { name: t.coffee.roastDate.roasted })).toBeVisible();
    },
  );

  test(
    `the promise of the cart is that of checkout and order in ${language} [PRM-005]`,
    bothWidthsIn(language),
    async ({ page }) => {
      const { variant } = await productOf(handle, language);
      await putInCart(page, variant);
      await page.goto(href.cart());
      const days = summaryOf(page, language).locator('time');
      await expect(days).toHaveCount(2);
      const dates = await days.evaluateAll((times: HTMLTimeElement[]) =>
        times.map(({ dateTime }) => dateTime),
      );
      const shown = dates.map((date) =>
        formatsFor(language).dateAs(date, { weekday: 'long', day: 'numeric', month: 'long' }),
      );
      const promised = shown.join(` ${t.promise.to} `);
      await page.getByRole('button', { name: t.cart.checkout }).first().click();
      await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/cart/c/`));
      await expect(page.getByText(promised)).toBeVisible();
      await placeOrder(page, 'mara@example.com', language === 'da' ? '2100' : '20457');
      await expect(page.getByText(promised)).toBeVisible();
    },
  );
}

const t = allMessages.de;

test('freight and back-order name dates, a gift card is not delivered [PRM-002]', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(hrefsFor('de').product('northfold-molo-siebtraegermaschine'));
  await expect(page.getByText(t.promise.freight)).toBeVisible();
  if (javaScriptEnabled)
    await expect(page.getByRole('main').locator('h2 time').first()).toBeVisible();
  await page.goto(hrefsFor('de').product('fratelli-ondaro-apaneca-loma-serena-espresso'));
  await expect(page.getByText(t.promise.reordered)).toBeVisible();
  await page.goto(hrefsFor('de').product('kaffeelotse-geschenkgutschein'));
  await expect(page.getByText(t.product.byEmail).first()).toBeVisible();
  await expect(page.getByText(t.promise.sameDay(14))).toHaveCount(0);
});

test(
  'the mark of the roast date is the delivery day [PRM-006]',
  bothWidthsWithScripts,
  async ({ page }) => {
    await page.clock.setFixedTime(minuteBefore);
    await openWithScripts(page, hrefsFor('de').product(handle), 'de');
    const heading = page.getByRole('heading', { name: t.coffee.roastDate.roasted });
    const roasted = (await heading.locator('time').getAttribute('datetime')) ?? '';
    const age = (Date.parse('2026-11-16') - Date.parse(roasted)) / 86_400_000;
    const main = page.getByRole('main');
    await expect(shownIn(main, `vor ${age} Tagen`)).toBeVisible();
    await expect(shownIn(main, t.coffee.roastDate.ready)).toBeVisible();
    // long after: past its drinking window
    await changeTime(page, '2027-06-01T08:00:00Z');
    await expect(shownIn(main, t.coffee.roastDate.over('28. Januar'))).toBeVisible();
  },
);

test('without data there is no roast date [PRM-006]', async ({ page }) => {
  await page.goto(hrefsFor('de').product('northfold-molo-siebtraegermaschine'));
  await expect(page.getByText(t.promise.freight)).toBeVisible();
  await expect(page.getByRole('heading', { name: t.coffee.roastDate.roasted })).toHaveCount(0);
});
