import type { Page } from '@playwright/test';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const names: Record<Language, string> = { de: 'Deutsch', en: 'English', da: 'Dansk' };
const headings: Record<Language, string> = { de: 'Sprache', en: 'Language', da: 'Sprog' };
const languages: Language[] = ['de', 'en', 'da'];

function switcherOn(page: Page, language: Language) {
  const navigation = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: headings[language] });
  return {
    opener: navigation.locator('summary').filter({ hasText: names[language] }),
    link: (target: Language) => navigation.getByRole('link', { name: names[target] }),
  };
}

for (const language of languages) {
  const [other = 'de', ...rest] = languages.filter((key) => key !== language);

  test(`the language switch lists the alternates of the page head in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/a/tutorials`);
    const { opener, link } = switcherOn(page, language);
    await opener.click();
    for (const target of [other, ...rest]) {
      const head = page.locator(`head link[rel=alternate][hreflang=${target}]`);
      await expect(link(target)).toBeVisible();
      await expect(link(target)).toHaveAttribute('href', `/${target}/a/tutorials`);
      expect(new URL((await head.getAttribute('href')) ?? '').pathname).toBe(
        `/${target}/a/tutorials`,
      );
    }
    await link(other).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(new RegExp(`/${other}/a/tutorials$`));
  });

  test(`without alternates the language switch leads to the home pages in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/nowhere`);
    const { opener, link } = switcherOn(page, language);
    await opener.click();
    for (const target of [other, ...rest]) {
      await expect(link(target)).toHaveAttribute('href', `/${target}`);
    }
  });
}

// with scripts when wide, without them when narrow: the browser's own disclosure is enough for both
test('the keyboard alone changes the language', async ({ page }) => {
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

test('Escape closes the language switch and keeps the focus on it', only.wide, async ({ page }) => {
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
});

test(
  'the language switch opens for a resting mouse and closes outside of it',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    const { opener, link } = switcherOn(page, 'de');
    await opener.hover();
    await expect(link('en')).toBeVisible();
    await page.mouse.move(700, 5);
    await expect(link('en')).toBeHidden();
    await opener.hover();
    await expect(link('en')).toBeVisible();
    await opener.click();
    await page.mouse.move(700, 5);
    await expect(link('en')).toBeVisible();
    await page.mouse.click(700, 300);
    await expect(link('en')).toBeHidden();
  },
);
