import type { Page } from '@playwright/test';
import { countModals, holdScripts } from '../support/late-scripts.ts';
import { applicationReady } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// what a shopper does before the application runs happens once: at once where the page itself can, or when it runs

/** The scripts do not arrive yet. */
const untilLoaded = { waitUntil: 'load' } as const;

const product = '/de/p/kernel-co-night-shift-espresso';

test('the drawer opens without the application, which keeps it', only.narrow, async ({ page }) => {
  const modals = await countModals(page);
  const scripts = await holdScripts(page);
  await page.goto('/de', untilLoaded);
  await page.getByRole('link', { name: 'Navigation öffnen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await expect(drawer).toBeVisible();
  await drawer.getByText('Kaffee', { exact: true }).click();
  const all = drawer.getByRole('link', { name: 'Alles unter Kaffee ansehen' });
  await expect(all).toBeVisible();
  scripts.letThrough();
  await applicationReady(page);
  await expect(all).toBeVisible();
  await expect.poll(modals).toBe(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const opener = page.getByRole('button', { name: 'Navigation öffnen' });
  await expect(opener).toBeFocused();
  await opener.press('Space');
  await all.click();
  await expect(page).toHaveURL(/\/de\/c\/kaffee$/);
  await expect(drawer).toBeHidden();
});

test('an early key press opens the mega menu', only.wide, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/de', untilLoaded);
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const group = navigation.getByRole('link', { name: 'Kaffee', exact: true }).first();
  await group.press('Enter');
  const entry = navigation.getByRole('link', { name: 'Caffè Crema', exact: true }).first();
  await expect(entry).toBeVisible();
  scripts.letThrough();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toBeVisible();
  await expect(page).toHaveURL(/\/de$/);
});

test('a mouse that came early opens the mega menu', only.wide, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/de', untilLoaded);
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const group = navigation.getByRole('link', { name: 'Kaffee', exact: true }).first();
  await group.hover();
  await expect(
    navigation.getByRole('link', { name: 'Caffè Crema', exact: true }).first(),
  ).toBeVisible();
  scripts.letThrough();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(700, 10);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

async function openFiltersEarly(page: Page) {
  const scripts = await holdScripts(page);
  await page.goto('/de/c/kaffee', untilLoaded);
  await page.getByRole('link', { name: 'Filter & Sortieren' }).click();
  return { scripts, filters: page.getByRole('dialog', { name: 'Filter & Sortieren' }) };
}

test('the filters open without the application, and count', only.narrow, async ({ page }) => {
  const modals = await countModals(page);
  const { scripts, filters } = await openFiltersEarly(page);
  // not selectOption, whose events are no visitor’s
  await filters.getByRole('combobox', { name: 'Sortieren' }).press('ArrowDown');
  await expect(page).toHaveURL(/\/de\/c\/kaffee$/);
  scripts.letThrough();
  await expect(page).toHaveURL(/\/de\/c\/kaffee\?sort=newest$/);
  await expect(filters).toBeVisible();
  await expect.poll(modals).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter & Sortieren' })).toBeFocused();
});

test(
  'a group of filters that was opened early has all its fields',
  only.narrow,
  async ({ page }) => {
    const { scripts, filters } = await openFiltersEarly(page);
    await filters.getByText('Marke', { exact: true }).click();
    await expect(
      filters.getByRole('listbox').or(filters.getByRole('combobox')).last(),
    ).toBeVisible();
    scripts.letThrough();
    await expect(filters.getByRole('checkbox').first()).toBeVisible();
  },
);

test(
  'a price that was typed early is applied, and the slider has it',
  only.narrow,
  async ({ page }) => {
    const { scripts, filters } = await openFiltersEarly(page);
    await filters.getByText('Preis', { exact: true }).click();
    const highest = filters.getByLabel('Preis max.');
    await highest.fill('30');
    scripts.letThrough();
    await expect(page).toHaveURL(/price=-30/);
    await expect(filters.getByRole('slider', { name: 'Höchster Preis' })).toHaveValue('30');
    await expect(highest).toHaveValue('30');
  },
);

test('an early click opens the search with what was typed', only.wide, async ({ page }) => {
  const modals = await countModals(page);
  const scripts = await holdScripts(page);
  await page.goto('/de', untilLoaded);
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.click();
  await page.keyboard.type('espr');
  scripts.letThrough();
  const dialog = page.getByRole('dialog', { name: 'Suche' });
  await expect(dialog.getByRole('combobox')).toHaveValue('espr');
  await expect.poll(modals).toBe(1);
});

test(
  'the search opens without the application, which takes over what was typed',
  only.narrow,
  async ({ page }) => {
    const modals = await countModals(page);
    const scripts = await holdScripts(page);
    await page.goto('/de', untilLoaded);
    const opener = page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Suche' });
    const input = dialog.getByRole('combobox');
    await expect(input).toBeFocused();
    await page.keyboard.type('espr');
    scripts.letThrough();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expect(input).toHaveValue('espr');
    await expect(input).toBeFocused();
    await page.keyboard.type('esso');
    await expect(input).toHaveValue('espresso');
    await expect(page).toHaveURL(/\/de$/);
    await expect.poll(modals).toBe(1);
    await dialog.getByRole('button', { name: 'Suche schließen' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test('an early search that is closed again stays closed', only.narrow, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/de', untilLoaded);
  await page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Suche' });
  await dialog.getByRole('button', { name: 'Suche schließen' }).click();
  await expect(dialog).toBeHidden();
  scripts.letThrough();
  await applicationReady(page);
  await expect(dialog).toBeHidden();
});

test('an early click chooses a variant, and the address follows', only.wide, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(product, untilLoaded);
  const kilo = page.getByRole('radio', { name: '1 kg' });
  await kilo.check();
  await expect(kilo).toBeChecked();
  await expect(page.locator('#buy')).toContainText(/30,40\s€/, { useInnerText: true });
  await expect(page).toHaveURL(/night-shift-espresso$/);
  scripts.letThrough();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(kilo).toBeChecked();
});

test('an early double click adds to the cart once', only.wide, async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cart')) posts.push(request.url());
  });
  const scripts = await holdScripts(page);
  await page.goto(product, untilLoaded);
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().dblclick();
  scripts.letThrough();
  const dialog = page.getByRole('dialog', { name: /hinzugefügt/ });
  await expect(dialog).toBeVisible();
  expect(posts).toEqual([expect.stringMatching(/\/de\/cart\/data$/)]);
});

test('early choices count: subscription and quantity', only.wide, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(product, untilLoaded);
  const subscribe = page.getByRole('radio', { name: /Abo/ });
  await subscribe.check();
  const quantity = page.getByRole('spinbutton', { name: 'Menge' });
  await quantity.fill('3');
  scripts.letThrough();
  await applicationReady(page);
  await expect(subscribe).toBeChecked();
  await expect(quantity).toHaveValue('3');
  const added = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/cart'),
  );
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
  const sent = new URLSearchParams((await added).postData() ?? '');
  expect(sent.get('quantity')).toBe('3');
  expect(sent.get('plan')).not.toBe('');
});

test(
  'where the application cannot be loaded the search leads to its results',
  only.narrow,
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/de', untilLoaded);
    await page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true }).click();
    await page.getByRole('dialog', { name: 'Suche' }).getByRole('combobox').fill('espresso');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/search\?q=espresso$/);
  },
);

test(
  'where the application cannot be loaded the drawer leads to its pages',
  only.narrow,
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/de', untilLoaded);
    await expect(page.locator('html[data-application="failed"]')).toBeAttached();
    await page.getByRole('link', { name: 'Navigation öffnen' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menü' });
    await drawer.getByText('Kaffee', { exact: true }).click();
    await drawer.getByRole('link', { name: 'Alles unter Kaffee ansehen' }).click();
    await expect(page).toHaveURL(/\/de\/c\/kaffee$/);
  },
);

test(
  'a purchase is made once where each script fails at its first request',
  only.wide,
  async ({ page }) => {
    let purchases = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/cart')) purchases += 1;
    });
    const failed = new Set<string>();
    await page.route(/\/assets\/.*\.js$/, (route, request) => {
      if (failed.has(request.url())) return route.continue();
      failed.add(request.url());
      return route.abort();
    });
    await page.goto(product, untilLoaded);
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(purchases).toBe(1);
  },
);
