import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { shopOrigin } from '../support/addresses.ts';
import { productOf, putInCart } from '../support/cart.ts';
import { bundles, screensIn } from '../support/screens.ts';

export const widths = { 1440: 900, 390: 844 } as const;
export type Width = keyof typeof widths;

export interface Shot {
  name: string;
  path: string;
  /** What has happened before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What a visitor does before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The visible part only, as for things that float. */
  fold?: boolean;
  /** What the picture shows of the page. */
  part?: (page: Page) => Locator;
  only?: Width;
}

/** What a page of help answers. */
const asksForHelp: Record<Language, string> = {
  de: 'abo kündigen',
  en: 'cancel subscription',
  da: 'opsige abonnement',
};

export function shotsIn(language: Language): Shot[] {
  const t = allMessages[language];
  const href = hrefsFor(language);
  const [coffee = { title: '' }] = allContent[language].mainMenu.groups;
  const fillCart = async (page: Page) => {
    const espresso = await productOf('kernel-co-night-shift-espresso', language);
    await putInCart(page, espresso.variant, 2);
    await putInCart(page, espresso.variant, 1, espresso.plans[0]);
  };
  /** The message is the shopper's own, in any language. */
  const writeGift = async (page: Page) => {
    await page.getByRole('link', { name: /^€?50\b/ }).click();
    await page.getByLabel(t.cart.gift.name).fill('Jannik');
    await page.getByLabel(t.cart.gift.email).fill('jannik@example.com');
    await page
      .getByLabel(t.cart.gift.message)
      .fill('Alles Gute zum Dreißigsten! Such dir etwas aus, das morgens den Unterschied macht.');
    await page.getByRole('radio', { name: t.cart.gift.day }).check();
    await page.getByLabel(t.cart.gift.sendOn, { exact: true }).fill('2026-12-24');
    await page.getByRole('figure').getByText('Dreißigsten').waitFor();
  };
  const searchFor = (query: string) => async (page: Page) => {
    // the field on wide screens, the icon on narrow ones
    const banner = page.getByRole('banner');
    const icon = banner.getByRole('link', { name: t.shell.search, exact: true });
    await banner.getByRole('searchbox').or(icon).filter({ visible: true }).first().click();
    await page.getByRole('combobox', { name: t.shell.searchPlaceholder }).fill(query);
    await page.getByRole('option').first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  return [
    ...Object.entries(screensIn(language)).map(([name, path]) => ({
      name,
      path,
      ...(name === 'product-gift-card' && { prepare: writeGift }),
    })),
    {
      name: 'product-recipe',
      path: `${href.product('kernel-co-night-shift-espresso')}?grinder=spelz&brewer=portafilter`,
      part: (page) => page.getByRole('region', { name: t.coffee.recipe.title }),
    },
    {
      name: 'product-recipe-pours',
      path: href.product('kernel-co-first-light-filterkaffee'),
      part: (page) => page.getByRole('region', { name: t.coffee.recipe.title }),
    },
    {
      name: 'product-added',
      path: href.product('kernel-co-night-shift-espresso'),
      fold: true,
      async prepare(page) {
        await page.getByRole('button', { name: t.product.addToCart, exact: true }).first().click();
        await page
          .getByRole('dialog', { name: t.product.addedTitle })
          .getByRole('time')
          .first()
          .waitFor();
      },
    },
    {
      name: 'product-bundle',
      path: href.collection(bundles[language]),
      async prepare(page) {
        await page.getByRole('article').first().getByRole('link').first().click();
        await page.getByRole('list', { name: t.product.bundle.list }).waitFor();
      },
    },
    {
      name: 'compare-tray',
      path: screensIn(language).collection ?? '',
      fold: true,
      async prepare(page) {
        await page.locator('label').filter({ hasText: t.product.compare }).first().click();
        const boxes = page.getByRole('article').getByRole('checkbox', { name: t.product.compare });
        for (const nth of [0, 1]) await boxes.nth(nth).check();
        await page.getByText(t.product.compareTray.chosen(2, 3)).waitFor();
      },
    },
    { name: 'search-window', path: href.home(), fold: true, prepare: searchFor('espresso') },
    {
      name: 'search-window-service',
      path: href.home(),
      fold: true,
      prepare: searchFor(asksForHelp[language]),
    },
    { name: 'search-service', path: href.search(asksForHelp[language]) },
    {
      name: 'delivery-country',
      path: href.home(),
      fold: true,
      async prepare(page) {
        await page.locator('a:has(#footer-country)').click();
        const dialog = page.getByRole('dialog', { name: t.delivery.title });
        await dialog.getByRole('radio').first().waitFor();
      },
    },
    {
      name: 'cart-last',
      path: href.cart(),
      async before(page) {
        const { variant } = await productOf('kernel-co-night-shift-espresso', language);
        await putInCart(page, variant, 2);
        await page.goto(href.cart());
        await page.mouse.move(3, 400);
        await page.locator('html[data-application]').waitFor({ state: 'attached' });
        await page.getByRole('checkbox', { name: t.cart.lastCart.remember }).check();
        // as after an order, which has a new cart
        await page.context().clearCookies();
      },
      prepare: (page) => page.getByRole('region', { name: t.cart.lastCart.title }).waitFor(),
    },
    { name: 'cart-filled', path: href.cart(), before: fillCart },
    {
      name: 'cart-completion',
      path: href.cart(),
      async before(page) {
        const espresso = await productOf('kernel-co-night-shift-espresso', language);
        await putInCart(page, espresso.variant, 5);
        await page.context().addCookies([
          // shipping to Denmark is never free
          { name: 'delivery_country', value: 'DE', url: shopOrigin },
        ]);
      },
    },
    {
      name: 'mini-cart',
      path: href.home(),
      fold: true,
      only: 1440,
      before: fillCart,
      async prepare(page) {
        await page.mouse.move(3, 500);
        const link = page.getByRole('link', { name: t.shell.cartWith(3, '3') });
        await link.click();
        await page.getByRole('dialog', { name: t.cart.miniCart }).waitFor();
      },
    },
    {
      name: 'mega-menu',
      path: href.home(),
      fold: true,
      only: 1440,
      async prepare(page) {
        const group = page
          .getByRole('navigation', { name: t.shell.mainNavigation })
          .getByRole('link', { name: coffee.title, exact: true })
          .first();
        await group.hover();
        await page.locator('[data-box]').first().waitFor();
      },
    },
    {
      name: 'drawer',
      path: href.home(),
      fold: true,
      only: 390,
      async prepare(page) {
        await page.getByRole('button', { name: t.shell.openNavigation }).click();
        await page.getByRole('dialog').getByText(coffee.title, { exact: true }).click();
      },
    },
    {
      name: 'promotion',
      path: href.home(),
      fold: true,
      async prepare(page) {
        const promotions = page.getByRole('region', { name: t.shell.promotions });
        await promotions.getByRole('link').first().click();
        await page.getByRole('dialog').getByRole('img').first().waitFor({ state: 'attached' });
      },
    },
    {
      name: 'languages',
      path: href.home(),
      fold: true,
      prepare: (page) =>
        page
          .getByRole('contentinfo')
          .getByRole('navigation', { name: t.footer.language })
          .locator('summary')
          .click(),
    },
  ];
}
