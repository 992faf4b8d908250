import type { Page } from '@playwright/test';
import { follow } from '../support/follow.ts';
import { screensIn } from '../support/screens.ts';
import { applicationReady } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// pages of one kind have a stylesheet of their own beside that of all pages

const screens = screensIn('de');
const visited = [
  'collection',
  'product-coffee',
  'brands',
  'compare-coffees',
  'cart-empty',
  'tutorial',
  'home',
];

/** What a page's document is called and which stylesheets it links. */
async function readDocument(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const links = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  return {
    title: /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
    // React Router marks those that are imported on demand, too, with a fragment
    stylesheets: links.map((link) => /href="([^"#]*)/.exec(link)?.[1] ?? ''),
  };
}

/** Records stylesheets that are not loaded while the page with that title is shown. */
async function watchStyles(
  page: Page,
  { title, stylesheets }: Awaited<ReturnType<typeof readDocument>>,
) {
  await page.evaluate(
    ([name, expected]) => {
      const record = { seen: 0, missing: new Set<string>() };
      Reflect.set(window, 'styles', record);
      new MutationObserver(() => {
        if (document.title !== name) return;
        record.seen += 1;
        const loaded = [...document.styleSheets].map(({ href }) => href && new URL(href).pathname);
        for (const each of expected) if (!loaded.includes(each)) record.missing.add(each);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [title, stylesheets] as const,
  );
  return () =>
    page.evaluate(() => {
      const { seen, missing }: { seen: number; missing: Set<string> } = Reflect.get(
        window,
        'styles',
      );
      return { isSeen: seen > 0, missing: [...missing] };
    });
}

test(
  'what is loaded on demand brings no second copy of every page’s styles',
  only.wide,
  async ({ page }) => {
    const { 'product-coffee': product = '' } = screens;
    await page.goto(product);
    const sheets = () =>
      page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')?.replace(/^http:..[^/]*|#$/g, '')),
        );
    const [ofEveryPage, ...others] = await sheets();
    await page.getByRole('link', { name: 'Bild vergrößern' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const loaded = await sheets();
    expect(loaded.length).toBeGreaterThan(others.length + 1);
    expect(loaded.filter((sheet) => sheet === ofEveryPage)).toHaveLength(1);
  },
);

test('no page is shown before its stylesheet is loaded', only.wide, async ({ page }) => {
  await page.goto(screens.newsletter ?? '');
  await applicationReady(page);
  const document = await page.evaluate(() => performance.timeOrigin);
  for (const screen of visited) {
    const path = screens[screen] ?? '';
    const next = await readDocument(page, path);
    expect(next.stylesheets.length, screen).toBeLessThanOrEqual(3);
    const styles = await watchStyles(page, next);
    // the stylesheet arrives after everything else of the page
    const data = page.waitForResponse((response) => response.url().includes('.data'));
    await page.route('**/*.css', async (route) => {
      await data;
      await route.continue();
    });
    await follow(page, path);
    await expect(page, screen).toHaveTitle(next.title);
    expect(await styles(), screen).toEqual({ isSeen: true, missing: [] });
    await page.unroute('**/*.css');
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
});

test('a stylesheet that fails to load is requested again', only.wide, async ({ page }) => {
  await page.goto(screens.home ?? '');
  await applicationReady(page);
  const path = screens['product-coffee'] ?? '';
  const { title, stylesheets } = await readDocument(page, path);
  const [, own = ''] = stylesheets;
  let requests = 0;
  await page.route(`**${own}`, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await follow(page, path);
  await expect(page).toHaveTitle(title);
  await expect(page.locator(`link[rel=stylesheet][href^="${own}"]`)).toHaveJSProperty(
    'sheet.disabled',
    false,
  );
  expect(requests).toBe(2);
});
