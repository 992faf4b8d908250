import { expect, type Page } from '@playwright/test';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';

/** Opens a page and waits until it listens: its promotions can be stopped then. */
export async function openWithScripts(page: Page, path: string, language: Language) {
  await page.goto(path);
  const { pausePromotions, playPromotions } = allMessages[language].shell;
  const control = page.getByRole('button', { name: pausePromotions });
  await expect(control.or(page.getByRole('button', { name: playPromotions }))).toBeVisible();
}
