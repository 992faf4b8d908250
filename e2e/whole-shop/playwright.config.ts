import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from '../support/browser.ts';
import { command, environment, isDev, preview, previewEnvironment, shop } from './addresses.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// npm run stack, or npm run dev with WHOLE_SHOP=dev, as a developer starts it
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/whole-shop',
  workers: 1,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // in development a first visit compiles what it loads
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    baseURL: shop,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: browserPath,
      args: browserArguments,
    },
  },
  webServer: [
    {
      command,
      cwd: root,
      url: `${shop}/de`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: environment,
    },
    ...(isDev
      ? []
      : [
          {
            command: 'node storefront/server/main.ts',
            cwd: root,
            url: `${preview}/health/live`,
            env: previewEnvironment,
          },
        ]),
  ],
});
