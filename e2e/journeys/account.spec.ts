import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { orderBefore, ship, signInAtPlatform } from '../support/account.ts';
import { consentShopOrigin, sandboxOrigin } from '../support/addresses.ts';
import { agreedBefore } from '../support/agreed-before.ts';
import { expectNoViolations } from '../support/axe.ts';
import { productOf } from '../support/cart.ts';
import { mailTo } from '../support/mails.ts';
import { bothWidthsIn, only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const origins = agreedBefore.origins.map((agreed) => ({ ...agreed, origin: consentShopOrigin }));
test.use({ baseURL: consentShopOrigin, storageState: { cookies: [], origins } });

const coffees: Record<Language, string> = {
  de: 'kernel-co-night-shift-espresso',
  en: 'kernel-co-night-shift-espresso',
  da: 'kernel-co-night-shift-espresso',
};
const cup = 'porzella-espressotasse-bar';

const emailFor = (name: string, workerIndex: number) =>
  `${name}-${workerIndex}-${Date.now()}@example.com`;

for (const language of languages) {
  const { account: t } = allMessages[language];
  const href = hrefsFor(language);

  test(
    `a customer signs in, sees the parcel, orders again and signs out, in ${language}`,
    bothWidthsIn(language),
    async ({ page, javaScriptEnabled }, { workerIndex }) => {
      test.slow();
      const email = emailFor(`again-${language}`, workerIndex);
      const coffee = await productOf(coffees.de, 'de');
      const other = await productOf(cup, 'de');
      const number = await orderBefore(email, [
        { merchandiseId: coffee.variant, quantity: 2 },
        { merchandiseId: other.variant, quantity: 1 },
      ]);
      await ship(number, { status: 'IN_TRANSIT', number: '00340434161288019999' });

      await page.goto(href.home(), { waitUntil: 'load' });
      await page.goto(href.account(), { waitUntil: 'load' });
      await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/authentication/`));
      await signInAtPlatform(page, email, 1);
      await expect(page).toHaveURL(consentShopOrigin + href.account());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.hello('Rita'));
      await expect(page.getByRole('heading', { name: t.status.shipped })).toBeVisible();
      if (javaScriptEnabled) await expectNoViolations(page, 'the overview of the account');

      await page.getByRole('link', { name: t.showOrder }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.orderOf(`#${number}`));
      await expect(page.getByText('00340434161288019999')).toBeVisible();
      await expect(page.getByRole('link', { name: t.track })).toHaveAttribute('href', /^https:/);
      if (javaScriptEnabled) await expectNoViolations(page, 'an order');
      await page.getByRole('button', { name: t.againAll }).click();
      await expect(page).toHaveURL(consentShopOrigin + href.cart());
      for (const title of [coffee.title, other.title].filter(() => language === 'de')) {
        await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
      }

      // the checkout knows who is signed in, without asking again
      const { checkout } = allMessages[language].cart;
      await page.getByRole('button', { name: checkout }).first().click();
      await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/cart/c/.*sso=silent`));
      await expect(page.locator('[name=email]')).toHaveValue(email);

      if (javaScriptEnabled) {
        // loaded after the page, with the cart's badge
        await page.goto(href.home(), { waitUntil: 'load' });
        await page.keyboard.press('Tab');
        // phones have the link in their menu
        await expect(page.locator(`header a[aria-label="${t.signedIn('Rita')}"]`)).toBeAttached();
      }
      await page.goto(href.account(), { waitUntil: 'load' });
      await page.getByRole('button', { name: t.signOut }).click();
      // the platform's session ends, too, and it leads back
      await expect(page).toHaveURL(consentShopOrigin + href.home());
      await page.goto(href.account(), { waitUntil: 'load' });
      await expect(page.locator('[name=email]')).toBeVisible();
    },
  );
}

/** The name of a button that names a date, whatever the date. */
const withDate = (text: (date: string) => string) =>
  new RegExp(`^${text('…').replace('…', '.+')}$`);

for (const language of languages) {
  const { account: t, cancellation, declarations, withdrawal } = allMessages[language];
  const href = hrefsFor(language);

  test(
    `a delivery is skipped and sent after all; the contract pauses, goes on and is cancelled, in ${language}`,
    bothWidthsIn(language),
    async ({ page, javaScriptEnabled }, { workerIndex }) => {
      test.slow();
      const email = emailFor(`abo-${language}`, workerIndex);
      const coffee = await productOf(coffees[language], 'de');
      const [sellingPlanId] = coffee.plans;
      if (!sellingPlanId) throw new Error('the coffee has no subscription');
      await orderBefore(email, [{ merchandiseId: coffee.variant, quantity: 1, sellingPlanId }]);
      await page.goto(href.account('subscriptions'), { waitUntil: 'load' });
      await signInAtPlatform(page, email, 1);
      const status = page.getByRole('main').getByRole('status');
      const skips = page.getByRole('button', { name: withDate(t.contract.skipOn) });
      await expect(skips).toHaveCount(4);
      await skips.first().click();
      await expect(status).toHaveText(t.done.skipped);
      await expect(skips).toHaveCount(3);
      await page.getByRole('button', { name: withDate(t.contract.undoOn) }).click();
      await expect(status).toHaveText(t.done.unskipped);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: t.contract.pause, exact: true }).click();
      await expect(status).toHaveText(t.done.paused);
      await main.getByRole('button', { name: t.contract.resume, exact: true }).click();
      await expect(status).toHaveText(t.done.resumed);
      if (javaScriptEnabled) await expectNoViolations(page, 'subscriptions');

      // the form of the law, filled in; the platform's contract ends with it
      await page.getByRole('link', { name: t.contract.cancel, exact: true }).click();
      await expect(page.getByLabel(cancellation.contract)).toHaveValue(/Night Shift/);
      await expect(page.getByLabel(declarations.email)).toHaveValue(email);
      await page.getByLabel(declarations.name, { exact: true }).fill('Rita Probe');
      await page.getByLabel(cancellation.place).fill('20457 Hamburg');
      await page.getByRole('button', { name: cancellation.confirm, exact: true }).click();
      await expect(main.getByRole('status')).toContainText(cancellation.done.title);
      await page.goto(href.account('subscriptions'), { waitUntil: 'load' });
      await expect(page.getByText(t.contract.ended)).toBeVisible();
    },
  );

  test(
    `an order's items are returned by the form of the law, filled in, in ${language}`,
    bothWidthsIn(language),
    async ({ page, javaScriptEnabled }, { workerIndex }) => {
      const email = emailFor(`return-${language}`, workerIndex);
      const coffee = await productOf(coffees[language], 'de');
      const number = await orderBefore(email, [{ merchandiseId: coffee.variant, quantity: 2 }]);
      await ship(number, { status: 'DELIVERED', number: '00340434161288019998' });
      await page.goto(href.account(`orders/${number}`), { waitUntil: 'load' });
      await signInAtPlatform(page, email, 1);
      await expect(page.getByRole('heading', { name: t.status.delivered })).toBeVisible();
      await page.getByRole('link', { name: t.returnItems }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdrawal.title);
      await expect(page.getByLabel(withdrawal.contract)).toHaveValue(`#${number}`);
      await expect(page.getByLabel(declarations.email)).toHaveValue(email);
      await expect(page.getByLabel(declarations.name, { exact: true })).toHaveValue('Rita Probe');
      await expect(page.getByLabel(withdrawal.items)).toHaveValue(/^2 × Night Shift/);
      if (javaScriptEnabled) await expectNoViolations(page, 'a return');
      await page.getByRole('button', { name: withdrawal.confirm, exact: true }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(withdrawal.done.title);
      const receipt = await mailTo(email, 2);
      expect(receipt).toContain(`#${number}`);
      expect(receipt).toContain('2 × Night Shift');
    },
  );
}

const { account: t } = allMessages.de;
const href = hrefsFor('de');

test(
  'changed, sold out and gone goods are said line by line',
  only.fullRun,
  async ({ page }, { workerIndex }) => {
    const email = emailFor('changed', workerIndex);
    const coffee = await productOf(coffees.de, 'de');
    const number = await orderBefore(email, [{ merchandiseId: coffee.variant, quantity: 1 }]);
    await fetch(`${sandboxOrigin}/_control/variants/${coffee.sku}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ price: coffee.cents + 100 }),
    });
    try {
      await page.goto(href.account(`orders/${number}`), { waitUntil: 'load' });
      await signInAtPlatform(page, email, 1);
      await expect(page).toHaveURL(new RegExp(`/de/account/orders/${number}$`));
      await expect(page.getByText(/^Heute /)).toBeVisible();
    } finally {
      await fetch(`${sandboxOrigin}/_control/variants/${coffee.sku}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ price: coffee.cents }),
      });
    }
  },
);

