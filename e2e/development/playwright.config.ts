import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from '../support/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shopOrigin = `http://localhost:${process.env.E2E_DEVELOPMENT_PORT ?? 3120}`;

// what only a shop in development has: the page of primitives; it needs no platform
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/development',
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: shopOrigin,
    launchOptions: {
      executablePath: browserPath,
      args: browserArguments,
    },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: 'node storefront/server/main.ts --dev',
    cwd: root,
    url: `${shopOrigin}/favicon.svg`,
    reuseExistingServer: true,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: new URL(shopOrigin).port,
      PUBLIC_ORIGIN: shopOrigin,
      PLATFORM_URL: 'http://localhost:1',
      PLATFORM_TOKEN: 'none',
      CHECKOUT_HOSTS: 'localhost:1',
      EXPRESS_PAYMENT: 'wallet',
      ACCOUNT_URL: 'http://localhost:1/account',
    },
  },
});
