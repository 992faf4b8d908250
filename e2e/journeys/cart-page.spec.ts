import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
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
import { storefrontLog } from '../support/environments.ts';
import { listening } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const handle = 'kernel-co-night-shift-espresso';
const t = allMessages.de.cart;
/** As the specification has it, in words of its own. */
const refused = 'Der Code konnte nicht angewendet werden';
const euros = (amount: number) => ({ amount: Math.round(amount * 100), currency: 'EUR' });

test('a quantity is changed, a line removed and put back [CART-002 CART-003 DEC-088]', async ({
  page,
  javaScriptEnabled,
}) => {
  const { variant, title } = await productOf(handle, 'de');
  await putInCart(page, variant, 2);
  await page.goto('/de/cart');
  const quantity = page.getByLabel(t.quantityOf(title), { exact: true });
  await expect(quantity).toHaveValue('2');
  if (javaScriptEnabled) {
    await expect(page.getByRole('button', { name: t.increaseOf(title) })).toBeVisible();
  }
  await quantity.fill('4');
  if (!javaScriptEnabled) await page.getByRole('button', { name: t.update }).click();
  await expect(summaryOf(page, 'de')).toContainText('35,60');
  await expect(quantity).toHaveValue('4');

  await page.getByRole('button', { name: t.removeOf(title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.empty })).toBeVisible();
  await page.getByRole('button', { name: t.undoOf(title) }).click();
  await expect(quantity).toHaveValue('4');
});

test('a subscription’s interval is changed, and it becomes a single purchase', async ({
  page,
  javaScriptEnabled,
}) => {
  const { variant, title, plans } = await productOf(handle, 'de');
  await putInCart(page, variant, 1, plans[0]);
  await page.goto('/de/cart');
  const interval = page.getByLabel(t.intervalOf(title));
  await expect(interval).toHaveValue(plans[0] ?? '');
  if (javaScriptEnabled) await listening(interval);
  const send = async () => {
    if (!javaScriptEnabled) await page.getByRole('button', { name: t.changeInterval }).click();
  };
  await interval.selectOption(plans[1] ?? '');
  await send();
  await expect(interval).toHaveValue(plans[1] ?? '');
  await expect(page.getByRole('list', { name: t.lines })).toContainText('8,01');
  await interval.selectOption('');
  await send();
  await expect(interval).toHaveCount(0);
  await expect(page.getByRole('list', { name: t.lines })).toContainText('8,90');
});

test('a rejected code shows the reason [VALID-004]', async ({ page }) => {
  const { money } = formatsFor('de');
  const { variant } = await productOf(handle, 'de');
  await setFact('discounts/EINMAL', { usageLimit: 1, timesUsed: 1 });
  await putInCart(page, variant, 1);
  await page.goto('/de/cart');
  const alert = summaryOf(page, 'de').getByRole('alert');
  const missing = t.problem.codeMinimum(money(euros(60)), money(euros(51.1)));
  for (const [code, words] of [
    ['GIBTSNICHT', t.problem.codeUnknown],
    ['ABGELAUFEN', t.problem.codeInactive],
    ['EINMAL', t.problem.codeUsedUp],
    ['MUEHLE20', t.problem.codeWrongProducts],
    ['FUENF60', missing],
  ] as const) {
    await enterCode(page, 'de', 'discount', code);
    const sentence = `${refused}. ${words.replaceAll('\u00a0', ' ')}`;
    await expect(alert).toHaveText(sentence, { useInnerText: true });
    await expect(page.getByLabel(t.discountCode, { exact: true })).toHaveValue(code);
  }
});

test('several codes are applied and removed; one that cannot be combined says so', async ({
  page,
}) => {
  const { variant } = await productOf(handle, 'de');
  await putInCart(page, variant, 1);
  await page.goto('/de/cart');
  const chip = (code: string) => page.getByRole('button', { name: t.removeCode(code) });
  await enterCode(page, 'de', 'discount', 'KOMBI5');
  await expect(chip('KOMBI5')).toBeVisible();
  await enterCode(page, 'de', 'discount', 'KOMBI3EURO');
  await expect(chip('KOMBI3EURO')).toBeVisible();
  await enterCode(page, 'de', 'discount', 'KEINKOMBI');
  await expect(summaryOf(page, 'de').getByRole('alert')).toHaveText(
    `${refused}. ${t.problem.codeNotCombinable}`,
  );
  await chip('KOMBI5').click();
  await expect(chip('KOMBI5')).toHaveCount(0);
  await expect(chip('KOMBI3EURO')).toBeVisible();
});

test('a quantity above the limit and an empty code are reported at their fields', async ({
  page,
  javaScriptEnabled,
}) => {
  const { variant, title } = await productOf(handle, 'de');
  await putInCart(page, variant, 2);
  await page.goto('/de/cart');
  const lines = page.getByRole('list', { name: t.lines });
  const quantity = page.getByLabel(t.quantityOf(title), { exact: true });
  if (javaScriptEnabled) {
    await expect(page.getByRole('button', { name: t.increaseOf(title) })).toBeVisible();
  } else {
    await withoutBrowserChecks(page);
  }
  await quantity.fill('9999');
  await quantity.press('Enter');
  const limit = 'Je Artikel sind höchstens 999 Stück möglich. Bitte gib eine kleinere Menge ein.';
  await expect(lines.getByRole('alert')).toHaveText(limit);
  await expect(quantity).toHaveValue('2');
  await expect(quantity).toHaveAccessibleDescription(limit);

  if (!javaScriptEnabled) await withoutBrowserChecks(page);
  await enterCode(page, 'de', 'discount', '   ');
  await expect(summaryOf(page, 'de').getByRole('alert')).toHaveText('Bitte gib einen Code ein.');
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
});

