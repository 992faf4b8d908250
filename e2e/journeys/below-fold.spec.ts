import type { Locator, Page } from '@playwright/test';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { agreedBefore } from '../support/agreed-before.ts';
import { watchLayout } from '../support/layout-shifts.ts';
import { applicationReady } from '../support/scripts-at-work.ts';
import { scrollTo } from '../support/scroll-to.ts';
import { bothWidths, bothWidthsWithScripts } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// what is below the first screen is laid out when it comes near

const href = hrefsFor('de');
const t = allMessages.de;
const paths = {
  home: href.home(),
  listing: href.collection(allContent.de.home.discover),
  product: href.product('kernel-co-night-shift-espresso'),
};

test.use({ storageState: agreedBefore });

const footer = (page: Page) => page.getByRole('contentinfo').getByRole('list').last();

const isLaidOut = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));

const topOf = (element: Locator) =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

for (const [name, path] of Object.entries(paths)) {
  test(
    `${name}: the footer is laid out when it is scrolled to, and nothing shifts on the way`,
    bothWidthsWithScripts,
    async ({ page }) => {
      const readShifts = await watchLayout(page);
      await page.goto(path);
      expect(await isLaidOut(footer(page))).toBe(false);
      await scrollTo(footer(page));
      expect(await isLaidOut(footer(page))).toBe(true);
      expect(await readShifts()).toEqual([]);
    },
  );
}

test(
  'Back and reload show the place in a listing that was left',
  bothWidths,
  async ({ page, javaScriptEnabled }) => {
    await page.goto(paths.listing);
    if (javaScriptEnabled) await applicationReady(page);
    const card = page.getByRole('main').getByRole('article').nth(40);
    await scrollTo(card);
    const place = await topOf(card);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/p\//);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.listing}$`));
    await expect.poll(() => topOf(card)).toBeCloseTo(place, -1);
    await page.reload();
    await expect.poll(() => topOf(card)).toBeCloseTo(place, -1);
  },
);

test('the rating leads to the reviews', bothWidths, async ({ page }) => {
  await page.goto(paths.product);
  await page.getByRole('main').locator('a[href$="#reviews"]').first().click();
  await expect(page.getByRole('heading', { name: t.product.reviews })).toBeInViewport();
});
