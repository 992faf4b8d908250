import { setTimeout } from 'node:timers/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { applicationStarted } from './scripts-at-work.ts';

/** `E2E_SCRIPT_DELAY` (ms) delays every script file: finds tests that act before the page's scripts listen. */
const scriptDelay = Number(process.env.E2E_SCRIPT_DELAY ?? 0);

/**
 * Every journey keeps the pages' policy; the browser itself tells what does not. With scripts a page is opened when its
 * application handles events, unless the journey says what to wait for.
 */
export const test = base.extend<{ violations: string[] }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) openWhenStarted(page);
    await use(page);
  },
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        const isEnforced =
          /Content Security Policy/.test(text) && !text.startsWith('[Report Only]');
        if (isEnforced) violations.push(text);
      });
      if (scriptDelay > 0) {
        await context.route(/\/assets\/.*\.js$/, async (route) => {
          await setTimeout(scriptDelay);
          await route.continue();
        });
      }
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

function openWhenStarted(page: Page) {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await applicationStarted(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await applicationStarted(page);
    return response;
  };
}

export { expect };
