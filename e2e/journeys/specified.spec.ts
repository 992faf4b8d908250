// The measures that the specification fixes, as it writes them: only a browser knows them. Its texts are looked for in
// storefront/testing, without one.
import type { Page } from '@playwright/test';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test(
  'measures: top bar, headings, colour, font [CONST-046 CONST-052 CONST-053 HDR-002]',
  only.wide,
  async ({ page }) => {
    await page.goto('/en');
    const bar = page.getByRole('banner').locator('> div').first();
    expect((await bar.boundingBox())?.height).toBe(50);
    await expect(bar).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    const sizes = await page.evaluate(() =>
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => {
        const heading = document.body.appendChild(document.createElement('p'));
        heading.className = name;
        return getComputedStyle(heading).fontSize;
      }),
    );
    expect(sizes).toEqual(['64px', '48px', '40px', '32px', '24px', '18px']);
    expect(await style(page, 'body', 'font-family')).toMatch(/,.*sans-serif$/);
  },
);

test('measures: the search window [CONST-044]', only.wide, async ({ page }) => {
  await openWithScripts(page, '/en', 'en');
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.getByRole('banner').getByRole('searchbox').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(80 * 16);
});

test('the desktop’s layout begins at 62em [CONST-049]', only.wide, async ({ page }) => {
  await page.goto('/en');
  const menu = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first();
  await page.setViewportSize({ width: 62 * 16, height: 900 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 62 * 16 - 1, height: 900 });
  await expect(menu).toBeHidden();
});

test('a quantity is typed, increased and decreased [PDP-008]', only.wide, async ({ page }) => {
  await openWithScripts(page, '/en/p/kernel-co-night-shift-espresso', 'en');
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', { name: 'Quantity' }).first();
  await main.getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(quantity).toHaveValue('2');
  await quantity.fill('5');
  await main.getByRole('button', { name: 'Decrease quantity' }).first().click();
  await expect(quantity).toHaveValue('4');
});
