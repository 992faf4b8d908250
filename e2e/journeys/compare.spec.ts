import { languages } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { comparedCoffees, comparisonsIn } from '../support/comparisons.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { bothWidths, bothWidthsIn, only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { coffeeComparison, compare, product } = allMessages.de;
const href = hrefsFor('de');
const [nightShift] = comparedCoffees;

for (const language of languages) {
  test(
    `a product page leads to a comparison in ${language} [CMP-003]`,
    bothWidthsIn(language),
    async ({ page }) => {
      const words = allMessages[language];
      await page.goto(hrefsFor(language).product(nightShift));
      await page
        .getByRole('main')
        .getByRole('link', { name: /Night Shift/ })
        .and(page.getByRole('link', { name: words.product.compare }))
        .first()
        .click();
      await expect(
        page.getByRole('heading', { level: 1, name: words.coffeeComparison.kind.title }),
      ).toBeVisible();
      const offered = page.getByRole('region', { name: words.compare.withWhat });
      await offered.getByRole('link').first().click();
      await expect(
        page.getByRole('heading', { name: words.coffeeComparison.whereTheyDiffer }),
      ).toBeVisible();
      const row = page.getByRole('row', { name: words.coffee.cupPrice });
      await expect(row).toContainText(language === 'en' ? '€0.64' : /0,64\s€/);
      await expect(page).toHaveURL(new RegExp(`/${language}/compare\\?p=${nightShift},`));
    },
  );
}

test('a comparison begins with a kind and a product of it', bothWidths, async ({ page }) => {
  await page.goto(href.compare([]));
  await expect(page.getByRole('heading', { level: 1, name: compare.startTitle })).toBeVisible();
  const kinds = page.getByRole('list', { name: compare.kindsTitle });
  await kinds.getByRole('link', { name: /^Kaffeemühlen/ }).click();
  await expect(kinds.getByRole('link', { name: /^Kaffeemühlen/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const offered = page.getByRole('region', { name: compare.start });
  await offered.getByRole('link', { name: /mühle/i }).first().click();
  await expect(page).toHaveURL(/compare\?p=/);
  await expect(page.getByRole('list', { name: compare.compared })).toContainText(/mühle/i);
});

test('a coffee can be removed and bought', bothWidths, async ({ page }) => {
  await page.goto(comparisonsIn('de').coffees);
  const compared = page.getByRole('list', { name: compare.compared });
  await compared
    .getByRole('link', { name: compare.remove('Cortile Espresso') })
    .or(compared.getByRole('link', { name: compare.remove('Night Shift Espresso') }))
    .first()
    .click();
  await expect(page).toHaveURL(/compare\?p=[^,]+,[^,]+$/);
  await compared.getByRole('button', { name: product.addToCart }).first().click();
  const { cart } = allMessages.de;
  const miniCart = page.getByRole('dialog', { name: cart.miniCart, exact: true });
  await expect(miniCart.or(page.getByText(cart.checkout)).first()).toBeVisible();
});

for (const [visit, tag] of [
  ['with scripts', only.narrow],
  ['without scripts', only.withoutScripts],
] as const) {
  test(
    `a narrow screen shows the chosen two of three ${visit} [CMP-006]`,
    tag,
    async ({ page }) => {
      await page.goto(comparisonsIn('de').coffees);
      const compared = page.getByRole('list', { name: compare.compared });
      await expect(compared.getByRole('heading', { name: 'Cortile' })).toBeVisible();
      await page.getByLabel(compare.column(2)).selectOption({ label: 'Søndagsro Espresso' });
      const show = page.getByRole('button', { name: compare.show });
      if (await show.isVisible()) await show.click();
      await expect(compared.getByRole('heading', { name: 'Søndagsro' })).toBeVisible();
      await expect(compared.getByRole('heading', { name: 'Cortile' })).toBeHidden();
    },
  );
}

test(
  'machines are drawn to scale, and equal rows stand in one line [CMP-005]',
  bothWidths,
  async ({ page }) => {
    await page.goto(comparisonsIn('de').machines);
    const sizes = page.getByRole('region', { name: compare.sizes });
    await expect(
      sizes.getByRole('img', { name: /Molo Siebträgermaschine 28 cm breit/ }),
    ).toBeVisible();
    const pressure = page.getByRole('rowheader', { name: 'Brühdruck' });
    await expect(pressure).toBeHidden();
    await expect(page.getByText(compare.sameForAll)).toBeVisible();
    await page.getByRole('switch', { name: compare.differencesOnly }).press('Space');
    await expect(pressure).toBeVisible();
    await expect(page.getByText(compare.sameForAll)).toBeHidden();
  },
);

test('two cards of a listing are compared from its bar [CMP-003]', bothWidths, async ({ page }) => {
  await page.goto(href.collection(allContent.de.home.discover));
  const boxes = page.getByRole('article').getByRole('checkbox', { name: product.compare });
  await expect(boxes.first()).toBeHidden();
  await page.locator('label').filter({ hasText: product.compare }).first().click();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('main').getByRole('button', { name: product.compare }).click();
  await expect(page).toHaveURL(/\/compare\?p=[^&]+&p=[^&]+$/);
  await expect(page.getByRole('heading', { name: coffeeComparison.whereTheyDiffer })).toBeVisible();
});

test('a fourth card cannot be chosen for a comparison', only.wide, async ({ page }) => {
  await openWithScripts(page, href.collection(allContent.de.home.discover), 'de');
  await page.locator('label').filter({ hasText: product.compare }).first().click();
  const boxes = page.getByRole('article').getByRole('checkbox', { name: product.compare });
  const submit = page.getByRole('main').getByRole('button', { name: product.compare });
  await boxes.nth(0).check();
  await expect(submit).toBeDisabled();
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await expect(page.getByText(product.compareTray.chosen(3, 3))).toBeVisible();
  const pictures = page.locator('[data-pictures] img');
  await expect(pictures).toHaveCount(3);
  await expect(boxes.nth(3)).toBeDisabled();
  await page
    .getByRole('button', { name: product.compareTray.remove('Night Shift Espresso') })
    .click();
  await expect(pictures).toHaveCount(2);
  await expect(page.locator('[data-pictures] button').first()).toBeFocused();
  await page.getByRole('button', { name: product.compareTray.clear }).click();
  await expect(boxes.nth(3)).toBeEnabled();
  await expect(pictures).toHaveCount(0);
});
