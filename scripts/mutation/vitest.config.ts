import { defineConfig } from 'vitest/config';
import { documents } from '../../storefront/mdx.ts';

/**
 * The tests beside the code that `npm run mutation` changes. For one folder alone its own tests are enough:
 * MUTATION_TESTS='storefront/server/webhooks/*.test.ts'.
 */
export default defineConfig({
  plugins: [documents()],
  test: {
    include: process.env.MUTATION_TESTS?.split(',') ?? [
      'storefront/app/{commerce,cart,i18n}/**/*.test.{ts,tsx}',
      'storefront/server/{cache,http,newsletter,platform,webhooks}/**/*.test.ts',
    ],
    exclude: [
      // these need the whole sandbox
      '**/*.{catalogue,sandbox}.test.*',
      // a cluster for every mutant
      '**/sentinel.test.ts',
      // the commands that copy a database
      '**/backup.test.ts',
    ],
    setupFiles: ['scripts/mutation/setup.ts'],
    // Stryker counts every statement a test passes
    testTimeout: 30_000,
  },
});
