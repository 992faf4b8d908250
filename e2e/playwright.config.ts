import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import {
  embeddedPostgresPort,
  inboxPort,
  newsletterDatabase,
  sandboxOrigin,
  shopOrigin,
} from './support/addresses.ts';
import { browserArguments, browserPath } from './support/browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // a second try only tells a busy machine from a bug: CI names every test that needed one
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: shopOrigin,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browserPath,
      args: browserArguments,
    },
  },
  projects: [
    { name: 'wide', use: { viewport: wide } },
    { name: 'narrow', use: { viewport: narrow } },
    { name: 'wide without JavaScript', use: { viewport: wide, javaScriptEnabled: false } },
    { name: 'narrow without JavaScript', use: { viewport: narrow, javaScriptEnabled: false } },
  ],
  webServer: [
    {
      name: 'sandbox',
      command: 'node sandbox/server/main.ts',
      cwd: root,
      url: `${sandboxOrigin}/health`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        SANDBOX_PORT: new URL(sandboxOrigin).port,
        SANDBOX_DATA_DIR: `${root}.data/e2e`,
        SANDBOX_SHOP_URL: `${shopOrigin}/{lang}`,
        SANDBOX_CONTROL: '1',
        SANDBOX_INBOX_PORT: String(inboxPort),
        SANDBOX_POSTGRES_PORT: String(embeddedPostgresPort),
      },
    },
    {
      name: 'storefront',
      command: 'node storefront/server/main.ts',
      cwd: root,
      url: `${shopOrigin}/favicon.svg`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: {
        NODE_ENV: 'production',
        PORT: new URL(shopOrigin).port,
        PUBLIC_ORIGIN: shopOrigin,
        PLATFORM_URL: sandboxOrigin,
        PLATFORM_TOKEN: 'sandbox-storefront-token',
        CHECKOUT_HOSTS: new URL(sandboxOrigin).host,
        ACCOUNT_URL: `${sandboxOrigin}/account`,
        SESSION_SECRET: 'for-the-journeys-only-and-nothing-else',
        NEWSLETTER_DATABASE_URL: newsletterDatabase(),
        NEWSLETTER_SECRET: 'for-the-journeys-only-and-nothing-else',
        SMTP_URL: `smtp://localhost:${inboxPort}`,
        MAIL_FROM: 'Kaffeelotse <moin@kaffeelotse.example>',
        ADMIN_URL: sandboxOrigin,
        ADMIN_TOKEN: 'sandbox-admin-token',
      },
    },
  ],
});
