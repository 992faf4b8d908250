import { createServer } from 'node:http';
import freePort from 'get-port';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { consentShopOrigin, sandboxOrigin } from '../support/addresses.ts';
import { consentOn } from '../support/consent.ts';
import { consentShopEnvironment } from '../support/environments.ts';
import { placeOrder } from '../support/place-order.ts';
import { startStorefront } from '../support/running-shop.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: consentShopOrigin });

const t = allMessages.de;
const href = hrefsFor('de');

interface Session {
  landing: string;
  storefront: string | null;
  events: string[];
}

interface LoggedCall {
  operation: string;
  storefront?: string;
}

test(
  'a visit is one session of the platform’s reports from the campaign to the order, after consent only',
  only.wide,
  async ({ page, request }) => {
    const campaign = `winter-${Date.now()}`;
    const read = async (): Promise<Session[]> =>
      (await request.get(`${sandboxOrigin}/_control/sessions`)).json();
    const landing = `${consentShopOrigin}${href.product('kernel-co-night-shift-espresso')}?utm_campaign=${campaign}`;
    const own = async () => (await read()).filter((session) => session.landing === landing);
    await page.goto(landing);
    const { accept } = consentOn(page, 'de');
    await expect(async () => {
      await page.mouse.move(650, 200);
      await page.mouse.move(700, 200);
      await expect(accept).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('button', { name: t.product.addToCart, exact: true }).first().click();
    await expect(page.getByRole('link', { name: t.product.toCart })).toBeVisible();
    expect(await own(), 'before consent').toEqual([]);
    await page.keyboard.press('Escape');

    const joined = page.waitForResponse(`${consentShopOrigin}/reports/session`);
    await accept.click();
    expect((await joined).status()).toBe(204);
    await page.goto(href.cart());
    await page.getByRole('button', { name: t.cart.checkout }).first().click();
    await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/cart/c/`));
    await placeOrder(page, `${campaign}@example.com`);

    expect(await own()).toMatchObject([
      { storefront: '1000012345', events: ['checkout', 'order'] },
    ]);
    const begunThere = (await read()).filter((session) => session.landing === 'checkout');
    expect(begunThere, 'the checkout goes on with the same session').toEqual([]);
    const calls: LoggedCall[] = await (
      await request.get(`${sandboxOrigin}/_control/requests`)
    ).json();
    const ofCarts = calls.filter(({ operation }) => operation === 'CartCreate');
    expect(ofCarts.some(({ storefront }) => storefront === '1000012345')).toBe(true);
  },
);

/** Browsers find names below localhost on this machine. */
const hosts = { shop: 'www.shop.localhost', checkout: 'checkout.shop.localhost' };

/** The platform's API at an address of its own; its checkout is at a host of the shop's domain. Keeps the calls about sessions. */
async function startPlatform(port: number) {
  const calls: string[] = [];
  const here = `http://localhost:${port}`;
  const checkout = sandboxOrigin.replace('localhost', hosts.checkout);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    if (body.includes('visitorConsent')) calls.push(body);
    const { connection, host, 'content-length': length, ...headers } = request.headers;
    const answer = await fetch(sandboxOrigin + request.url, {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ...(body && { body }),
    });
    const text = (await answer.text())
      .replaceAll(`${sandboxOrigin}/cart/c/`, `${checkout}/cart/c/`)
      .replaceAll(sandboxOrigin, here);
    const cookies = answer.headers.getSetCookie();
    response
      .writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        'cross-origin-resource-policy': 'cross-origin',
        ...(cookies.length > 0 && { 'set-cookie': cookies }),
      })
      .end(text);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { origin: here, checkout, calls, stop: () => server.close() };
}

test(
  'shop, platform and checkout at three hosts know one session of a visitor who agrees, and none of one who does not',
  only.fullRun,
  async ({ browser, request }) => {
    test.slow();
    const platform = await startPlatform(await freePort());
    const port = await freePort();
    const origin = `http://${hosts.shop}:${port}`;
    const shop = await startStorefront(
      {
        ...consentShopEnvironment,
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        NEWSLETTER_DATABASE_URL: '',
        PLATFORM_URL: platform.origin,
        PLATFORM_CONSENT_URL: `${platform.origin}/consent-tracking.js`,
        CHECKOUT_HOSTS: new URL(platform.checkout).host,
        PLATFORM_SESSION_DOMAIN: 'shop.localhost',
      },
      `http://localhost:${port}`,
    );
    const sessions = async (): Promise<Session[]> =>
      (await request.get(`${sandboxOrigin}/_control/sessions`)).json();

    /** From a campaign's landing page to the order; answers the sessions that began meanwhile. */
    async function visit(answer: 'accept' | 'refuse') {
      const before = (await sessions()).length;
      const page = await browser.newPage();
      await page.goto(
        `${origin}${href.product('kernel-co-night-shift-espresso')}?utm_campaign=${answer}`,
      );
      const { [answer]: button } = consentOn(page, 'de');
      await expect(async () => {
        await page.mouse.move(650, 200);
        await page.mouse.move(700, 200);
        await expect(button).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.getByRole('button', { name: t.product.addToCart, exact: true }).first().click();
      await expect(page.getByRole('link', { name: t.product.toCart })).toBeVisible();
      await page.keyboard.press('Escape');
      expect(platform.calls, 'before an answer').toEqual([]);
      const joined =
        answer === 'accept' ? page.waitForResponse(`${origin}/reports/session`) : undefined;
      await button.click();
      if (joined) expect((await joined).status()).toBe(204);
      await page.goto(origin + href.cart());
      await page.getByRole('button', { name: t.cart.checkout }).first().click();
      await expect(page).toHaveURL(new RegExp(`^${platform.checkout}/cart/c/`));
      await placeOrder(page, `${answer}-${Date.now()}@example.com`, undefined, platform.checkout);
      await page.close();
      return (await sessions()).slice(before);
    }

    try {
      expect(await visit('refuse')).toEqual([]);
      expect(platform.calls.filter((call) => !call.includes('"analytics":false'))).toEqual([]);
      platform.calls.length = 0;
      expect(await visit('accept')).toMatchObject([
        {
          landing: `${origin}${href.product('kernel-co-night-shift-espresso')}?utm_campaign=accept`,
          storefront: '1000012345',
          events: ['checkout', 'order'],
        },
      ]);
      expect(platform.calls.length).toBeGreaterThan(0);
    } finally {
      await shop.stop();
      platform.stop();
    }
  },
);
