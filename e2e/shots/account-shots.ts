import type { Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { orderBefore, ship, signInAtPlatform } from '../support/account.ts';
import { productOf } from '../support/cart.ts';
import type { Shot } from './shots-in.ts';

const parcel = { status: 'IN_TRANSIT', number: '00340434161288019999' };

/** The pages of a customer with an order under way and a subscription. */
export function accountShots(language: Language): Shot[] {
  const { contract } = allMessages[language].account;
  const href = hrefsFor(language);
  let customers = 0;
  /** Places an order and signs in on the way to a page of the account. */
  const signInAt =
    (path: string, { isSubscribed }: { isSubscribed: boolean }) =>
    async (page: Page) => {
      customers += 1;
      const email = `rita-${language}-${customers}-${Date.now()}@example.com`;
      const { variant, plans } = await productOf('kernel-co-night-shift-espresso', language);
      const cup = await productOf('porzella-espressotasse-bar', 'de');
      const [sellingPlanId] = isSubscribed ? plans : [];
      const order = await orderBefore(email, [
        { merchandiseId: variant, quantity: 2, ...(sellingPlanId && { sellingPlanId }) },
        { merchandiseId: cup.variant, quantity: 1 },
      ]);
      await ship(order, parcel);
      await page.goto(path);
      await signInAtPlatform(page, email, 1);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    };
  const subscriptions = href.account('subscriptions');
  return [
    {
      name: 'account-overview',
      path: href.account(),
      before: signInAt(href.account(), { isSubscribed: true }),
    },
    {
      name: 'account-order',
      path: href.account('orders'),
      before: signInAt(href.account('orders'), { isSubscribed: false }),
      prepare: (page) => openFirst(page, href.account('orders/')),
    },
    {
      name: 'account-subscriptions',
      path: subscriptions,
      before: signInAt(subscriptions, { isSubscribed: true }),
    },
    {
      name: 'account-pause',
      path: subscriptions,
      before: signInAt(subscriptions, { isSubscribed: true }),
      prepare: (page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: contract.pause, exact: true })
          .click()
          .then(() => page.getByRole('button', { name: contract.resume, exact: true }).waitFor()),
    },
  ];
}

async function openFirst(page: Page, below: string) {
  await page.locator(`main a[href^="${below}"]`).first().click();
  await page.waitForURL(new RegExp(`${below}\\d+`));
}
