import type { Page } from '@playwright/test';
import { languages } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { productOf, putInCart } from '../support/cart.ts';
import { watchLayout } from '../support/layout-shifts.ts';
import { screensIn } from '../support/screens.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function fillCart(page: Page) {
  const { variant, plans } = await productOf('kernel-co-night-shift-espresso', 'de');
  await putInCart(page, variant, 2);
  await putInCart(page, variant, 1, plans[0]);
}

for (const language of languages) {
  const t = allMessages[language].shell;

  // German and English every night
  const where = language === 'da' ? only.wide : only.fullRun;

  test(`drawer and promotion fit 320 pixels in ${language}`, where, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithScripts(page, `/${language}`, language);
    await page.getByRole('button', { name: t.openNavigation }).click();
    await expect(page.getByRole('dialog', { name: t.navigation })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('region', { name: t.promotions }).getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  });
}

test(
  'at 320 pixels recipes and swatches fit, and a wide table shows that it scrolls',
  only.wide,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const tutorial of ['/en/a/pour-over', '/de/a/espressokocher']) {
      await page.goto(tutorial);
      expect(await overflow(page), tutorial).toBe(0);
    }

    await page.goto('/en/p/brevanta-corso-espresso-machine');
    const swatches = page.getByRole('group', { name: 'Colour' }).locator('svg');
    const widths = await swatches.evaluateAll((all) =>
      all.map((swatch) => swatch.getBoundingClientRect().width),
    );
    expect(widths).toEqual([18, 18]);

    await page.goto('/en/e/privacy');
    const frame = page.getByRole('table').first().locator('..');
    expect(await frame.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeGreaterThan(0);
    // two shadows at the edges, each below a cover that moves with the table
    await expect(frame).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
  },
);

// the narrow screen: e2e/layout
test('nothing moves while any screen loads', only.fullRun, async ({ page }) => {
  test.slow();
  const moved = await watchLayout(page);
  const { 'cart-empty': cart = '', ...screens } = screensIn('de');
  for (const path of [...Object.values(screens), cart, 'a filled cart']) {
    if (path === 'a filled cart') await fillCart(page);
    await openWithScripts(page, path === 'a filled cart' ? cart : path, 'de');
    await page.evaluate(() => document.fonts.ready);
    const shifts = await moved();
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    // a busy browser may paint a line before its last word was parsed: less than the eye can see, 0.00 in any report
    expect(sum, [path, ...shifts].join('\n')).toBeLessThan(0.005);
  }
});

test(
  'drawer and panels open without animation with reduced motion',
  only.wide,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithScripts(page, '/de', 'de');
    await page.getByRole('button', { name: allMessages.de.shell.openNavigation }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    const longest = await drawer.evaluate((it) =>
      Math.max(...getComputedStyle(it).transitionDuration.split(',').map(Number.parseFloat)),
    );
    expect(longest).toBe(0);
  },
);
