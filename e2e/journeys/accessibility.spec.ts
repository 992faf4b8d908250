import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { languages } from '../../storefront/app/i18n/languages.ts';
import { allContent } from '../../storefront/content/index.ts';

// axe needs scripts to look at a page
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

for (const language of languages) {
  test(`axe finds nothing to complain about in ${language}`, async ({ page }) => {
    const collection = `/${language}/c/${allContent[language].home.discover}`;
    for (const path of [`/${language}`, collection, `/${language}/cart`, `/${language}/nowhere`]) {
      await page.goto(path);
      expect((await new AxeBuilder({ page }).analyze()).violations, path).toEqual([]);
    }
    await page.goto(collection);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/p\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations, 'product').toEqual([]);
  });
}
