import { expect, type Page } from '@playwright/test';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';

export function buyButton(page: Page, language: Language) {
  return page.getByRole('button', { name: allMessages[language].product.addToCart, exact: true });
}

/** Presses the buy button and ends on the cart page: through the confirmation, or without scripts at once. */
export async function buy(page: Page, language: Language, scripts: boolean) {
  const { product, cart } = allMessages[language];
  await buyButton(page, language).first().click();
  if (scripts) {
    const dialog = page.getByRole('dialog', { name: product.addedTitle });
    await dialog.getByRole('link', { name: product.toCart }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: cart.title })).toBeVisible();
}

/** How far things have moved on the page since it began to load; 0 where nothing did. */
export async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = 'value' in entry ? Number(entry.value) : 0;
        const { dataset } = document.documentElement;
        dataset.moved = String(Number(dataset.moved ?? 0) + moved);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
}
