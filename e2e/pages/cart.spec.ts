import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { shopOrigin } from '../support/addresses.ts';
import { productOf, setFact } from '../support/cart.ts';
import { expect, test, type Visitor } from '../support/visitor.ts';

const handle = 'kernel-co-night-shift-espresso';
const t = allMessages.de.cart;
/** As the specification has it, in words of its own. */
const refused: Record<Language, string> = {
  de: 'Der Code konnte nicht angewendet werden',
  en: 'The code could not be applied',
  da: 'Koden kunne ikke anvendes',
};

async function add(visitor: Visitor, language: Language, variant: string, more = {}) {
  const form = { intent: 'add', variant, quantity: '1', plan: '', ...more };
  return (await visitor.submit(`/${language}/cart`, form)).page;
}

for (const language of languages) {
  const texts = allMessages[language];
  const country = formatsFor(language).country(language === 'da' ? 'DK' : 'DE');

  test(`the empty cart offers links to continue in ${language} [CART-010 CART-011 CART-012 CART-013 CART-014 PROD-008 ROUTE-007 ROUTE-008]`, async ({
    visitor,
  }) => {
    const main = (await visitor.open(`/${language}/cart`)).page.one('main');
    expect(main.elements('h1')[0]?.text).toBe(texts.cart.empty);
    expect(main.has('link', texts.cart.discoverMain)).toBe(true);
    expect(main.has('link', texts.cart.discoverEquipment)).toBe(true);
    const [, profile = ''] = texts.cart.previousOrders;
    expect(main.one('link', profile).attribute('href')).toMatch(/\/account$/);
    expect(main.has('heading', texts.cart.popularProducts)).toBe(true);
    expect(main.has('navigation', texts.home.popularCategories)).toBe(true);
    expect(main.all('article')).toHaveLength(4);
  });

  test(`a filled cart shows its figures and the free-shipping bar in ${language} [CART-001 CART-004 CART-008]`, async ({
    visitor,
  }) => {
    const { variant } = await productOf(handle, language);
    await add(visitor, language, variant, { quantity: '2' });
    const { page } = await visitor.submit(`/${language}/cart`, {
      intent: 'applyDiscount',
      code: 'LOTSE10',
    });
    const main = page.one('main');
    expect(main.elements('h1')[0]?.text).toBe(texts.cart.title);
    const figures = main.one('region', texts.cart.summary).elements('dl')[0];
    expect(figures?.elements('dt').map(({ text }) => text)).toEqual([
      texts.cart.subtotal,
      texts.cart.orderDiscount,
      texts.cart.shippingKinds.standard(country),
      texts.cart.total,
    ]);
    // 17.80 less 10 % plus 4.90
    expect(figures?.elements('dd').at(-1)?.text).toMatch(/20[.,]92/);
    // Denmark is never promised free shipping
    const [, towards = ''] = texts.cart.leftForFreeShipping(country);
    expect(main.text.includes(towards.trim())).toBe(language !== 'da');
    expect(main.has('progressbar', texts.cart.towardsFreeShipping)).toBe(language !== 'da');
    expect(main.has('link', new RegExp(country))).toBe(true);
  });

  test(`a rejected code shows the reason in ${language} [VALID-004]`, async ({ visitor }) => {
    const { money } = formatsFor(language);
    const euros = (amount: number) => money({ amount, currency: 'EUR' });
    const { variant } = await productOf(handle, language);
    await setFact('discounts/EINMAL', { usageLimit: 1, timesUsed: 1 });
    await add(visitor, language, variant);
    const { problem } = texts.cart;
    for (const [code, words] of [
      ['GIBTSNICHT', problem.codeUnknown],
      ['ABGELAUFEN', problem.codeInactive],
      ['EINMAL', problem.codeUsedUp],
      ['MUEHLE20', problem.codeWrongProducts],
      ['FUENF60', problem.codeMinimum(euros(6000), euros(5110))],
    ] as const) {
      const { page } = await visitor.submit(`/${language}/cart`, { intent: 'applyDiscount', code });
      const summary = page.one('region', texts.cart.summary);
      expect(summary.one('alert').text).toBe(
        `${refused[language]}. ${words.replaceAll('\u00a0', ' ')}`,
      );
      expect(summary.one('textbox', texts.cart.discountCode).attribute('value')).toBe(code);
    }
  });
}

test('a subscription’s unit price follows from its price', async ({ visitor }) => {
  const { variant, plans } = await productOf(handle, 'de');
  const page = await add(visitor, 'de', variant, { quantity: '2', plan: plans[0] });
  // 8.01 € for 250 g
  const line = page.one('list', t.lines).one('listitem');
  expect(line.text).toContain('je 8,01 €, 32,04 €/kg');
  expect(line.text).toContain('Einmalig je 8,90 €');
  expect(line.count('s')).toBe(0);
});

test('a line that has sold out since says so', async ({ visitor }) => {
  const { variant, sku } = await productOf('porzella-cappuccinotasse-tiefsee', 'de');
  await setFact(`variants/${sku}`, { stock: 9, sellsBeyondStock: false });
  await add(visitor, 'de', variant);
  await setFact(`variants/${sku}`, { stock: 0 });
  const { page } = await visitor.open('/de/cart');
  const line = page.one('list', t.lines).one('listitem');
  expect(line.text).toContain(t.problem.soldOutLine);
  await setFact(`variants/${sku}`, { stock: 9 });
  const key = line.elements('input').find((field) => field.attribute('name') === 'line');
  const emptied = await visitor.submit('/de/cart', {
    intent: 'remove',
    line: key?.attribute('value') ?? '',
  });
  expect(emptied.page.elements('h1')[0]?.text).toBe(t.empty);
});

test('a machine names its freight instead of promising free shipping [DEC-043]', async ({
  visitor,
}) => {
  const { variant } = await productOf('northfold-molo-siebtraegermaschine', 'de');
  const page = await add(visitor, 'de', variant);
  expect(page.one('main').text).toContain('kommt per Spedition: 49,00');
  expect(page.has('progressbar')).toBe(false);
});

for (const cookie of [
  'gid://shopify/Cart/forged?key=0000',
  '"><script>alert(1)</script>',
  'gid://shopify/Product/1',
]) {
  test(`the cookie ${cookie} is no cart and no error [DEC-049]`, async ({ playwright }) => {
    const value = encodeURIComponent(Buffer.from(JSON.stringify(cookie)).toString('base64'));
    const headers = { cookie: `storefront_cart_id=${value}`, origin: shopOrigin };
    const forger = await playwright.request.newContext({
      baseURL: shopOrigin,
      extraHTTPHeaders: headers,
    });
    const empty = await forger.get('/de/cart');
    expect(empty.status()).toBe(200);
    expect(await empty.text()).toContain(`${t.empty}</h1>`);
    const { variant } = await productOf(handle, 'de');
    const added = await forger.post('/de/cart/data', {
      form: { intent: 'add', variant, quantity: '1', plan: '' },
    });
    expect(added.status()).toBe(200);
    expect(added.headers()['set-cookie']).toMatch(/^storefront_cart_id=/);
    await forger.dispose();
  });
}
