import { expect, type Page } from '@playwright/test';
import { sandboxOrigin } from './addresses.ts';
import { askPlatform } from './cart.ts';
import { mailTo } from './mails.ts';

interface OrderedLine {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string;
}

/** Places an order at the sandbox's checkout, as another visit of the customer would have. Answers its number. */
export async function orderBefore(
  email: string,
  lines: OrderedLine[],
  sandbox = sandboxOrigin,
  place = { country: 'DE', postcode: '20457', city: 'Hamburg' },
): Promise<number> {
  const created = await askPlatform(
    `mutation { cartCreate(input: { lines: [${lines.map(lineInput).join()}] }) { cart { checkoutUrl } } }`,
    {},
    sandbox,
  ).then((response) => response.json());
  const { pathname, search } = new URL(created.data.cartCreate.cart.checkoutUrl);
  const checkout = sandbox + pathname + search;
  const shown = await (await fetch(checkout)).text();
  const seen = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(shown)?.[1] ?? '';
  const placed = await fetch(checkout, {
    method: 'POST',
    body: new URLSearchParams({
      intent: 'order',
      email,
      ...place,
      firstName: 'Rita',
      lastName: 'Probe',
      street: 'Musterkai 1',
      shippingMethod: 'delivery',
      paymentMethod: 'card',
      billingSame: 'yes',
      cardNumber: '1',
      cardExpiry: '08/39',
      cardCode: '123',
      seen: seen('seen'),
      seenTotal: seen('seenTotal'),
    }),
  });
  return Number(/#(\d{4,})/.exec(await placed.text())?.[1]);
}

const lineInput = ({ merchandiseId, quantity, sellingPlanId }: OrderedLine) =>
  `{ merchandiseId: "${merchandiseId}", quantity: ${quantity}${sellingPlanId ? `, sellingPlanId: "${sellingPlanId}"` : ''} }`;

/** Sends the order, or tells the next event of its parcel. */
export async function ship(
  order: number,
  shipment: Record<string, string>,
  sandbox = sandboxOrigin,
): Promise<void> {
  const answer = await fetch(`${sandbox}/_control/orders/${order}/ship`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(shipment),
  });
  expect(answer.status).toBe(204);
}

/** On the platform's page: address, then the code from the mail. `nth` is the mail's number, orders have one, too. */
export async function signInAtPlatform(
  page: Page,
  email: string,
  nth: number,
  sandbox = sandboxOrigin,
): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('button.button-primary').click();
  await expect(page.locator('[name=code]')).toBeVisible();
  const code = /\d{6}/.exec(await mailTo(email, nth, sandbox))?.[0] ?? '';
  await page.locator('[name=code]').fill(code);
  await page.locator('button.button-primary').click();
}

/** Signs in without a browser. `secrets` are what the sign-in used, for tests that look for traces of it. */
export async function signInOverHttp(
  email: string,
  { shop, sandbox, nth = 0 }: { shop: string; sandbox: string; nth?: number },
): Promise<{ cookie: string; secrets: string[] }> {
  const begun = await fetch(`${shop}/de/account/sign-in`, { redirect: 'manual' });
  const platform = new URL(begun.headers.get('location') ?? '');
  const post = (form: Record<string, string>) =>
    fetch(platform, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await post({ email });
  const code = /\d{6}/.exec(await mailTo(email, nth, sandbox))?.[0] ?? '';
  const entered = await post({ email, code });
  const callback = new URL(entered.headers.get('location') ?? '');
  const back = await fetch(callback, {
    headers: { cookie: cookiesOf(begun) },
    redirect: 'manual',
  });
  const cookie = cookiesOf(back);
  const inAddresses = [callback, platform].flatMap(({ searchParams }) =>
    ['code', 'state', 'nonce'].flatMap((name) => searchParams.get(name) ?? []),
  );
  const inCookies = [cookiesOf(begun), cookie].map((pair) => pair.split('=')[1] ?? '');
  return { cookie, secrets: [...inAddresses, ...inCookies] };
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');
