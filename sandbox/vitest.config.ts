import { defineConfig } from 'vitest/config';

export default defineConfig({
  // mercurius loads graphql as CommonJS; a second copy as a module would refuse its schema.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'sandbox',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['testing/global-setup.ts'],
    // Each file has its own database; sharing the loaded modules saves most of the time.
    isolate: false,
    // a busy machine is no reason to fail
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
