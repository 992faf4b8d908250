import { beforeAll, describe, expect, it } from 'vitest';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCheckout, goodForm, order, post, shownTotals, variantOf } from './test-checkout.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);
const coffee = await variantOf(app, 'casa-blend', 1);
const cup = await variantOf(app, 'becher-lotse');
const machine = await variantOf(app, 'rovena-doppia');
const giftCard = await variantOf(app, 'kaffeelotse-gutschein');

const numberOf = (gid: string) => Number(gid.split('/').at(-1));

async function stockOf(variant: string): Promise<number> {
  const row = await database
    .selectFrom('variant')
    .select('stock')
    .where('id', '=', numberOf(variant))
    .executeTakeFirstOrThrow();
  return row.stock;
}

async function setStock(variant: string, stock: number): Promise<void> {
  await database
    .updateTable('variant')
    .set({ stock })
    .where('id', '=', numberOf(variant))
    .execute();
}

async function addDiscount(code: string, changes: Record<string, unknown> = {}): Promise<void> {
  const discount = {
    code,
    title: code,
    percent: 10,
    level: 'order' as const,
    starts_at: new Date(0),
  };
  await database
    .insertInto('discount')
    .values({ ...discount, applies_to_subscriptions: true, combinable: true, ...changes })
    .execute();
}

async function addGiftCard(code: string, balance: number): Promise<void> {
  await database
    .insertInto('gift_card')
    .values({ code, balance, initial_balance: balance })
    .execute();
}

async function balanceOf(code: string): Promise<number> {
  const row = await database
    .selectFrom('gift_card')
    .select('balance')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.balance;
}

async function mailsTo(recipient: string) {
  return database.selectFrom('mail').selectAll().where('recipient', '=', recipient).execute();
}

