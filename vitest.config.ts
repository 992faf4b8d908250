import { configDefaults, defineConfig } from 'vitest/config';
import { documents } from './storefront/mdx.ts';

/** A busy machine is no reason to fail. */
const timeouts = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

// the sandbox is tested with what this storefront sends, and knows nothing else of it
process.env.CONTRACT_OPERATIONS ??= `${import.meta.dirname}/storefront/app/commerce/operations`;

export default defineConfig({
  test: {
    projects: [
      'catalogue/vitest.config.ts',
      'sandbox/vitest.config.ts',
      ...['storefront', 'shops', 'scripts', 'deploy', 'bench', 'e2e'].map((name) => ({
        plugins: [documents()],
        test: {
          name,
          root: `./${name}`,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.catalogue.test.tsx', '**/*.sandbox.test.ts'],
          // most of the time went into loading the same modules for every file
          isolate: false,
          ...timeouts,
        },
      })),
      {
        // the storefront with a sandbox in this process, and its rules over the whole demo range
        plugins: [documents()],
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'demo-catalogue',
          // as above; none of these files replaces a module
          isolate: false,
          root: '.',
          include: ['{storefront,shops}/**/*.{catalogue.test.tsx,sandbox.test.ts}'],
          globalSetup: [`${import.meta.dirname}/sandbox/testing/global-setup.ts`],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
