import { defineConfig } from 'vitest/config';

/** The tests beside the code that `npm run mutation` changes. */
export default defineConfig({
  test: {
    include: [
      'storefront/app/{commerce,cart,i18n}/**/*.test.{ts,tsx}',
      'storefront/server/http/**/*.test.ts',
    ],
    // these need the whole sandbox
    exclude: ['**/*.catalogue.test.*'],
    setupFiles: ['scripts/mutation/setup.ts'],
    // Stryker counts every statement a test passes
    testTimeout: 30_000,
  },
});
