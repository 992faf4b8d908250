import { createHash, createHmac } from 'node:crypto';
import { allContent } from '../../storefront/content/index.ts';
import { shopOrigin } from '../support/addresses.ts';
import { productOf, setFact } from '../support/cart.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const coffee = allContent.de.home.discover;

test(
  'the policy knows every inline script of a page, and pages break none of it',
  only.wide,
  async ({ page }) => {
    for (const path of ['/de', `/de/c/${coffee}`, '/de/brands', '/de/cart', '/de/nowhere']) {
      const response = await page.goto(path);
      const policy = response?.headers()['content-security-policy'] ?? '';
      const html = (await response?.text()) ?? '';
      const scripts = [
        ...html.matchAll(/<script(?![^>]*(?:src=|type="application))[^>]*>([\s\S]+?)<\/script>/g),
      ];
      expect(scripts.length, path).toBeGreaterThan(2);
      for (const [, script = ''] of scripts) {
        const hash = createHash('sha256').update(script).digest('base64');
        expect(policy, `${path}: ${script.slice(0, 60)}`).toContain(`'sha256-${hash}'`);
      }
      expect(html, path).not.toContain('nonce=');
      await expect(page.getByRole('main')).toBeVisible();
    }
  },
);

test('a script that slipped into a page does not run', only.wide, async ({ page, violations }) => {
  await page.route(`**/de/c/${coffee}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '</main>',
      '<script>window.slipped=1</script><img src=x onerror="window.slipped=1"></main>',
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(`/de/c/${coffee}`);
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
  violations.length = 0;
  expect(await page.evaluate(() => Reflect.get(window, 'slipped'))).toBeUndefined();
});

test(
  'a page the visitor has already is not sent again, nor is its data',
  only.wide,
  async ({ request }) => {
    for (const path of ['/de', `/de/c/${coffee}`, `/de/c/${coffee}.data`]) {
      const first = await request.get(path);
      const { etag = '' } = first.headers();
      expect(first.headers()['content-encoding'], path).toBe('br');
      const again = await request.get(path, { headers: { 'if-none-match': etag } });
      expect(again.status(), path).toBe(304);
    }
  },
);

test(
  'a page names what it shows, and shows a change once the platform announces it',
  only.wide,
  async ({ request }) => {
    const handle = 'aquaven-donau-leitungsfilter';
    const { id, sku, cents } = await productOf(handle, 'de');
    const path = `/de/p/${handle}`;
    const { xkey = '', 'surrogate-key': surrogateKey } = (await request.get(path)).headers();
    expect(xkey.split(' ')).toContain(`p${id.split('/').at(-1)}`);
    expect(surrogateKey).toBe(xkey);
    const isChanged = async () => (await (await request.get(path)).text()).includes('77,77');
    expect(await isChanged()).toBe(false);
    await setFact(`variants/${sku}`, { price: 7777 });
    try {
      await expect.poll(isChanged).toBe(true);
    } finally {
      await setFact(`variants/${sku}`, { price: cents });
    }
    await expect.poll(isChanged).toBe(false);
  },
);

test('only the platform can announce anything', only.wide, async ({ request }) => {
  const body = '{"id":1}';
  const announce = (secret: string) =>
    request.post('/webhooks/platform', {
      data: body,
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': 'products/update',
        'x-shopify-webhook-id': `test-${secret}`,
        'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      },
    });
  expect((await announce('somebody-else')).status()).toBe(401);
  expect((await announce('sandbox-webhook-secret')).status()).toBe(200);
});

test('every answer protects its reader and has a number', only.wide, async ({ request }) => {
  const headers = { 'x-request-id': 'made-up-0001' };
  for (const path of ['/de', '/de/cart/data', '/favicon.svg', '/health/ready']) {
    const answer = (await request.get(path, { headers })).headers();
    expect(answer['x-content-type-options'], path).toBe('nosniff');
    expect(answer['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(answer['permissions-policy'], path).toContain('camera=()');
    expect(answer['content-security-policy'], path).toMatch(/^default-src /);
    if (path !== '/favicon.svg') expect(answer['x-request-id'], path).toMatch(/^[\da-f-]{36}$/);
  }
});

test('more than a form of the shop would send is refused', only.wide, async ({ request }) => {
  const response = await request.post('/de/cart', {
    headers: { origin: shopOrigin },
    form: { intent: 'applyDiscount', code: 'x'.repeat(70_000) },
  });
  expect(response.status()).toBe(413);
});
