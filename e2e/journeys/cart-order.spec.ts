import { expect, test } from '@playwright/test';
import { languages } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { sandboxOrigin } from '../support/addresses.ts';
import {
  enterCode,
  giftCardChip,
  placeOrder,
  productOf,
  putInCart,
  setFact,
  totalOf,
} from '../support/cart.ts';

const coffee = {
  de: 'kernel-co-night-shift-espresso',
  en: 'kernel-co-night-shift-espresso',
  da: 'kernel-co-night-shift-espresso',
};

for (const language of languages) {
  const { cart: t } = allMessages[language];

  test(`a code, two gift cards and a subscription cost the same at the checkout in ${language}`, async ({
    page,
  }) => {
    const { variant, plans, title } = await productOf(coffee[language], language);
    await putInCart(page, variant, 3);
    await putInCart(page, variant, 1, plans[0]);
    await page.goto(`/${language}/cart`);

    await expect(page.getByLabel(t.intervalOf(title))).toBeVisible();
    await enterCode(page, language, 'discount', 'LOTSE10');
    await expect(page.getByRole('button', { name: t.removeCode('LOTSE10') })).toBeVisible();
    await enterCode(page, language, 'giftCard', 'LOTSE-GIFT-REST-0337');
    await expect(giftCardChip(page, '0337')).toBeVisible();
    await enterCode(page, language, 'giftCard', 'LOTSE-GIFT-0010-AAAA');
    await expect(giftCardChip(page, 'AAAA')).toBeVisible();
    await expect(giftCardChip(page, '0337')).toBeVisible();

    const total = await totalOf(page, language).innerText();
    await page.getByRole('button', { name: t.checkout }).first().click();
    await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
    await expect(page.locator('.totals .total dd')).toHaveText(total);
  });
}

test('a placed order empties the cart, also for whoever goes back', async ({ page }, {
  project,
}) => {
  // every kind of visit pays with cards of its own, since paying changes them
  const cards = {
    wide: ['LOTSE-GIFT-0025-AAAA', 'LOTSE-GIFT-0025-BBBB'],
    'narrow without JavaScript': ['LOTSE-GIFT-0050-AAAA', 'LOTSE-GIFT-0100-AAAA'],
  }[project.name];
  const t = allMessages.de.cart;
  const { variant, plans, sku } = await productOf(coffee.de, 'de');
  await setFact(`variants/${sku}`, { stock: 500 });
  await putInCart(page, variant, 2);
  await putInCart(page, variant, 1, plans[1]);
  await page.goto('/de/cart');
  await enterCode(page, 'de', 'discount', 'KOMBI5');
  await expect(page.getByRole('button', { name: t.removeCode('KOMBI5') })).toBeVisible();
  for (const code of cards ?? []) {
    await setFact(`gift-cards/${code}`, { balance: 1200 });
    await enterCode(page, 'de', 'giftCard', code);
    await expect(giftCardChip(page, code.slice(-4)).last()).toBeVisible();
  }
  await expect(giftCardChip(page, '')).toHaveCount(2);
  const total = await totalOf(page, 'de').innerText();
  await page.getByRole('button', { name: t.checkout }).first().click();
  await expect(page.locator('.totals .total dd')).toHaveText(total);

  await placeOrder(page);

  await page.goto('/de/cart');
  await expect(page.getByRole('heading', { level: 1, name: t.empty })).toBeVisible();
});