/** As a browser that does not check forms before it sends them. */
async function withoutBrowserChecks(page: Page) {
  for (const form of await page.locator('form').all()) {
    await form.evaluate((element) => element.setAttribute('novalidate', ''));
  }
}

test('insufficient stock is reported at its line [ERR-009]', async ({ page, javaScriptEnabled }, {
  project,
}) => {
  // a variant for each kind of visit, since they share the stock
  const names = ['wide', 'narrow', 'wide without JavaScript', 'narrow without JavaScript'];
  const handles = [
    'kernel-co-slow-sunday-espresso',
    'molvetta-korn-50-kaffeemuehle',
    'molvetta-korn-64-kaffeemuehle',
    'porzella-espressotasse-tiefsee',
  ];
  const own = handles[names.indexOf(project.name)] ?? handle;
  const { variant, title, sku } = await productOf(own, 'de');
  await setFact(`variants/${sku}`, { stock: 3, sellsBeyondStock: false });
  await putInCart(page, variant, 1);
  await page.goto('/de/cart');
  const quantity = page.getByLabel(t.quantityOf(title), { exact: true });
  // the steps wake up together with the field
  if (javaScriptEnabled) {
    await expect(page.getByRole('button', { name: t.increaseOf(title) })).toBeVisible();
  }
  await quantity.fill('5');
  if (!javaScriptEnabled) await page.getByRole('button', { name: t.update }).click();
  const line = page.getByRole('list', { name: t.lines }).getByRole('listitem');
  await expect(line).toContainText(t.problem.notEnoughStock(3));
  await expect(quantity).toHaveValue('3');
});

test('guessing codes is limited with a message', only.fullRun, async ({ page }) => {
  const { variant } = await productOf(handle, 'de');
  await putInCart(page, variant);
  await page.goto('/de/cart');
  const alert = summaryOf(page, 'de').getByRole('alert');
  for (let guess = 0; guess < 8; guess += 1) {
    await enterCode(page, 'de', 'giftCard', `GERATEN-${guess}`);
    await expect(alert).toHaveText(`${refused}. ${t.problem.giftCardUnknown}`);
    await expect(page.getByLabel(t.giftCardCode, { exact: true })).toBeEnabled();
  }
  await enterCode(page, 'de', 'giftCard', 'GERATEN-9');
  await expect(alert).toHaveText(`${refused}. ${t.problem.tooManyTries}`);
});

test('gift-card codes and the cart’s id stand in no page, address, data, storage or log [DEC-042 DEC-055]', async ({
  page,
  javaScriptEnabled,
}) => {
  const { variant, id } = await productOf(handle, 'de');
  await putInCart(page, variant, 9);
  const seen = recordTraffic(page);
  await page.goto('/de/cart');
  await enterCode(page, 'de', 'giftCard', 'LOTSE-GIFT-0250-AAAA');
  await expect(giftCardChip(page, 'AAAA')).toBeVisible();
  await enterCode(page, 'de', 'giftCard', 'LOTSE-GIFT-0250-XXXX');
  await expect(summaryOf(page, 'de').getByRole('alert')).toBeVisible();
  if (javaScriptEnabled) {
    await page.getByRole('button', { name: /erhöhen/ }).click();
    await expect(summaryOf(page, 'de').locator('dl')).toContainText('89,00');
  }
  const readStorage = () => (javaScriptEnabled ? page.evaluate(readPageStorage) : '');
  if (javaScriptEnabled) {
    await expect.poll(readStorage, 'analytics events are included').toContain('view_cart');
  }
  const kept = await readStorage();
  const cookies = JSON.stringify(await page.context().cookies());
  const log = readFileSync(storefrontLog, 'utf8');
  expect(log, 'it is the log').toContain('storefront');
  const onTheWay = [await page.content(), kept, cookies, log, ...(await seen())].join('\n');
  expect(onTheWay, 'pages and data are among it').toContain(id.split('/').at(-1));
  for (const secret of ['shopify/Cart/', 'cart/c/', '?key='])
    expect(onTheWay).not.toContain(secret);

  // the checkout's address is the platform's, but there are no codes in it either
  await page.getByRole('button', { name: t.checkout }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/cart/c/`));
  const everything = [onTheWay, await page.content(), ...(await seen())].join('\n').toUpperCase();
  expect(everything).not.toContain('GIFT-0250');
});

/** Records URLs, referrers, headers and bodies of every response; resolves once all are read. */
function recordTraffic(page: Page): () => Promise<string[]> {
  const seen: Promise<string>[] = [];
  page.on('request', (request) => {
    seen.push(request.allHeaders().then(({ referer }) => `${request.url()} ${referer ?? ''}`));
  });
  page.on('response', (response) => {
    seen.push(response.allHeaders().then((headers) => JSON.stringify(headers)));
    const isRedirect = response.status() >= 300 && response.status() < 400;
    const isText = /html|json|text\/x/.test(response.headers()['content-type'] ?? '');
    // the body of a response cannot be read after leaving its page; its content is checked as well
    if (isText && !isRedirect) seen.push(response.text().catch(() => ''));
  });
  return () => Promise.all(seen);
}

function readPageStorage(): string {
  const storages = [localStorage, sessionStorage].map((storage) => ({ ...storage }));
  const { shopEvents, dataLayer } = Object.fromEntries(
    ['shopEvents', 'dataLayer'].map((name) => [name, Reflect.get(window, name)]),
  );
  return JSON.stringify([storages, shopEvents, dataLayer, history.state, document.cookie]);
}
