import type { Tasks } from './task.ts';

export const browserTests: Tasks = {
  journeys: {
    about:
      'pages over HTTP in three languages (e2e/pages) and journeys in Chromium (e2e/journeys); arguments are those of Playwright: `-- --project=pages cart`',
    command: 'npm test -w e2e --silent --',
    takes: '15 min',
    needs: ['build', 'chromium'],
  },
  accessibility: {
    about: 'the journeys on accessibility',
    command: 'npm test -w e2e --silent -- accessibility journeys/shell-',
    takes: '4 min',
    needs: ['build', 'chromium'],
  },
  consent: {
    about: 'the journeys on consent',
    command: 'npm test -w e2e --silent -- journeys/consent',
    takes: '2 min',
    needs: ['build', 'chromium'],
  },
  layout: {
    about:
      'overlapping, clipped or distorted elements, axe and layout shifts on every screen, in three languages at five widths (docs/development.md)',
    command: 'node e2e/layout/main.ts',
    takes: '30 min',
    needs: ['build', 'chromium'],
  },
  stack: {
    about: 'newsletter, consent and editing through the whole stack (npm run stack)',
    command: 'npm test -w e2e --silent -- --config whole-shop',
    takes: '2 min',
    needs: ['build', 'chromium', 'redis', 'varnish'],
  },
  editing: {
    about:
      "an editor's changes in the sandbox's dashboard, in German and Danish, seen through the edge; a draft in the preview",
    command: 'npm test -w e2e --silent -- --config whole-shop editing',
    takes: '1 min',
    needs: ['build', 'chromium', 'redis', 'varnish'],
  },
  dev: {
    about: 'newsletter and consent with npm run dev',
    command: 'WHOLE_SHOP=dev npm test -w e2e --silent -- --config whole-shop',
    takes: '2 min',
    needs: ['chromium'],
  },
  policy: {
    about: 'all journeys with consent services on: no violation of the Content-Security-Policy',
    command: 'E2E_SERVICES=1 npm test -w e2e --silent -- --project=wide',
    takes: '10 min',
    needs: ['build', 'chromium'],
  },
  starter: {
    about:
      'shops/garden-tools, the starter with a module, on sandbox/examples/garden-tools: every page of its sitemaps and what they link to exists, neither pages nor feeds nor code say a word of the coffee trade, the module shows its section, and one can buy in English and French; the starter passes the checks of content, links and messages',
    command:
      'for check in content links messages; do SHOP=starter npm run --silent check $check || exit 1; done; SHOP=garden-tools npm run build --silent && NODE_OPTIONS=--conditions=shop-garden-tools SANDBOX_CATALOGUE=sandbox/examples/garden-tools node e2e/starter/check.ts',
    takes: '1 min',
  },
  rehearsal: {
    about:
      'docs/connect.md from an empty shop to a passed npm run platform:rehearse: a shop of its own behind an edge, the platform over HTTPS; makes shops/own for that time',
    command: 'node e2e/rehearsal/check.ts',
    takes: '3 min',
    needs: ['redis', 'varnish'],
  },
  languages: {
    about:
      'the demo without Danish, then with French: each is a folder of content and a line of languages.ts; types and build of both',
    command: 'node e2e/own-shop/languages.ts',
    takes: '3 min',
  },
  examples: {
    about:
      'docs/worked-examples.md as written, on a copy of the starter: a metafield with filter, a module, a market, a language; types, build and pages',
    command: 'SANDBOX_LANGUAGES=sv node e2e/own-shop/examples.ts',
    takes: '2 min',
  },
  upgrade: {
    about:
      'shops/starter and shops/garden-tools of the release before on the storefront of today: types and build (docs/upgrading.md)',
    command: 'node e2e/own-shop/upgrade.ts',
    takes: '2 min',
  },
  'sandbox-package': {
    about:
      "the sandbox packed, installed in an empty project outside the repository, started, used from Vitest, Playwright and a command; `-- --hydrogen DIR` walks Hydrogen's template over HTTPS, too",
    command: 'node e2e/sandbox-package/check.ts',
    takes: '1 min',
    needs: ['chromium'],
  },
  edge: {
    about: "the edge's VCL in a real Varnish",
    command: 'bash edge/test/run.sh',
    takes: '20 s',
    needs: ['varnish'],
  },
};
