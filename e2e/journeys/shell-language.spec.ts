import type { Page } from '@playwright/test';
import { languageFacts, languages } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const switcher = (page: Page, label: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name: label });

for (const language of languages) {
  const t = allMessages[language].footer;
  const others = languages.filter((key) => key !== language);

  test(`the switcher names the page's counterparts in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/a/tutorials`);
    await switcher(page, t.language)
      .getByRole('button', { name: languageFacts[language].name })
      .click();
    for (const other of others) {
      const head = page.locator(`head link[rel=alternate][hreflang=${other}]`);
      const href = new URL((await head.getAttribute('href')) ?? '').pathname;
      const link = switcher(page, t.language).getByRole('link', {
        name: languageFacts[other].name,
      });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    const [other = 'de'] = others;
    await switcher(page, t.language).getByRole('link', { name: languageFacts[other].name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(new RegExp(`/${other}/a/tutorials$`));
  });

  test(`a page without counterparts leads to the home pages in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/nowhere`);
    await switcher(page, t.language).getByRole('button').click();
    for (const other of others) {
      await expect(
        switcher(page, t.language).getByRole('link', { name: languageFacts[other].name }),
      ).toHaveAttribute('href', `/${other}`);
    }
  });
}

test('the keyboard opens, walks and closes the switcher', only.wide, async ({ page }) => {
  const t = allMessages.de.footer;
  await openWithScripts(page, '/de', 'de');
  const button = switcher(page, t.language).getByRole('button');
  await button.focus();
  // only scripts tell that it is closed
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(switcher(page, t.language).getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the switcher opens for a resting mouse and by a click', only.wide, async ({ page }) => {
  await openWithScripts(page, '/en', 'en');
  const switcher = page.getByRole('contentinfo').getByRole('navigation', { name: 'Language' });
  const danish = switcher.getByRole('link', { name: 'Dansk' });
  await expect(danish).toBeHidden();
  await switcher.getByRole('button', { name: 'English' }).hover();
  await expect(danish).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(danish).toBeHidden();
  await switcher.getByRole('button', { name: 'English' }).click();
  await expect(danish).toBeVisible();
});
