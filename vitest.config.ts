import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'sandbox/vitest.config.ts',
      ...['storefront', 'scripts', 'bench'].map((name) => ({
        test: { name, root: `./${name}`, include: ['**/*.test.{ts,tsx}'] },
      })),
    ],
  },
});
