import type { Page } from '@playwright/test';
import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { popularCategories, sectionsOf } from '../../storefront/content/home-sections.ts';
import { sandboxOrigin } from '../support/addresses.ts';
import { listening } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages) {
  const t = allMessages[language];
  const [category = { title: '', collection: '' }] = popularCategories(allContent[language]);
  const [hero] = sectionsOf(allContent[language], 'hero');

  const where = { de: {}, en: only.fullRun, da: only.wide }[language];

  test(
    `from the home page to the checkout in ${language}`,
    where,
    async ({ page, javaScriptEnabled }) => {
      await page.goto(`/${language}`);
      await expect(
        page.getByRole('heading', { level: 1, name: hero?.heading ?? '' }),
      ).toBeVisible();

      await page
        .getByRole('navigation', { name: t.home.popularCategories })
        .getByRole('link', { name: category.title })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${language}/c/${category.collection}$`));

      const name = await openProduct(page, 0);
      await page.getByLabel(t.product.quantity, { exact: true }).fill('2');
      await addToCart(page, language, javaScriptEnabled);

      await expect(page.getByRole('heading', { level: 1, name: t.cart.title })).toBeVisible();
      const quantity = page.getByLabel(t.cart.quantityOf(name), { exact: true });
      await expect(quantity).toHaveValue('2');
      // with scripts the steps are shown once the field listens
      if (javaScriptEnabled) {
        await expect(page.getByRole('button', { name: t.cart.increaseOf(name) })).toBeVisible();
      }
      await quantity.fill('3');
      // with scripts a changed quantity is sent by itself
      if (javaScriptEnabled) await quantity.blur();
      else await page.getByRole('button', { name: t.cart.update }).click();
      await expect(quantity).toHaveValue('3');

      await page.getByRole('button', { name: t.cart.checkout }).first().click();
      await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
      await expect(page.getByText(name).first()).toBeAttached();
    },
  );
}

test('an emptied cart says so', async ({ page, javaScriptEnabled }) => {
  const { cart } = allMessages.de;
  await page.goto(`/de/c/${popularCategories(allContent.de)[0]?.collection}`);
  const name = await openProduct(page, 1);
  await addToCart(page, 'de', javaScriptEnabled);
  await page.getByRole('button', { name: cart.removeOf(name) }).click();
  await expect(page.getByText(cart.empty)).toBeVisible();
});

async function openProduct(page: Page, index: number): Promise<string> {
  const card = page.getByRole('article').nth(index);
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/p\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

/** With scripts a confirmation opens over the page; without, the cart page itself answers. */
async function addToCart(page: Page, language: Language, scripted: boolean | undefined) {
  const { product } = allMessages[language];
  const button = page.getByRole('button', { name: product.addToCart, exact: true });
  if (scripted) await listening(button);
  await button.click();
  if (scripted) {
    const dialog = page.getByRole('dialog', { name: product.addedTitle });
    await dialog.getByRole('link', { name: product.toCart }).click();
  }
  await expect(page).toHaveURL(new RegExp(`/${language}/cart$`));
}
