import { expect, test } from 'vitest';
import type { AccountService, SignedInCustomer } from '../account/account-service.ts';
import { accountContext, serverHtmlContext } from '../context.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { contextWith } from '../loaders/cart-context-examples.ts';
import { action, headers, loader } from './account.tsx';

const { account: t } = allMessages.de;
const privately = 'private, no-store';
const pattern = '/:lang/account/:page?/:item?';
const home = {
  location: 'https://platform.example/logout?id_token_hint=x',
  cookies: ['a=; Max-Age=0'],
};

const failing = (isSignedOut: boolean): SignedInCustomer => ({
  send: () => Promise.reject(Object.assign(new Error('no'), { name: 'AccountError', isSignedOut })),
});

function asked(path: string, customer: SignedInCustomer | null, form?: Record<string, string>) {
  const { context } = contextWith(() => ({ urlRedirects: { nodes: [], pageInfo: {} } }));
  const accounts: AccountService = {
    customer: () => customer,
    signedIn: async () => null,
    signIn: async ({ returnTo }) => ({
      location: `https://platform.example/?${returnTo}`,
      cookies: ['b=1'],
    }),
    signOut: async () => home,
  };
  context.set(accountContext, accounts);
  const url = new URL(path, 'https://shop.example');
  const request = new Request(url, form ? { method: 'POST', body: new URLSearchParams(form) } : {});
  const [, lang = 'de', , page, item] = url.pathname.split('/');
  const params = { lang, ...(page && { page }), ...(item && { item }) };
  return { context, request, url, pattern, params } as const;
}

async function load(path: string, customer: SignedInCustomer | null) {
  const args = asked(path, customer);
  const answer = await loader(args);
  if (answer instanceof Response) {
    return { status: answer.status, headers: answer.headers, html: '' };
  }
  const html = args.context.get(serverHtmlContext).get('account') ?? '';
  return { status: answer.init?.status, headers: new Headers(answer.init?.headers), html };
}

test.each(['/de/account', '/de/account/orders/1001', '/de/account/addresses/new'])(
  '%s leads to the sign-in without a session, and back',
  async (path) => {
    const { status, headers: sent } = await load(path, null);
    expect([status, sent.get('cache-control')]).toEqual([302, privately]);
    const target = `/de/account/sign-in?returnTo=${encodeURIComponent(path)}`;
    expect(sent.get('location')).toBe(target);
    expect((await load(path, failing(true))).headers.get('location')).toBe(target);
  },
);

test('the sign-in opens the platform’s page with the cookie of the attempt', async () => {
  const { headers: sent } = await load('/de/account/sign-in?returnTo=/de/account/orders', null);
  expect(sent.get('location')).toBe('https://platform.example/?/de/account/orders');
  expect([sent.get('set-cookie'), sent.get('cache-control')]).toEqual(['b=1', privately]);
});

test('an account that cannot be read says so, and is not stored', async () => {
  const { status, headers: sent, html } = await load('/de/account', failing(false));
  expect([status, sent.get('cache-control')]).toEqual([503, privately]);
  expect(html).toContain(t.unavailable.title);
});

test('a page that the account does not have is not stored, either', async () => {
  const { status, headers: sent, html } = await load('/de/account/nowhere', failing(false));
  expect([status, sent.get('cache-control')]).toEqual([404, privately]);
  expect(html).toContain(t.notFound.title);
});

test('signing out deletes the cookie and opens the platform’s page after a page of our own', async () => {
  const args = asked('/de/account', null, { intent: 'signOut' });
  const answer = await action(args);
  if (answer instanceof Response) throw new Error('a redirect would be checked by form-action');
  const actionHeaders = new Headers(answer.init?.headers);
  const none = {
    loaderHeaders: new Headers(),
    parentHeaders: new Headers(),
    errorHeaders: undefined,
  };
  const sent = headers({ ...none, actionHeaders });
  expect(sent.get('refresh')).toBe(`0; url=${home.location}`);
  expect([sent.get('set-cookie'), sent.get('cache-control')]).toEqual([home.cookies[0], privately]);
  await loader(args);
  const html = args.context.get(serverHtmlContext).get('account');
  expect(html).toContain(t.signedOut.title);
  // the token is in the header alone
  expect(html).not.toContain('id_token_hint');
});

test('without the settings the address leads to the platform’s pages', async () => {
  const args = asked('/de/account/orders', null);
  args.context.set(accountContext, null);
  const answer: unknown = await loader(args).catch((thrown: unknown) => thrown);
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    'https://account.example/orders',
  );
});
