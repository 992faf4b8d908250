import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { languages } from '../../storefront/app/i18n/languages.ts';
import { allContent } from '../../storefront/content/index.ts';

// axe needs scripts to look at a page
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

for (const language of languages) {
  const listing = `/${language}/c/${allContent[language].home.discover}`;

  for (const path of [listing, `/${language}/cart`, `/${language}/nowhere`]) {
    test(`axe finds nothing to complain about at ${path}`, async ({ page }) => {
      // a listing has thousands of elements to look at
      test.slow();
      await page.goto(path);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }

  test(`axe finds nothing to complain about on a product page in ${language}`, async ({ page }) => {
    test.slow();
    await page.goto(listing);
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
