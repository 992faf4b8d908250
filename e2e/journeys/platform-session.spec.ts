import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { consentShopOrigin, sandboxOrigin } from '../support/addresses.ts';
import { consentOn } from '../support/consent.ts';
import { placeOrder } from '../support/place-order.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: consentShopOrigin });

const t = allMessages.de;
const href = hrefsFor('de');

interface Session {
  landing: string;
  storefront: string | null;
  events: string[];
}

interface LoggedCall {
  operation: string;
  storefront?: string;
}

test(
  'a visit is one session of the platform’s reports from the campaign to the order, after consent only',
  only.wide,
  async ({ page, request }) => {
    const campaign = `winter-${Date.now()}`;
    const read = async (): Promise<Session[]> =>
      (await request.get(`${sandboxOrigin}/_control/sessions`)).json();
    const landing = `${consentShopOrigin}${href.product('kernel-co-night-shift-espresso')}?utm_campaign=${campaign}`;
    const own = async () => (await read()).filter((session) => session.landing === landing);
    await page.goto(landing);
    const { accept } = consentOn(page, 'de');
    await expect(async () => {
      await page.mouse.move(650, 200);
      await page.mouse.move(700, 200);
      await expect(accept).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('button', { name: t.product.addToCart, exact: true }).first().click();
    await expect(page.getByRole('link', { name: t.product.toCart })).toBeVisible();
    expect(await own(), 'before consent').toEqual([]);
    await page.keyboard.press('Escape');

    const joined = page.waitForResponse(`${consentShopOrigin}/reports/session`);
    await accept.click();
    expect((await joined).status()).toBe(204);
    await page.goto(href.cart());
    await page.getByRole('button', { name: t.cart.checkout }).first().click();
    await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/cart/c/`));
    await placeOrder(page, `${campaign}@example.com`);

    expect(await own()).toMatchObject([
      { storefront: '1000012345', events: ['checkout', 'order'] },
    ]);
    const begunThere = (await read()).filter((session) => session.landing === 'checkout');
    expect(begunThere, 'the checkout goes on with the same session').toEqual([]);
    const calls: LoggedCall[] = await (
      await request.get(`${sandboxOrigin}/_control/requests`)
    ).json();
    const ofCarts = calls.filter(({ operation }) => operation === 'CartCreate');
    expect(ofCarts.some(({ storefront }) => storefront === '1000012345')).toBe(true);
  },
);
