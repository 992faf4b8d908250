import type { Page } from '@playwright/test';
import { applicationReady } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const pages = { home: '/de', listing: '/de/c/kaffee', cart: '/de/cart' };

/** When each script file was asked for, in milliseconds after the load event. */
function scriptStarts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    const loaded = document instanceof PerformanceNavigationTiming ? document.loadEventStart : 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime - loaded);
  });
}

for (const [name, path] of Object.entries(pages)) {
  test(
    `${name}: no script file is asked for before the load event`,
    only.wide,
    async ({ page }) => {
      await page.goto(path);
      await applicationReady(page);
      const starts = await scriptStarts(page);
      expect(starts.length).toBeGreaterThan(3);
      expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
    },
  );
}

test('the data for prices and dates is read on another thread', only.wide, async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await page.goto('/de');
  expect((await worker).url()).toMatch(/\/assets\/locale-data-worker-.*\.js$/);
  await applicationReady(page);
});

test('with Save-Data the first interaction starts the application', only.wide, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/de', { waitUntil: 'load' });
  // idle callbacks run in their order; without a timeout, never where no frame is drawn
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
  expect(await scriptStarts(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await applicationReady(page);
});
