import type { KnipConfig } from 'knip';

export default {
  ignoreBinaries: ['git', 'tar'],
  workspaces: {
    '.': { entry: ['scripts/*.ts', 'scripts/*/{check,codegen}.ts'], project: ['scripts/**/*.ts'] },
    storefront: {
      entry: ['server/main.ts', 'app/entry.{client,server}.tsx', 'app/routes/*.{ts,tsx}'],
      project: ['{app,server,content}/**/*.{ts,tsx}'],
      ignore: ['app/commerce/operations/generated.ts'],
    },
    sandbox: { entry: ['server/main.ts', '**/*.test.ts'], project: ['**/*.ts'] },
    e2e: { entry: ['**/*.spec.ts'], project: ['**/*.ts'] },
  },
} satisfies KnipConfig;
