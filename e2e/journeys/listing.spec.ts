import type { Page } from '@playwright/test';
import { listingOn } from '../support/listing.ts';
import { bothWidths, only } from '../support/tags.ts';
import { expect as expectSoon, test } from '../support/test.ts';

const expect = expectSoon.configure({ timeout: 15_000 });

const path = { de: '/de/c/kaffee', en: '/en/c/coffee', da: '/da/c/kaffe' };
const chipsOn = (page: Page, name: string) =>
  page.getByRole('list', { name }).filter({ visible: true }).first();

test.describe('the parts of a long listing', () => {
  test(
    "without JavaScript 'show more' leads through every coffee exactly once",
    only.wide,
    async ({ request }) => {
      test.slow();
      const seen: string[] = [];
      let address: string | undefined = path.de;
      let html = '';
      while (address) {
        html = await (await request.get(address)).text();
        const cards = html.split('<article').slice(1);
        expect(cards.length).toBeLessThanOrEqual(48);
        seen.push(...cards.map((card) => /<h2.*?href="([^"]+)"/s.exec(card)?.[1] ?? ''));
        address = /href="([^"]+)"[^>]*>Mehr anzeigen</.exec(html)?.[1]?.replaceAll('&amp;', '&');
      }
      expect(seen.length).toBe(1035);
      expect(new Set(seen).size).toBe(1035);
      expect(html).toContain('1.009–1.035 von 1.035');
    },
  );

  test('a part names the whole listing as its canonical address and leads back to the start', async ({
    page,
  }) => {
    await page.goto(path.de);
    const next = await page.getByRole('link', { name: 'Mehr anzeigen' }).getAttribute('href');
    await page.goto(next ?? '');
    await expect(page.getByText('49–96 von 1.035')).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/c\/kaffee$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Zum Anfang der Liste' }).click();
    await expect(page.getByText('48 von 1.035')).toBeVisible();
  });

  test(
    'one document shows 240 products at most, then the next part follows',
    only.wide,
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
});

test('a listing of variants says how many there are', async ({ page }) => {
  await page.goto('/de/c/kaffee-kilobeutel');
  const results = await page
    .getByText(/^[\d.]+ Ergebnisse$/)
    .first()
    .innerText();
  const total = results.split(' ')[0];
  const shown = await page.getByRole('article').count();
  await expect(page.getByText(`${shown} von ${total}`, { exact: true })).toBeVisible();
});

