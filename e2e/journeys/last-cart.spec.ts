import { languages } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { shopOrigin } from '../support/addresses.ts';
import { expectNoViolations } from '../support/axe.ts';
import { productOf, putInCart } from '../support/cart.ts';
import { placeOrder } from '../support/place-order.ts';
import { bothWidthsInGerman } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const handle = 'kernel-co-night-shift-espresso';

for (const language of languages) {
  test(
    `the cart of an order is put in again in ${language}`,
    bothWidthsInGerman(language),
    async ({ page, context }) => {
      const { cart } = allMessages[language];
      const stored = () => page.evaluate(() => localStorage.getItem('last-cart'));
      // the checkout's address is a German one
      await context.addCookies([{ name: 'delivery_country', value: 'DE', url: shopOrigin }]);
      const { variant } = await productOf(handle, 'de');
      await putInCart(page, variant, 2);
      await page.goto(`/${language}/cart`);
      expect(await stored()).toBeNull();
      await page.getByRole('checkbox', { name: cart.lastCart.remember }).check();
      expect(await stored()).toMatch(/^\["\d+ 2 [^"]+"\]$/);
      await page.getByRole('button', { name: cart.checkout }).first().click();
      await placeOrder(page);

      await page.goto(`/${language}/cart`);
      const offer = page.getByRole('region', { name: cart.lastCart.title });
      await expect(offer).toContainText('2 ×');
      await expectNoViolations(page, 'last cart', 'main');
      await offer.getByRole('button', { name: cart.lastCart.add }).click();
      const lines = page.getByRole('list', { name: cart.lines });
      await expect(lines.getByRole('listitem')).toHaveCount(1);
      await expect(lines.getByRole('spinbutton')).toHaveValue('2');
      await expect(lines.getByRole('link').first()).toBeFocused();
      await page.getByRole('checkbox', { name: cart.lastCart.remember }).uncheck();
      expect(await stored()).toBeNull();
    },
  );
}