describe('ordering', () => {
  it('writes a mail with the policies that a buyer keeps, in the language of the order', async () => {
    const policy = (id: number, kind: string, body: string, english: string) => ({
      id,
      kind: 'policy' as const,
      position: id,
      document: JSON.stringify({
        id,
        kind,
        title: kind,
        body,
        createdAt: '',
        updatedAt: '',
        translations: { en: { body: { value: english, digest: '', updatedAt: '' } } },
      }),
    });
    await database.deleteFrom('content').where('kind', '=', 'policy').execute();
    await database
      .insertInto('content')
      .values([
        policy(9001, 'terms', '<p>Unsere AGB.</p>', '<p>Our terms.</p>'),
        policy(
          9002,
          'refund',
          '<h2>Widerruf</h2>',
          '<h2>Withdrawal</h2><p>Use <a href="/en/withdrawal">the form</a> &amp; wait.</p>',
        ),
        policy(9003, 'privacy', '<p>Nicht in der Mail.</p>', '<p>Not in the mail.</p>'),
      ])
      .execute();
    const path = await createCheckout(app, { lines: [{ merchandiseId: coffee, quantity: 1 }] });
    await order(app, `${path}${path.includes('?') ? '&' : '?'}locale=en`, {
      email: 'law@example.com',
    });
    const [mail] = await mailsTo('law@example.com');
    expect(mail?.html).toContain('<p>Our terms.</p>');
    expect(mail?.html).toMatch(/href="https?:\/\/[^"]+\/en\/withdrawal"/);
    expect(mail?.text).toMatch(/Withdrawal\nUse the form \(http.*\/en\/withdrawal\) & wait\./);
    expect(mail?.text).not.toContain('Not in the mail');
    expect(mail?.text).toMatch(/^incl\. €\d+\.\d\d VAT/m);
    expect(mail?.text).toContain('Mara Lindner, Am Beispielkai 12, 20457 Hamburg, Germany');
  });

  it('takes stock, redeems the code, debits both cards and writes order and mail', async () => {
    await addDiscount('ALLES10');
    await addGiftCard('CARD-ONE-1111', 1000);
    await addGiftCard('CARD-TWO-2222', 9000);
    const before = await stockOf(coffee);
    const path = await createCheckout(app, {
      lines: [{ merchandiseId: coffee, quantity: 2 }],
      discountCodes: ['ALLES10'],
      giftCardCodes: ['CARD-ONE-1111', 'CARD-TWO-2222'],
    });
    const placed = await order(app, path, { email: 'All@Example.com' });
    expect(placed.statusCode).toBe(303);
    expect(await stockOf(coffee)).toBe(before - 2);
    expect(await balanceOf('CARD-ONE-1111')).toBe(0);
    // Twice 26.86 € less 10 % stays below the free-shipping threshold; the first card paid 10 €.
    expect(await balanceOf('CARD-TWO-2222')).toBe(9000 - (5372 - 537 + 490 - 1000));
    const confirmation = await app.inject({ url: String(placed.headers.location) });
    expect(confirmation.body).toContain('Danke für deine Bestellung');
    expect(confirmation.body).toMatch(/Bestellt<\/b>.*Verschickt<\/b>.*Zustellung<\/b>/s);
    const [mail] = await mailsTo('All@Example.com');
    expect(mail?.text).toContain('Gesamt: 0,00');
    expect(mail?.text).toContain(String(placed.headers.location));
  });

  it('shows the attributes of the cart, but no hidden ones', async () => {
    const path = await createCheckout(app, {
      lines: [{ merchandiseId: cup }],
      attributes: [
        { key: 'Lieferung', value: 'Dienstag <17.>' },
        { key: '_source', value: 'newsletter' },
      ],
    });
    const shown = await app.inject({ url: path });
    const placed = await order(app, path);
    const confirmation = await app.inject({ url: String(placed.headers.location) });
    for (const { body } of [shown, confirmation]) {
      expect(body).toContain('Dienstag &lt;17.&gt;');
      expect(body).not.toContain('newsletter');
    }
  });

  it('makes the cart a thing of the past', async () => {
    const path = await createCheckout(app, { lines: [{ merchandiseId: cup }] });
    const placed = await order(app, path);
    const [, token, key] = /\/c\/(.+)\?key=(.+)/.exec(path) ?? [];
    const cartId = `gid://shopify/Cart/${token}?key=${key}`;
    const read = await ask<{ cart: null }>(app, 'query ($id: ID!) { cart(id: $id) { id } }', {
      id: cartId,
    });
    expect(read.data.cart).toBeNull();
    const changed = await ask<{ cartNoteUpdate: { userErrors: unknown[] } }>(
      app,
      'mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "x") { userErrors { code field } } }',
      { id: cartId },
    );
    expect(changed.data.cartNoteUpdate.userErrors).toEqual([
      { code: 'INVALID', field: ['cartId'] },
    ]);
    const again = await app.inject({ url: path });
    expect([again.statusCode, again.headers.location]).toEqual([303, placed.headers.location]);
  });

  it('charges shipping by country and goods, and the cards pay for it', async () => {
    await addGiftCard('CARD-SHIP-3333', 50_000);
    const path = await createCheckout(app, {
      lines: [{ merchandiseId: cup }],
      giftCardCodes: ['CARD-SHIP-3333'],
    });
    expect((await order(app, path, { country: 'DE' })).statusCode).toBe(303);
    expect(await balanceOf('CARD-SHIP-3333')).toBe(50_000 - 1490 - 490);
    const freight = await createCheckout(app, { lines: [{ merchandiseId: machine }] });
    expect((await app.inject({ url: freight })).body).toContain('Spedition');
  });

  it('issues the gift cards that were bought', async () => {
    const path = await createCheckout(app, { lines: [{ merchandiseId: giftCard, quantity: 2 }] });
    expect((await app.inject({ url: path })).body).not.toContain('Versandart');
    await order(app, path, { email: 'gift@example.com' });
    const mails = await mailsTo('gift@example.com');
    const codes = mails.flatMap(
      (mail) => /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(mail.text)?.[0] ?? [],
    );
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(await balanceOf(code)).toBe(2500);
  });
});

