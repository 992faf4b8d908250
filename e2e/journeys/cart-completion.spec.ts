import { languages } from '#shop/tests/specified-languages.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { shopOrigin } from '../support/addresses.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enterCode, productOf, putInCart } from '../support/cart.ts';
import { bothWidthsIn } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const handle = 'kernel-co-night-shift-espresso';
const euros = (amount: number) => ({ amount: Math.round(amount * 100), currency: 'EUR' });

for (const language of languages) {
  test(
    `a product closes the gap to free shipping in ${language}`,
    bothWidthsIn(language),
    async ({ page, context, javaScriptEnabled }) => {
      const { cart } = allMessages[language];
      const { money, country } = formatsFor(language);
      await context.addCookies([{ name: 'delivery_country', value: 'DE', url: shopOrigin }]);
      const { variant } = await productOf(handle, 'de');
      await putInCart(page, variant, 5);
      await page.goto(`/${language}/cart`);
      const completion = page.getByRole('region', { name: cart.completion.title });
      await expect(completion).toContainText(
        cart.completion.freeShipping(money(euros(4.5)), money(euros(4.9))),
      );
      const buttons = completion.getByRole('button');
      expect(await buttons.count()).toBeGreaterThan(1);
      if (javaScriptEnabled) await expectNoViolations(page, 'cart completion', 'main');
      await buttons.first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(cart.shippedFree(country('DE')))).toBeVisible();
      await expect(completion).toHaveCount(0);
      const lines = page.getByRole('list', { name: cart.lines }).getByRole('listitem');
      await expect(lines).toHaveCount(2);
      if (javaScriptEnabled) await expect(lines.getByRole('link').first()).toBeFocused();
    },
  );
}

test('a product reaches the minimum of a rejected code', async ({ page }) => {
  const { cart } = allMessages.de;
  const { variant } = await productOf(handle, 'de');
  await putInCart(page, variant, 5);
  await page.goto('/de/cart');
  const completion = page.getByRole('region', { name: cart.completion.title });
  await enterCode(page, 'de', 'discount', 'FUENF60');
  const gap = formatsFor('de').money(euros(15.5));
  await expect(completion).toContainText(cart.completion.discountCode(gap));
  await completion.getByRole('button').first().click();
  await expect(completion).toHaveCount(0);
  await enterCode(page, 'de', 'discount', 'FUENF60');
  await expect(page.getByRole('button', { name: cart.removeCode('FUENF60') })).toBeVisible();
});

test('with another quantity, other products close the gap', async ({ page, javaScriptEnabled }) => {
  const { cart } = allMessages.de;
  const { money } = formatsFor('de');
  const { variant, title } = await productOf(handle, 'de');
  await putInCart(page, variant, 4);
  await page.goto('/de/cart');
  const completion = page.getByRole('region', { name: cart.completion.title });
  await expect(completion).toContainText(money(euros(13.4)));
  const before = await completion.getByRole('link').allTextContents();
  await page.getByLabel(cart.quantityOf(title), { exact: true }).fill('5');
  if (!javaScriptEnabled) await page.getByRole('button', { name: cart.update }).click();
  await expect(completion).toContainText(money(euros(4.5)));
  await expect(completion.getByRole('link').first()).toBeVisible();
  expect(await completion.getByRole('link').allTextContents()).not.toEqual(before);
});
