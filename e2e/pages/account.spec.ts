import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { signInOverHttp } from '../support/account.ts';
import { consentShopOrigin, sandboxOrigin } from '../support/addresses.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { expect, test } from '../support/visitor.ts';

const href = hrefsFor('de');
test.use({ baseURL: consentShopOrigin });

/** Every address that belongs to a customer, without a session. */
const addresses = [
  href.account(),
  href.account('orders'),
  href.account('orders/1001'),
  href.account('subscriptions'),
  href.account('saved'),
  href.account('data'),
  href.account('addresses'),
  href.account('addresses/new'),
  href.account('sign-in'),
  href.account('sign-in-failed'),
  '/account/callback?code=x&state=y',
  `${href.account('orders')}.data`,
];

for (const address of addresses) {
  test(`${address} is never stored by a cache, and shows nothing without a session`, async ({
    request,
  }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect([202, 302, 303, 400]).toContain(answer.status());
  });
}

test('a form of another site signs nobody out', async ({ request }) => {
  const answer = await request.post(href.account(), {
    form: { intent: 'signOut' },
    headers: { origin: 'https://evil.example' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});

test('cached pages are the same with a session cookie, and set none', async ({ request }) => {
  const cookie = `__Host-account=${'a'.repeat(43)}`;
  const plain = await request.get(href.home());
  const signedIn = await request.get(href.home(), { headers: { cookie } });
  expect(signedIn.headers()['set-cookie']).toBeUndefined();
  const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
  expect(withoutNonce(await signedIn.text())).toBe(withoutNonce(await plain.text()));
});

test('a session cookie that nobody has issued leads to the sign-in', async ({ request }) => {
  const answer = await request.get(href.account(), {
    headers: { cookie: `__Host-account=${'a'.repeat(43)}` },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toContain('/de/account/sign-in?returnTo=');
});

test('a customer orders the newsletter, leaves it, and asks for data and its erasure', {
  tag: '@full-run',
}, async ({ request }) => {
  const { account: t, dataRequest } = allMessages.de;
  const email = `data-${Date.now()}@example.com`;
  const { cookie } = await signInOverHttp(email, {
    shop: consentShopOrigin,
    sandbox: sandboxOrigin,
  });
  const headers = { cookie, origin: consentShopOrigin };
  const page = async () => (await request.get(href.account('data'), { headers })).text();
  /** What the page that follows says. */
  const submit = async (form: Record<string, string>) => {
    const answer = await request.post(href.account('data'), { headers, form, maxRedirects: 0 });
    return new URL(answer.headers().location ?? '', consentShopOrigin).searchParams.get('done');
  };

  expect(await page()).toContain(t.dataPage.notSubscribed);
  expect(await submit({ intent: 'subscribe' })).toBe('newsletterMail');
  const link = linkIn(await mailTo(email, 1), 'confirm');
  const { pathname, search } = new URL(link);
  await request.post(pathname + search, { headers, form: {} });
  expect(await page()).toContain(t.dataPage.subscribed);
  expect(await submit({ intent: 'unsubscribe' })).toBe('newsletterOff');
  expect(await page()).toContain(t.dataPage.notSubscribed);

  const submission = crypto.randomUUID();
  const asked = { intent: 'requestData', request: 'erasure', submission };
  expect(await submit(asked)).toBe('requested');
  await expect
    .poll(async () => (await Promise.all([2, 3].map((nth) => mailTo(email, nth)))).join())
    .toContain(dataRequest.receipt.erasure);
});
