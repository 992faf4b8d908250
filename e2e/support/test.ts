import { test as base, expect } from '@playwright/test';

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
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
