import type { Page } from '@playwright/test';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { summaryOf, totalOf } from '../support/cart.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { buy, buyButton, openProduct } from '../support/product.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const espresso = 'kernel-co-night-shift-espresso';
const twoOptions = 'ostwind-messing-espresso';
const machine = 'automara-pausenraum-kaffeevollautomat';
const giftCard = 'kaffeelotse-geschenkgutschein';

const t = allMessages.de;
const href = hrefsFor('de');
const format = formatsFor('de');

test('a subscription every 4 weeks has the reduced price [CONST-017 PDP-005 PDP-006 PDP-007 STATE-013]', async ({
  page,
  javaScriptEnabled,
}) => {
  await openProduct(page, href.product(espresso), 'de', javaScriptEnabled);
  await page.getByRole('radio', { name: t.product.subscribe }).check();
  const interval = page.getByLabel(t.product.interval);
  await expect(interval.locator('option:checked')).toHaveText(t.product.every('WEEK', 4));
  await expect(page.getByText(format.money(euros(801))).first()).toBeVisible();
  await expect(page.getByText(format.money(euros(3204))).first()).toBeVisible();
  await buy(page, 'de', javaScriptEnabled);
  await expect(page.getByText(t.cart.every('WEEK', 4)).first()).toBeAttached();
  await expect(summaryOf(page, 'de')).toContainText(format.money(euros(801)));
});

test('what is sold out says so, what is reordered can be bought', async ({
  page,
  javaScriptEnabled,
}) => {
  await openProduct(page, href.product('brisa-norte-cantabrico-espresso'), 'de', javaScriptEnabled);
  const { availability } = t.product;
  await expect(page.getByText(t.restock.soldOut)).toBeVisible();
  // on the picture only: the box beside it says so in its own words
  await expect(page.getByRole('main').getByText(availability.unavailable)).toHaveCount(1);
  await expect(page.getByRole('form', { name: t.restock.title })).toBeVisible();
  await expect(buyButton(page, 'de')).toHaveCount(0);

  await openProduct(
    page,
    href.product('fratelli-ondaro-apaneca-loma-serena-espresso'),
    'de',
    javaScriptEnabled,
  );
  await expect(page.getByText(availability.reordered, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Lieferzeit 6–9 Werktage').first()).toBeVisible();
  await buy(page, 'de', javaScriptEnabled);
  await expect(summaryOf(page, 'de')).toContainText(format.money(euros(2340)));
});

test('a machine names its freight, a gift card none [PDP-014]', async ({
  page,
  javaScriptEnabled,
}) => {
  await openProduct(page, href.product(giftCard), 'de', javaScriptEnabled);
  await expect(page.getByText(t.product.shippingKind, { exact: true })).toHaveCount(0);
  await page.getByRole('radio', { name: t.cart.gift.self }).check();
  await buy(page, 'de', javaScriptEnabled);
  await expect(summaryOf(page, 'de')).toContainText(t.cart.shippingKinds.email());

  await openProduct(page, href.product(machine), 'de', javaScriptEnabled);
  await expect(page.getByText(t.product.freight(format.money(euros(4900))))).toBeVisible();
  await buy(page, 'de', javaScriptEnabled);
  await expect(summaryOf(page, 'de')).toContainText(
    t.cart.shippingKinds.freight(formatsFor('de').country('DE')),
  );
  await expect(totalOf(page, 'de')).toHaveText(format.money(euros(1000 + 229_000 + 4900)));
});

test('the price is that of the selected variant [PDP-004]', async ({ page, javaScriptEnabled }) => {
  await openProduct(page, `/de/p/${espresso}`, 'de', javaScriptEnabled);
  const form = page.locator('#buy');
  const price = (text: string) => form.getByText(text, { exact: true }).filter({ visible: true });
  await expect(price('8,90 €')).toHaveCount(1);
  await page.getByRole('radio', { name: '1 kg' }).check();
  await expect(price('30,40 €')).toHaveCount(1);
  await expect(price('8,90 €')).toHaveCount(0);
  await expect(form.getByText(/^ab /)).toHaveCount(0);
});

/** The visible words of the buy form. */
async function wordsOf(page: Page): Promise<string> {
  return (await page.locator('#buy').innerText()).replaceAll('\u00a0', ' ');
}

test('variant and purchase type change price, unit price and picture without a script [PDP-005]', async ({
  page,
  javaScriptEnabled,
}) => {
  // with scripts they do not arrive
  if (javaScriptEnabled) await holdScripts(page);
  const pictures: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes('/files/kernel-co-night-shift-espresso-3')) pictures.push(url);
  });
  await page.goto(href.product(espresso), { waitUntil: 'load' });
  expect(pictures, 'not before it is shown').toEqual([]);
  const first = page.getByRole('list', { name: t.product.images }).getByRole('img').first();
  await expect(first).toHaveAccessibleName(/250 g/);
  expect(await wordsOf(page)).toContain('35,60 €/kg');

  await page.getByRole('radio', { name: '1 kg' }).check();
  const kilo = page.getByRole('radio', { name: '1 kg' });
  await expect(kilo).toBeChecked();
  await expect(first).toHaveAccessibleName(/1 kg/);
  expect(await wordsOf(page)).toMatch(/30,40 €\s+30,40 €\/kg\s+(0,55 € je Tasse\s+)?inkl\. MwSt\./);
  await expect(
    page.getByText(t.product.articleNumber).locator('..').filter({ visible: true }),
  ).toContainText('K001-0001-0003');
  await page.getByRole('radio', { name: t.product.subscribe }).check();
  expect(await wordsOf(page)).toMatch(/27,36 €\s+27,36 €\/kg\s+(0,49 € je Tasse\s+)?inkl\. MwSt\./);

  // the arrow keys choose the one before
  await kilo.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: '500 g' })).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`${espresso}$`));
});

