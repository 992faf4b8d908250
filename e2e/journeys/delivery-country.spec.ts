import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { summaryOf } from '../support/cart.ts';
import { buy } from '../support/product.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.de;
const href = hrefsFor('de');
const product = href.product('kernel-co-night-shift-espresso');

test(
  'the chosen country changes promises, product, cart and checkout',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, product, 'de');
    const header = page.getByRole('banner');
    await expect(header.getByText(/Kostenloser Versand ab/)).toBeVisible();
    await header.getByRole('link', { name: 'Lieferung nach Deutschland' }).click();
    const dialog = page.getByRole('dialog', { name: t.delivery.title });
    await dialog.getByRole('radio', { name: 'Dänemark' }).check();
    await dialog.getByRole('button', { name: t.delivery.apply }).click();
    await expect(dialog).toBeHidden();

    await expect(header.getByRole('link', { name: 'Lieferung nach Dänemark' })).toBeVisible();
    await expect(header.getByText(/Kostenloser Versand ab/)).toHaveCount(0);
    await expect(page.getByText('Lieferzeit 2–4 Werktage')).toBeVisible();
    await expect(page.getByText(/Standardpaket, 4,90/)).toBeVisible();

    await buy(page, 'de', true);
    await expect(summaryOf(page, 'de')).toContainText(t.cart.shippingKinds.standard('Dänemark'));
    await page.reload();
    await expect(summaryOf(page, 'de')).toContainText('Lieferung nach Dänemark');
    await page.getByRole('button', { name: t.cart.checkout }).first().click();
    const delivery = page.getByRole('region', { name: 'Lieferung' });
    await expect(delivery.getByRole('combobox', { name: /Land/ })).toHaveValue('DK');
  },
);

test(
  'cancelling keeps the country, and the dialog lists all countries on request',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, href.home(), 'de');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutschland' }).click();
    const dialog = page.getByRole('dialog', { name: t.delivery.title });
    await expect(dialog.getByRole('radio')).toHaveCount(9);
    await dialog.getByRole('button', { name: t.delivery.showAll(26) }).click();
    await expect(dialog.getByRole('radio')).toHaveCount(26);
    await dialog.getByRole('radio', { name: 'Zypern' }).check();
    await dialog.getByRole('button', { name: t.delivery.cancel }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Deutschland', exact: true }),
    ).toBeVisible();
  },
);
