import type { Page } from '@playwright/test';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: true });

test(
  'a tap opens a group of the menu, a second one follows it [NAV-010]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
    const group = navigation.getByRole('link', { name: 'Kaffee', exact: true }).first();
    await group.tap();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(/\/de$/);
    await group.tap();
    await expect(page).toHaveURL(/\/de\/c\/kaffee$/);
  },
);

test.describe('adding from a card', only.narrow, () => {
  const notice = (page: Page) =>
    page.getByRole('region', { name: 'Produkt zum Warenkorb hinzugefügt' });
  const miniCart = (page: Page) => page.getByRole('dialog', { name: 'Warenkorb', exact: true });

  async function addFromCard(page: Page) {
    await openWithScripts(page, '/de/c/zubehoer', 'de');
    await page
      .getByRole('article')
      .getByRole('button', { name: /In den Warenkorb/ })
      .first()
      .tap();
  }

  test('shows a bar of two lines that leaves by itself; the mini-cart stays closed [MINI-004]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await addFromCard(page);
    await expect(notice(page)).toContainText('liegt im Warenkorb');
    await expect(miniCart(page)).toBeHidden();
    await expect(notice(page)).toBeHidden();
  });

  test('the bar stays for reduced motion and opens the mini-cart [MINI-004]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await addFromCard(page);
    await expect(notice(page)).toBeVisible();
    const box = await notice(page).boundingBox();
    expect(box?.height).toBeLessThan(145);
    await notice(page).getByRole('button', { name: 'Ansehen' }).tap();
    await expect(miniCart(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});

test(
  'on a phone the header leaves while reading down and returns on the way up',
  only.narrow,
  async ({ page }) => {
    await openWithScripts(page, '/de/c/kaffee', 'de');
    const cart = page.getByRole('banner').getByRole('link', { name: /Warenkorb/ });
    // what sticks below it follows
    const filters = page.getByRole('button', { name: 'Filter & Sortieren' });
    const placeOfFilters = () => filters.evaluate((it) => it.getBoundingClientRect().top);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 3000);
    await expect(cart).not.toBeInViewport();
    await expect.poll(placeOfFilters).toBeLessThan(40);
    await page.mouse.wheel(0, -200);
    await expect(cart).toBeInViewport({ ratio: 1 });
    await expect.poll(placeOfFilters).toBeGreaterThan(56);
    expect(await placeOfFilters()).toBeLessThan(100);
    await page.mouse.wheel(0, 600);
    await expect(cart).not.toBeInViewport();
    await cart.focus();
    await expect(cart).toBeInViewport({ ratio: 1 });
  },
);
