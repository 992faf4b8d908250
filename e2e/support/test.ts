import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';

/** `E2E_SCRIPT_DELAY` (ms) delays every script file: finds tests that act before the page's scripts listen. */
const scriptDelay = Number(process.env.E2E_SCRIPT_DELAY ?? 0);

/** Every journey keeps the pages' policy; the browser itself tells what does not. */
export const test = base.extend<{ violations: string[] }>({
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

export { expect };
