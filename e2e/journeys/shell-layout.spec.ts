import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/index.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';

const pagesIn = (language: (typeof languages)[number]) => [
  `/${language}`,
  allContent[language].footer.shippingCosts,
  `/${language}/a/tutorials`,
  `/${language}/nowhere`,
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of languages) {
  const t = allMessages[language].shell;

  for (const [name, viewport] of [
    ['320 pixels', { width: 320, height: 640 }],
    ['200 % zoom', { width: 720, height: 450 }],
    ['the narrowest wide layout', { width: 993, height: 700 }],
  ] as const) {
    test(`nothing scrolls sideways at ${name} in ${language}`, only.wide, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of pagesIn(language)) {
        await page.goto(path);
        expect(await overflow(page), path).toBe(0);
      }
    });
  }

  test(`drawer and promotion fit 320 pixels in ${language}`, only.wide, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithScripts(page, `/${language}`, language);
    await page.getByRole('button', { name: t.openNavigation }).click();
    await expect(page.getByRole('dialog', { name: t.navigation })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: t.promotions }).getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  });

  test(`nothing moves while a page loads in ${language}`, only.wide, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const moved = list.getEntries().length;
        document.documentElement.setAttribute('data-moved', String(moved));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of pagesIn(language).slice(1)) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html'), `${path} at ${width}`).not.toHaveAttribute('data-moved');
      }
    }
  });
}

test(
  'whoever asked for less motion sees drawer and panels appear at once',
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
