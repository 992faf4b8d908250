const features = [
  'home',
  'brands',
  'collection',
  'product',
  'compare',
  'search',
  'cart',
  'account',
  'editorial',
  'newsletter',
  'restock',
  'declarations',
  'consent',
  'seo',
].map((name) => `storefront/app/${name}`);

const shared = [
  'shops',
  'storefront/app/shop-model',
  'storefront/app/ui',
  'storefront/app/i18n',
  'storefront/app/commerce',
  'storefront/app/merchandise',
  'storefront/app/analytics',
  'storefront/app/shell',
  'storefront/content',
];

/** What answers a request needs beside features. */
const request = [
  'storefront/app/context.ts',
  'storefront/app/cache-policy.ts',
  'storefront/app/send-html.server.tsx',
];

/**
 * The modules of the repository and the modules each may import from. A module is a folder, or a file where one
 * file is a module of its own; the longest matching path wins. Imports within a module are free, tests may import
 * anything. Descriptions are in module-descriptions.ts, and `npm run generate architecture` lists the modules in docs/architecture.md.
 */
export const allowedImports: Record<string, readonly string[]> = {
  'storefront/app/ui': [],
  'storefront/app/ui-gallery': ['storefront/app/ui'],
  // what the server and the build do for a late start
  'storefront/app/framework': ['storefront/app/starter'],
  // bundled apart, as the inline script of every page
  'storefront/app/starter': ['storefront/app/ui'],
  // types that a shop's files have to meet
  'storefront/app/shop-model': [
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/telemetry',
    // types of what modules add to
    'storefront/app/merchandise',
    'storefront/app/compare',
    'storefront/app/editorial',
    'storefront/content',
  ],
  // its own texts and values, on types and formats of the storefront
  shops: [
    // the modules that a shop lists
    'storefront/app/coffee',
    'storefront/app/shop-model',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/app/ui',
    'storefront/content',
  ],
  'storefront/app/i18n': ['shops', 'storefront/app/shop-model', 'storefront/app/framework'],
  'storefront/app/commerce': ['shops', 'storefront/app/shop-model', 'storefront/app/i18n'],
  'storefront/content': [
    'shops',
    'storefront/app/shop-model',
    'storefront/app/framework',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/app/ui',
  ],
  // what pages and servers may tell of errors and of loading, and how it is told
  'storefront/telemetry': [],
  'storefront/app/shell': [
    'shops',
    'storefront/app/shop-model',
    'storefront/telemetry',
    'storefront/app/ui',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/content',
  ],
  'storefront/app/analytics': [
    'shops',
    'storefront/telemetry',
    'storefront/app/shell',
    'storefront/app/commerce',
  ],
  'storefront/app/merchandise': [
    'shops',
    'storefront/app/ui',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/app/analytics',
  ],
  ...featureModules(),
  // a trade, as a module of shops that list it
  'storefront/app/coffee': [
    ...shared,
    ...request,
    'storefront/app/home',
    'storefront/app/collection',
    'storefront/app/compare',
    'storefront/app/editorial',
    'storefront/app/loaders',
  ],
  'storefront/app/account': [...shared, 'storefront/app/account/documents.ts'],
  'storefront/app/cart': [...shared, 'storefront/app/sealer.ts'],
  'storefront/app/account/documents.ts': [],
  'storefront/app/mail': ['shops', 'storefront/app/i18n', 'storefront/app/commerce'],
  'storefront/app/newsletter': [...shared, 'storefront/app/mail', 'storefront/app/mailbox.ts'],
  'storefront/app/restock': [...shared, 'storefront/app/mail', 'storefront/app/mailbox.ts'],
  // documents of several routes are sent in one way
  'storefront/app/editorial': [...shared, 'storefront/app/send-html.server.tsx'],
  // a sold-out variant has the restock form in place of its button
  'storefront/app/product': [...shared, 'storefront/app/restock'],
  'storefront/app/declarations': [...shared, 'storefront/app/mail', 'storefront/app/mailbox.ts'],
  // what editors publish on the platform
  'storefront/app/content-source': [
    'shops',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/app/seo',
    'storefront/content',
  ],
  // what editors see of drafts
  'storefront/app/preview': ['shops', 'storefront/app/i18n', 'storefront/app/content-source'],
  'storefront/app/context.ts': [
    'storefront/app/content-source',
    'storefront/content',
    'storefront/telemetry',
    'storefront/app/commerce',
    'storefront/app/i18n',
    'storefront/app/account',
    'storefront/app/newsletter',
    'storefront/app/restock',
    'storefront/app/declarations',
    'storefront/app/consent',
    'storefront/app/sealer.ts',
  ],
  'storefront/app/cache-policy.ts': ['storefront/app/commerce'],
  'storefront/app/render-queue.ts': [],
  'storefront/app/site-settings.ts': ['storefront/app/context.ts', 'storefront/app/shell'],
  'storefront/app/send-html.server.tsx': [
    'shops',
    'storefront/app/site-settings.ts',
    'storefront/app/shell',
    'storefront/app/i18n',
    'storefront/app/context.ts',
    'storefront/content',
  ],
  'storefront/app/shop-handler.ts': [
    'storefront/app/account',
    'storefront/app/content-source',
    'shops',
    'storefront/app/commerce',
    'storefront/app/i18n',
    'storefront/app/context.ts',
    'storefront/app/cache-policy.ts',
    'storefront/app/sealer.ts',
  ],
  'storefront/app/server-parts.server.tsx': [
    'storefront/app/newsletter',
    'storefront/app/search',
    'storefront/app/shell',
    'storefront/app/ui',
  ],
  'storefront/app/server-api.ts': [
    'storefront/app/account',
    'storefront/app/content-source',
    'storefront/app/i18n',
    'storefront/app/shop-model',
    'storefront/app/preview',
    'shops',
    'storefront/app/commerce',
    'storefront/app/newsletter',
    'storefront/app/restock',
    'storefront/app/declarations',
    'storefront/app/context.ts',
    'storefront/app/cache-policy.ts',
    'storefront/app/shop-handler.ts',
  ],
  'storefront/app/route-table.ts': ['shops', 'storefront/app/shop-model'],
  'storefront/app/routes.ts': ['storefront/app/route-table.ts', 'storefront/app/shop-model'],
  'storefront/app/mailbox.ts': [],
  'storefront/app/sealer.ts': [],
  'storefront/app/loaders': [
    ...features,
    ...shared,
    ...request,
    'storefront/app/content-source',
    'storefront/app/route-table.ts',
    'storefront/app/sealer.ts',
  ],
  'storefront/app/routes': [
    'storefront/app/ui-gallery',
    'storefront/app/loaders',
    'storefront/app/preview',
    ...features,
    ...shared,
    ...request,
  ],
  'storefront/app/root.tsx': [
    'shops',
    'storefront/app/site-settings.ts',
    'storefront/app/framework',
    'storefront/app/starter',
    'storefront/app/shell',
    'storefront/app/ui',
    'storefront/app/i18n',
    'storefront/app/context.ts',
    'storefront/app/cache-policy.ts',
  ],
  'storefront/app/entry.server.tsx': [
    'storefront/app/preview',
    'storefront/app/server-parts.server.tsx',
    'shops',
    'storefront/app/shell',
    'storefront/app/ui',
    'storefront/app/i18n',
    'storefront/app/search',
    'storefront/app/context.ts',
    'storefront/app/server-api.ts',
    'storefront/app/shop-handler.ts',
    'storefront/app/framework',
    'storefront/app/render-queue.ts',
    'storefront/content',
  ],
  'storefront/app/entry.client.tsx': [
    'storefront/app/framework',
    'storefront/app/starter',
    'storefront/telemetry',
    'storefront/app/i18n',
    'storefront/app/shell',
    'storefront/content',
  ],
  'storefront/app': [],
  'storefront/testing': [
    'shops',
    'storefront/app',
    'storefront/app/routes.ts',
    'storefront/app/routes',
    'storefront/app/coffee',
    'storefront/app/loaders',
    'storefront/app/context.ts',
    'storefront/app/server-parts.server.tsx',
    'storefront/app/shell',
    'storefront/app/ui',
    'storefront/app/commerce',
    'storefront/app/i18n',
    'storefront/content',
  ],
  'storefront/server': [
    // languages, for the commands
    'shops',
    'storefront/app/entry.server.tsx',
    'storefront/app/route-table.ts',
    'storefront/app/shop-model',
    'storefront/app/mailbox.ts',
    'storefront/app/sealer.ts',
    'storefront/shop-folder.ts',
    'storefront/telemetry',
    'storefront/server/config',
    'storefront/server/admin/documents.ts',
    'storefront/server/platform/documents.ts',
  ],
  'storefront/server/config': [],
  'storefront/server/admin/documents.ts': [],
  'storefront/server/platform/documents.ts': [],
  'storefront/shop-folder.ts': [],
  storefront: ['storefront/shop-folder.ts'],
  // what a catalogue directory holds: all that the sandbox and the demo catalogue share
  'sandbox/catalogue-format': [],
  sandbox: ['sandbox/catalogue-format'],
  // the demo's platform has the shipping rates, legal texts and formats of its shop
  catalogue: [
    'sandbox/catalogue-format',
    'shops',
    'storefront/app/shop-model',
    'storefront/app/i18n',
    'storefront/content',
  ],
  // starts the sandbox with the demo catalogue in one process
  'catalogue/start-sandbox.ts': ['catalogue', 'sandbox'],
  // measures the pictures with the sandbox's own encoder
  'catalogue/bench': ['catalogue', 'sandbox'],
  artwork: ['catalogue', 'sandbox/catalogue-format', 'shops'],
  // the stack starts what the sandbox stores its data in
  deploy: ['shops', 'sandbox'],
  // browser tests start the sandbox with the settings it exports for a storefront
  e2e: [
    'shops',
    'storefront/shop-folder.ts',
    'storefront/app/i18n',
    'storefront/content',
    'storefront/testing',
    'sandbox',
    // the rehearsal runs on the whole stack
    'deploy',
    // installs what few commands need
    'scripts/tools',
  ],
  bench: [
    'shops',
    'deploy',
    'e2e',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/app/declarations',
    'storefront/app/newsletter',
    'storefront/app/restock',
    // the event after which a page is measured
    'storefront/app/ui',
    'storefront/content',
    'storefront/server',
    'storefront/server/admin/documents.ts',
    'storefront/telemetry',
    'storefront/testing',
    'catalogue',
    'sandbox',
    // the rules of the law, on rendered pages
    'scripts',
    'scripts/tools',
  ],
  'scripts/tools': [],
  scripts: [
    'scripts/tools',
    'shops',
    'storefront/shop-folder.ts',
    'storefront/app/i18n',
    'storefront/app/ui',
    'storefront/app/commerce',
    'storefront/content',
    'storefront/app/route-table.ts',
    'storefront/app/shop-model',
    // for docs/configuration.md
    'storefront/server/config',
    // operations to validate
    'storefront/app/account/documents.ts',
    'storefront/server/admin/documents.ts',
    'storefront/server/platform/documents.ts',
    // content push and pull
    'storefront/server',
    'catalogue',
    'sandbox',
    // the goods in a shop's folder
    'sandbox/catalogue-format',
  ],
};

/** Features import the shared modules, never each other. */
function featureModules(): Record<string, readonly string[]> {
  return Object.fromEntries(features.map((feature) => [feature, shared]));
}

/** The folders of commerce: each may import those before it. */
export const commerceSubjects = [
  'platform',
  'operations',
  'price',
  'markets',
  'product',
  'reviews',
  'collection',
  'search',
  'shipping',
  'cart',
  'catalogue',
] as const;
