export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  mutate: [
    'storefront/app/{commerce,cart,i18n}/**/*.ts',
    'storefront/server/{cache,http,newsletter,platform,webhooks}/**/*.ts',
    '!**/testing/**',
    // plain SQL and commands
    '!storefront/server/newsletter/{migrations,commands}/**',
    '!**/*.test.ts',
    // made by codegen
    '!**/generated.ts',
    // plain data for tests
    '!**/*-examples.ts',
    // plain texts, which only their translations could be compared with
    '!storefront/app/i18n/messages/**',
  ],
  ignorePatterns: [
    '.ci',
    '.data',
    'artwork',
    'bench',
    'deploy',
    'docs',
    'e2e',
    'edge',
    'sandbox',
    // read by the tests of operations, of the demo's equipment, of route spellings and of the newsletter
    '!sandbox/schema',
    '!sandbox/catalogue-format',
    '!sandbox/database',
    '!edge/routes.vcl',
    'storefront/build',
    'storefront/.react-router',
  ],
  // none: Stryker rewrites it with functions that TypeScript has no longer, and no test needs it
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  thresholds: { high: 90, low: 80, break: 80 },
  incremental: true,
  incrementalFile: '.data/mutation/incremental.json',
  tempDirName: '.data/mutation/sandbox',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: '.data/mutation/report.json' },
  htmlReporter: { fileName: '.data/mutation/report.html' },
};
