import { countModals, holdScripts } from '../support/late-scripts.ts';
import { applicationReady } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// what a shopper does before the application runs happens once, when it does

/** The scripts do not arrive yet. */
const untilLoaded = { waitUntil: 'load' } as const;

const product = '/de/p/kernel-co-night-shift-espresso';

test('an early tap opens the drawer', only.narrow, async ({ page }) => {
  const modals = await countModals(page);
  const scripts = await holdScripts(page);
  await page.goto('/de', untilLoaded);
  const opener = page.locator('#menu-button');
  await opener.click();
  await opener.click();
  await expect(opener).toHaveAttribute('data-held', '');
  scripts.letThrough();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await expect(page).toHaveURL(/\/de$/);
  expect(await modals()).toBe(1);
});

test('an early key press opens the mega menu', only.wide, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/de', untilLoaded);
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const group = navigation.getByRole('link', { name: 'Kaffee', exact: true }).first();
  await group.press('Enter');
  scripts.letThrough();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/\/de$/);
});

test('a mouse that came early opens the mega menu', only.wide, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/de', untilLoaded);
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const group = navigation.getByRole('link', { name: 'Kaffee', exact: true }).first();
  await group.hover();
  scripts.letThrough();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
});

test('an early tap opens the filters', only.narrow, async ({ page }) => {
  const modals = await countModals(page);
  const scripts = await holdScripts(page);
  await page.goto('/de/c/kaffee', untilLoaded);
  await page.getByRole('link', { name: 'Filter & Sortieren' }).click();
  scripts.letThrough();
  await expect(page.getByRole('dialog', { name: 'Filter & Sortieren' })).toBeVisible();
  await expect(page).toHaveURL(/\/de\/c\/kaffee$/);
  expect(await modals()).toBe(1);
});

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
  expect(await modals()).toBe(1);
});

test('an early tap on the icon opens the search', only.narrow, async ({ page }) => {
  const modals = await countModals(page);
  const scripts = await holdScripts(page);
  await page.goto('/de', untilLoaded);
  await page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true }).click();
  scripts.letThrough();
  await expect(page.getByRole('dialog', { name: 'Suche' })).toBeVisible();
  await expect(page).toHaveURL(/\/de$/);
  expect(await modals()).toBe(1);
});

test('an early click chooses a variant', only.wide, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(product, untilLoaded);
  const variant = page.locator('#variants a:not([aria-current])').first();
  const address = (await variant.getAttribute('href')) ?? '';
  await variant.click();
  scripts.letThrough();
  await expect(page).toHaveURL(new RegExp(`${address.replace(/[?]/g, '\\?')}$`));
  await expect(page.locator(`#variants a[href="${address}"]`)).toHaveAttribute(
    'aria-current',
    'true',
  );
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
  'where the application cannot be loaded an early tap works as without scripts',
  only.narrow,
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/de', untilLoaded);
    await page.locator('#menu-button').click();
    await expect(page).toHaveURL(/#navigation-target$/);
  },
);
