import { languages } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { sandboxOrigin } from '../support/addresses.ts';
import { expectNoViolations } from '../support/axe.ts';
import { mailTo } from '../support/mails.ts';
import { placeOrder } from '../support/place-order.ts';
import { bundles } from '../support/screens.ts';
import { bothWidthsIn } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages) {
  test(
    `a pack names its contents from the card to the order's mail in ${language}`,
    bothWidthsIn(language),
    async ({ page, javaScriptEnabled }, { project }) => {
      const t = allMessages[language];
      await page.goto(`/${language}/c/${bundles[language]}`);
      const card = page.getByRole('article').first();
      const name = await card.getByRole('heading').innerText();
      await card.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(/\/p\//);

      const contents = page.getByRole('list', { name: t.product.bundle.list });
      await expect(contents.getByRole('listitem')).toHaveCount(3);
      await expect(contents.getByText('/kg')).toHaveCount(3);
      await expect(page.getByText(t.product.bundle.singly, { exact: true })).toBeVisible();
      const parts = await contents.getByRole('link').allInnerTexts();
      if (javaScriptEnabled) await expectNoViolations(page, 'bundle', 'main');

      await page.getByRole('button', { name: t.product.addToCart, exact: true }).click();
      if (javaScriptEnabled) {
        await page.getByRole('dialog').getByRole('link', { name: t.product.toCart }).click();
      }
      await expect(page.getByRole('heading', { level: 1, name: t.cart.title })).toBeVisible();
      const lines = page.getByRole('list', { name: t.cart.lines });
      await lines.getByText(t.cart.bundle.contents(parts.join(', '))).click();
      await expect(lines.getByText(t.cart.bundle.note)).toBeVisible();
      // only the pack itself has a quantity and can be removed
      await expect(lines.getByRole('spinbutton')).toHaveCount(1);
      await expect(lines.getByRole('button', { name: t.cart.removeOf(name) })).toHaveCount(1);
      await expect(lines.getByRole('button', { name: t.cart.removeOf('') })).toHaveCount(1);
      if (javaScriptEnabled) await expectNoViolations(page, 'bundle in cart', 'main');

      await page.getByRole('button', { name: t.cart.checkout }).first().click();
      await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/cart/c/`));
      const email = `bundle-${language}-${project.name.replaceAll(' ', '-')}@example.com`;
      await placeOrder(page, email, language === 'da' ? '2100' : '20457');
      const mail = await mailTo(email);
      for (const part of parts) expect(mail).toContain(`1 × ${part}`.replaceAll('&', '&amp;'));
    },
  );
}
