import type { Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const names: Record<Language, string> = { de: 'Deutsch', en: 'English', da: 'Dansk' };
const headings: Record<Language, string> = { de: 'Sprache', en: 'Language', da: 'Sprog' };

function switcherOn(page: Page, language: Language) {
  const navigation = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: headings[language] });
  return {
    opener: navigation.locator('summary').filter({ hasText: names[language] }),
    link: (target: Language) => navigation.getByRole('link', { name: names[target] }),
  };
}

test('the language switch opens by click and leads to the same page [DEC-017 FOOT-012 LANG-003 ROUTE-005]', async ({
  page,
}) => {
  await page.goto('/de/a/tutorials');
  const { opener, link } = switcherOn(page, 'de');
  await opener.click();
  for (const target of ['en', 'da'] as const) {
    await expect(link(target)).toBeVisible();
    await expect(link(target)).toHaveAttribute('href', `/${target}/a/tutorials`);
  }
  await link('en').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/en\/a\/tutorials$/);
});

// with scripts when wide, without them when narrow: the browser's own disclosure is enough for both
test('the keyboard alone changes the language [FOOT-011]', async ({ page }) => {
  await page.goto('/de');
  const { opener, link } = switcherOn(page, 'de');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(link('en')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link('en')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en$/);
});

test(
  'Escape closes the language switch and keeps the focus on it [FOOT-011]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    const { opener, link } = switcherOn(page, 'de');
    await opener.focus();
    await page.keyboard.press('Space');
    await expect(link('da')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link('de')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link('da')).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'the language switch opens for a resting mouse and closes outside of it [FOOT-011]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    const { opener, link } = switcherOn(page, 'de');
    await opener.hover();
    await expect(link('en')).toBeVisible();
    await page.mouse.move(20, 400);
    await expect(link('en')).toBeHidden();
    await opener.hover();
    await expect(link('en')).toBeVisible();
    await opener.click();
    await page.mouse.move(20, 400);
    await expect(link('en')).toBeVisible();
    await page.mouse.click(700, 300);
    await expect(link('en')).toBeHidden();
  },
);
