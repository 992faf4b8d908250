import { readFileSync } from 'node:fs';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { orderBefore, signInOverHttp } from '../support/account.ts';
import { consentShopOrigin, sandboxOrigin } from '../support/addresses.ts';
import { productOf } from '../support/cart.ts';
import { consentShopLog } from '../support/environments.ts';
import { expect, test } from '../support/visitor.ts';

const href = hrefsFor('de');
test.use({ baseURL: consentShopOrigin });

/** Access, refresh and id tokens, by how they begin. */
const token = /shc[ar]t_|eyJ[\w-]{20}/;

test('answers to a customer are never stored, and have no token, code or session id; nor has the log', async ({
  request,
}) => {
  const email = `secrets-${Date.now()}@example.com`;
  const { variant } = await productOf('kernel-co-night-shift-espresso', 'de');
  const number = await orderBefore(email, [{ merchandiseId: variant, quantity: 1 }]);
  const { cookie, secrets } = await signInOverHttp(email, {
    shop: consentShopOrigin,
    sandbox: sandboxOrigin,
    nth: 1,
  });
  expect(secrets.filter((secret) => secret.length > 20)).toHaveLength(6);
  const headers = { cookie, origin: consentShopOrigin };
  const order = href.account(`orders/${number}`);

  async function expectPrivate(address: string, status: number, form?: Record<string, string>) {
    const options = { headers, maxRedirects: 0 };
    const answer = await (form
      ? request.post(address, { ...options, form })
      : request.get(address, options));
    const name = `${form?.intent ?? 'GET'} ${address}`;
    expect(answer.status(), name).toBe(status);
    expect(answer.headers()['cache-control'], name).toBe('private, no-store');
    const sent = `${answer.headers().location ?? ''} ${await answer.text()}`;
    expect(sent, name).not.toMatch(token);
    for (const secret of secrets) expect(sent, name).not.toContain(secret);
    return sent;
  }

  for (const page of [
    '',
    'orders',
    'subscriptions',
    'saved',
    'addresses',
    'addresses/new',
    'data',
  ]) {
    await expectPrivate(href.account(page), 200);
  }
  expect(await expectPrivate(order, 200)).toContain('Musterkai 1');
  expect(await expectPrivate(href.withdrawal(String(number)), 200)).toContain(email);
  const some = await expectPrivate(`${href.withdrawal(String(number))}&scope=items`, 200);
  expect(some).toContain('1 × Night Shift');
  await expectPrivate(`${href.account('orders')}.data`, 200);
  await expectPrivate(href.account('nowhere'), 404);
  await expectPrivate(order, 303, { intent: 'orderAgain' });
  await expectPrivate(href.account('subscriptions'), 303, { intent: 'pause', contract: '1' });
  await expectPrivate(href.account('addresses/new'), 422, { intent: 'save', address1: 'Hafen 2' });
  await expectPrivate(href.account(), 400, { intent: 'unknown' });

  // what fails is logged
  const failing = `${sandboxOrigin}/_control/failing/${encodeURIComponent(`Order/${number}`)}`;
  await fetch(failing, { method: 'PUT' });
  await expectPrivate(order, 503);
  await fetch(failing, { method: 'DELETE' });
  const expire = (grants: boolean) =>
    fetch(`${sandboxOrigin}/_control/customers/${email}/expire`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grants }),
    });
  await expire(false);
  await expectPrivate(href.account(), 200);
  await expire(true);
  await expectPrivate(href.account(), 302);

  const log = readFileSync(consentShopLog, 'utf8');
  expect(log, 'it is the log').toContain('/:lang/account');
  expect(log).not.toMatch(token);
  for (const secret of [...secrets, email, 'Musterkai', 'Hafen 2']) {
    expect(log).not.toContain(secret);
  }
});
