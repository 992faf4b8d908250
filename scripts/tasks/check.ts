import type { Tasks } from './task.ts';

/** Everything that reads only the repository: `npm run check static` runs these, the longest first. */
export const staticChecks = {
  types: {
    about: 'TypeScript in every workspace',
    command: [
      // the routes' types follow the shop: those without the demo's modules first; a chosen shop's condition would win
      'unset NODE_OPTIONS && SHOP=starter npm run typegen -w storefront --silent',
      'tsc -p shops/starter && tsc -p shops/garden-tools',
      'if [ -d shops/own ]; then SHOP=own npm run typegen -w storefront --silent && tsc -p shops/own; fi',
      'SHOP=kaffeelotse npm run typegen -w storefront --silent',
      'tsc && tsc -p sandbox',
    ].join(' && '),
    takes: '40 s',
  },
  catalogue: {
    about:
      "demo catalogue: amounts, shares, materials, supplied parts and compared prices in texts against the product's facts; ratings; repeated sentences; terms (docs/content.md)",
    command: 'node scripts/catalogue/check.ts',
    takes: '15 s',
  },
  law: {
    about: 'consumer law: products, documents, content and messages in all languages (docs/law.md)',
    command: 'node scripts/law/check.ts',
    takes: '10 s',
  },
  unused: {
    about: 'unused files, exports and dependencies (knip)',
    command: 'knip',
    takes: '10 s',
  },
  lint: {
    about: 'formatting and lint rules (Biome)',
    command: 'biome ci --error-on-warnings .',
    takes: '5 s',
  },
  operations: {
    about:
      'GraphQL operations against every version of the schema, and that the generated types are up to date',
    command: 'node scripts/operations/check.ts',
    takes: '5 s',
  },
  content: {
    about: 'documents: front matter, links, translations, duplicates (docs/content.md)',
    command: 'node scripts/content/check.ts',
    takes: '5 s',
  },
  imports: {
    about: 'imports between modules',
    command: 'node scripts/imports/check.ts',
    takes: '2 s',
  },
  links: {
    about: 'no dead links in menus, footer, home page and promotions',
    command: 'node scripts/check-links.ts',
    takes: '5 s',
  },
  messages: {
    about: 'no empty or untranslated texts',
    command: 'node scripts/check-messages.ts',
    takes: '1 s',
  },
  spec: {
    about:
      'docs/specification: every rule has a test that names it, or says why not; with `-- --reports` also that the tests passed',
    command: 'node scripts/specification/check.ts',
    takes: '2 s',
  },
  dependencies: {
    about: 'packages: pinned by content, permissive licence, no unexpected install script',
    command: 'node scripts/check-dependencies.ts',
    takes: '1 s',
  },
  generated: {
    about: 'what `npm run generate` writes is up to date',
    command:
      'node scripts/imports/docs.ts --check && node scripts/operations/cart-codes.ts --check && node scripts/config-docs.ts --check && node scripts/edge-routes.ts --check && node scripts/languages/main.ts --check',
    takes: '5 s',
  },
} satisfies Tasks;

export const checks: Tasks = {
  all: {
    about: 'static and all unit tests: run it before every commit',
    command: 'node scripts/tasks/static-checks.ts && npm test --silent --',
    takes: '6 min',
    needs: ['redis', 'build'],
  },
  static: {
    about: `${Object.keys(staticChecks).join(', ')}`,
    command: 'node scripts/tasks/static-checks.ts',
    takes: '90 s',
  },
  ...staticChecks,
  spelling: {
    about:
      'spelling of messages, documents and catalogue by Debian’s dictionaries; our own words are in scripts/spelling/words',
    command: 'node scripts/spelling/check.ts',
    takes: '15 s',
    needs: ['hunspell'],
  },
  docs: {
    about:
      'every command in every document: runs the fast ones, and fails on one that CI does not run and scripts/docs-commands/rules.ts does not excuse',
    command: 'node scripts/docs-commands/check.ts',
    takes: '30 s',
  },
  contract: {
    about:
      "every operation in three languages against the platform's schema and recorded responses",
    command:
      'npm run catalogue --silent && CONTRACT_CATALOGUE=../.data/catalogue CONTRACT_OPERATIONS=../storefront/app/commerce/operations npm run contract -w sandbox --silent',
    takes: '10 min',
  },
  conformance: {
    about:
      "what the platform's documents promise, asked of the sandbox in every version: 650 requests each (sandbox/README.md)",
    command: 'npm run conformance -w sandbox --silent',
    takes: '1 min',
  },
  coverage: {
    about:
      "which fields of the platform's schema the sandbox implements; with directories, whether the operations of the storefronts in them are answered",
    command:
      'CONTRACT_OPERATIONS=../storefront/app/commerce/operations npm run coverage -w sandbox --silent --',
    takes: '10 s',
  },
  feeds: {
    about:
      'every offer of the feeds: each variant once, price, unit price, 30-day price, availability and shipping as on its page and in its JSON-LD, valid GTINs; FEEDS_SAMPLE=20 opens every twentieth page',
    command: 'node bench/feeds/check.ts',
    takes: '10 min',
    needs: ['build'],
  },
  seo: {
    about:
      'every page of the sitemap: titles, descriptions, canonical and alternate links, structured data; SEO_SAMPLE=20 reads every twentieth, `-- pages` the sitemaps with that in their name',
    command: 'node bench/seo/check.ts',
    takes: '10 min',
    needs: ['build'],
  },
  'law-pages': {
    about:
      'every page of the sitemap, cart and forms, as rendered without scripts, against the rules of docs/law.md; LAW_SAMPLE=20 reads every twentieth',
    command: 'node bench/law/check.ts',
    takes: '10 min',
    needs: ['build'],
  },
};
