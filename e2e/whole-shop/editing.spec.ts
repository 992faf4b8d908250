// What an editor changes in the sandbox's dashboard, and what the merchant changes on the platform, is seen through the
// edge.
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { platformSettings } from '../../sandbox/server/storefront-settings.ts';
import { sandboxClient } from '../support/sandbox-client.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, isDev, passphrase, preview, sandbox, shop } from './addresses.ts';

/**
 * By webhook, and by the comparison of what has none. CI's machine is shared: there, three times as long only fails for
 * what is not purged at all.
 */
const limits = { webhook: process.env.CI ? 6_000 : 2_000, comparison: 65_000 };
const bystander = '/de/c/espressomuehlen';

test.skip(isDev, 'there is no edge');

const reset = () => fetch(`${sandbox}/_control/reset`, { method: 'POST' });

test.afterAll(reset);

test.beforeAll(async () => {
  await reset();
  const env = {
    ...process.env,
    ...platformSettings(sandbox),
    STAGE: 'development',
    PUBLIC_ORIGIN: shop,
    ...adminSettings,
  };
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const script = 'scripts/content-sync/push-main.ts';
  await promisify(execFile)(process.execPath, [script, '--overwrite'], { cwd, env });
  // what the push has purged is cached again
  await isShown('/de', 'Guter Kaffee. Klarer Kurs.', limits.webhook);
});

async function visit(path: string) {
  const answer = await fetch(shop + path);
  return { text: await answer.text(), cache: answer.headers.get('x-cache') };
}

/** Looks through the edge until the page has, or no longer has, the text. */
async function isShown(path: string, text: string, withinMs: number, isWanted = true) {
  const since = performance.now();
  for (;;) {
    const shown = (await visit(path)).text.includes(text);
    const took = performance.now() - since;
    if (shown === isWanted) return took;
    expect(took, `${path}: ${text} ${isWanted ? 'appears' : 'goes'}`).toBeLessThan(withinMs);
    await wait(25);
  }
}

/** Waits until what was changed before purges nothing any more: each change purges twice, and is compared. */
async function untilCached(...paths: string[]) {
  const calmMs = 4_000;
  let since = performance.now();
  while (performance.now() - since < calmMs) {
    for (const path of paths) {
      if ((await visit(path)).cache !== 'hit') since = performance.now();
    }
    await wait(100);
  }
}

const dashboard = `${sandbox}/_dashboard/content`;

async function openEntry(page: Page, type: string, name: string | RegExp) {
  await page.goto(`${dashboard}/entries/${type}`);
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).click();

test('hero, order of sections, announcement, menu, page and article change without git', async ({
  page,
}) => {
  await test.step('hero', async () => {
    await untilCached('/de', '/da', bystander);
    await openEntry(page, 'section_hero', /home-1/);
    await page.getByLabel('Heading, German').fill('Neue Ernte. Frisch geröstet.');
    await page.getByLabel('Heading, Danish').fill('Ny høst. Friskristet.');
    await publish(page);
    await isShown('/de', 'Neue Ernte. Frisch geröstet.', limits.webhook);
    await isShown('/da', 'Ny høst. Friskristet.', limits.webhook);
    expect((await visit(bystander)).cache).toBe('hit');
  });

  await test.step('order of sections', async () => {
    const order = async () => {
      const { text } = await visit('/de');
      return text.indexOf('Für Maschine und Mühle') < text.indexOf('Kaffee-Abo: nie wieder');
    };
    expect(await order()).toBe(false);
    await openEntry(page, 'home_page', /main/);
    await page.getByRole('button', { name: 'Move Für Maschine und Mühle up' }).click();
    await expect.poll(order, { timeout: limits.webhook, intervals: [25] }).toBe(true);
    expect((await visit(bystander)).cache).toBe('hit');
  });

  await test.step('page', async () => {
    await page.goto(`${dashboard}/pages`);
    await page.getByRole('link', { name: /zahlung/ }).click();
    for (const [language, text] of [
      ['German', 'Du zahlst, wie es dir passt.'],
      ['Danish', 'Du betaler, som det passer dig.'],
    ] as const) {
      await page.getByRole('textbox', { name: `Body, ${language}` }).fill(`<p>${text}</p>`);
    }
    await publish(page);
    await isShown('/de/e/zahlung', 'Du zahlst, wie es dir passt.', limits.comparison);
    await isShown('/da/e/payment', 'Du betaler, som det passer dig.', limits.comparison);
    expect((await visit(bystander)).cache).toBe('hit');
  });

  await test.step('article', async () => {
    await page.goto(`${dashboard}/articles/new`);
    await page.getByLabel('Title, German').fill('Kaffee im Zelt');
    await page.getByLabel('Title, Danish').fill('Kaffe i teltet');
    await page.getByLabel('Handle, Danish').fill('kaffe-i-teltet');
    await page.getByRole('textbox', { name: 'Body, German' }).fill('<p>Ein Kocher genügt.</p>');
    await page.getByRole('textbox', { name: 'Body, Danish' }).fill('<p>En brænder er nok.</p>');
    await page.getByLabel(/^Blog/).selectOption({ label: 'Knowledge' });
    await page.getByLabel(/^Author/).fill('Redaktion');
    await publish(page);
    await isShown('/de/a/kaffee-im-zelt', 'Ein Kocher genügt.', limits.comparison);
    await isShown('/da/a/kaffe-i-teltet', 'En brænder er nok.', limits.comparison);
    await isShown('/de/a/wissen', 'Kaffee im Zelt', limits.comparison);
    expect((await visit(bystander)).cache).toBe('hit');
  });

  await test.step('announcement with start and end', async () => {
    const minutes = (offset: number) =>
      new Date(Date.now() + offset * 60_000).toISOString().slice(0, 16);
    await page.goto(`${dashboard}/entries/topbar_promotion/new`);
    await page.getByLabel('Title, German').fill('Freitag: Versand am selben Tag');
    await page.getByLabel('Title, Danish').fill('Fredag: afsendelse samme dag');
    await page.getByLabel(/^Starts at/).fill(minutes(60));
    await page.getByLabel(/^Ends at/).fill(minutes(120));
    await publish(page);
    await expect(page.getByRole('heading', { name: 'Freitag: Versand' })).toBeVisible();
    // not before its start
    expect((await visit('/de')).text).not.toContain('Freitag: Versand am selben Tag');
    await page.getByLabel(/^Starts at/).fill(minutes(-60));
    await publish(page);
    await isShown('/de', 'Freitag: Versand am selben Tag', limits.webhook);
    await isShown('/da', 'Fredag: afsendelse samme dag', limits.webhook);
    await page.getByLabel(/^Ends at/).fill(minutes(-30));
    await publish(page);
    await isShown('/de', 'Freitag: Versand am selben Tag', limits.webhook, false);
  });

  await test.step('menu entry', async () => {
    for (const [menu, before, title, path] of [
      ['storefront-legal-de', 'Entsorgung', 'Altgeräte entsorgen', '/de'],
      ['storefront-legal-da', 'Bortskaffelse', 'Aflever gamle apparater', '/da'],
    ] as const) {
      await page.goto(`${dashboard}/menus`);
      await page
        .getByRole('navigation', { name: 'Menus' })
        .getByRole('link', { name: menu })
        .click();
      await page.getByRole('main').getByRole('link', { name: before }).click();
      await page.getByLabel('Title, German').fill(title);
      await page.getByRole('button', { name: 'Save' }).click();
      await isShown(path, title, limits.comparison);
    }
  });
});

