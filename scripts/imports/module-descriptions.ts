const feature = 'one feature each: screens, components, styles and tests';

/** What each module of allowed-imports.ts is for: a column of the table in docs/architecture.md. */
export const moduleDescriptions: Record<string, string> = {
  'storefront/app/ui': 'design system: tokens and primitives; knows no commerce, language or route',
  'storefront/app/ui-gallery': 'every primitive in every state, in development only',
  'storefront/app/framework':
    'what the server and the build do so that the application starts late and in few files',
  'storefront/app/starter':
    'the inline script of every page: starts the application late, opens dialogs before that and holds other early events',
  'storefront/app/shop-model': 'the types of a shop’s configuration, languages and terms',
  shops:
    'one folder a shop: configuration, languages, terms, theme, content, pictures ([make-it-yours.md](make-it-yours.md))',
  'storefront/app/i18n': 'languages, messages, formats, URLs',
  'storefront/app/commerce':
    'money, products, collections and carts as our own types and pure functions; GraphQL operations; a folder a subject; no React',
  'storefront/content':
    'the types of menus, home page and documents, and how they are read ([content.md](content.md))',
  'storefront/telemetry': 'what error reports and web vitals contain, and what is redacted',
  'storefront/app/shell': 'page frame: header, navigation, footer, document head',
  'storefront/app/analytics': 'analytics events, and the queue that holds them until consent',
  'storefront/app/merchandise':
    'how a product is shown outside its own page: card, price, grid, variant chooser',
  'storefront/app/home': feature,
  'storefront/app/brands': feature,
  'storefront/app/collection': feature,
  'storefront/app/product': feature,
  'storefront/app/compare': feature,
  'storefront/app/search': feature,
  'storefront/app/cart': feature,
  'storefront/app/account':
    'the customer’s own pages: orders, order again, subscriptions, addresses ([accounts.md](accounts.md))',
  'storefront/app/account/documents.ts': 'operations of the Customer Account API',
  'storefront/app/editorial': feature,
  'storefront/app/consent': feature,
  'storefront/app/seo': feature,
  'storefront/app/coffee': 'the coffee trade, for shops that sell it',
  'storefront/app/newsletter': 'newsletter forms, pages and mail templates',
  'storefront/app/restock': 'mails about sold-out variants: form, page and mail templates',
  'storefront/app/declarations':
    'withdrawal from and cancellation of contracts: forms, receipts and mail templates',
  'storefront/app/mail': 'the layout of all mails',
  'storefront/app/preview':
    'drafts for editors: bar, edit links and passphrase, on the server only ([content.md](content.md))',
  'storefront/app/content-source':
    'content that editors publish on the platform, else that of the files ([content.md](content.md))',
  'storefront/app/context.ts':
    'what the server provides to loaders: the types of the request context',
  'storefront/app/cache-policy.ts': 'cache lifetimes and purge tags',
  'storefront/app/site-settings.ts': 'what all pages know about the shop, from its settings',
  'storefront/app/send-html.server.tsx': 'renders the parts of a page that only the server has',
  'storefront/app/server-parts.server.tsx':
    'the parts of the page frame that only the server renders',
  'storefront/app/shop-handler.ts':
    'what answers a request: catalogue, carts and caches put together',
  'storefront/app/server-api.ts':
    'all that the server imports of the application, through its entry',
  'storefront/app/render-queue.ts': 'limits how many pages are rendered at the same time',
  'storefront/app/route-table.ts':
    'every URL with its access, query parameters and rate limit; router, server and edge follow it',
  'storefront/app/routes.ts': 'the route table in the form that React Router reads',
  'storefront/app/mailbox.ts':
    'which e-mail addresses reach the same mailbox, for limits and vouchers',
  'storefront/app/sealer.ts': 'authenticated encryption of what a cookie or Redis keeps',
  'storefront/app/loaders': 'what several loaders and actions of routes share',
  'storefront/app/routes': 'one thin module per URL',
  'storefront/app/root.tsx': 'the document around every page',
  'storefront/app/entry.server.tsx': 'server entry: renders documents',
  'storefront/app/entry.client.tsx': 'browser entry: loads the texts of the language and hydrates',
  'storefront/app': 'stylesheets and other files next to the folders above',
  'storefront/testing':
    'for tests: pages rendered without a server, the texts that the specification fixes',
  'storefront/server': 'the Node process, see below',
  'storefront/server/config': 'the schema of the environment variables, and its documentation',
  'storefront/server/admin/documents.ts': 'operations of the Admin API',
  'storefront/server/platform/documents.ts': 'operations of the start-up check and the doctor',
  'storefront/shop-folder.ts': 'which shop is built and tested',
  storefront: 'build configuration',
  'sandbox/catalogue-format':
    'what a catalogue directory contains, as schemas ([catalogue-format.md](../sandbox/catalogue-format/README.md))',
  sandbox: 'the local platform; knows nothing of the storefront, loads any catalogue directory',
  catalogue: 'the demo shop’s products, texts, reviews and pictures, and their generators',
  'catalogue/start-sandbox.ts': 'starts the sandbox with the demo catalogue in one process',
  'catalogue/bench': 'CPU time of made pictures, with the sandbox’s own encoder',
  artwork: 'how the product images are made',
  deploy: 'the production topology on one machine, container images, Kubernetes manifests',
  e2e: 'browser tests on the sandbox',
  bench: 'measurements of speed, load and failures that fail below their target',
  'scripts/tools':
    'packages that few commands need, installed by them: each has a lock file of its own',
  scripts: 'development and the checks of `npm run check`',
};
