import assert from 'node:assert/strict';
import { accepted, type Cart, change, create, createWithLine } from '../carts.ts';
import { type Case, present, reference, type Version } from '../case.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

interface AddressPayload {
  cart: {
    delivery: {
      addresses: { id: string; selected: boolean; address: { city: string | null } }[];
    };
  } | null;
  userErrors: { code: string | null; field: string[] | null }[];
}

export function cartDetailCases(version: Version): Case[] {
  const of = (mutation: string, title: string, check: Case['check']): Case => ({
    title: `${mutation}: ${title}`,
    source: reference(version, 'mutations', mutation),
    writes: true,
    check,
  });
  const codes = (shop: ShopUnderTest, cart: Cart, discountCodes: string[]) =>
    change(shop, 'cartDiscountCodesUpdate', {
      cartId: cart.id,
      discountCodes: discountCodes,
    });
  const identity = (shop: ShopUnderTest, cart: Cart, buyerIdentity: object) =>
    change(shop, 'cartBuyerIdentityUpdate', {
      cartId: cart.id,
      buyerIdentity: buyerIdentity,
    });
  return [
    ...['', 'Thank you.', 'Größe – 🎁'].map((note) =>
      of('cartNoteUpdate', `${JSON.stringify(note)} is kept`, async (shop) => {
        const cart = await create(shop, { note: 'before' });
        const changed = accepted(
          await change(shop, 'cartNoteUpdate', {
            cartId: cart.id,
            note,
          }),
        );
        assert.equal(changed.note ?? '', note);
      }),
    ),
    of('cartAttributesUpdate', 'replaces all attributes', async (shop) => {
      const cart = await create(shop, { attributes: [{ key: 'a', value: '1' }] });
      const changed = accepted(
        await change(shop, 'cartAttributesUpdate', {
          cartId: cart.id,
          attributes: [{ key: 'b', value: '2' }],
        }),
      );
      assert.deepEqual(
        changed.attributes.map(({ key, value }) => [key, value]),
        [['b', '2']],
      );
    }),
    of('cartAttributesUpdate', 'an empty list removes them', async (shop) => {
      const cart = await create(shop, { attributes: [{ key: 'a', value: '1' }] });
      const changed = accepted(
        await change(shop, 'cartAttributesUpdate', {
          cartId: cart.id,
          attributes: [],
        }),
      );
      assert.deepEqual(changed.attributes, []);
    }),
    of('cartDiscountCodesUpdate', 'an unknown code is kept and not applicable', async (shop) => {
      const changed = accepted(await codes(shop, await createWithLine(shop), ['NO-SUCH-CODE-X']));
      assert.deepEqual(
        changed.discountCodes.map(({ code, applicable }) => [code, applicable]),
        [['NO-SUCH-CODE-X', false]],
      );
    }),
    of('cartDiscountCodesUpdate', 'an unknown code is warned of', async (shop) => {
      const { warnings } = await codes(shop, await createWithLine(shop), ['NO-SUCH-CODE-X']);
      assert.equal(warnings[0]?.code, 'DISCOUNT_NOT_FOUND');
    }),
    of('cartDiscountCodesUpdate', 'an empty list removes all codes', async (shop) => {
      const cart = await create(shop, { discountCodes: ['NO-SUCH-CODE-X'] });
      assert.deepEqual(accepted(await codes(shop, cart, [])).discountCodes, []);
    }),
    of('cartDiscountCodesUpdate', 'an unknown code changes no price', async (shop) => {
      const cart = await createWithLine(shop);
      const changed = accepted(await codes(shop, cart, ['NO-SUCH-CODE-X']));
      assert.equal(changed.cost.totalAmount.amount, cart.cost.totalAmount.amount);
    }),
    of('cartBuyerIdentityUpdate', 'the cart is in the currency of each country', async (shop) => {
      for (const { isoCode, currency } of (await shop.facts()).countries.slice(0, 5)) {
        const cart = await createWithLine(shop);
        const changed = accepted(await identity(shop, cart, { countryCode: isoCode }));
        assert.equal(changed.buyerIdentity.countryCode, isoCode);
        assert.equal(changed.cost.totalAmount.currencyCode, currency.isoCode);
      }
    }),
    of('cartBuyerIdentityUpdate', 'keeps an e-mail address', async (shop) => {
      const cart = await create(shop);
      const changed = accepted(await identity(shop, cart, { email: 'ann@example.com' }));
      assert.equal(changed.buyerIdentity.email, 'ann@example.com');
    }),
    of(
      'cartBuyerIdentityUpdate',
      'an e-mail address that is none is a user error',
      async (shop) => {
        const { userErrors } = await identity(shop, await create(shop), { email: 'x' });
        assert.equal(userErrors[0]?.code, 'INVALID');
      },
    ),
    of('cartGiftCardCodesUpdate', 'an unknown code is no gift card', async (shop) => {
      const cart = await createWithLine(shop);
      const { payload } = await shop.data<{
        payload: { cart: { appliedGiftCards: unknown[] } | null };
      }>(
        `mutation ($cartId: ID!, $codes: [String!]!) { payload: cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $codes) {
          cart { appliedGiftCards { id lastCharacters } } userErrors { code field message } warnings { code }
        } }`,
        { cartId: cart.id, codes: ['no0such0card0xyz'] },
      );
      assert.deepEqual(payload.cart?.appliedGiftCards ?? [], []);
    }),
    of(
      'cartDeliveryAddressesAdd',
      'the address is in the cart, and selected if asked',
      async (shop) => {
        const { country } = await shop.facts();
        const cart = await createWithLine(shop);
        const { payload } = await shop.data<{ payload: AddressPayload }>(
          `mutation ($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) {
          payload: cartDeliveryAddressesAdd(cartId: $cartId, addresses: $addresses) {
            cart { delivery { addresses { id selected address { ... on CartDeliveryAddress { city } } } } }
            userErrors { code field message } warnings { code }
          }
        }`,
          {
            cartId: cart.id,
            addresses: [
              {
                selected: true,
                address: { deliveryAddress: { city: 'Springfield', countryCode: country } },
              },
            ],
          },
        );
        assert.deepEqual(payload.userErrors, []);
        const [address] = payload.cart?.delivery.addresses ?? [];
        assert.equal(address?.selected, true);
        assert.equal(address?.address.city, 'Springfield');
      },
    ),
    of('cartDeliveryAddressesRemove', 'removes the address', async (shop) => {
      const { country } = await shop.facts();
      const cart = await create(shop);
      const added = await shop.data<{ payload: AddressPayload }>(
        `mutation ($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) {
          payload: cartDeliveryAddressesAdd(cartId: $cartId, addresses: $addresses) {
            cart { delivery { addresses { id } } } userErrors { code field }
          }
        }`,
        {
          cartId: cart.id,
          addresses: [{ address: { deliveryAddress: { countryCode: country } } }],
        },
      );
      const [address] = added.payload.cart?.delivery.addresses ?? [];
      const { payload } = await shop.data<{ payload: AddressPayload }>(
        `mutation ($cartId: ID!, $ids: [ID!]!) {
          payload: cartDeliveryAddressesRemove(cartId: $cartId, addressIds: $ids) {
            cart { delivery { addresses { id } } } userErrors { code field }
          }
        }`,
        { cartId: cart.id, ids: [present(address, 'address').id] },
      );
      assert.deepEqual(payload.cart?.delivery.addresses, []);
    }),
    of('cartMetafieldsSet', 'a metafield is read as it was set', async (shop) => {
      const cart = await create(shop);
      const { payload } = await shop.data<{ payload: { userErrors: unknown[] } }>(
        `mutation ($metafields: [CartMetafieldsSetInput!]!) {
          payload: cartMetafieldsSet(metafields: $metafields) { metafields { key value } userErrors { code field message } }
        }`,
        {
          metafields: [
            { ownerId: cart.id, key: 'custom.wish', type: 'single_line_text_field', value: 'red' },
          ],
        },
      );
      assert.deepEqual(payload.userErrors, []);
      const answer = await shop.data<{ cart: { metafield: { value: string } } }>(
        'query ($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "wish") { value } } }',
        { id: cart.id },
      );
      assert.equal(answer.cart.metafield.value, 'red');
    }),
    of('cartMetafieldDelete', 'a metafield that was deleted is gone', async (shop) => {
      const cart = await create(shop, {
        metafields: [{ key: 'custom.wish', type: 'single_line_text_field', value: 'red' }],
      });
      await shop.data(
        'mutation ($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) { deletedId userErrors { code field message } } }',
        { input: { ownerId: cart.id, key: 'custom.wish' } },
      );
      const answer = await shop.data<{ cart: { metafield: unknown } }>(
        'query ($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "wish") { value } } }',
        { id: cart.id },
      );
      assert.equal(answer.cart.metafield, null);
    }),
  ];
}
