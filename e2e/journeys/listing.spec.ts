import type { Page } from '@playwright/test';
import { listingOn } from '../support/listing.ts';
import { bothWidths, bothWidthsWithScripts, only } from '../support/tags.ts';
import { expect as expectSoon, test } from '../support/test.ts';

const expect = expectSoon.configure({ timeout: 15_000 });

const path = { de: '/de/c/kaffee', en: '/en/c/coffee', da: '/da/c/kaffe' };
const chipsOn = (page: Page, name: string) =>
  page.getByRole('list', { name }).filter({ visible: true }).first();

test(
  'one document shows 240 products at most, then the next part follows',
  only.fullRun,
  async ({ page }) => {
    test.slow();
    const { cards, more } = listingOn(page, 'de', true);
    const response = await page.goto(`${path.de}?show=960`);
    expect(response?.status()).toBe(200);
    await expect(cards).toHaveCount(240);
    await page.getByRole('button', { name: 'Filter & Sortieren' }).waitFor();
    await more.click();
    await expect(page).toHaveURL(/after=.*from=241/);
    await expect(cards).toHaveCount(48);
    await expect(page.getByText('241–288 von 1.035')).toBeVisible();
    await expect(cards.first().getByRole('heading').getByRole('link')).toBeFocused();
    await more.click();
    await expect(cards).toHaveCount(96);
    await expect(page).toHaveURL(/from=241&show=96/);
    await page.goBack();
    await expect(cards).toHaveCount(240);
  },
);

