import { createHash, createHmac } from 'node:crypto';
import { allContent } from '../../storefront/content/content-files.ts';
import { shopOrigin } from '../support/addresses.ts';
import { productOf, setFact } from '../support/cart.ts';
import { expect, test } from '../support/visitor.ts';

const coffee = allContent.de.home.discover;

for (const path of ['/de', `/de/c/${coffee}`, '/de/brands', '/de/cart', '/de/nowhere']) {
  test(`the policy allows every inline script of ${path}`, async ({ visitor }) => {
    const { headers, html } = await visitor.open(path);
    const scripts = [
      ...html.matchAll(/<script(?![^>]*(?:src=|type="application))[^>]*>([\s\S]+?)<\/script>/g),
    ];
    expect(scripts.length).toBeGreaterThan(1);
    for (const [, script = ''] of scripts) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(headers['content-security-policy'], script.slice(0, 60)).toContain(`'sha256-${hash}'`);
    }
    expect(html).not.toContain('nonce=');
  });
}

test('a revisited page and its data are answered from the browser’s cache', async ({ request }) => {
  for (const path of ['/de', `/de/c/${coffee}`, `/de/c/${coffee}.data`]) {
    const first = await request.get(path);
    const { etag = '' } = first.headers();
    expect(first.headers()['content-encoding'], path).toBe('br');
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status(), path).toBe(304);
  }
});

test('a page lists its cache tags, and shows a change after the platform’s webhook', async ({
  request,
}) => {
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
});

test('only webhooks signed by the platform are accepted', async ({ request }) => {
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

test('every response has security headers and a request id', async ({ request }) => {
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

test('a request body larger than any form’s is rejected', async ({ request }) => {
  const response = await request.post('/de/cart', {
    headers: { origin: shopOrigin },
    form: { intent: 'applyDiscount', code: 'x'.repeat(70_000) },
  });
  expect(response.status()).toBe(413);
});
