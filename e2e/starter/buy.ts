import { type Browser, expect } from '@playwright/test';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { placeOrder } from '../support/place-order.ts';

/** From the home page to the confirmation of the order, by the labels of one language. */
export async function buy(browser: Browser, origin: string, language: Language, handle: string) {
  const t = allMessages[language];
  const page = await browser.newPage({ baseURL: origin });
  try {
    await page.goto(`/${language}`);
    await page.locator(`a[href="/${language}/p/${handle}"]`).first().click();
    await page.waitForURL(`**/p/${handle}`);
    // the address changes before the page does
    await page.getByRole('button', { name: t.product.addToCart, exact: true }).click();
    const title = await page.locator('#product-title h1').innerText();
    await page.getByRole('link', { name: t.product.toCart }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: t.cart.title })).toBeVisible();
    await expect(page.getByLabel(t.cart.quantityOf(title), { exact: true })).toHaveValue('1');
    await page.getByRole('button', { name: t.cart.checkout }).first().click();
    await placeOrder(page);
  } finally {
    await page.close();
  }
}
