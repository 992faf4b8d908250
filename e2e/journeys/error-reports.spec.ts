import type { BrowserContext, Page } from '@playwright/test';
import freePort from 'get-port';
import { languages } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { sandboxOrigin } from '../support/addresses.ts';
import { startErrorListener } from '../support/error-listener.ts';
import { startAnotherStorefront } from '../support/running-shop.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const collection = `/de/c/${allContent.de.home.discover}`;
/** What a visitor may leave in an address, a form or a cookie. */
const personal = ['vera', 'LOTSE10', 'LOTSE-GIFT-0025-AAAA', 'gid://shopify/Cart', '127.0.0.1'];
const revealingQuery = '?mail=vera@mail.example&code=LOTSE10&card=LOTSE-GIFT-0025-AAAA';

let listener: Awaited<ReturnType<typeof startErrorListener>>;
let shop: Awaited<ReturnType<typeof startAnotherStorefront>>;
let metricsPort: number;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  listener = await startErrorListener();
  metricsPort = await freePort();
  shop = await startAnotherStorefront({
    STAGE: 'staging',
    CI: '',
    ERROR_REPORT_DSN: listener.dsn,
    RELEASE: '2026.11-test',
    VITALS_SAMPLE_RATE: '1',
    METRICS_PORT: String(metricsPort),
  });
});

test.afterAll(async () => {
  await shop?.stop();
  listener?.stop();
});

async function fail(text: string, isFailing: boolean) {
  const method = isFailing ? 'PUT' : 'DELETE';
  const response = await fetch(`${sandboxOrigin}/_control/failing/${text}`, { method });
  expect(response.status).toBe(204);
}

/** The number a shopper would read out to us. */
async function referenceOn(page: Page): Promise<string> {
  const line = page.getByRole('main').getByText(allMessages.de.error.reference);
  await expect(line).toBeVisible();
  return (await line.locator('span').textContent()) ?? '';
}

async function bringPersonalCookie(context: BrowserContext) {
  const value = 'gid://shopify/Cart/vera?key=secret';
  await context.addCookies([{ name: 'cart', value, url: shop.origin }]);
}

/** Goes to a product within the page, where the answer is nothing the framework can read. */
async function breakNavigation(page: Page) {
  await page.route('**/*.data*', (route) => route.fulfill({ body: 'vera@mail.example LOTSE10' }));
  await page.locator('main a[href^="/de/p/"]').first().click();
  await expect(page.getByText(allMessages.de.error.brokenTitle)).toBeVisible();
}

test(
  'a server error is reported, and the page shows its request id [CALL-036 PROD-013]',
  only.wide,
  async ({ page }) => {
    await bringPersonalCookie(page.context());
    const handle = 'run-aground';
    await fail(handle, true);
    try {
      await page.goto(`${shop.origin}/de/p/${handle}${revealingQuery}`);
    } finally {
      await fail(handle, false);
    }
    await expect(page.getByText(allMessages.de.error.code(503))).toBeVisible();
    const reference = await referenceOn(page);
    expect(shop.log()).toContain(`"requestId":"${reference}"`);
    await expect.poll(() => listener.events().length).toBeGreaterThan(0);
    const reported = listener.events().find(({ tags }) => tags.request_id === reference);
    expect(reported).toMatchObject({
      platform: 'node',
      release: '2026.11-test',
      environment: 'staging',
      tags: { language: 'de', route: '/:lang/p/:handle' },
    });
    expect(reported?.exception.values.map(({ type }) => type)).toContain('PlatformError');
    expect(listener.addresses).toContain('/api/1/envelope/');
  },
);

