import type { Locator } from '@playwright/test';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { productOf, putInCart } from '../support/cart.ts';
import { screensIn } from '../support/screens.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { cart, collection } = allMessages.de;

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Where the visitor's own colours replace the shop's, only borders and outlines can mark a control. */
async function expectEdge(control: Locator) {
  const style = await control.evaluate((it) => {
    const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(it);
    return { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth };
  });
  const hasBorder = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) >= 1;
  const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
  expect(hasBorder || hasOutline, `${control} has an edge`).toBe(true);
}

test('focus can be seen in forced colours', only.wide, async ({ page }) => {
  await openWithScripts(page, '/de', 'de');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus-visible');
    const outline = await focused.evaluate((it) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(it);
      return { outlineStyle, width: Number.parseFloat(outlineWidth), outlineColor };
    });
    const what = await focused.evaluate((it) => it.outerHTML.slice(0, 120));
    expect(outline.outlineStyle, what).not.toBe('none');
    expect(outline.width, what).toBeGreaterThanOrEqual(2);
    expect(outline.outlineColor, what).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('buttons, fields and states are outlined in forced colours', only.wide, async ({ page }) => {
  const { variant, title } = await productOf('kernel-co-night-shift-espresso', 'de');
  await putInCart(page, variant, 1);
  const screens = screensIn('de');
  await page.goto(screens['cart-empty'] ?? '');
  await expectEdge(page.getByRole('button', { name: cart.checkout }).first());
  await page.getByText(cart.discountQuestion).click();
  await expectEdge(page.getByLabel(cart.discountCode, { exact: true }));
  await expectEdge(page.getByLabel(cart.quantityOf(title), { exact: true }).locator('..'));

  await openWithScripts(page, screens['collection-filtered'] ?? '', 'de');
  await page.getByRole('button', { name: collection.filterAndSort }).click();
  const filters = page.getByRole('dialog');
  await expectEdge(filters.getByRole('combobox'));
});
