// The specification fixes some words and measures. They stand here as it writes them, so that a changed text or style
// is noticed; every other journey reads them from where the shop has them.
import type { Page } from '@playwright/test';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const espresso = '/en/p/kernel-co-night-shift-espresso';

const words: [path: string, ...texts: RegExp[]][] = [
  ['/en', /Buy coffee & accessories online/i, /Our top brands/i, /See all/i],
  ['/en', /Coffee & espresso/i, /Coffee machines/i, /Filter coffee/i, /Espresso whole bean/i],
  ['/en', /Coffee grinder/i, /Accessories/i, /My Account/i, /Skip to content/i],
  ['/en/brands', /Our top 10 brands/i, /About the brand/i, /All (\d+ )?products/i, /See all/i],
  ['/en/c/coffee', /\d+ results/, /Filter & Sort/i],
  [espresso, /1-3 working days/i, /Best before/i, /Article number/i, /Standard parcel/i],
  [
    espresso,
    /Suitable for:/,
    /More suitable products for you/,
    /Secure payment/,
    /Flavour profile/,
  ],
  [espresso, /Every 4 weeks/i, /Every 3 months/i, /Delivery at the current price/i],
  [espresso, /Free shipping from €49\.00 in Germany/i, /Adjust or cancel at any time/i],
];

for (const [path, ...texts] of words) {
  test(
    `${path} says ${texts.map(({ source }) => source).join(', ')}`,
    only.wide,
    async ({ page }) => {
      await page.goto(path);
      // with what controls and pictures are called
      const said = (await page.content())
        .replace(/<(script|style)\b.*?<\/\1>/gs, '')
        .replace(/<[^>]*?aria-label="([^"]*)"[^>]*>/g, ' $1 ')
        .replace(/<!--.*?-->|<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&')
        .replace(/[\s\u00a0]+/g, ' ');
      for (const words of texts) expect(said.search(words), String(words)).not.toBe(-1);
    },
  );
}

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('measures: top bar, headings, colour, font', only.wide, async ({ page }) => {
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
});

test('measures: the search window', only.wide, async ({ page }) => {
  await openWithScripts(page, '/en', 'en');
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.getByRole('banner').getByRole('searchbox').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(80 * 16);
});

test('the desktop’s layout begins at 62em', only.wide, async ({ page }) => {
  await page.goto('/en');
  const menu = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first();
  await page.setViewportSize({ width: 62 * 16, height: 900 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 62 * 16 - 1, height: 900 });
  await expect(menu).toBeHidden();
});