test('a price changes on its page, in its data and in the feed, and no other page loses its cache', async () => {
  const platform = sandboxClient(sandbox);
  const [product] = await platform.products(1);
  if (!product) throw new Error('the catalogue is empty');
  const selected = `?variant=${product.variant.split('/').at(-1)}`;
  const page = `/de/p/${product.handle}${selected}`;
  const data = `/de/p/${product.handle}.data${selected}`;
  const feed = '/feeds/google-de.xml';
  await untilCached(page, data, feed, bystander);
  await platform.setPrice(product.sku, 700_001);
  await isShown(page, '7000.01', limits.webhook);
  await isShown(data, '700001', limits.webhook);
  expect((await visit(bystander)).cache).toBe('hit');
  await isShown(feed, '>7000.01 EUR<', limits.comparison);
});

test('a draft is seen in the preview only, until it is published', async ({ page }) => {
  const texts = { de: 'Am Freitag rösten wir für euch.', da: 'På fredag rister vi for jer.' };
  await openEntry(page, 'home_page', /main/);
  await page.getByLabel('Add to Sections').selectOption({ label: 'New Section text' });
  await page.getByRole('button', { name: 'Add to Sections' }).click();
  await page.getByLabel('Body, German').fill(texts.de);
  await page.getByLabel('Body, Danish').fill(texts.da);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('heading', { name: 'Section text' }).first()).toBeVisible();
  const entry = page.url();

  await page.goto(`${preview}/de`);
  await page.getByLabel('Kennwort').fill('not the passphrase');
  await page.getByRole('button', { name: 'Vorschau öffnen' }).click();
  await expect(page.getByRole('alert')).toHaveText('Das Kennwort stimmt nicht.');
  await page.getByLabel('Kennwort').fill(passphrase);
  await page.getByRole('button', { name: 'Vorschau öffnen' }).click();
  await expect(page.getByText(texts.de)).toBeVisible();
  const bar = page.getByRole('region', { name: 'Vorschau' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('link', { name: 'Text, Entwurf' })).toBeVisible();
  const shown = await page.request.get(`${preview}/da`);
  expect(await shown.text()).toContain(texts.da);
  expect(shown.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  for (const path of ['/de', '/da']) {
    const { text } = await visit(path);
    expect(text).not.toContain(texts[path === '/de' ? 'de' : 'da']);
    expect(text).not.toContain('preview');
  }

  // the edit link leads to the entry
  const href = await page.getByRole('link', { name: 'Text, Entwurf' }).getAttribute('href');
  await page.goto(href ?? '');
  expect(new URL(page.url()).pathname).toBe(new URL(entry).pathname);
  await publish(page);
  await isShown('/de', texts.de, limits.webhook);
  await isShown('/da', texts.da, limits.webhook);
  await page.goto(`${preview}/de`);
  await bar.getByText('Bearbeiten').click();
  await bar.getByRole('button', { name: 'Vorschau beenden' }).click();
  await expect(page.getByLabel('Kennwort')).toBeVisible();
});
