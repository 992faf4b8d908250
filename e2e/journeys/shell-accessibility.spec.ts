import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/index.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';

// axe needs scripts to look at a page
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

test.beforeEach(async ({ page }) => {
  // a whole menu takes axe its time
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function expectNoViolations(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(found, what).toEqual([]);
}

for (const language of languages) {
  const t = allMessages[language].shell;
  const [coffee] = allContent[language].mainMenu.groups;

  test(`axe accepts content and error pages in ${language}`, async ({ page }) => {
    const { shippingCosts } = allContent[language].footer;
    for (const path of [shippingCosts, `/${language}/a/tutorials`, `/${language}/nowhere`]) {
      await page.goto(path);
      await expectNoViolations(page, path);
    }
  });

  test(`axe accepts what opens in ${language}`, async ({ page, viewport }) => {
    await openWithScripts(page, `/${language}`, language);
    if (viewport?.width === 390) {
      await page.getByRole('button', { name: t.openNavigation }).click();
      const drawer = page.getByRole('dialog', { name: t.navigation });
      await drawer.getByText(coffee?.title ?? '', { exact: true }).click();
      await expectNoViolations(page, 'drawer');
      await page.keyboard.press('Escape');
    } else {
      const navigation = page.getByRole('navigation', { name: t.mainNavigation });
      const group = navigation
        .getByRole('link', { name: coffee?.title ?? '', exact: true })
        .first();
      await group.focus();
      await page.keyboard.press('Enter');
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      await expectNoViolations(page, 'menu');
      await page.keyboard.press('Escape');
    }
    await page
      .getByRole('contentinfo')
      .getByRole('navigation', { name: allMessages[language].footer.language })
      .getByRole('button')
      .click();
    await expectNoViolations(page, 'language switcher');
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: t.promotions }).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, 'promotion');
  });
}
