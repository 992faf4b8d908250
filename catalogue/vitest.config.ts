import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'catalogue',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Most files build the whole catalogue; sharing the loaded modules saves most of the time.
    isolate: false,
    // Building the range takes seconds, and longer on a busy machine.
    testTimeout: 60_000,
  },
});
