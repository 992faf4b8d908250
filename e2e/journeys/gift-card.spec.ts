import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { expectNoViolations } from '../support/axe.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { buy, buyButton, openProduct } from '../support/product.ts';
import { bothWidths, bothWidthsIn, only } from '../support/tags.ts';
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
    bothWidthsIn(language),
    async ({ page, javaScriptEnabled }) => {
      test.slow();
      const address = href.product(giftCard[language]);
      await openProduct(page, address, language, javaScriptEnabled);
      if (javaScriptEnabled) await expectNoViolations(page, 'the fields of a gift');
      await page.getByRole('link', { name: /^€?50\b/ }).click();
      await expect(page.getByRole('img', { name: /50/ }).first()).toBeVisible();
      const motifs = page.getByRole('navigation', { name: t.gift.motif }).getByRole('link');
      await motifs.nth(1).click();
      await expect(motifs.nth(1)).toHaveAttribute('aria-current', 'true');
      // the amount stays
      await expect(page.getByRole('img', { name: /50/ }).first()).toBeVisible();
      await page.getByLabel(t.gift.name).fill('Jannik');
      await page.getByLabel(t.gift.email).fill('jannik@example.com');
      await page.getByLabel(t.gift.message).fill('Alles Gute!');
      await page.getByRole('radio', { name: t.gift.day }).check();
      await page.getByLabel(t.gift.sendOn, { exact: true }).fill(sendOn);
      const preview = page.getByRole('figure').filter({ hasText: t.gift.preview });
      if (javaScriptEnabled) {
        await expect(preview).toContainText(t.gift.to('Jannik'));
        await expect(preview).toContainText('Alles Gute!');
        await expect(preview).toContainText(sendOn.slice(0, 4));
        // what another motif shows goes to the same person
        await motifs.nth(2).click();
        await expect(motifs.nth(2)).toHaveAttribute('aria-current', 'true');
        await expect(page.getByLabel(t.gift.name)).toHaveValue('Jannik');
        await expectNoViolations(page, 'the filled fields of a gift');
      } else await expect(preview).toHaveCount(0);
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

test(
  'a gift card needs an address, unless its buyer hands it over',
  bothWidths,
  async ({ page, javaScriptEnabled }) => {
    const { cart: t } = allMessages.de;
    await openProduct(page, hrefsFor('de').product(giftCard.de), 'de', javaScriptEnabled);
    const email = page.getByLabel(t.gift.email);
    if (javaScriptEnabled) {
      // the fields are ready
      await page.mouse.move(10, 300);
      await expect(email).toHaveAttribute('required');
    }
    await buyButton(page, 'de').first().click();
    if (javaScriptEnabled) {
      await expect(email).toBeFocused();
      await page.getByRole('radio', { name: t.gift.self }).check();
      await expect(email).toBeHidden();
    } else {
      await expect(page.getByText(t.problem.giftEmail)).toBeVisible();
      await page.goto(hrefsFor('de').product(giftCard.de));
      await page.getByRole('radio', { name: t.gift.self }).check();
    }
    await buy(page, 'de', javaScriptEnabled);
    await expect(page.getByText(t.gift.sentAtOnce)).toHaveCount(0);
  },
);

test('a choice made before the fields are hydrated is kept', only.wide, async ({ page }) => {
  const { cart: t } = allMessages.de;
  const scripts = await holdScripts(page, 'gift-fields-*');
  await page.goto(hrefsFor('de').product(giftCard.de));
  const self = page.getByRole('radio', { name: t.gift.self });
  await self.check();
  scripts.letThrough();
  await expect(page.getByLabel(t.gift.name)).toBeDisabled();
  await expect(self).toBeChecked();
  await buy(page, 'de', true);
});
