import { expect, type Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { openWithScripts } from './scripts-at-work.ts';

/** Opens a product page; with scripts, once they are at work. */
export async function openProduct(page: Page, path: string, language: Language, scripts: boolean) {
  if (scripts) await openWithScripts(page, path, language);
  else await page.goto(path);
}

/** The first interaction loads the scripts of deferred parts. */
export async function loadDeferredParts(page: Page, language: Language) {
  await page.mouse.move(10, 300);
  const save = page.getByRole('button', { name: allMessages[language].product.save, exact: true });
  await expect(save).toBeVisible();
}

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
