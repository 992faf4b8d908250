import { describe, expect, it } from 'vitest';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { signIn } from './customers.ts';
import { createCheckout, order, post, variantOf } from './test-checkout.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);

async function mailedLink(email: string): Promise<string> {
  await post(app, '/account/sign-in?locale=de', { email });
  const mail = await database
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/account\/link\/\S+/.exec(mail.text)?.[0] ?? '';
}

function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

describe('the account', () => {
  it("shows the customer's orders after signing in by a mailed link [ROLE-004]", async () => {
    const path = await createCheckout(app, {
      lines: [{ merchandiseId: await variantOf(app, 'becher-lotse'), quantity: 3 }],
    });
    await order(app, path, { email: 'Orders@example.com' });
    const link = await mailedLink('orders@example.com');
    expect((await app.inject({ url: link })).body).toContain('Jetzt anmelden');
    const entered = await post(app, link, {});
    const account = await app.inject({ url: '/account', headers: { cookie: cookieOf(entered) } });
    expect(account.body).toContain('#1001');
    expect(account.body).toContain('49,60');
  });

  it('shows subscriptions with their next delivery', async () => {
    const { data } = await ask<{
      products: {
        nodes: {
          variants: { nodes: { id: string }[] };
          sellingPlanGroups: { nodes: { sellingPlans: { nodes: { id: string }[] } }[] };
        }[];
      };
    }>(
      app,
      `{ products(first: 50) { nodes { variants(first: 1) { nodes { id } }
        sellingPlanGroups(first: 1) { nodes { sellingPlans(first: 1) { nodes { id } } } } } } }`,
    );
    const product = data.products.nodes.find((node) => node.sellingPlanGroups.nodes.length > 0);
    const path = await createCheckout(app, {
      lines: [
        {
          merchandiseId: product?.variants.nodes[0]?.id,
          sellingPlanId: product?.sellingPlanGroups.nodes[0]?.sellingPlans.nodes[0]?.id,
        },
      ],
    });
    await order(app, path, { email: 'subscriber@example.com' });
    const cookie = cookieOf(await post(app, await mailedLink('subscriber@example.com'), {}));
    const account = await app.inject({ url: '/account', headers: { cookie } });
    expect(account.body).toMatch(/Deine Abos[\s\S]*Nächste Lieferung: \d/);
  });

  it('orders again what was ordered, for its customer only', async () => {
    const path = await createCheckout(app, {
      lines: [{ merchandiseId: await variantOf(app, 'becher-lotse'), quantity: 2 }],
    });
    await order(app, path, { email: 'again@example.com' });
    const cookie = cookieOf(await post(app, await mailedLink('again@example.com'), {}));
    const { body } = await app.inject({ url: '/account', headers: { cookie } });
    const [action = ''] = /\/account\/orders\/\d+\/reorder/.exec(body) ?? [];
    const again = await post(app, action, {}, { cookie });
    expect(again.statusCode).toBe(303);
    const checkout = new URL(String(again.headers.location));
    expect(checkout.pathname + checkout.search).not.toBe(path);
    const shown = await app.inject({ url: checkout.pathname + checkout.search });
    expect(shown.body).toContain('Becher');
    const stranger = cookieOf(await post(app, await mailedLink('stranger@example.com'), {}));
    expect((await post(app, action, {}, { cookie: stranger })).statusCode).toBe(404);
    expect((await post(app, action, {})).headers.location).toBe('/account?locale=de');
  });

  it('lets a link in only once, and opening it does not use it up', async () => {
    const link = await mailedLink('twice@example.com');
    await app.inject({ url: link });
    expect((await post(app, link, {})).statusCode).toBe(303);
    expect((await post(app, link, {})).statusCode).toBe(410);
    expect((await app.inject({ url: link })).statusCode).toBe(410);
  });

  it('refuses a link after 15 minutes', async () => {
    const link = await mailedLink('late@example.com');
    const token = /link\/([\w-]+)/.exec(link)?.[1] ?? '';
    const later = new Date(Date.now() + 16 * 60_000);
    expect(await signIn(database, token, later)).toBeUndefined();
  });

  it('keeps only hashes of its secrets', async () => {
    const link = await mailedLink('hash@example.com');
    const token = /link\/([\w-]+)/.exec(link)?.[1] ?? '';
    const rows = await database.selectFrom('sign_in_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('signs out', async () => {
    const cookie = cookieOf(await post(app, await mailedLink('out@example.com'), {}));
    await post(app, '/account/sign-out', {}, { cookie });
    const account = await app.inject({ url: '/account', headers: { cookie } });
    expect(account.body).toContain('Link schicken');
  });

  it('sends nothing to an address that is none', async () => {
    expect((await post(app, '/account/sign-in', { email: 'nobody' })).statusCode).toBe(422);
  });

  it('gives a cart its customer through the session as access token [ENT-008 ROLE-005]', async () => {
    const cookie = cookieOf(await post(app, await mailedLink('cart@example.com'), {}));
    const customerAccessToken = cookie.split('=')[1];
    const mutation = `mutation ($token: String) {
      cartCreate(input: { buyerIdentity: { customerAccessToken: $token } }) {
        cart { buyerIdentity { email customer { id } } } userErrors { code field } } }`;
    const { data } = await ask<Record<string, unknown>>(app, mutation, {
      token: customerAccessToken,
    });
    expect(data).toMatchObject({
      cartCreate: {
        cart: {
          buyerIdentity: {
            email: 'cart@example.com',
            customer: { id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/) },
          },
        },
      },
    });
    const unknown = await ask<Record<string, unknown>>(app, mutation, { token: 'nobody' });
    expect(unknown.data).toMatchObject({
      cartCreate: {
        cart: null,
        userErrors: [{ code: 'INVALID', field: ['input', 'buyerIdentity', 'customerAccessToken'] }],
      },
    });
  });
});

describe('the inbox', () => {
  it('lists every mail and shows it as HTML and text', async () => {
    await mailedLink('inbox@example.com');
    const list = (await app.inject({ url: '/_inbox' })).body;
    expect(list).toContain('inbox@example.com');
    const [, id] = /href="\/_inbox\/(\d+)"/.exec(list) ?? [];
    expect((await app.inject({ url: `/_inbox/${id}` })).body).toContain('/account/link/');
    const mail = await app.inject({ url: `/_inbox/${id}/html` });
    expect(mail.body).toContain('<a href="http://sandbox.test/account/link/');
    expect(mail.headers['content-security-policy']).toContain('sandbox');
  });
});
