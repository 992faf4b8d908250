import { createServer } from 'node:http';
import type { Locator } from '@playwright/test';
import freePort from 'get-port';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { sandboxOrigin } from '../support/addresses.ts';
import {
  enterCode,
  giftCardChip,
  productOf,
  putInCart,
  setFact,
  summaryOf,
} from '../support/cart.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/test.ts';

// one after the other: each kind of visit pays with the same two cards in every language
test.describe.configure({ mode: 'default' });

const handle = 'kernel-co-night-shift-espresso';
const atCheckout = new RegExp(`^${sandboxOrigin}/cart/c/`);

/** The amounts of a summary in cents, without their signs. */
async function centsIn(figures: Locator): Promise<number[]> {
  // on a narrow screen the checkout folds them away
  const texts = await figures.locator('dd').allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, '')));
}

const t = allMessages.de.cart;

test('a code, two gift cards and a subscription cost the same in cart, checkout and order [CART-005 CART-006 CART-007 DEC-053 DEC-089 DEC-090 PROD-007 ROLE-002]', async ({
  page,
}, { project }) => {
  test.slow();
  const cards = project.name.includes('without')
    ? ['LOTSE-GIFT-0050-AAAA', 'LOTSE-GIFT-0100-AAAA']
    : ['LOTSE-GIFT-0025-AAAA', 'LOTSE-GIFT-0025-BBBB'];
  const { variant, plans, title, sku } = await productOf(handle, 'de');
  await setFact(`variants/${sku}`, { stock: 500 });
  await putInCart(page, variant, 2);
  await putInCart(page, variant, 1, plans[1]);
  await page.goto('/de/cart');
  await expect(page.getByLabel(t.intervalOf(title))).toBeVisible();

  await enterCode(page, 'de', 'discount', 'KOMBI5');
  await expect(page.getByRole('button', { name: t.removeCode('KOMBI5') })).toBeVisible();
  for (const [index, code] of cards.entries()) {
    await setFact(`gift-cards/${code}`, { balance: index === 0 ? 337 : 1200 });
    await enterCode(page, 'de', 'giftCard', code);
    await expect(giftCardChip(page, '')).toHaveCount(index + 1);
  }
  const [subtotal, discount, shipping, one = 0, other = 0, total] = await centsIn(
    summaryOf(page, 'de').locator('dl'),
  );
  const figures = [subtotal, discount, shipping, one + other, total];
  expect(one).toBe(337);

  await page.getByRole('button', { name: t.checkout }).first().click();
  await expect(page).toHaveURL(atCheckout);
  expect(await centsIn(page.locator('dl.totals'))).toEqual(figures);
  await placeOrder(page);
  expect(await centsIn(page.locator('dl.totals'))).toEqual(figures);

  // the checkout's address leads to the order now; before it stands the cart page
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: t.empty })).toBeVisible();
});

test('what a gift card has left pays for shipping, in the cart as at the checkout [DEC-052]', async ({
  page,
}) => {
  const card = 'LOTSE-GIFT-0010-AAAA';
  await setFact(`gift-cards/${card}`, { balance: 2500 });
  const { variant } = await productOf(handle, 'de');
  await putInCart(page, variant);
  await page.goto('/de/cart');
  await enterCode(page, 'de', 'giftCard', card);
  await expect(giftCardChip(page, 'AAAA')).toBeVisible();
  // goods, shipping, what the card pays, what is left to pay
  const figures = [890, 490, 1380, 0];
  expect(await centsIn(summaryOf(page, 'de').locator('dl'))).toEqual(figures);
  await page.getByRole('button', { name: 'Weiter zur Kasse' }).first().click();
  await expect(page).toHaveURL(atCheckout);
  expect(await centsIn(page.locator('dl.totals'))).toEqual(figures);
});

test('freight is computed from the address at the checkout', async ({ page }) => {
  const { variant } = await productOf('northfold-molo-siebtraegermaschine', 'de');
  await putInCart(page, variant);
  await page.goto('/de/cart');
  await expect(page.getByRole('main')).toContainText(
    /per Spedition: 49,00\s€ innerhalb Deutschlands\. In andere Länder berechnen wir die Fracht an der Kasse nach der Lieferadresse\./,
  );
  const [goods = 0, freight] = await centsIn(summaryOf(page, 'de').locator('dl'));
  expect(freight).toBe(4900);
  await page.getByRole('button', { name: 'Weiter zur Kasse' }).first().click();
  await expect(page).toHaveURL(atCheckout);
  expect(await centsIn(page.locator('dl.totals'))).toEqual([goods, 4900, goods + 4900]);
  await page.locator('[name=country]').selectOption('AT');
  await page.locator('button[value=update]').first().click();
  await expect(page.locator('dl.totals')).toContainText('79,00');
  expect(await centsIn(page.locator('dl.totals'))).toEqual([goods, 7900, goods + 7900]);
});

test('the express button chooses the wallet at the checkout', async ({ page }) => {
  const { variant } = await productOf(handle, 'de');
  await putInCart(page, variant);
  await page.goto('/de/cart');
  await page.getByRole('button', { name: allMessages.de.cart.expressCheckout }).click();
  await expect(page).toHaveURL(atCheckout);
  await expect(page).not.toHaveURL(/payment/);
  await expect(page.locator('[name=paymentMethod][value=wallet]')).toBeChecked();
});

test('the checkout may hand the shopper on over further hosts, and no policy is violated', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const port = await freePort();
  const wallet = `http://wallet.localhost:${port}/`;
  const bank = `http://bank.localhost:${port}/`;
  const server = createServer((request, response) => {
    if (request.headers.host?.startsWith('wallet')) {
      response.writeHead(302, { location: bank }).end();
    } else response.end('arrived');
  }).listen(port);
  const { variant } = await productOf(handle, 'de');
  await putInCart(page, variant);
  await page.goto('/de/cart');
  await page.route(atCheckout, (route) =>
    route.fulfill({ status: 302, headers: { location: wallet } }),
  );
  await page.getByRole('button', { name: t.checkout }).first().click();
  await expect(page).toHaveURL(bank);
  await expect(page.getByText('arrived')).toBeVisible();
  expect(violations).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/cart$/);
  server.close();
  server.closeAllConnections();
});
