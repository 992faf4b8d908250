import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { languages } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/index.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages) {
  const t = allMessages[language];
  const href = hrefsFor(language);
  const { home, brands } = allContent[language];

  test(`the home page has all its parts in ${language}`, async ({ page }) => {
    await page.goto(href.home());
    const main = page.getByRole('main');
    await expect(page).toHaveTitle(new RegExp(`^${t.home.title}`));
    for (const name of [
      t.home.bestSellers,
      t.home.advisor.title,
      home.subscription.title,
      home.test.title,
      t.home.equipment,
      t.home.topBrands,
      t.home.tutorials,
      t.home.title,
    ]) {
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    const categories = main.getByRole('navigation', { name: t.home.popularCategories });
    await expect(categories.getByRole('link')).toHaveCount(6);
    await expect(categories.getByRole('link').first()).toHaveText(/\d$/);
    await expect(main.getByRole('article')).toHaveCount(8);
    await expect(main.locator('img[src*="wordmark-"]')).toHaveCount(14);
    await expect(main.getByRole('img', { name: t.product.flavourProfile })).toBeVisible();
    const month = main.getByRole('region').filter({ hasText: t.home.arabicaAndRobusta });
    await expect(month.getByText(t.home.origin, { exact: true })).toBeVisible();
  });

  test(`the advice finder leads to fitting coffees in ${language}`, async ({ page }) => {
    await page.goto(href.home());
    const [, preparation] = home.advice.preparations;
    const [, taste] = home.advice.tastes;
    if (!preparation || !taste) throw new Error('there is nothing to choose');
    await page.getByRole('radio', { name: preparation.title }).check();
    await page.getByRole('radio', { name: taste.title }).check();
    await page.getByRole('region', { name: t.home.advisor.title }).getByRole('button').click();
    await expect(page).toHaveURL(
      new RegExp(`${href.collection(taste.collection)}\\?.*\\bfilter\\.`),
    );
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`the brands are all there, from A to Z, in ${language}`, async ({ page }) => {
    await page.goto(href.home());
    await page.getByRole('main').locator(`a[href="${href.brands()}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: t.brands.title })).toBeVisible();
    const main = page.getByRole('main');
    const section = (name: string) =>
      main
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
    await expect(section(t.brands.topCoffee).getByRole('listitem')).toHaveCount(10);
    await expect(section(t.brands.topEquipment).getByRole('listitem')).toHaveCount(10);
    await expect(section(t.brands.allCoffee).getByRole('listitem')).toHaveCount(71);
    await expect(section(t.brands.allEquipment).getByRole('listitem')).toHaveCount(48);

    await section(t.brands.allCoffee).getByRole('link', { name: 'Z', exact: true }).click();
    await expect(main.getByRole('link', { name: 'Zaravella' }).last()).toBeInViewport();

    await main.getByRole('link', { name: t.brands.aboutBrand }).click();
    await expect(page).toHaveURL(new RegExp(`${href.collection(brands.featured)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(
    `every answer of the advice finder has coffees in ${language}`,
    only.wide,
    async ({ request }) => {
      test.slow();
      for (const taste of home.advice.tastes) {
        for (const preparation of home.advice.preparations) {
          const search = new URLSearchParams({ preparation: preparation.key, taste: taste.key });
          const response = await request.get(`${href.advice()}?${search}`);
          const answer = `${preparation.title}, ${taste.title}`;
          expect(response.url(), answer).toContain(href.collection(taste.collection));
          expect(await response.text(), answer).toContain('<article');
        }
      }
    },
  );
}

test('the advice finder counts what fits every answer', only.wide, async ({ page }) => {
  const { home } = allContent.en;
  const { show } = allMessages.en.home.advisor;
  await openWithScripts(page, hrefsFor('en').home(), 'en');
  const button = page.getByRole('main').getByRole('button', { name: /fitting coffee/ });
  await expect(button).toHaveText(/\d+/);
  const first = await button.innerText();
  await page.getByRole('radio', { name: home.advice.preparations[5]?.title ?? '' }).check();
  await expect(button).not.toHaveText(first);
  const count = Number(/\d+/.exec(await button.innerText())?.[0]);
  await button.click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${count} results`);

  await page.route('**/advice/count*', (route) => route.abort());
  await openWithScripts(page, hrefsFor('en').home(), 'en');
  await page.getByRole('radio', { name: home.advice.tastes[1]?.title ?? '' }).check();
  await expect(page.getByRole('button', { name: show, exact: true })).toBeVisible();
});

test('answers nobody offered lead to all coffees', only.wide, async ({ request }) => {
  const response = await request.get(`${hrefsFor('de').advice()}?taste=sour&preparation=`);
  expect(new URL(response.url()).pathname).toBe(
    hrefsFor('de').collection(allContent.de.home.discover),
  );
});
