import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { languages } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { sandboxOrigin } from '../support/addresses.ts';
import {
  enterCode,
  giftCardChip,
  productOf,
  putInCart,
  setFact,
  summaryOf,
  totalOf,
} from '../support/cart.ts';
import { storefrontLog } from '../support/environments.ts';
import { bothWidthsWithScripts, only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const handle = 'kernel-co-night-shift-espresso';
const t = allMessages.de.cart;
/** As the specification has it, in words of its own. */
const refused = {
  de: 'Der Code konnte nicht angewendet werden',
  en: 'The code could not be applied',
  da: 'Koden kunne ikke anvendes',
};
const euros = (amount: number) => ({ amount: Math.round(amount * 100), currency: 'EUR' });

for (const language of languages) {
  test(`the empty cart shows ways on in ${language}`, async ({ page }) => {
    const texts = allMessages[language];
    await page.goto(`/${language}/cart`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: texts.cart.empty })).toBeVisible();
    await expect(main.getByRole('link', { name: texts.cart.discoverEspresso })).toBeVisible();
    await expect(main.getByRole('link', { name: texts.cart.discoverEquipment })).toBeVisible();
    const [, profile = ''] = texts.cart.previousOrders;
    await expect(main.getByRole('link', { name: profile })).toHaveAttribute('href', /\/account$/);
    await expect(main.getByRole('heading', { name: texts.cart.popularCoffees })).toBeVisible();
    await expect(
      main.getByRole('navigation', { name: texts.home.popularCategories }),
    ).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(4);
  });
}

for (const language of languages) {
  test(`a filled cart shows its figures and the free-shipping bar in ${language}`, async ({
    page,
  }) => {
    const texts = allMessages[language].cart;
    const { variant } = await productOf(handle, language);
    await putInCart(page, variant, 2);
    await page.goto(`/${language}/cart`);
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await enterCode(page, language, 'discount', 'LOTSE10');
    const figures = summaryOf(page, language).locator('dl');
    for (const name of [
      texts.subtotal,
      texts.orderDiscount,
      texts.shippingKinds.standard,
      texts.total,
    ]) {
      await expect(figures.getByText(name, { exact: true })).toBeVisible();
    }
    // 17.80 less 10 % plus 4.90
    await expect(totalOf(page, language)).toContainText(/20[.,]92/);
    const [, towards = ''] = texts.leftForFreeShipping;
    await expect(page.getByText(towards)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: texts.towardsFreeShipping })).toBeVisible();
  });
}

test('a quantity is changed, a line removed and put back', async ({ page, javaScriptEnabled }) => {
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

for (const language of languages) {
  const texts = allMessages[language].cart;

  test(`a rejected code says why in ${language}`, async ({ page }) => {
    const { money } = formatsFor(language);
    const { variant } = await productOf(handle, language);
    await setFact('discounts/EINMAL', { usageLimit: 1, timesUsed: 1 });
    await putInCart(page, variant, 1);
    await page.goto(`/${language}/cart`);
    const alert = summaryOf(page, language).getByRole('alert');
    const missing = texts.problem.codeMinimum(money(euros(60)), money(euros(51.1)));
    for (const [code, words] of [
      ['GIBTSNICHT', texts.problem.codeUnknown],
      ['ABGELAUFEN', texts.problem.codeInactive],
      ['EINMAL', texts.problem.codeUsedUp],
      ['MUEHLE20', texts.problem.codeWrongProducts],
      ['FUENF60', missing],
    ] as const) {
      await enterCode(page, language, 'discount', code);
      const sentence = `${refused[language]}. ${words.replaceAll('\u00a0', ' ')}`;
      await expect(alert).toHaveText(sentence, { useInnerText: true });
      await expect(page.getByLabel(texts.discountCode, { exact: true })).toHaveValue(code);
    }
  });
}

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
    `${refused.de}. ${t.problem.codeNotCombinable}`,
  );
  await chip('KOMBI5').click();
  await expect(chip('KOMBI5')).toHaveCount(0);
  await expect(chip('KOMBI3EURO')).toBeVisible();
});

