const capabilities = [
  'home',
  'brands',
  'collection',
  'product',
  'search',
  'cart',
  'editorial',
  'newsletter',
  'consent',
  'seo',
].map((name) => `storefront/app/${name}`);

const sharedRooms = [
  'storefront/app/ui',
  'storefront/app/i18n',
  'storefront/app/commerce',
  'storefront/app/merchandise',
  'storefront/app/analytics',
  'storefront/app/shell',
  'storefront/content',
];

/**
 * The rooms of the house and the rooms each may import from. A room is named by its folder, or by a file where one
 * file is a room of its own; the longest name that fits wins. Imports within a room are free, tests may import anything.
 */
export const rooms: Record<string, readonly string[]> = {
  'storefront/app/ui': [],
  // every primitive in every state, in development only
  'storefront/app/ui-gallery': ['storefront/app/ui'],
  'storefront/app/i18n': [],
  'storefront/app/commerce': ['storefront/app/i18n'],
  'storefront/content': ['storefront/app/i18n', 'storefront/app/commerce', 'storefront/app/ui'],
  // what pages and servers may tell of errors and of loading, and how it is told
  'storefront/telemetry': [],
  'storefront/app/shell': [
    'storefront/telemetry',
    'storefront/app/ui',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/content',
  ],
  // what is measured, and told only with consent
  'storefront/app/analytics': ['storefront/app/shell', 'storefront/app/commerce'],
  'storefront/app/merchandise': [
    'storefront/app/ui',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/app/analytics',
  ],
  ...roomsOfCapabilities(),
  'storefront/app/newsletter': [...sharedRooms, 'storefront/app/mailbox.ts'],
  'storefront/app/context.ts': [
    'storefront/telemetry',
    'storefront/app/commerce',
    'storefront/app/i18n',
    'storefront/app/newsletter',
    'storefront/app/consent',
  ],
  'storefront/app/cache-policy.ts': ['storefront/app/commerce'],
  'storefront/app/inline-scripts.ts': [],
  'storefront/app/render-queue.ts': [],
  // every address with its access, query and limit: router, server and edge follow it
  'storefront/app/route-table.ts': ['storefront/telemetry'],
  'storefront/app/routes.ts': ['storefront/app/route-table.ts'],
  // which addresses reach one mailbox: for limits and for vouchers
  'storefront/app/mailbox.ts': [],
  'storefront/app/routes': [
    'storefront/app/ui-gallery',
    ...capabilities,
    'storefront/app/merchandise',
    'storefront/app/shell',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/app/context.ts',
    'storefront/app/cache-policy.ts',
    'storefront/content',
  ],
  'storefront/app/root.tsx': [
    'storefront/app/shell',
    'storefront/app/ui',
    'storefront/app/i18n',
    'storefront/app/context.ts',
    'storefront/app/cache-policy.ts',
  ],
  'storefront/app/entry.server.tsx': [
    'storefront/telemetry',
    'storefront/app/shell',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/app/newsletter',
    'storefront/app/context.ts',
    'storefront/app/cache-policy.ts',
    'storefront/app/inline-scripts.ts',
    'storefront/app/render-queue.ts',
    'storefront/content',
  ],
  'storefront/app/entry.client.tsx': [
    'storefront/telemetry',
    'storefront/app/i18n',
    'storefront/app/shell',
    'storefront/content',
  ],
  'storefront/app': [],
  // pages without a server, and the texts the specification fixes: for tests
  'storefront/testing': [
    'storefront/app',
    'storefront/app/routes.ts',
    'storefront/app/routes',
    'storefront/app/context.ts',
    'storefront/app/commerce',
    'storefront/app/i18n',
    'storefront/content',
  ],
  'storefront/server': [
    'storefront/app/entry.server.tsx',
    'storefront/app/route-table.ts',
    'storefront/app/mailbox.ts',
    'storefront/telemetry',
    'storefront/server/config',
  ],
  'storefront/server/config': [],
  storefront: [],
  // what a catalogue directory holds: all that the sandbox and the demo catalogue share
  'sandbox/catalogue-format': [],
  sandbox: ['sandbox/catalogue-format'],
  catalogue: ['sandbox/catalogue-format'],
  // starts the sandbox with the demo catalogue in one process
  'catalogue/start-sandbox.ts': ['catalogue', 'sandbox'],
  // measures the pictures with the sandbox's own encoder
  'catalogue/bench': ['catalogue', 'sandbox'],
  artwork: ['catalogue', 'sandbox/catalogue-format', 'storefront/content'],
  // the stack starts what the sandbox stores its data in
  deploy: ['sandbox'],
  // the journeys run on the sandbox, with the settings it gives a storefront
  e2e: ['storefront/app/i18n', 'storefront/content', 'storefront/testing', 'sandbox'],
  // claims as commands: measures the shop in a real browser, starts its parts and breaks them
  bench: [
    'deploy',
    'e2e',
    'storefront/app/i18n',
    'storefront/app/commerce',
    'storefront/content',
    'storefront/server',
    'sandbox',
  ],
  scripts: [
    'storefront/app/i18n',
    'storefront/app/ui',
    'storefront/app/commerce',
    'storefront/content',
    'storefront/app/route-table.ts',
    // for the reference of its settings
    'storefront/server/config',
    'catalogue',
    'sandbox',
  ],
};

/** Capabilities know the shared rooms, never each other. */
function roomsOfCapabilities(): Record<string, readonly string[]> {
  return Object.fromEntries(capabilities.map((room) => [room, sharedRooms]));
}