test.describe('the filters', bothWidths, () => {
  test('roast, strength, notes and a brand are chosen and removed', async ({
    page,
    javaScriptEnabled,
  }) => {
    test.slow();
    const scripts = javaScriptEnabled ?? true;
    const listing = listingOn(page, 'de', scripts);
    await page.goto(path.de);
    const filters = await listing.openFilters();

    await filters.getByText('Röstung', { exact: true }).click();
    const roasts = filters.getByRole('group', { name: 'Röstung' });
    const order = await roasts
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')));
    expect(order).toEqual([
      'Helle Röstung',
      'Mittlere Röstung',
      'Mitteldunkle Röstung',
      'Dunkle Röstung',
    ]);
    await roasts.getByRole('checkbox', { name: /^Dunkle Röstung/ }).check({ force: true });
    await filters.getByText('Stärke', { exact: true }).click();
    const strengths = filters.getByRole('group', { name: 'Stärke' });
    for (const name of ['4 (', '5 (']) {
      await strengths.getByRole('checkbox', { name }).check({ force: true });
    }

    await filters.getByText('Geschmack', { exact: true }).click();
    const chocolate = filters.getByRole('checkbox', { name: 'Alle: Schokolade' });
    await filters.getByText('Schokolade', { exact: true }).click();
    await filters.getByRole('checkbox', { name: 'Kakao (' }).check();
    if (scripts) {
      await expect(chocolate).toBeChecked({ indeterminate: true });
      await chocolate.check();
      await expect(filters.getByRole('checkbox', { name: 'Brownie (' })).toBeChecked();
    } else {
      await expect(chocolate).toHaveCount(0);
    }

    await filters.getByText('Marke', { exact: true }).click();
    const search = filters.getByRole('searchbox', { name: 'Marke suchen' });
    const brand = filters.getByRole('checkbox', { name: /Brûlerie Montclar/ });
    const other = filters.getByRole('checkbox', { name: /Ardesia Nera/ });
    if (scripts) {
      await expect(filters.getByText(/^\d+ zur Auswahl, scrolle für mehr$/).first()).toBeVisible();
      await search.fill('brulerie');
      await expect(other).toBeHidden();
      await expect(filters.getByText(/^1 von \d+$/)).toBeVisible();
      await search.fill('');
      await expect(other).toBeVisible();
      await expect(filters.getByText('4 bis 5')).toBeVisible();
    } else {
      await expect(search).toHaveCount(0);
      await expect(brand).toBeVisible();
    }

    await listing.showResults(filters);
    await expect(page).toHaveURL(/roast=Dunkle.*strength=4.*strength=5/);
    await expect(page).toHaveURL(/notes=Kakao/);
    const chips = chipsOn(page, 'Aktive Filter');
    await expect(chips.getByRole('link', { name: 'Filter entfernen: Stärke 4' })).toBeVisible();
    const note = scripts ? 'Schokolade' : 'Kakao';
    await chips.getByRole('link', { name: `Filter entfernen: ${note}` }).click();
    await expect(page).not.toHaveURL(/notes=/);
    await expect(chips.getByRole('link', { name: /^Filter entfernen/ })).toHaveCount(3);
    if (scripts) {
      await expect(chips.getByRole('link', { name: /^Filter entfernen/ }).last()).toBeFocused();
    }
  });

  test('chips are in reach at every width and never make the page wider', async ({ page }) => {
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
  });

  test('the price is set by fields, and by thumbs with scripts', async ({
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

test.describe('answers to the advisor', bothWidths, () => {
  const shop = {
    de: {
      title: 'Deine Antworten',
      first: 'Geschmack, Fruchtig & floral',
      gone: 'Antwort entfernen',
    },
    en: { title: 'Your answers', first: 'Taste, Fruity & floral', gone: 'Remove answer' },
    da: { title: 'Dine svar', first: 'Smag, Frugt & blomster', gone: 'Fjern svar' },
  } as const;
  for (const language of ['de', 'en', 'da'] as const) {
    const { title, first, gone } = shop[language];
    test(`stay on the listing they lead to, and can be taken back, in ${language}`, async ({
      page,
    }) => {
      await page.goto(`/${language}/advice?taste=fruity&preparation=dripper`);
      await expect(page).toHaveURL(/taste=fruity&preparation=dripper&filter\.type=Filterkaffee/);
      const answers = chipsOn(page, title);
      await expect(answers.getByRole('link')).toHaveCount(2);
      // they are apart from the filters
      await expect(
        page.getByRole('link', { name: /^(Filter entfernen|Remove filter|Fjern filter)/ }),
      ).toHaveCount(0);
      await answers.getByRole('link', { name: `${gone}: ${first}` }).click();
      await expect(page).toHaveURL(/\?preparation=dripper&filter\.type=Filterkaffee$/);
      await expect(answers.getByRole('link')).toHaveCount(1);
      await answers.getByRole('link').click();
      await expect(page).not.toHaveURL(/\?/);
      await expect(page.getByRole('list', { name: title })).toHaveCount(0);
    });
  }
});

test('filters and sort go along into another language', async ({ page }) => {
  await page.goto(
    `${path.de}?sort=price_asc&filter.coffee.roast=Dunkle+R%C3%B6stung&price=-30&show=96`,
  );
  const english = page.getByRole('contentinfo').locator('a[hreflang=en]');
  await expect(english).toHaveAttribute(
    'href',
    '/en/c/coffee?sort=price_asc&filter.coffee.roast=Dunkle+R%C3%B6stung&price=-30',
  );
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    /\/en\/c\/coffee$/,
  );
  const total = await page
    .getByText(/ Ergebnisse$/)
    .first()
    .innerText();
  await page.goto((await english.getAttribute('href')) ?? '');
  await expect(page.getByRole('link', { name: 'Remove filter: Dark roast' }).first()).toBeVisible();
  await expect(page.getByText(`${total.split(' ')[0]} results`).first()).toBeVisible();

  await page.goto('/de/search?q=espresso&sort=price_asc');
  await expect(page.getByRole('contentinfo').locator('a[hreflang=da]')).toHaveAttribute(
    'href',
    '/da/search?q=espresso&sort=price_asc',
  );
});
