import { languages } from '#shop/tests/specified-languages.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { productOf } from '../support/cart.ts';
import { expect, test } from '../support/visitor.ts';

const handle = 'kernel-co-night-shift-espresso';

for (const language of languages) {
  const { delivery, cart: texts } = allMessages[language];
  const sweden = formatsFor(language).country('SE');

  test(`without scripts the country is chosen on its page, and the cart follows, in ${language}`, async ({
    visitor,
  }) => {
    const { variant } = await productOf(handle, language);
    const form = { intent: 'add', variant, quantity: '9', plan: '' };
    const { page: before } = await visitor.submit(`/${language}/cart`, form);
    const change = before.one('main').one('link', new RegExp(delivery.change));
    const chooser = await visitor.open(change.attribute('href') ?? '');
    expect(chooser.headers['cache-control']).toContain('no-store');
    expect(chooser.page.one('main').all('radio')).toHaveLength(26);
    const { page, address } = await visitor.submit(`/${language}/delivery-country`, {
      country: 'SE',
    });
    expect(address).toBe(`/${language}/cart`);
    expect(page.one('main').text).toContain(texts.shippingKinds.standard(sweden));
    expect(page.one('main').text).toContain(sweden);
    expect(page.one('main').has('progressbar', texts.towardsFreeShipping)).toBe(false);
    expect(page.one('contentinfo').text).toContain(sweden);
  });

  test(`a public page is the same for every country in ${language}`, async ({ visitor }) => {
    const path = `/${language}/p/${handle}`;
    const { page: before } = await visitor.open(path);
    await visitor.submit(`/${language}/delivery-country`, { country: 'SE' });
    const { page: after, headers } = await visitor.open(path);
    expect(after.one('main').text).toBe(before.one('main').text);
    expect(headers['cache-control']).toContain('public');
  });
}

test('an unknown country is refused', async ({ visitor }) => {
  expect((await visitor.submit('/de/delivery-country', { country: 'US' })).status).toBe(400);
});
