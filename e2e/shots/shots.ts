// Pictures of the shop's screens at both widths and in all languages, from a running shop: `node e2e/shots/shots.ts`.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { type Language, languages } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/index.ts';
import { browserArguments, browserPath } from '../support/browser.ts';

const origin = process.env.SHOP_ORIGIN ?? 'http://localhost:3000';
const folder = fileURLToPath(new URL('../../.data/shots/', import.meta.url));
const widths = { 1440: 900, 390: 844 } as const;

interface Screen {
  name: string;
  path: string;
  /** What a visitor does before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The visible part only, as for things that float. */
  fold?: boolean;
  only?: keyof typeof widths;
}

function screensIn(language: Language): Screen[] {
  const t = allMessages[language].shell;
  const href = hrefsFor(language);
  const { mainMenu, footer, home } = allContent[language];
  const [coffee] = mainMenu.groups;
  const navigation = (page: Page) => page.getByRole('navigation', { name: t.mainNavigation });
  return [
    { name: 'home', path: href.home() },
    { name: 'home-fold', path: href.home(), fold: true },
    { name: 'collection', path: href.collection(home.discover) },
    { name: 'cart-empty', path: href.cart() },
    { name: 'editorial', path: footer.shippingCosts },
    { name: 'error-404', path: `${href.home()}/nowhere` },
    {
      name: 'header-megamenu',
      path: href.home(),
      fold: true,
      only: 1440,
      prepare: async (page) => {
        const group = navigation(page).getByRole('link', {
          name: coffee?.title ?? '',
          exact: true,
        });
        await group.first().focus();
        await page.keyboard.press('Enter');
      },
    },
    {
      name: 'mobile-drawer',
      path: href.home(),
      fold: true,
      only: 390,
      prepare: async (page) => {
        await page.getByRole('button', { name: t.openNavigation }).click();
        await page
          .getByRole('dialog')
          .getByText(coffee?.title ?? '', { exact: true })
          .click();
      },
    },
    {
      name: 'topbar-modal',
      path: href.home(),
      fold: true,
      prepare: async (page) => {
        await page.getByRole('region', { name: t.promotions }).getByRole('link').first().click();
        await page.getByRole('dialog').getByRole('img').first().waitFor({ state: 'attached' });
      },
    },
    {
      name: 'footer',
      path: href.home(),
      fold: true,
      prepare: (page) =>
        page
          .getByRole('contentinfo')
          .getByRole('navigation', { name: t.language })
          .getByRole('button')
          .click(),
    },
  ];
}

async function take(browser: Browser, language: Language, width: keyof typeof widths) {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width, height: widths[width] },
    reducedMotion: 'reduce',
  });
  for (const { name, path, prepare, fold = false, only = width } of screensIn(language)) {
    if (only !== width) continue;
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.screenshot({
      path: `${folder}${name}-${language}-${width}.png`,
      fullPage: !fold,
      animations: 'disabled',
    });
  }
  await page.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: browserPath,
  args: browserArguments,
});
for (const language of languages) {
  await take(browser, language, 1440);
  await take(browser, language, 390);
}
await browser.close();
console.log(`pictures in ${folder}`);
