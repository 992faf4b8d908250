import { expect, type Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { enterCode, productOf, putInCart, summaryOf } from '../support/cart.ts';
import { consentOn } from '../support/consent.ts';
import { screensIn } from '../support/screens.ts';
import { listening } from '../support/scripts-at-work.ts';
import type { Visit } from './visits.ts';

/** From here on the menu is a bar; below, a drawer. */
const wideMenu = 1024;
const narrowMenu = 768;

const espresso = 'kernel-co-night-shift-espresso';

const espressoTitle = {
  de: 'Night Shift Espresso',
  en: 'Night Shift Espresso',
  da: 'Night Shift espresso',
};

/** Everything that opens on top of a page or beside it. */
export function windowsIn(language: Language): Visit[] {
  return [
    ...shellWindows(language),
    ...searchWindows(language),
    ...shoppingWindows(language),
    ...cookieWindows(language),
    unsubscribed(language),
  ];
}

async function fillCart(page: Page, language: Language) {
  const { variant, plans } = await productOf(espresso, language);
  await putInCart(page, variant, 2);
  await putInCart(page, variant, 1, plans[0]);
}

function shellWindows(language: Language): Visit[] {
  const { shell, footer, cart } = allMessages[language];
  const home = hrefsFor(language).home();
  const { groups } = allContent[language].mainMenu;
  const opened = groups.filter(({ items }) => items.length > 0);
  const openDrawer = async (page: Page) => {
    const button = page.getByRole('button', { name: shell.openNavigation });
    await listening(button);
    await button.click();
    const drawer = page.getByRole('dialog', { name: shell.navigation });
    await expect(drawer).toBeVisible();
    return drawer;
  };
  return [
    ...opened.map(({ title }, index) => ({
      name: `menu-${index + 1}`,
      path: home,
      from: wideMenu,
      async prepare(page: Page) {
        const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
        const group = navigation.getByRole('link', { name: title, exact: true }).first();
        await listening(group);
        await group.hover();
        await page.locator('[data-box]:visible').first().waitFor();
      },
    })),
    { name: 'drawer', path: home, upTo: narrowMenu, prepare: openDrawer },
    ...opened.map(({ title }, index) => ({
      name: `drawer-${index + 1}`,
      path: home,
      upTo: narrowMenu,
      async prepare(page: Page) {
        const drawer = await openDrawer(page);
        await drawer.getByText(title, { exact: true }).click();
        await expect(drawer.getByRole('link', { name: shell.seeAllIn(title) })).toBeVisible();
      },
    })),
    {
      name: 'languages',
      path: home,
      async prepare(page) {
        // the browser's own disclosure needs no scripts
        await page
          .getByRole('contentinfo')
          .getByRole('navigation', { name: footer.language })
          .locator('summary')
          .click();
      },
    },
    {
      name: 'promotion',
      path: home,
      async prepare(page) {
        const link = page.getByRole('region', { name: shell.promotions }).getByRole('link').first();
        await listening(link);
        await link.click();
        await page.getByRole('dialog').getByRole('img').first().waitFor({ state: 'attached' });
      },
    },
    {
      name: 'cart-filled',
      path: hrefsFor(language).cart(),
      before: (page) => fillCart(page, language),
    },
    {
      name: 'cart-codes',
      path: hrefsFor(language).cart(),
      before: (page) => fillCart(page, language),
      async prepare(page) {
        await enterCode(page, language, 'discount', 'LOTSE10');
        await page.getByRole('button', { name: cart.removeCode('LOTSE10') }).waitFor();
        await enterCode(page, language, 'giftCard', 'FALSCH');
        await summaryOf(page, language).getByRole('alert').waitFor();
      },
    },
    {
      name: 'mini-cart',
      path: home,
      from: wideMenu,
      before: (page) => fillCart(page, language),
      async prepare(page) {
        const link = page.getByRole('link', { name: shell.cartWith(3, '3') });
        await listening(link);
        await link.click();
        await page.getByRole('dialog', { name: cart.miniCart }).waitFor();
      },
    },
  ];
}

function searchWindows(language: Language): Visit[] {
  const { shell, search } = allMessages[language];
  const open = async (page: Page) => {
    const field = page
      .getByRole('banner')
      .getByRole('searchbox', { name: shell.searchPlaceholder });
    const link = page.getByRole('link', { name: shell.search, exact: true });
    const opener = (await field.isVisible()) ? field : link;
    await listening(opener);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: search.title });
    await expect(dialog).toBeVisible();
    return dialog;
  };
  const typed = (words: string) => async (page: Page) => {
    const dialog = await open(page);
    const answer = page.waitForResponse(/search\/suggestions/);
    await dialog.getByRole('combobox').fill(words);
    await answer;
    await expect(dialog.getByRole('status')).not.toBeEmpty();
  };
  const path = hrefsFor(language).brands();
  return [
    {
      name: 'search-window-empty',
      path,
      async prepare(page) {
        const dialog = await open(page);
        await expect(dialog.getByRole('list', { name: search.popular })).toBeVisible();
      },
    },
    { name: 'search-window-hits', path, prepare: typed('espresso') },
    { name: 'search-window-nothing', path, prepare: typed('xqzvw') },
  ];
}

