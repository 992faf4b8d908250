import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['storefront', 'sandbox', 'scripts'].map((name) => ({
      test: { name, root: `./${name}`, include: ['**/*.test.{ts,tsx}'] },
    })),
  },
});