test(
  'an address is added, refused where it is wrong, and deleted',
  only.withoutScripts,
  async ({ page }, { workerIndex }) => {
    const email = emailFor('address', workerIndex);
    await page.goto(href.account('addresses/new'), { waitUntil: 'load' });
    await signInAtPlatform(page, email, 0);
    const fill = async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      await page.getByRole('button', { name: t.address.save }).click();
    };
    await fill({ [t.address.firstName]: 'Rita', [t.address.lastName]: 'Probe' });
    await expect(page.getByRole('alert')).toContainText(t.address.problem);
    await expect(page.getByLabel(t.address.firstName)).toHaveValue('Rita');
    await fill({
      [t.address.address1]: 'Musterkai 1',
      [t.address.zip]: '12',
      [t.address.city]: 'Hamburg',
    });
    await expect(page.getByText(t.address.invalid)).toBeVisible();
    await fill({ [t.address.zip]: '20457' });
    await expect(page.getByRole('main').getByRole('status')).toHaveText(t.done.saved);
    await expect(page.getByRole('listitem').filter({ hasText: 'Musterkai 1' })).toContainText(
      t.address.isDefault,
    );
    await page.getByRole('button', { name: /^Adresse löschen/ }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(t.done.removed);
  },
);

test(
  'saved products and equipment move into the account and to another browser, each after a click',
  only.fullRun,
  async ({ page, browser }, { workerIndex }) => {
    const email = emailFor('kept', workerIndex);
    const { id, variant, title } = await productOf(coffees.de, 'de');
    const key = [id, variant].map((gid) => gid.split('/').at(-1)).join('.');
    const { kept } = t;
    await page.goto(href.account('saved'), { waitUntil: 'load' });
    await signInAtPlatform(page, email, 0);
    await expect(page.getByText(kept.none)).toBeVisible();
    await expect(page.getByRole('button', { name: kept.keep })).toBeHidden();
    await page.evaluate((entry) => {
      localStorage.setItem('saved-items', JSON.stringify([entry]));
      localStorage.setItem('equipment', JSON.stringify(['portafilter kvern']));
    }, key);
    await page.reload({ waitUntil: 'load' });
    await page.getByRole('button', { name: kept.keep }).click();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(t.done.kept);
    await expect(page.getByRole('main').getByText(title)).toBeVisible();
    await expect(page.getByText('Halvorn Kvern')).toBeVisible();
    await expectNoViolations(page, 'saved products');

    const other = await browser.newPage({ storageState: { cookies: [], origins } });
    await other.goto(consentShopOrigin + href.account('saved'), { waitUntil: 'load' });
    await signInAtPlatform(other, email, 1);
    await other.getByRole('button', { name: kept.useHere }).click();
    await expect(other.getByText(kept.usedHere)).toBeFocused();
    expect(await other.evaluate(() => localStorage.getItem('saved-items'))).toBe(`["${key}"]`);
    await other.getByRole('button', { name: kept.removeOf(title) }).click();
    await expect(other.getByText(kept.none)).toBeVisible();
    await other.close();
  },
);

