import { expect, type Locator, type Page } from '@playwright/test';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import type { Language } from '../../storefront/testing/specified-languages.ts';

/**
 * Opens a page and waits until all of it listens: its promotions can be stopped then, and the menu, which waits for the
 * first interaction, tells whether it is open.
 */
export async function openWithScripts(page: Page, path: string, language: Language) {
  await page.goto(path);
  const { pausePromotions, playPromotions, mainNavigation } = allMessages[language].shell;
  const control = page.getByRole('button', { name: pausePromotions });
  await expect(control.or(page.getByRole('button', { name: playPromotions }))).toBeVisible();
  await page.mouse.move(3, 400);
  const navigation = page.locator(`nav[aria-label="${mainNavigation}"]`);
  await expect(navigation.locator('a[aria-expanded]').first()).toBeAttached();
}

/** Waits until the page's own scripts have taken an element over: parts of a page wake one after the other. */
export async function listening(element: Locator) {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}