test(
  'errors of our own scripts are reported once, without personal data; errors of other scripts are not [CALL-038]',
  only.wide,
  async ({ page }) => {
    await bringPersonalCookie(page.context());
    // as an extension that changes the page's own functions
    await page.addInitScript(() => {
      const { closest } = Element.prototype;
      Element.prototype.closest = function (this: Element, selector: string) {
        if (Reflect.get(window, 'isBroken')) throw new Error('broken by an extension');
        return closest.call(this, selector);
      } as typeof closest;
    });
    const foreign: string[] = [];
    page.on('pageerror', ({ message }) => foreign.push(message));
    const requests = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith('http')) requests.add(new URL(request.url()).origin);
    });
    const before = listener.events().length;

    await openWithScripts(page, shop.origin + collection + revealingQuery, 'de');
    await page.evaluate(() => Reflect.set(window, 'isBroken', true));
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => Reflect.set(window, 'isBroken', false));
    await expect.poll(() => foreign).toContain('broken by an extension');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown by a script of nobody');
      });
    });
    await expect.poll(() => foreign).toContain('thrown by a script of nobody');

    await breakNavigation(page);
    const reference = await referenceOn(page);
    await expect.poll(() => listener.events().length).toBeGreaterThan(before);
    const reported = listener.events().slice(before);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatchObject({
      event_id: reference,
      platform: 'javascript',
      release: '2026.11-test',
      environment: 'staging',
      tags: { language: 'de', screen: 'product', browser: expect.stringMatching(/^Chrome \d+$/) },
    });
    for (const { stacktrace } of reported[0]?.exception.values ?? []) {
      for (const { filename, lineno } of stacktrace.frames) {
        if (lineno) expect(filename).toContain(`${shop.origin}/assets/`);
      }
    }
    expect(shop.log()).toContain(`"eventId":"${reference}"`);
    // pictures, where they are loaded
    requests.delete(sandboxOrigin);
    expect([...requests]).toEqual([shop.origin]);
  },
);

test('a 404 during client navigation shows its request id', only.wide, async ({ page }) => {
  await openWithScripts(page, shop.origin + collection, 'de');
  const answered = page.waitForResponse(/\.data/);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/de/p/nowhere-at-all';
    document.body.append(link);
    link.click();
  });
  const answer = await answered;
  await expect(page.getByText(allMessages.de.error.notFoundTitle)).toBeVisible();
  expect(await referenceOn(page)).toBe(answer.headers()['x-request-id']);
});

test(
  'web vitals are counted without storing anything in the browser',
  only.wide,
  async ({ page }) => {
    const counted = (metric: string, labels: string) =>
      `storefront_web_vitals_${metric}_count{${labels}screen="brands",width="wide"}`;
    await expect(async () => {
      const loaded = page.waitForResponse(/send-vitals/);
      await page.goto(`${shop.origin}/de/brands`);
      await loaded;
      await page.goto('about:blank');
      const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
      expect(metrics).toContain(counted('seconds', 'metric="LCP",'));
      expect(metrics).toContain(counted('seconds', 'metric="TTFB",'));
      expect(metrics).toContain(counted('layout_shift', ''));
    }).toPass();
    await page.goto(`${shop.origin}/de/brands`);
    const stored = () => Object.keys({ ...localStorage, ...sessionStorage });
    // React Router's, written when the page was left
    expect(await page.evaluate(stored)).toEqual(['react-router-scroll-positions']);
    expect(await page.context().cookies()).toEqual([]);
  },
);

test('error pages show status and request id in each language', only.wide, async ({ request }) => {
  for (const language of languages) {
    const word = `aground-${language}`;
    await fail(word, true);
    try {
      for (const [path, status] of [
        [`/${language}/nowhere`, 404],
        [`/${language}/p/${word}`, 503],
      ] as const) {
        const response = await request.get(shop.origin + path);
        expect(response.status(), path).toBe(status);
        const number = response.headers()['x-request-id'] ?? 'none';
        const html = await response.text();
        expect(html, path).toContain(allMessages[language].error.code(status));
        expect(html, path).toContain(allMessages[language].error.reference);
        expect(html, path).toContain(`<span>${number}</span>`);
        expect(shop.log(), path).toContain(`"requestId":"${number}"`);
      }
    } finally {
      await fail(word, false);
    }
  }
});

test(
  'errors are reported without session replays or personal data [CALL-037]',
  only.wide,
  async () => {
    expect(listener.kinds()).toEqual(new Set(['event']));
    const everything = listener.everything();
    for (const word of personal) expect(everything).not.toContain(word);
  },
);
