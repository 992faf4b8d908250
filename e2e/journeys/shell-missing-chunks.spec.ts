import type { Page } from '@playwright/test';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { productOf, putInCart } from '../support/cart.ts';
import { applicationReady, openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { shell, cart } = allMessages.de;

/** As after a release that took the old files away, or without a connection. */
async function loseChunks(page: Page, names: string) {
  await page.route(new RegExp(`/assets/(${names})-[^/]*\\.js`), (route) => route.abort());
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('without its script a group of the menu leads to its page', only.wide, async ({ page }) => {
  const errors = collectErrors(page);
  await loseChunks(page, 'menu');
  await page.goto('/de');
  await applicationReady(page);
  const group = page.locator('nav [data-group] > a').first();
  const address = await group.getAttribute('href');
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('main')).toBeVisible();
  expect(errors).toEqual([]);
});

test('without the mini-cart its button leads to the cart', only.wide, async ({ page }) => {
  const errors = collectErrors(page);
  await loseChunks(page, 'mini-cart');
  const { variant } = await productOf('kernel-co-night-shift-espresso', 'de');
  await putInCart(page, variant, 2);
  await openWithScripts(page, '/de', 'de');
  await page.getByRole('link', { name: shell.cartWith(2, '2') }).click();
  await expect(page).toHaveURL(/\/de\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: cart.title })).toBeVisible();
  expect(errors).toEqual([]);
});

test('without its texts the cart works as without scripts', only.narrow, async ({ page }) => {
  await loseChunks(page, 'cart-de');
  const { variant, title } = await productOf('kernel-co-night-shift-espresso', 'de');
  await putInCart(page, variant, 2);
  await openWithScripts(page, '/de', 'de');
  await page.getByRole('link', { name: shell.cartWith(2, '2') }).click();
  await expect(page).toHaveURL(/\/de\/cart$/);
  await expect(page.locator('html[data-application=failed]')).toBeAttached();
  await page.getByRole('button', { name: cart.removeOf(title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: cart.empty })).toBeVisible();
});

test('links work when the script of the mini-cart fails to load', only.wide, async ({ page }) => {
  const errors = collectErrors(page);
  await loseChunks(page, 'mini-cart');
  await page.goto('/de');
  await page
    .getByRole('navigation', { name: shell.mainNavigation })
    .getByRole('link', { name: 'Kaffeemaschinen', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/c\/kaffeemaschinen$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: shell.cartWith(0, '0') })
    .click();
  await expect(page).toHaveURL(/\/de\/cart$/);
  expect(errors).toEqual([]);
});
