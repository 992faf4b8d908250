import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { askPlatform, productOf } from '../support/cart.ts';
import { expect, test } from '../support/visitor.ts';

const numberOf = (id: string) => id.split('/').at(-1);
const t = allMessages.de.cart;
const coffee = 'kernel-co-night-shift-espresso';
const cup = 'porzella-espressotasse-bar';

/** Addresses that shops on the platform already have in mails, ads and search engines: one redirect each. */
const addresses: [address: string, status: number, target: RegExp][] = [
  [`/products/${coffee}`, 301, /^\/de\/p\/kernel-co-night-shift-espresso$/],
  [`/en/products/${coffee}?utm_source=mail`, 301, /^\/en\/p\/[\w-]+\?utm_source=mail$/],
  [`/collections/kaffee/products/${coffee}`, 301, /^\/de\/p\//],
  ['/collections/kaffee?sort_by=price-ascending', 301, /^\/de\/c\/kaffee\?/],
  ['/collections', 301, /^\/de$/],
  ['/collections/all', 301, /^\/de$/],
  ['/pages/impressum', 301, /^\/de\/e\/impressum$/],
  ['/policies/privacy-policy', 301, /^\/de\/e\/datenschutz$/],
  ['/en/policies/refund-policy', 301, /^\/en\/e\//],
  ['/blogs/news', 301, /^\/de\/a\/wissen$/],
  ['/blogs/news/arabica-robusta', 301, /^\/de\/a\/arabica-robusta$/],
  ['/search?q=espresso', 301, /^\/de\/search\?q=espresso$/],
  ['/cart', 301, /^\/de\/cart$/],
  ['/account', 302, /\/account$/],
  ['/account/login', 302, /\/account$/],
  ['/account/orders', 302, /\/account\/orders$/],
  ['/da/account/addresses', 302, /\/account\/profile$/],
  ['/discount/LOTSE10', 303, /^\/de$/],
  ['/discount/LOTSE10?redirect=/collections/kaffee', 303, /^\/de\/c\/kaffee$/],
  ['/discount/LOTSE10?redirect=%2Fproducts%2Fx%3Fvariant%3D7', 303, /^\/de\/p\/x\?variant=7$/],
  ['/en/discount/LOTSE10?redirect=/cart', 303, /^\/en\/cart$/],
  ['/discount/LOTSE10?redirect=https://evil.example', 303, /^\/de$/],
  ['/discount/LOTSE10?redirect=//evil.example', 303, /^\/de$/],
  ['/discount/LOTSE10?redirect=/%5Cevil.example', 303, /^\/de$/],
  ['/discount/NO-SUCH-CODE?redirect=/', 303, /^\/de$/],
  ['/discount/LOTSE10?redirect=/blogs/news/arabica-robusta', 303, /^\/de\/a\/arabica-robusta$/],
  ['/discount/LOTSE10?redirect=/pages/impressum&utm_source=mail', 303, /^\/de\/e\/impressum$/],
  ['/products/nachtschicht', 301, /^\/de\/p\/kernel-co-night-shift-espresso$/],
  ['/sale?utm_campaign=black', 301, /^\/de\/c\/angebote\?utm_campaign=black$/],
  [`/en-gb/products/${coffee}`, 301, /^\/en\/p\//],
  ['/da/collections/kaffe', 301, /^\/da\/c\/kaffe$/],
  ['/collections/kaffee/bio', 301, /^\/de\/c\/kaffee$/],
  ['/collections/vendors?q=Kernel', 301, /^\/de\/search\?q=Kernel$/],
  [`/collections/all/products/${coffee}?variant=7`, 301, /^\/de\/p\/[\w-]+\?variant=7$/],
  ['/pages', 301, /^\/de$/],
  ['/pages/imprint', 301, /^\/en\/e\/imprint$/],
  ['/da/pages/imprint', 301, /^\/da\/e\/imprint$/],
  ['/policies/terms-of-service', 301, /^\/de\/e\/agb$/],
  ['/policies/shipping-policy', 301, /^\/de\/e\/versand-lieferung$/],
  ['/policies/legal-notice', 301, /^\/de\/e\/impressum$/],
  ['/blogs', 301, /^\/de\/a\/wissen$/],
  ['/blogs/news/tagged/espresso', 301, /^\/de\/a\/wissen$/],
  ['/checkout', 301, /^\/de\/checkout$/],
  ['/account/register', 302, /\/account$/],
];

/** What is at the end of the redirect exists, where the thing itself does. */
const gone = /\/p\/x\b|variant=7/;

for (const [address, status, target] of addresses) {
  test(`${address} leads to its page in one step`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers().location).toMatch(target);
    if (status === 303) expect(answer.headers()['cache-control']).toContain('no-store');
    const { location = '' } = answer.headers();
    if (gone.test(location) || location.endsWith('/checkout')) return;
    const page = await request.get(location, { maxRedirects: 0 });
    // an account asks for a login
    expect(page.status()).toBeLessThan(status === 302 ? 400 : 300);
  });
}

test('a link to a filled cart adds its items and its code to the cart', async ({ visitor }) => {
  const first = await productOf(coffee, 'de');
  const second = await productOf(cup, 'de');
  const link = `/cart/${numberOf(first.variant)}:2,${numberOf(second.variant)}:1?discount=LOTSE10`;
  const { address, page } = await visitor.open(link);
  expect(address).toBe('/de/cart');
  const main = page.one('main');
  for (const { title } of [first, second]) expect(main.text).toContain(title);
  expect(main.text).toContain('LOTSE10');
  // what the visitor had stays
  await visitor.open(`/de/cart/${numberOf(first.variant)}:1`);
  const after = (await visitor.open('/de/cart')).page.one('main');
  for (const { title } of [first, second]) expect(after.text).toContain(title);
});

test('what a link says about the order is in the cart, and stays', async ({ visitor, request }) => {
  const { variant } = await productOf(coffee, 'de');
  const details = 'attributes[source]=flyer&note=Bitte%20klingeln';
  await visitor.open(`/cart/${numberOf(variant)}:1?${details}`);
  // the checkout's own attributes must not replace them
  await request.get('/de/checkout');
  const { cookies } = await request.storageState();
  const cookie = cookies.find(({ name }) => name === 'storefront_cart_id')?.value ?? '';
  const cartId: string = JSON.parse(Buffer.from(decodeURIComponent(cookie), 'base64').toString());
  const answer = await askPlatform(
    'query ($id: ID!) { cart(id: $id) { note attributes { key value } } }',
    { id: cartId },
  );
  expect(await answer.json()).toMatchObject({
    data: {
      cart: {
        note: 'Bitte klingeln',
        attributes: expect.arrayContaining([{ key: 'source', value: 'flyer' }]),
      },
    },
  });
});

test('a theme’s link that adds one item leads to the cart', async ({ visitor }) => {
  const { variant, title } = await productOf(coffee, 'de');
  const { address, page } = await visitor.open(`/cart/add?id=${numberOf(variant)}&quantity=2`);
  expect(address).toBe('/de/cart');
  expect(page.one('main').text).toContain(title);
});

test('a link with an item that is gone adds the others and says so', async ({ visitor }) => {
  const { variant, title } = await productOf(coffee, 'de');
  const { page } = await visitor.open(`/cart/1:1,${numberOf(variant)}:1`);
  expect(page.one('main').text).toContain(title);
  expect(page.one('main').text).toContain(t.problem.notAddedByLink);
});

test('a code of a link waits in an empty cart and counts for what is added later', async ({
  visitor,
}) => {
  await visitor.open('/discount/LOTSE10?redirect=/cart');
  const { variant } = await productOf(coffee, 'de');
  const form = { intent: 'add', variant, quantity: '2', plan: '' };
  const { page } = await visitor.submit('/de/cart', form);
  expect(page.one('main').text).toContain('LOTSE10');
});