function shoppingWindows(language: Language): Visit[] {
  const { collection, product } = allMessages[language];
  const screens = screensIn(language);
  const dialogBy = (role: 'button' | 'link', name: string | RegExp) => async (page: Page) => {
    const opener = page.getByRole('main').getByRole(role, { name, exact: true }).first();
    await listening(opener);
    await opener.click();
    await page.getByRole('dialog').first().waitFor();
    return page.getByRole('dialog').first();
  };
  const coffee = screens['product-coffee'] ?? '';
  const machine = screens['product-machine'] ?? '';
  const listing = screens.collection ?? '';
  return [
    {
      name: 'filters',
      path: listing,
      async prepare(page) {
        const drawer = await dialogBy('button', collection.filterAndSort)(page);
        await drawer.getByRole('combobox').first().waitFor();
      },
    },
    {
      name: 'filters-open',
      path: listing,
      async prepare(page) {
        const drawer = await dialogBy('button', collection.filterAndSort)(page);
        await drawer.getByRole('combobox').first().waitFor();
        await drawer.evaluate((it) => {
          for (const group of it.querySelectorAll('details')) group.open = true;
        });
      },
    },
    {
      name: 'variant-chooser',
      path: listing,
      prepare: dialogBy('link', product.chooseOf(espressoTitle[language])),
    },
    { name: 'zoom', path: coffee, prepare: dialogBy('link', product.enlarge) },
    { name: 'zoom-machine', path: machine, prepare: dialogBy('link', product.enlarge) },
    { name: 'added', path: coffee, prepare: dialogBy('button', product.addToCart) },
    { name: 'added-machine', path: machine, prepare: dialogBy('button', product.addToCart) },
    {
      name: 'brewing-along',
      path: screens.tutorial ?? '',
      prepare: dialogBy('button', allMessages[language].coffee.tutorial.guided),
    },
  ];
}

/** The page's form sends itself: what it answers is to be seen. */
function unsubscribed(language: Language): Visit {
  const { toShop } = allMessages[language].newsletterPages.unsubscribe;
  return {
    name: 'newsletter-unsubscribe',
    path: hrefsFor(language).newsletterUnsubscribe('unknown'),
    prepare: (page) =>
      expect(page.getByRole('main').getByRole('link', { name: toShop })).toBeVisible(),
  };
}

function cookieWindows(language: Language): Visit[] {
  const path = hrefsFor(language).cart();
  return [
    {
      name: 'consent',
      path,
      asksForConsent: true,
      prepare: (page) => expect(consentOn(page, language).banner).toBeVisible(),
    },
    {
      name: 'consent-choice',
      path,
      asksForConsent: true,
      async prepare(page) {
        const { banner } = consentOn(page, language);
        await expect(banner).toBeVisible();
        await banner.locator('summary').click();
      },
    },
  ];
}
