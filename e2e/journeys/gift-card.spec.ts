import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { type Language, languages } from '../../storefront/testing/specified-languages.ts';
import { expectNoViolations } from '../support/axe.ts';
import { buy, openProduct } from '../support/product.ts';
import { bothWidths, only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const giftCard: Record<Language, string> = {
  de: 'kaffeelotse-geschenkgutschein',
  en: 'kaffeelotse-gift-card',
  da: 'kaffeelotse-gavekort',
};

/** A month from today, as a form sends it. */
const sendOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

for (const language of languages) {
  const { cart: t } = allMessages[language];
  const href = hrefsFor(language);

  test(
    `a gift card goes to its recipient on the chosen day: cart and checkout say so, in ${language}`,
    language === 'de' ? bothWidths : only.wide,
    async ({ page, javaScriptEnabled }) => {
      test.slow();
      const address = href.product(giftCard[language]);
      await openProduct(page, address, language, javaScriptEnabled);
      if (javaScriptEnabled) await expectNoViolations(page, 'the fields of a gift');
      await page.getByLabel(t.gift.email).fill('jannik@example.com');
      await page.getByLabel(t.gift.name).fill('Jannik');
      await page.getByLabel(t.gift.message).fill('Alles Gute!');
      await page.getByLabel(t.gift.sendOn).fill(sendOn);
      await buy(page, language, javaScriptEnabled);
      await page.goto(href.cart());
      await expect(page.getByText(t.gift.to('Jannik (jannik@example.com)'))).toBeVisible();
      await expect(page.getByText(t.gift.sentOn(formatsFor(language).date(sendOn)))).toBeVisible();
      await expect(page.getByText('Alles Gute!')).toBeVisible();
      if (javaScriptEnabled) await expectNoViolations(page, 'the cart with a gift');
      await page.getByRole('button', { name: t.checkout }).first().click();
      await expect(page.getByText('Recipient email: jannik@example.com').first()).toBeAttached();
    },
  );
}