test('a quantity above the limit and an empty code are told at their fields', async ({
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

test('a subscription’s unit price follows from its price', async ({ page }) => {
  const { variant, plans } = await productOf(handle, 'de');
  await putInCart(page, variant, 2, plans[0]);
  await page.goto('/de/cart');
  // 8.01 € for 250 g
  const line = page.getByRole('list', { name: t.lines }).getByRole('listitem');
  await expect(line).toContainText(/je 8,01\s€, 32,04\s€\/kg/);
  await expect(line).toContainText(/Einmalig je 8,90\s€/);
  await expect(line.locator('s')).toHaveCount(0);
});

test('a line that has sold out since says so', async ({ page }, { project }) => {
  const own = project.name.includes('without')
    ? 'porzella-espressotasse-tiefsee'
    : 'porzella-cappuccinotasse-tiefsee';
  const { variant, title, sku } = await productOf(own, 'de');
  await setFact(`variants/${sku}`, { stock: 9, sellsBeyondStock: false });
  await putInCart(page, variant);
  await setFact(`variants/${sku}`, { stock: 0 });
  await page.goto('/de/cart');
  const line = page.getByRole('list', { name: t.lines }).getByRole('listitem');
  await expect(line).toContainText(t.problem.soldOutLine);
  await setFact(`variants/${sku}`, { stock: 9 });
  await page.getByRole('button', { name: t.removeOf(title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.empty })).toBeVisible();
});

test('too little stock is told at its line', async ({ page, javaScriptEnabled }, { project }) => {
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

test(
  'a machine names its freight instead of promising free shipping',
  only.wide,
  async ({ page }) => {
    const { variant } = await productOf('northfold-molo-siebtraegermaschine', 'de');
    await putInCart(page, variant);
    await page.goto('/de/cart');
    await expect(page.getByText(/kommt per Spedition: 49,00/)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  },
);

test('guessing codes is stopped in words', only.wide, async ({ page }) => {
  const { variant } = await productOf(handle, 'de');
  await putInCart(page, variant);
  await page.goto('/de/cart');
  const alert = summaryOf(page, 'de').getByRole('alert');
  for (let guess = 0; guess < 8; guess += 1) {
    await enterCode(page, 'de', 'giftCard', `GERATEN-${guess}`);
    await expect(alert).toHaveText(`${refused.de}. ${t.problem.giftCardUnknown}`);
    await expect(page.getByLabel(t.giftCardCode, { exact: true })).toBeEnabled();
  }
  await enterCode(page, 'de', 'giftCard', 'GERATEN-9');
  await expect(alert).toHaveText(`${refused.de}. ${t.problem.tooManyTries}`);
});

for (const cookie of [
  'gid://shopify/Cart/forged?key=0000',
  '"><script>alert(1)</script>',
  'gid://shopify/Product/1',
]) {
  test(`the cookie ${cookie} is no cart and no error`, only.wide, async ({ page, baseURL }) => {
    const value = encodeURIComponent(Buffer.from(JSON.stringify(cookie)).toString('base64'));
    await page.context().addCookies([{ name: 'storefront_cart_id', value, url: baseURL ?? '' }]);
    await page.goto('/de/cart');
    await expect(page.getByRole('heading', { level: 1, name: t.empty })).toBeVisible();
    const { variant, title } = await productOf(handle, 'de');
    await putInCart(page, variant);
    await page.goto('/de/cart');
    await expect(page.getByLabel(t.quantityOf(title), { exact: true })).toHaveValue('1');
  });
}

test('gift-card codes and the cart’s id stand in no page, address, data, storage or log', async ({
  page,
  javaScriptEnabled,
}) => {
  const { variant, id } = await productOf(handle, 'de');
  await putInCart(page, variant, 9);
  const seen = watchEverything(page);
  await page.goto('/de/cart');
  await enterCode(page, 'de', 'giftCard', 'LOTSE-GIFT-0250-AAAA');
  await expect(giftCardChip(page, 'AAAA')).toBeVisible();
  await enterCode(page, 'de', 'giftCard', 'LOTSE-GIFT-0250-XXXX');
  await expect(summaryOf(page, 'de').getByRole('alert')).toBeVisible();
  if (javaScriptEnabled) {
    await page.getByRole('button', { name: /erhöhen/ }).click();
    await expect(summaryOf(page, 'de').locator('dl')).toContainText('89,00');
  }
  const kept = javaScriptEnabled ? await page.evaluate(whatThePageKeeps) : '';
  if (javaScriptEnabled) expect(kept, 'it is what is measured').toContain('view_cart');
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

/** Addresses, where they were asked from and sent to, and every answer of the shop; tells it once all is there. */
function watchEverything(page: Page): () => Promise<string[]> {
  const seen: Promise<string>[] = [];
  page.on('request', (request) => {
    seen.push(request.allHeaders().then(({ referer }) => `${request.url()} ${referer ?? ''}`));
  });
  page.on('response', (response) => {
    seen.push(response.allHeaders().then((headers) => JSON.stringify(headers)));
    const isRedirect = response.status() >= 300 && response.status() < 400;
    const isText = /html|json|text\/x/.test(response.headers()['content-type'] ?? '');
    // a page that is left before its answer was read keeps it to itself: its content is looked at, too
    if (isText && !isRedirect) seen.push(response.text().catch(() => ''));
  });
  return () => Promise.all(seen);
}

function whatThePageKeeps(): string {
  const storages = [localStorage, sessionStorage].map((storage) => ({ ...storage }));
  const { shopEvents, dataLayer } = Object.fromEntries(
    ['shopEvents', 'dataLayer'].map((name) => [name, Reflect.get(window, name)]),
  );
  return JSON.stringify([storages, shopEvents, dataLayer, history.state, document.cookie]);
}

test(
  'axe finds nothing to complain about in a filled cart',
  bothWidthsWithScripts,
  async ({ page }) => {
    const { variant, plans } = await productOf(handle, 'de');
    await putInCart(page, variant, 2);
    await putInCart(page, variant, 1, plans[0]);
    await page.goto('/de/cart');
    await enterCode(page, 'de', 'discount', 'LOTSE10');
    await expect(page.getByRole('button', { name: t.removeCode('LOTSE10') })).toBeVisible();
    await enterCode(page, 'de', 'giftCard', 'FALSCH');
    await expect(summaryOf(page, 'de').getByRole('alert')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await expect(totalOf(page, 'de')).toBeVisible();
  },
);
