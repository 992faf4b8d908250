// Fifty carts and public pages requested concurrently through the edge: no response contains another visitor's data.
import { z } from 'zod';
import { sandboxClient } from '../../e2e/support/sandbox-client.ts';
import { visitorAddress } from './support/load.ts';
import { atLeast, exactly, report } from './support/report.ts';
import { withStack } from './support/with-stack.ts';

const shoppers = 50;
const rounds = 20;
const view = z.object({
  cart: z
    .object({ lines: z.array(z.object({ key: z.string(), quantity: z.number() })) })
    .nullable(),
});

// the bench stands where a balancer would, and says for whom it asks
await withStack({ nodeEnv: { TRUST_PROXY: '2' } }, async (stack) => {
  const shop = stack.urls.shop;
  const products = await sandboxClient(stack.urls.sandbox).products(shoppers);
  const found = {
    asked: 0,
    foreignCarts: 0,
    lostCarts: 0,
    traces: 0,
    cookies: 0,
    kept: 0,
    failed: 0,
  };

  async function ask(path: string, cookie: string) {
    found.asked += 1;
    // carts are limited per client
    const headers = { 'x-forwarded-for': visitorAddress(found.asked), ...(cookie && { cookie }) };
    const answer = await fetch(`${shop}${path}`, { headers });
    const text = await answer.text();
    if (answer.status !== 200) found.failed += 1;
    return { text, headers: answer.headers };
  }

  /** A cart with a unique quantity: the shopper's number. */
  async function fill(index: number) {
    const product = products[index % products.length];
    const answer = await fetch(`${shop}/de/cart/data`, {
      method: 'POST',
      headers: { origin: shop, 'x-forwarded-for': visitorAddress(index) },
      body: new URLSearchParams({
        intent: 'add',
        variant: product?.variant ?? '',
        quantity: String(index + 1),
      }),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const text = await answer.text();
    if (!cookie) throw new Error(`no cart for shopper ${index}: ${answer.status} ${text}`);
    const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
    const id = /Cart\/([\w-]{8,})/.exec(Buffer.from(value, 'base64').toString())?.[1];
    if (!id) throw new Error('unexpected format of the cart cookie');
    return { cookie, lines: linesOf(text), id };
  }

  const carts: Awaited<ReturnType<typeof fill>>[] = [];
  for (let index = 0; index < shoppers; index += 1) carts.push(await fill(index));
  const secrets = carts.map(({ id }) => id);
  const different = new Set(carts.map(({ lines }) => lines)).size;
  const pages = [
    '/de',
    '/de/c/kaffee',
    ...products.slice(0, 8).map(({ handle }) => `/de/p/${handle}`),
  ];

  async function shopAround({ cookie, lines }: (typeof carts)[number], number: number) {
    for (let round = 0; round < rounds; round += 1) {
      const own = await ask('/de/cart/data', cookie);
      const seen = linesOf(own.text);
      if (seen === null) found.lostCarts += 1;
      else if (seen !== lines) found.foreignCarts += 1;
      if (own.headers.get('x-cache') !== 'pass') found.kept += 1;

      const page = await ask(pages[(number + round) % pages.length] ?? '/de', cookie);
      if (page.headers.get('set-cookie')) found.cookies += 1;
      if (secrets.some((secret) => page.text.includes(secret))) found.traces += 1;

      // a visitor without a cookie
      const stranger = await ask('/de/cart/data', '');
      if (linesOf(stranger.text) !== null) found.foreignCarts += 1;
    }
  }
  await Promise.all(carts.map((cart, index) => shopAround(cart, index)));

  report(`Leak: ${shoppers} carts mixed over the edge`, [
    exactly('carts that differ', different, shoppers),
    atLeast('answers looked at', found.asked, shoppers * rounds * 3),
    exactly('answers that are not 200', found.failed, 0),
    exactly('carts shown to somebody else', found.foreignCarts, 0),
    exactly('carts not shown to their owner', found.lostCarts, 0),
    exactly('cart answers that did not come from a node', found.kept, 0),
    exactly('public pages with a cookie', found.cookies, 0),
    exactly('public pages with a trace of a cart', found.traces, 0),
  ]);
});

/** The lines, which identify a cart; null without a cart. */
function linesOf(text: string): string | null {
  const { cart } = view.parse(JSON.parse(text));
  return cart ? cart.lines.map(({ key, quantity }) => `${key}×${quantity}`).join() : null;
}