describe('an order that cannot be placed', () => {
  const none = { seen: '', seenTotal: '' };
  let seen = none;
  let path = '';
  beforeAll(async () => {
    path = await createCheckout(app, { lines: [{ merchandiseId: cup }] });
    seen = shownTotals((await app.inject({ url: path })).body);
  });

  it('keeps everything when the payment is declined', async () => {
    const before = await stockOf(cup);
    const answer = await order(app, path, { cardNumber: '2' });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('Die Zahlung wurde abgelehnt');
    expect(await stockOf(cup)).toBe(before);
    expect(answer.body).toContain('value="Mara"');
  });

  it('never shows a card number again', async () => {
    const answer = await order(app, path, { cardNumber: '4444333322221112', cardCode: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).not.toContain('4444333322221112');
  });

  it.each([
    ['email', 'nobody', 'email'],
    ['postcode', '123', 'postcode'],
    ['country', 'US', 'country'],
    ['firstName', '  ', 'firstName'],
    ['cardExpiry', '01/20', 'cardExpiry'],
    ['cardNumber', 'abc', 'cardNumber'],
    ['phone', 'call me', 'phone'],
  ])('names a wrong %s', async (field, value, named) => {
    const answer = await order(app, path, { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(`id="${named}-error"`);
  });

  it('asks for a billing address of its own', async () => {
    const answer = await order(app, path, { billingSame: '', billingCountry: 'DE' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('id="billingStreet-error"');
  });

  it('shows the new total when the country makes shipping dearer', async () => {
    const dear = await createCheckout(app, { lines: [{ merchandiseId: coffee, quantity: 2 }] });
    const answer = await order(app, dear, { country: 'DK', postcode: '2100' });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toMatch(/war 53,72\s€ und ist jetzt 58,62\s€/);
    const again = await post(app, dear, {
      ...goodForm,
      ...shownTotals(answer.body),
      country: 'DK',
      postcode: '2100',
    });
    expect(again.statusCode).toBe(303);
  });

  it('says what has sold out meanwhile', async () => {
    const stock = await stockOf(cup);
    await setStock(cup, 0);
    const answer = await post(app, path, { ...goodForm, ...seen });
    await setStock(cup, stock);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('inzwischen ausverkauft');
  });

  it('says which code was used up meanwhile', async () => {
    await addDiscount('NUREINMAL', { usage_limit: 1 });
    const create = () =>
      createCheckout(app, { lines: [{ merchandiseId: cup }], discountCodes: ['NUREINMAL'] });
    const [first, second] = [await create(), await create()];
    const late = shownTotals((await app.inject({ url: second })).body);
    expect((await order(app, first)).statusCode).toBe(303);
    const answer = await post(app, second, { ...goodForm, ...late });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('NUREINMAL: Der Code ist aufgebraucht.');
  });

  it('says which card was spent meanwhile', async () => {
    await addGiftCard('CARD-LAST-7K2P', 500);
    const create = () =>
      createCheckout(app, { lines: [{ merchandiseId: cup }], giftCardCodes: ['CARD-LAST-7K2P'] });
    const [first, second] = [await create(), await create()];
    const late = shownTotals((await app.inject({ url: second })).body);
    expect((await order(app, first)).statusCode).toBe(303);
    const answer = await post(app, second, { ...goodForm, ...late });
    expect(answer.body).toContain('7K2P ist inzwischen aufgebraucht');
  });

  it('refuses a code this customer has used, whatever the case of the address', async () => {
    await addDiscount('JEEINMAL', { once_per_customer: true });
    const create = () =>
      createCheckout(app, { lines: [{ merchandiseId: cup }], discountCodes: ['JEEINMAL'] });
    await order(app, await create(), { email: 'once@example.com' });
    const answer = await order(app, await create(), { email: 'Once@example.com' });
    expect(answer.body).toContain('JEEINMAL: Du hast diesen Code schon benutzt.');
  });
});

describe('codes at the checkout', () => {
  it('takes discount codes and gift cards in one field, and removes them again', async () => {
    await addDiscount('KASSE10');
    await addGiftCard('CARD-KASSE-4444', 300);
    const path = await createCheckout(app, { lines: [{ merchandiseId: cup }] });
    const form = { ...goodForm, intent: 'apply-code' };
    await post(app, path, { ...form, code: 'kasse10' });
    await post(app, path, { ...form, code: 'cardkasse4444' });
    const applied = (await app.inject({ url: path })).body;
    expect(applied).toMatch(/kasse10.*•••• 4444/s);
    const cardId = /name="removeGiftCard" value="(\d+)"/.exec(applied)?.[1] ?? '';
    await post(app, path, { ...goodForm, removeGiftCard: cardId });
    await post(app, path, { ...goodForm, removeDiscount: 'kasse10' });
    const removed = (await app.inject({ url: path })).body;
    expect(removed).not.toMatch(/kasse10|••••/);
    expect(removed).toContain('value="Am Beispielkai 12"');
  });

  it('explains a rejected code and does not keep it', async () => {
    await addDiscount('AB60', { minimum_subtotal: 6000 });
    const path = await createCheckout(app, { lines: [{ merchandiseId: cup }] });
    const answer = await post(app, path, { ...goodForm, intent: 'apply-code', code: 'AB60' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Der Mindestbestellwert ist nicht erreicht.');
    expect((await app.inject({ url: path })).body).not.toContain('AB60');
  });

  it('does not order past a code that is still in the field', async () => {
    await addDiscount('FELD10');
    const path = await createCheckout(app, { lines: [{ merchandiseId: cup }] });
    const answer = await order(app, path, { code: 'FELD10' });
    expect(answer.headers.location).toBe(path);
    expect((await app.inject({ url: path })).body).toContain('FELD10');
  });
});

describe('the page', () => {
  it.each([
    ['de', 'Zahlungspflichtig bestellen', 'Dänemark'],
    ['en', 'Order with obligation to pay', 'Denmark'],
    ['da', 'Bestil med betalingspligt', 'Danmark'],
  ])('speaks %s and lists 26 countries [CONST-012 ENT-080]', async (locale, button, country) => {
    const path = await createCheckout(app, { lines: [{ merchandiseId: cup }] });
    const { body } = await app.inject({ url: `${path}&locale=${locale}` });
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(button);
    expect(body).toContain(`>${country}</option>`);
    const [deliveryCountries = ''] = /<select[^>]* id="country"[\s\S]*?<\/select>/.exec(body) ?? [];
    expect(deliveryCountries.match(/<option /g)).toHaveLength(26);
  });

  it('is not there for a wrong key', async () => {
    const path = await createCheckout(app, { lines: [{ merchandiseId: cup }] });
    const answer = await app.inject({ url: path.replace(/key=.*/, 'key=0') });
    expect(answer.statusCode).toBe(404);
  });

  it('escapes what a shopper typed', async () => {
    const path = await createCheckout(app, { lines: [{ merchandiseId: cup }] });
    await post(app, path, { ...goodForm, intent: 'update', firstName: '"><script>x' });
    expect((await app.inject({ url: path })).body).not.toContain('<script');
  });

  it('fills itself in for an express wallet', async () => {
    const path = await createCheckout(app, { lines: [{ merchandiseId: cup }] });
    await post(app, path, { express: 'mobileB' });
    const { body } = await app.inject({ url: path });
    expect(body).toMatch(/value="mobileB" checked/);
    expect(body).toContain('value="Lindner"');
  });

  it('is told the wallet by a shop’s express button', async () => {
    const path = await createCheckout(app, { lines: [{ merchandiseId: cup }] });
    const answer = await app.inject({ url: `${path}&payment=wallet` });
    expect(answer.headers.location).toBe(path);
    expect((await app.inject({ url: path })).body).toMatch(/value="wallet" checked/);
    expect((await app.inject({ url: `${path}&payment=shells` })).statusCode).toBe(200);
  });
});
