import { languages } from '#shop/tests/specified-languages.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { expectNoViolations } from '../support/axe.ts';
import { listingOn } from '../support/listing.ts';
import { scrollTo } from '../support/scroll-to.ts';
import { bothWidths, bothWidthsIn, bothWidthsWithScripts, only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** As the platform names the filter. */
const filterGroup = { de: 'Passt zu', en: 'Suitable for', da: 'Passer til' };
const espresso = 'kernel-co-night-shift-espresso';
/** All recipes are in the document. */
const shown = { useInnerText: true };
const filterCoffee = 'kernel-co-first-light-filterkaffee';

for (const language of languages) {
  test(
    `a coffee has a recipe for the visitor’s brewer and grinder in ${language}`,
    bothWidthsIn(language),
    async ({ page, javaScriptEnabled }) => {
      const { coffee } = allMessages[language];
      const words = coffee.recipe;
      const href = hrefsFor(language);
      await page.goto(href.product(espresso));
      const box = page.getByRole('region', { name: words.title });
      await scrollTo(box.getByRole('heading').first());
      await expect(box).toContainText(words.feels.portafilter, shown);
      const own = await box.getByRole('definition').allTextContents();
      expect(own[2]).toMatch(/^\d\d\u00a0s$/);
      const choose = async (label: string, value: string) => {
        await box.getByLabel(label).selectOption(value);
        if (!javaScriptEnabled) await box.getByRole('button', { name: words.show }).click();
      };
      const chart = box.getByRole('img', { name: words.firstDrops });
      await expect(chart).toBeVisible();
      const stepOf = (step: number, steps: number, model: string | null) =>
        `${words.step(step)} ${words.ofSteps(steps, model)}`;
      await choose(words.grinder, '40');
      await expect(box).toContainText(stepOf(9, 40, null), shown);
      await choose(words.grinder, 'spelz');
      await expect(box).toContainText(stepOf(9, 39, 'Molvetta Spelz'), shown);
      await choose(words.brewer, 'moka');
      await expect(box).toContainText(stepOf(13, 39, 'Molvetta Spelz'), shown);
      // its tutorial has no grams over time
      await expect(chart).toHaveCount(0);
      await expect(box.getByRole('definition')).not.toHaveText(own);
      await choose(words.brewer, 'frenchPress');
      await expect(box).toContainText(words.notSuitable(words.brewers.frenchPress), shown);
      await choose(words.brewer, 'portafilter');
      await expect(box.getByRole('definition')).toHaveText(own);
      if (javaScriptEnabled) await expectNoViolations(page, 'recipe', 'main');

      await box.getByRole('link', { name: words.tutorial }).click();
      await expect(page).toHaveURL(new RegExp(`coffee=${espresso}`));
      const main = page.getByRole('main');
      await expect(main.getByText(coffee.tutorial.valuesFor)).toBeVisible();
      await expect(main.getByRole('definition').first()).toHaveText(own[0] ?? '');
      if (!javaScriptEnabled) return;
      await page.getByRole('button', { name: coffee.tutorial.guided }).click();
      const seconds = Number.parseInt(own[2] ?? '', 10);
      const end = `0:00–0:${String(seconds)}`;
      await expect(main.getByText(end).first()).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText('0:00');
    },
  );
}

test('a filter coffee shows its pours over time', bothWidths, async ({ page }) => {
  const { coffee } = allMessages.de;
  await page.goto(hrefsFor('de').product(filterCoffee));
  const box = page.getByRole('region', { name: coffee.recipe.title });
  const [, water = ''] = await box.getByRole('definition').allTextContents();
  const chart = box.getByRole('img', { name: coffee.tutorial.plan });
  await expect(chart).toBeVisible();
  await expect(chart).toContainText(water);
});

test(
  'the equipment is stored only when asked for, and filters listings',
  bothWidthsWithScripts,
  async ({ page }) => {
    const { coffee, collection } = allMessages.de;
    const words = coffee.recipe;
    const href = hrefsFor('de');
    const stored = () => page.evaluate(() => localStorage.getItem('equipment'));
    await page.goto(href.product(espresso));
    const box = page.getByRole('region', { name: words.title });
    await box.getByLabel(words.grinder).selectOption('30');
    await box.getByLabel(words.brewer).selectOption('pourOver');
    expect(await stored()).toBeNull();
    await box.getByRole('checkbox', { name: words.remember }).check();
    expect(await stored()).toBe('["pourOver 30"]');
    await box.getByLabel(words.grinder).selectOption('emmer');
    expect(await stored()).toBe('["pourOver emmer"]');

    await page.goto(href.collection(allContent.de.home.discover));
    const total = page.getByRole('status').filter({ hasText: /\d/ }).first();
    const before = await total.textContent();
    await page.getByRole('link', { name: coffee.fitsMyEquipment }).click();
    await expect(page).toHaveURL(/filter\.coffee\.brewers=Handfilter/);
    await expect(total).not.toHaveText(before ?? '');
    await expect(page.getByRole('link', { name: coffee.fitsMyEquipment })).toHaveCount(0);
    await page
      .getByRole('link', { name: collection.removeFilter('Handfilter') })
      .first()
      .click();
    await expect(total).toHaveText(before ?? '');

    await page.goto(href.product(espresso));
    await expect(box.getByLabel(words.brewer)).toHaveValue('pourOver');
    await expect(box.getByLabel(words.grinder)).toHaveValue('emmer');
    await box.getByRole('checkbox', { name: words.remember }).uncheck();
    expect(await stored()).toBeNull();
  },
);

test(
  'without scripts coffees are filtered by brewer in every language',
  only.fullRunWithoutScripts,
  async ({ page }) => {
    for (const language of languages) {
      const { coffee, collection } = allMessages[language];
      await page.goto(hrefsFor(language).collection(allContent[language].home.discover));
      const { openFilters, showResults } = listingOn(page, language, false);
      const filters = await openFilters();
      const name = coffee.recipe.brewers.pourOver;
      await filters.getByText(filterGroup[language], { exact: true }).click();
      await filters
        .getByRole('listbox', { name: filterGroup[language] })
        .selectOption('Handfilter');
      await showResults(filters);
      await expect(page).toHaveURL(/filter\.coffee\.brewers=Handfilter/);
      await expect(
        page.getByRole('link', { name: collection.removeFilter(name) }).first(),
      ).toBeVisible();
    }
  },
);

test('a tutorial ignores a coffee that does not exist', only.wide, async ({ page }) => {
  const { coffee } = allMessages.de;
  await page.goto(`${hrefsFor('de').article('espresso')}?coffee=gibt-es-nicht`);
  await expect(page.getByText(coffee.tutorial.valuesFor)).toHaveCount(0);
  const { number } = formatsFor('de');
  await expect(page.getByRole('definition').first()).toHaveText(`${number(18)}\u00a0g`);
});
