import { languages } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { expectNoViolations } from '../support/axe.ts';
import { screensIn } from '../support/screens.ts';
import { listening, openWithScripts } from '../support/scripts-at-work.ts';
import { bothWidthsInGerman } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  // a whole menu takes axe its time
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const language of languages) {
  const t = allMessages[language].shell;
  const [coffee] = allContent[language].mainMenu.groups;

  test(
    `axe accepts what opens in the header and footer in ${language}`,
    bothWidthsInGerman(language),
    async ({ page, viewport }) => {
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
        .locator('summary')
        .click();
      await expectNoViolations(page, 'language switcher');
      await page.keyboard.press('Escape');
      await page.getByRole('region', { name: t.promotions }).getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'promotion');
    },
  );

  test(
    `axe accepts search, filter and zoom in ${language}`,
    bothWidthsInGerman(language),
    async ({ page, viewport }) => {
      const { search, collection, product } = allMessages[language];
      const screens = screensIn(language);
      await openWithScripts(page, screens['collection-filtered'] ?? '', language);
      if (viewport?.width === 390) {
        await page.getByRole('link', { name: t.search, exact: true }).click();
      } else {
        await page
          .getByRole('banner')
          .getByRole('searchbox', { name: t.searchPlaceholder })
          .click();
      }
      const window = page.getByRole('dialog', { name: search.title });
      await expect(window.getByRole('list', { name: search.popular })).toBeVisible();
      await expectNoViolations(page, 'empty search');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: collection.filterAndSort }).click();
      await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
      await expectNoViolations(page, 'filter');

      await openWithScripts(page, screens['product-coffee'] ?? '', language);
      const zoom = page.getByRole('link', { name: product.enlarge });
      await listening(zoom);
      await zoom.click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      await expectNoViolations(page, 'zoom');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: product.addToCart }).first().click();
      await expect(page.getByRole('dialog', { name: product.addedTitle })).toBeVisible();
      await expectNoViolations(page, 'added');
    },
  );
}
