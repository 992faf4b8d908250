import { defineConfig } from 'vitest/config';
import { documents } from './storefront/mdx.ts';

export default defineConfig({
  test: {
    projects: [
      'sandbox/vitest.config.ts',
      ...['storefront', 'scripts'].map((name) => ({
        plugins: [documents()],
        test: { name, root: `./${name}`, include: ['**/*.test.{ts,tsx}'] },
      })),
    ],
  },
});
