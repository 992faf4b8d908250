import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { documents } from './storefront/mdx.ts';

/** A busy machine is no reason to fail. */
const timeouts = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

const demo = 'kaffeelotse';
const { NODE_OPTIONS = '' } = process.env;
const chosen = process.env.SHOP || demo;
// the tests of the storefront state the demo's texts and goods: they run with it, whichever shop is chosen
process.env.SHOP = demo;
process.env.NODE_OPTIONS = NODE_OPTIONS.replaceAll(/--conditions=shop-\S+/g, '');

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
          exclude: [
            ...configDefaults.exclude,
            '**/*.catalogue.test.tsx',
            '**/*.sandbox.test.ts',
            ...(name === 'shops' ? ['own/**'] : []),
          ],
          // most of the time went into loading the same modules for every file
          isolate: false,
          ...timeouts,
        },
      })),
      ...(chosen === 'own' ? [ownShop()] : []),
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
          // expects the demo's texts, which the doctor reads from the build: that of the chosen shop
          exclude: [
            ...configDefaults.exclude,
            ...(chosen === demo ? [] : ['storefront/server/doctor/doctor.sandbox.test.ts']),
          ],
          globalSetup: [`${import.meta.dirname}/sandbox/testing/global-setup.ts`],
          testTimeout: 300_000,
        },
      },
    ],
  },
});

/** What the chosen shop promises, with its own texts. */
function ownShop() {
  return {
    plugins: [documents()],
    ssr: { resolve: { conditions: ['shop-own', ...defaultServerConditions] } },
    test: {
      name: 'own',
      root: './shops/own',
      include: ['**/*.test.{ts,tsx}'],
      env: { SHOP: 'own' },
      ...timeouts,
    },
  };
}