test('of several options each leads to a variant without a script', async ({
  page,
  javaScriptEnabled,
}) => {
  if (javaScriptEnabled) await holdScripts(page);
  await page.goto(href.product(twoOptions), { waitUntil: 'load' });
  const checked = page.locator('#buy input[name=variant]:checked');
  const before = await checked.getAttribute('aria-label');
  const [size, grind] = before?.split(', ') ?? [];
  const tiles = page.locator('#variants label:visible');
  const other = (of: string | undefined) => tiles.filter({ hasNotText: of ?? '' });
  // the first row has the sizes, the second the grinds
  await other(size).first().click();
  await expect(checked).not.toHaveAttribute('aria-label', before ?? '');
  await expect(checked).toHaveAttribute('aria-label', new RegExp(`, ${grind}$`));
  const [chosen] = ((await checked.getAttribute('aria-label')) ?? '').split(', ');
  await other(grind).last().click();
  await expect(checked).toHaveAttribute('aria-label', new RegExp(`^${chosen}, (?!${grind})`));
});

test('without scripts the picture’s own file can be opened', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`/de/p/${espresso}`);
  const link = page.getByRole('link', { name: 'Bild vergrößern' });
  await expect(link).toHaveAttribute('href', javaScriptEnabled ? '#lightbox' : /\/files\//);
});

test('a variant has an address of its own [PDP-013]', async ({ page, javaScriptEnabled }) => {
  await openProduct(page, href.product(espresso), 'de', javaScriptEnabled);
  const kilo = page.getByRole('radio', { name: '1 kg' });
  const key = (await kilo.getAttribute('value'))?.split('/').at(-1);
  if (javaScriptEnabled) {
    await page.getByRole('radio', { name: '1 kg' }).check();
    await expect(page).toHaveURL(/\?variant=\d+$/);
  }
  await openProduct(page, href.product(espresso, key), 'de', javaScriptEnabled);
  await expect(kilo).toBeChecked();
  await expect(
    page.getByText(t.product.articleNumber).locator('..').filter({ visible: true }),
  ).toContainText('K001-0001-0003');
  await buy(page, 'de', javaScriptEnabled);
  await expect(summaryOf(page, 'de')).toContainText('30,40');
});

test(
  'without scripts the form buys the variant that is checked',
  only.withoutScripts,
  async ({ page }) => {
    await page.goto(href.product(espresso));
    await page.getByRole('radio', { name: '1 kg' }).check();
    await buy(page, 'de', false);
    await expect(summaryOf(page, 'de')).toContainText('30,40');
  },
);

test('reviews are read page by page, and keep the variant [PDP-022]', async ({ page }) => {
  const t = allMessages.en.product;
  await page.goto(`/en/p/${espresso}?variant=1#reviews`);
  const pages = page.getByRole('navigation', { name: t.reviewPages });
  const first = await page
    .getByRole('region', { name: t.reviews })
    .getByRole('heading', { level: 3 })
    .first()
    .innerText();
  await pages.getByRole('link', { name: t.reviewPage(2) }).click();
  await expect(page).toHaveURL(/variant=1&reviews=2#reviews$/);
  await expect(pages.getByRole('link', { name: t.reviewPage(2) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 3, name: first })).toHaveCount(0);
});

test('reviews are filtered by stars and sorted, and keep the variant', async ({
  page,
  javaScriptEnabled,
}) => {
  if (javaScriptEnabled) await openWithScripts(page, `/de/p/${espresso}?variant=1`, 'de');
  else await page.goto(`/de/p/${espresso}?variant=1`);
  const reviews = page.getByRole('region', { name: 'Bewertungen' });
  const stars = reviews.getByRole('listitem').getByRole('img');
  await reviews.getByRole('link', { name: /^4 Sterne/ }).click();
  await expect(page).toHaveURL(/variant=1&stars=4#reviews$/);
  await expect(reviews.getByRole('link', { name: /^4 Sterne/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(reviews.getByRole('status')).toHaveText(/^\d+ von \d+ Bewertungen mit Text$/);
  for (const label of await stars.all())
    await expect(label).toHaveAccessibleName('4 von 5 Sternen');

  await reviews.getByRole('link', { name: 'Filter 4 Sterne entfernen' }).click();
  await expect(page).toHaveURL(/variant=1#reviews$/);
  await reviews.getByLabel('Sortieren').selectOption('Schlechteste zuerst');
  if (!javaScriptEnabled) await reviews.getByRole('button', { name: 'Zeigen' }).click();
  await expect(page).toHaveURL(/variant=1&sort=worst#reviews$/);
  const shown = () => stars.evaluateAll((all) => all.map((each) => each.ariaLabel));
  // the address changes before the list does
  await expect.poll(async () => (await shown())[0]).not.toBe('5 von 5 Sternen');
  const sorted = await shown();
  expect(sorted).toEqual(sorted.toSorted());
});

test(
  'while the document arrives, only the pictures of the chosen variant are shown',
  only.wide,
  async ({ page }) => {
    await page.route(`**${href.product(espresso)}`, async (route) => {
      const response = await route.fetch();
      const [arrived] = (await response.text()).split('data-index=');
      await route.fulfill({ response, body: arrived ?? '' });
    });
    await page.goto(href.product(espresso));
    await expect(page.getByRole('region', { name: t.product.images })).toHaveCount(1);
  },
);
