import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { listening, openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.de;
const href = hrefsFor('de');
const { home, brands } = allContent.de;

test('the advice finder leads to matching coffees', async ({ page }) => {
  await page.goto(href.home());
  const [, preparation] = home.advice.preparations;
  const [, taste] = home.advice.tastes;
  if (!preparation || !taste) throw new Error('there is nothing to choose');
  await page.getByRole('radio', { name: preparation.title }).check();
  await page.getByRole('radio', { name: taste.title }).check();
  await page.getByRole('region', { name: t.coffee.finder.title }).getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`${href.collection(taste.collection)}\\?.*\\bfilter\\.`));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the brands are all there, from A to Z [BRAND-001 PROD-006]', async ({ page }) => {
  await page.goto(href.home());
  await page.getByRole('main').locator(`a[href="${href.brands()}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: t.brands.title })).toBeVisible();
  const main = page.getByRole('main');
  const section = (name: string) =>
    main
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  await expect(section(t.brands.topMain).getByRole('listitem')).toHaveCount(10);
  await expect(section(t.brands.topEquipment).getByRole('listitem')).toHaveCount(10);
  await expect(section(t.brands.allMain).getByRole('listitem')).toHaveCount(71);
  await expect(section(t.brands.allEquipment).getByRole('listitem')).toHaveCount(48);

  await section(t.brands.allMain).getByRole('link', { name: 'Z', exact: true }).click();
  await expect(main.getByRole('link', { name: 'Zaravella' }).last()).toBeInViewport();

  await main.getByRole('link', { name: t.brands.aboutBrand }).click();
  await expect(page).toHaveURL(new RegExp(`${href.collection(brands.featured ?? '')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the advice finder counts what fits every answer', only.wide, async ({ page }) => {
  const { home } = allContent.en;
  const { show } = allMessages.en.coffee.finder;
  await openWithScripts(page, hrefsFor('en').home(), 'en');
  const button = page.getByRole('main').getByRole('button', { name: /matching coffee/ });
  await expect(button).toHaveText(/\d+/);
  const first = await button.innerText();
  const preparation = page.getByRole('radio', { name: home.advice.preparations[5]?.title ?? '' });
  await listening(preparation);
  await preparation.check();
  await expect(button).not.toHaveText(first);
  const count = Number(/\d+/.exec(await button.innerText())?.[0]);
  await button.click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${count} results`);

  await page.route('**/advice/count*', (route) => route.abort());
  await openWithScripts(page, hrefsFor('en').home(), 'en');
  const taste = page.getByRole('radio', { name: home.advice.tastes[1]?.title ?? '' });
  await listening(taste);
  await taste.check();
  await expect(page.getByRole('button', { name: show, exact: true })).toBeVisible();
});
