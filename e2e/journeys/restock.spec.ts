import { languages } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { expectNoViolations } from '../support/axe.ts';
import { productOf, setFact } from '../support/cart.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { listening, openWithScripts } from '../support/scripts-at-work.ts';
import { bothWidthsIn, only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// one after the other: they restock the same product
test.describe.configure({ mode: 'default' });

/** Sold out in the catalogue; its handle is the same in every language. */
const handle = 'brisa-norte-cantabrico-espresso';

const newAddress = () => `reader-${crypto.randomUUID()}@example.com`;

for (const language of languages) {
  const t = allMessages[language];

  test(
    `from the form on a sold-out product to the mail when it is back, in ${language}`,
    bothWidthsIn(language),
    async ({ page, javaScriptEnabled }) => {
      test.slow();
      const email = newAddress();
      const { sku } = await productOf(handle, language);
      const form = page.getByRole('form', { name: t.restock.title });
      if (javaScriptEnabled) {
        await openWithScripts(page, `/${language}/p/${handle}`, language);
        await form.getByRole('button').hover();
        await listening(form);
      } else await page.goto(`/${language}/p/${handle}`);
      await expect(page.getByText(t.restock.soldOut)).toBeVisible();
      const similar = page.getByRole('region', { name: t.restock.similarTitle });
      await expect(similar.getByRole('link', { name: t.restock.compareSimilar })).toHaveAttribute(
        'href',
        /\/compare\?p=[^,]+,[^,]+/,
      );
      if (javaScriptEnabled) await expectNoViolations(page, 'the sold-out product');

      // an address that cannot be one, by keyboard
      await form.getByLabel(t.restock.email).fill('mara.lindner@');
      await page.keyboard.press('Enter');
      await expect(form.getByLabel(t.restock.email)).toHaveAccessibleDescription(
        t.restock.problem.invalidEmail,
      );
      await form.getByLabel(t.restock.email).fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();

      await page.goto(linkIn(await mailTo(email), 'restock'));
      await page.getByRole('button', { name: t.restock.link.confirm }).click();
      await expect(
        page.getByRole('heading', { name: t.restock.link.state.confirmed.title }),
      ).toBeVisible();
      if (javaScriptEnabled) await expectNoViolations(page, 'the confirmed request');
      try {
        await setFact(`variants/${sku}`, { stock: 12 });
        expect(await mailTo(email, 1)).toContain(`/${language}/p/${handle}?variant=`);
      } finally {
        await setFact(`variants/${sku}`, { stock: 0 });
      }
      const deleted = page.getByRole('heading', { name: t.restock.link.state.unknown.title });
      // the address is deleted once the mail server has accepted the mail
      await expect(async () => {
        await page.reload();
        await expect(deleted).toBeVisible({ timeout: 2000 });
      }).toPass();
    },
  );
}

test('a confirmed request can be withdrawn by the same link', only.wide, async ({ page }) => {
  const { restock } = allMessages.de;
  const email = newAddress();
  await page.goto(`/de/p/${handle}`);
  const form = page.getByRole('form', { name: restock.title });
  await form.getByLabel(restock.email).fill(email);
  await form.getByRole('button', { name: restock.submit }).click();
  const link = linkIn(await mailTo(email), 'restock');
  await page.goto(link);
  await page.getByRole('button', { name: restock.link.confirm }).click();
  await page.getByRole('button', { name: restock.link.withdraw }).click();
  await expect(
    page.getByRole('heading', { name: restock.link.state.withdrawn.title }),
  ).toBeVisible();
});