test.describe('the filters', () => {
  test(
    'roast, strength, notes and a brand are chosen and removed',
    bothWidths,
    async ({ page, javaScriptEnabled }) => {
      test.slow();
      const scripts = javaScriptEnabled ?? true;
      const listing = listingOn(page, 'de', scripts);
      await page.goto(path.de);
      const filters = await listing.openFilters();

      await filters.getByText('Röstung', { exact: true }).click();
      const roasts = filters.getByRole(scripts ? 'group' : 'listbox', { name: 'Röstung' });
      const order = () =>
        roasts
          .getByRole(scripts ? 'checkbox' : 'option')
          .evaluateAll((values) => values.map((value) => value.getAttribute('value')));
      // the boxes of a group are made when it opens
      await expect
        .poll(order)
        .toEqual(['Helle Röstung', 'Mittlere Röstung', 'Mitteldunkle Röstung', 'Dunkle Röstung']);
      if (scripts) {
        await roasts.getByRole('checkbox', { name: /^Dunkle Röstung/ }).check({ force: true });
      } else {
        await roasts.selectOption('Dunkle Röstung');
      }
      const features = filters.getByRole('group', { name: 'Eigenschaften' });
      expect(await features.getByRole('switch').count()).toBeGreaterThan(1);

      await filters.getByText('Stärke', { exact: true }).click();
      if (scripts) {
        const strengths = filters.getByRole('group', { name: 'Stärke' });
        for (const name of ['4 (', '5 (']) {
          await strengths.getByRole('checkbox', { name }).check({ force: true });
        }
      } else {
        await filters.getByRole('listbox', { name: 'Stärke' }).selectOption(['4', '5']);
      }

      await filters.getByText('Geschmack', { exact: true }).click();
      const chocolate = filters.getByRole('checkbox', { name: 'Alle: Schokolade' });
      if (scripts) {
        await filters.getByText('Schokolade', { exact: true }).click();
        await filters.getByRole('checkbox', { name: 'Kakao (' }).check();
        await expect(chocolate).toBeChecked({ indeterminate: true });
        await chocolate.check();
        await expect(filters.getByRole('checkbox', { name: 'Brownie (' })).toBeChecked();
      } else {
        await filters.getByRole('listbox', { name: 'Geschmack' }).selectOption('Kakao');
      }

      await filters.getByText('Marke', { exact: true }).click();
      const search = filters.getByRole('searchbox', { name: 'Marke suchen' });
      const other = filters.getByRole('checkbox', { name: /Ardesia Nera/ });
      if (scripts) {
        await expect(
          filters.getByText(/^\d+ zur Auswahl, scrolle für mehr$/).first(),
        ).toBeVisible();
        await search.fill('brulerie');
        await expect(other).toBeHidden();
        await expect(filters.getByText(/^1 von \d+$/)).toBeVisible();
        await search.fill('');
        await expect(other).toBeVisible();
        await expect(filters.getByText('4 bis 5')).toBeVisible();
      } else {
        await expect(filters.getByRole('option', { name: /Brûlerie Montclar/ })).toBeVisible();
      }

      await listing.showResults(filters);
      await expect(page).toHaveURL(/roast=Dunkle.*strength=4.*strength=5/);
      await expect(page).toHaveURL(/notes=Kakao/);
      const chips = chipsOn(page, 'Aktive Filter');
      await expect(chips.getByRole('link', { name: 'Filter entfernen: Stärke: 4' })).toBeVisible();
      const note = scripts ? 'Schokolade' : 'Kakao';
      await chips.getByRole('link', { name: `Filter entfernen: ${note}` }).click();
      await expect(page).not.toHaveURL(/notes=/);
      await expect(chips.getByRole('link', { name: /^Filter entfernen/ })).toHaveCount(3);
      if (scripts) {
        await expect(chips.getByRole('link', { name: /^Filter entfernen/ }).last()).toBeFocused();
      }
    },
  );

  test(
    'filter chips are reachable at every width without horizontal scrolling',
    bothWidthsWithScripts,
    async ({ page }) => {
      const brands = ['Kernel & Co', 'Casa Lumera', 'Morvano', 'Flutlicht', 'Ardesia Nera'];
      const search = brands.map((name) => `filter.vendor=${encodeURIComponent(name)}`).join('&');
      await page.goto(`${path.da}?${search}`);
      const last = page.getByRole('link', { name: 'Fjern filter: Ardesia Nera' }).first();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(wider).toBe(false);
      await last.click();
      await expect(page).not.toHaveURL(/Ardesia/);
    },
  );

  test('the price is set by fields, and by thumbs with scripts [COLL-009]', async ({
    page,
    javaScriptEnabled,
  }) => {
    const scripts = javaScriptEnabled ?? true;
    const listing = listingOn(page, 'en', scripts);
    await page.goto(path.en);
    const filters = await listing.openFilters();
    await filters.getByText('Price', { exact: true }).click();
    const highest = filters.getByRole('slider', { name: 'Highest price' });
    if (!scripts) {
      await expect(highest).toHaveCount(0);
      await filters.getByLabel('Price max.').fill('30');
      await listing.showResults(filters);
      await expect(page).toHaveURL(/price\.max=30|price=-30/);
      return;
    }
    await filters.getByLabel('Price max.').fill('30');
    await expect(page).toHaveURL(/price=-30/);
    await expect(highest).toHaveValue('30');
    await highest.press('ArrowLeft');
    await expect(filters.getByLabel('Price max.')).toHaveValue('29');
    await expect(page).toHaveURL(/price=-29/);
    await expect(filters.getByText('up to €29').first()).toBeVisible();
  });
});

test('answers to the advisor can be taken back on the listing they lead to', async ({ page }) => {
  await page.goto('/de/advice?taste=fruity&preparation=dripper');
  const answers = chipsOn(page, 'Deine Antworten');
  await expect(answers.getByRole('link')).toHaveCount(2);
  await answers
    .getByRole('link', { name: 'Antwort entfernen: Geschmack Fruchtig & floral' })
    .click();
  await expect(page).toHaveURL(/\?preparation=dripper&filter\.type=Filterkaffee$/);
  await expect(answers.getByRole('link')).toHaveCount(1);
  await answers.getByRole('link').click();
  await expect(page).not.toHaveURL(/\?/);
  await expect(page.getByRole('list', { name: 'Deine Antworten' })).toHaveCount(0);
});