test(
  'while the platform is down the account says so and the shop sells',
  only.fullRun,
  async ({ page }, { workerIndex }) => {
    const email = emailFor('down', workerIndex);
    await page.goto(href.account(), { waitUntil: 'load' });
    await signInAtPlatform(page, email, 0);
    await expect(page.getByText(t.noOrders)).toBeVisible();
    const text = 'AccountOverview';
    await fetch(`${sandboxOrigin}/_control/failing/${text}`, { method: 'PUT' });
    try {
      const answer = await page.goto(href.account(), { waitUntil: 'load' });
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.unavailable.title);
      expect((await page.goto(href.home(), { waitUntil: 'load' }))?.status()).toBe(200);
    } finally {
      await fetch(`${sandboxOrigin}/_control/failing/${text}`, { method: 'DELETE' });
    }
    await page.goto(href.account(), { waitUntil: 'load' });
    await expect(page.getByText(t.noOrders)).toBeVisible();
  },
);

test(
  'an expired token is refreshed unseen; a refused refresh leads to a new sign-in',
  only.fullRun,
  async ({ page }, { workerIndex }) => {
    const email = emailFor('expired', workerIndex);
    const expire = (grants: boolean) =>
      fetch(`${sandboxOrigin}/_control/customers/${email}/expire`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grants }),
      });
    await page.goto(href.account('orders'), { waitUntil: 'load' });
    await signInAtPlatform(page, email, 0);
    await expect(page.getByText(t.noOrders)).toBeVisible();
    await expire(false);
    expect((await page.reload({ waitUntil: 'load' }))?.status()).toBe(200);
    await expect(page).toHaveURL(consentShopOrigin + href.account('orders'));
    await expect(page.getByText(t.noOrders)).toBeVisible();
    await expire(true);
    // the platform still knows the browser, and signs in without a code
    const session = async () =>
      (await page.context().cookies()).find(({ name }) => name === '__Host-account')?.value ?? '';
    const before = await session();
    await page.reload({ waitUntil: 'load' });
    await expect(page).toHaveURL(consentShopOrigin + href.account('orders'));
    expect(await session()).toMatch(/^[\w-]{43}$/);
    expect(await session()).not.toBe(before);
  },
);
