import { expect, test } from '@playwright/test';
import { languages } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/index.ts';
import { sandboxOrigin } from '../support/addresses.ts';

for (const language of languages) {
  const t = allMessages[language];
  const { home } = allContent[language];

  test(`from the home page to the checkout in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    await expect(page.getByRole('heading', { level: 1, name: t.home.claim })).toBeVisible();

    const [category] = home.popularCategories;
    if (!category) throw new Error('the home page has no categories');
    await page
      .getByRole('navigation', { name: t.home.popularCategories })
      .getByRole('link', { name: category.title })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${language}/c/${category.collection}$`));

    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByLabel(t.product.quantity).fill('2');
    await page.getByRole('main').getByRole('button', { name: t.product.addToCart }).click();

    await expect(page).toHaveURL(new RegExp(`/${language}/cart$`));
    await expect(page.getByRole('heading', { level: 1, name: t.cart.title })).toBeVisible();
    const quantity = page.getByLabel(t.cart.quantityOf(name));
    await expect(quantity).toHaveValue('2');

    await quantity.fill('3');
    await page.getByRole('button', { name: t.cart.update }).click();
    await expect(page.getByLabel(t.cart.quantityOf(name))).toHaveValue('3');

    await page.getByRole('button', { name: t.cart.checkout }).click();
    await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
    await expect(page.getByText(name).first()).toBeAttached();
  });

  test(`an emptied cart says so in ${language}`, async ({ page }) => {
    const [category] = home.popularCategories;
    await page.goto(`/${language}/c/${category?.collection}`);
    await page.getByRole('article').nth(1).getByRole('link').click();
    await page.waitForURL(/\/p\//);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('main').getByRole('button', { name: t.product.addToCart }).click();
    await page.getByRole('button', { name: t.cart.removeOf(name) }).click();
    await expect(page.getByText(t.cart.empty)).toBeVisible();
  });
}
