import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { consentShopOrigin, redisPort, sandboxOrigin, shopOrigin } from './support/addresses.ts';
import { agreedBefore } from './support/agreed-before.ts';
import { browserArguments, browserPath } from './support/browser.ts';
import {
  consentShopEnvironment,
  consentShopLog,
  sandboxEnvironment,
  shopEnvironment,
  storefrontLog,
  withServices,
} from './support/environments.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
/**
 * What no journey looks at (the layout walk does), for less CPU time: no pictures (with movement 40 %), no process for
 * graphics (6 %). Fewer pixels, by a device's scale below 1, would save 13 %, but borders are whole pixels then.
 */
const withoutGraphics = [
  // the pointer's settings are Playwright's, whose argument this one replaces
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  '--in-process-gpu',
];
/**
 * `.ci/nightly`; otherwise a journey without a tag runs without scripts only if it is about buying, and one for both
 * widths on a narrow screen with scripts and on a wide one without.
 */
const inEveryVisit = process.env.E2E_EVERY_VISIT === '1';

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // a second try tells a busy machine from a bug: CI names two flaky tests at most, and fails for more
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: inEveryVisit,
  // on a busy machine a navigation takes longer than five seconds, and a journey of many pages longer than 30
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: shopOrigin,
    ...(withServices && { storageState: agreedBefore }),
    // a trace of every test would cost a third of the run
    trace: 'on-first-retry',
    ...(!inEveryVisit && { contextOptions: { reducedMotion: 'reduce' as const } }),
    launchOptions: {
      executablePath: browserPath,
      args: inEveryVisit ? browserArguments : [...browserArguments, ...withoutGraphics],
    },
  },
  projects: [
    // pages as the server sends them, without a browser
    { name: 'pages', testDir: './pages' },
    {
      name: 'wide',
      use: { viewport: wide },
      grepInvert: inEveryVisit
        ? /@narrow|@without-scripts|@wide-without-scripts/
        : /@narrow|@without-scripts|@wide-without-scripts|@both-widths/,
    },
    {
      name: 'narrow',
      use: { viewport: narrow },
      grep: /@narrow|@both-widths/,
      grepInvert: /@without-scripts/,
    },
    {
      name: 'wide without JavaScript',
      use: { viewport: wide, javaScriptEnabled: false },
      grep: /@both-widths|@wide-without-scripts/,
      grepInvert: /@with-scripts/,
    },
    {
      name: 'narrow without JavaScript',
      use: { viewport: narrow, javaScriptEnabled: false },
      ...(!inEveryVisit && { grep: /@without-scripts|(buy|cart-page|cart-order)\.spec\.ts/ }),
      grepInvert: inEveryVisit
        ? /@wide|@narrow|@with-scripts/
        : /@wide|@narrow|@with-scripts|@both-widths(?!.*@without-scripts)/,
    },
  ],
  webServer: [
    {
      name: 'sandbox',
      command: 'node catalogue/start-sandbox.ts',
      cwd: root,
      url: `${sandboxOrigin}/health`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: sandboxEnvironment,
    },
    {
      name: 'redis',
      command: `redis-server --port ${redisPort} --bind 127.0.0.1 --save ''`,
      port: redisPort,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      name: 'storefront',
      // the logs are read by tests that look for what must never be in them
      command: `mkdir -p .data && exec node storefront/server/main.ts > ${storefrontLog} 2>&1`,
      cwd: root,
      url: `${shopOrigin}/health/ready`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: shopEnvironment,
    },
    {
      name: 'storefront with services',
      command: `mkdir -p .data && exec node storefront/server/main.ts > ${consentShopLog} 2>&1`,
      cwd: root,
      url: `${consentShopOrigin}/health/ready`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: consentShopEnvironment,
    },
  ],
});
