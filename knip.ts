import type { KnipConfig } from 'knip';
import { groups } from './scripts/tasks/groups.ts';

/** The scripts that `npm run check`, `e2e`, `bench` and so on start, of one folder. */
const startedIn = (folder: string) =>
  Object.values(groups)
    .flatMap((tasks) => Object.values(tasks))
    .flatMap(({ command }) => [...command.matchAll(/node (\w+)\/(\S+\.ts)/g)])
    .flatMap(([, found, file = '']) => (found === folder ? [file] : []));

export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        ...['scripts', 'bench'].flatMap((folder) =>
          startedIn(folder).map((file) => `${folder}/${file}`),
        ),
        'scripts/ci/*.mjs',
        'scripts/tasks/static-checks.ts',
        'bench/{peers/{walk,walk-template,serve-worker},server/check,starter/marks}.ts',
      ],
      project: ['{scripts,deploy,bench}/**/*.{ts,tsx}'],
      vitest: ['vitest.config.ts', 'scripts/mutation/vitest.config.ts'],
      // measured inside a node
      ignoreDependencies: ['react-dom'],
      // Debian's, of the edge
      ignoreBinaries: ['hunspell', 'varnishstat'],
    },
    storefront: {
      entry: [
        'app/entry.{client,server}.tsx',
        'app/{routes,*/routes}/*.{ts,tsx}',
        // listed by shops that have the module and the language
        'app/*/messages/*/*.ts',
        'server/newsletter/commands/{export,erase,subscribers}.ts',
        'server/newsletter/migrations/*.ts',
        '**/*.catalogue.test.tsx',
      ],
      project: ['{app,server,content,telemetry,testing}/**/*.{ts,tsx}', '{mdx,shop-folder}.ts'],
      // read by a stylesheet, and needed by the framework's plugin
      ignoreDependencies: [
        '@fontsource-variable/schibsted-grotesk',
        '@react-router/node',
        '@types/smtp-server',
      ],
      // Debian's, started by the tests
      ignoreBinaries: ['redis-server', 'varnishd'],
      // the framework writes these types beside its own build
      ignoreUnresolved: [/\+types\//],
    },
    'shops/*': {
      // found by the storefront as #shop, which has no fixed target
      entry: ['**/*.{ts,tsx}'],
      project: ['**/*.{ts,tsx}'],
    },
    catalogue: {
      entry: ['bench/*.ts', '{generate,start-sandbox}.ts', 'pictures/picture-renderer.ts'],
      project: ['**/*.ts'],
    },
    sandbox: {
      entry: [
        ...startedIn('sandbox'),
        'bench/*.ts',
        'database/migrations/*.ts',
        'testing/plain-picture-renderer.ts',
        'package/{build,cli,index,vitest,playwright}.ts',
      ],
      project: ['**/*.ts', '!examples/with-*/**'],
      // started by e2e/sandbox-package, and by a test in another process
      ignoreDependencies: [
        '@types/smtp-server',
        '@shopify/storefront-api-client',
        '@shopify/admin-api-client',
      ],
    },
    artwork: {
      entry: ['*.ts', 'derive/*.ts'],
      project: ['**/*.ts'],
    },
    e2e: {
      entry: [
        '**/*.spec.ts',
        '**/playwright.config.ts',
        'shots/*.ts',
        'sandbox-package/*.ts',
        ...startedIn('e2e'),
      ],
      project: ['**/*.ts'],
    },
  },
} satisfies KnipConfig;
