import type { Tasks } from './task.ts';

/** Each prints what it measured and fails if a target is missed. Some write a chart into docs/charts. */
export const benches: Tasks = {
  browse: {
    about:
      "size of the largest listings, and how fast 'show more', filters and the variant chooser respond on a slow device",
    command: 'node bench/browse.ts',
    takes: '2 min',
    needs: ['build', 'chromium'],
  },
  capacity: {
    about:
      'load on each tier for three sizes of shop (docs/scale.md); the model against a run through Varnish',
    command: 'node bench/capacity/main.ts',
    takes: '5 min',
    needs: ['build', 'redis', 'varnish'],
  },
  cart: {
    about: 'carts while the platform is slow and fails: no wrong amount, no lost click',
    command: 'node bench/cart.ts',
    takes: '5 min',
    needs: ['build', 'chromium'],
  },
  content: {
    about:
      "content on the platform against the files: the text of every page after `npm run content push`, CPU time and bytes of the home page, a platform that is down, the sandbox's reset (CONTENT_SAMPLE)",
    command: 'node bench/content/main.ts',
    takes: '15 min',
    needs: ['build'],
  },
  database: {
    about:
      'PostgreSQL with a million subscribers, restock requests and declarations: bytes per row, clean-up, queries (BENCH_ROWS)',
    command: 'node bench/growth/database.ts',
    takes: '3 min',
  },
  feeds: {
    about:
      'memory of the storefront and time while feeds and sitemaps of 200,000 products are written (CATALOGUE_SIZE)',
    command: 'node bench/feeds/memory.ts',
    takes: '10 min',
    needs: ['build'],
  },
  growth: {
    about:
      'pages, memory, caches, sitemaps and feeds of shops with 2,000, 20,000 and 200,000 products (BENCH_SIZES)',
    command: 'node bench/growth/main.ts',
    takes: '30 min',
    needs: ['build', 'redis'],
  },
  imagery: {
    about: "CPU time per image of the sandbox's image CDN",
    command: 'node catalogue/bench/pictures.ts',
    takes: '2 min',
  },
  light: {
    about:
      'what a first visit loads: JavaScript before the load event and in total, loader data, fonts, styles, elements, preloads; longest task after load',
    command: 'node bench/light.ts',
    takes: '1 min',
    needs: ['build', 'chromium'],
  },
  markets: {
    about:
      'hit ratio of the edge with one market and with three further ones, against the model; no page in another currency',
    command: 'node bench/capacity/markets.ts',
    takes: '4 min',
    needs: ['build', 'redis', 'varnish'],
  },
  lighthouse: {
    about:
      'Lighthouse scores for accessibility, SEO, best practices and agentic browsing on six kinds of pages',
    command: 'node bench/lighthouse.ts',
    takes: '5 min',
    needs: ['build', 'chromium'],
  },
  load: {
    about:
      'Lighthouse of five kinds of pages through the edge, in turns with the same documents without scripts',
    command: 'node bench/first-visit/load.ts',
    takes: '15 min',
    needs: ['build', 'chromium', 'varnish'],
  },
  measurement: {
    about:
      'purchases of buyers who have consented, counted once by three local services while nodes and workers are killed (BENCH_ORDERS)',
    command: 'node bench/measurement/main.ts',
    takes: '3 min',
    needs: ['build', 'redis'],
  },
  newsletter: {
    about:
      'the newsletter, withdrawals and cancellations with concurrent sign-ups, killed workers and outages (docs/newsletter.md)',
    command: 'node bench/newsletter/main.ts',
    takes: '10 min',
    needs: ['build', 'redis'],
  },
  'next-page': {
    about:
      'from a listing to a product on slow 4G: by the application, and as a document that is loaded, prefetched or prerendered; what the shop is asked for while somebody looks at cards (BENCH_RUNS)',
    command: 'node bench/first-visit/next-page.ts',
    takes: '5 min',
    needs: ['build', 'chromium'],
  },
  peers: {
    about:
      'other storefronts beside this one on the sandbox: every page and the cart without an error or an unanswered field; Lighthouse, INP, CPU of the server, outage (sandbox/README.md)',
    command: 'node bench/peers/main.ts',
    takes: '30 min',
    needs: ['build', 'chromium'],
  },
  'peers-account': {
    about:
      "Hydrogen's template signs in at the sandbox over HTTPS: orders, addresses, profile, sign-out without a failed step (`-- --hydrogen DIR`)",
    command: 'node bench/peers/sign-in.ts',
    takes: '1 min',
    needs: ['chromium'],
  },
  prices: {
    about:
      'the lowest price of 30 days on pages, in feeds and structured data over 60 days with 750 changes of prices, late webhooks, killed nodes and three days without a worker (BENCH_CHANGES, BENCH_DAYS)',
    command: 'node bench/prices/main.ts',
    takes: '10 min',
    needs: ['build'],
  },
  product: {
    about: 'LCP, INP, CLS and JavaScript of a product page on a slow phone',
    command: 'node bench/product.ts',
    takes: '2 min',
    needs: ['build', 'chromium'],
  },
  sandbox: {
    about: 'the sandbox with 200,000 products, CPU time per response, concurrent checkouts',
    command:
      'npm run catalogue --silent && SANDBOX_CATALOGUE=.data/catalogue npm run bench -w sandbox --silent',
    takes: '20 min',
  },
  server: {
    about:
      'CPU time of a node per page against bare react-dom, reads from Redis against the bare command, the edge against Varnish with a static object; CI runs a short part of it (bench/server/check.ts)',
    command: 'node bench/server/main.ts',
    takes: '5 min',
    needs: ['build', 'redis', 'varnish'],
  },
  search: {
    about:
      'whether 240 queries as shoppers type them, and 60 that were never tuned on, are answered as expected on the results page and in the search window; CI runs it',
    command: 'node bench/search/quality.ts',
    takes: '3 min',
    needs: ['build'],
  },
  'search-paint': {
    about: 'time from the last key press to visible search results',
    command: 'node bench/search/paint.ts',
    takes: '1 min',
    needs: ['build', 'chromium'],
  },
  starter: {
    about:
      "Lighthouse of the neutral shop with a module beside the demo's, median of three visits: no mark may be lower",
    command: 'node bench/starter/main.ts',
    takes: '7 min',
    needs: ['chromium'],
  },
  taps: {
    about:
      'the first tap shortly after the load event on slow devices: longest event, time to its result, executed once, on slow and failing networks too; `-- drawer filters` measures these, BENCH_PREVIOUS=DIR compares with the build of another checkout, BENCH_NETWORK=slow measures on slow 4G',
    command: 'node bench/first-visit/taps.ts',
    takes: '30 min',
    needs: ['build', 'chromium'],
  },
  reliability: {
    about: 'all of the following, one after the other (docs/operations.md)',
    command: 'node bench/reliability/all.ts',
    takes: '40 min',
    needs: ['build', 'chromium', 'redis', 'varnish'],
  },
  abuse: {
    about: 'hostile traffic beside ordinary visitors',
    command: 'node bench/reliability/abuse.ts',
    takes: '7 min',
    needs: ['build', 'redis', 'varnish'],
  },
  deploy: {
    about:
      'a new release on two nodes behind two edges, under load; pages cached before it in a browser after it',
    command: 'node bench/reliability/deploy.ts',
    takes: '5 min',
    needs: ['build', 'chromium', 'redis', 'varnish'],
  },
  compose: {
    about:
      'a shop that deploy/compose runs, upgraded and rolled back under load; `-- v1.1.0 v1.0.0` names the next and the present release',
    command: 'node bench/reliability/compose.ts',
    takes: '5 min',
  },
  faults: {
    about: 'failing and restarting processes under load',
    command: 'node bench/reliability/faults.ts',
    takes: '5 min',
    needs: ['build', 'redis', 'varnish'],
  },
  fuzz: {
    about: '100,000 malformed requests',
    command: 'node bench/reliability/fuzz.ts',
    takes: '10 min',
    needs: ['build', 'redis', 'varnish'],
  },
  injection: {
    about: 'scripts injected into cached pages',
    command: 'node bench/reliability/injection.ts',
    takes: '1 min',
    needs: ['build', 'chromium', 'redis', 'varnish'],
  },
  'account-leak': {
    about: 'the account of one customer in responses to another, 1,000 times through the edge',
    command: 'node bench/reliability/account-leak.ts',
    takes: '2 min',
    needs: ['build', 'redis', 'varnish'],
  },
  leak: {
    about: 'personal data of one visitor in responses to another',
    command: 'node bench/reliability/leak.ts',
    takes: '2 min',
    needs: ['build', 'redis', 'varnish'],
  },
  outage: {
    about: 'an outage of the platform',
    command: 'node bench/reliability/outage.ts',
    takes: '3 min',
    needs: ['build', 'redis', 'varnish'],
  },
  purge: {
    about: 'time from a webhook to the fresh page',
    command: 'node bench/reliability/purge.ts',
    takes: '2 min',
    needs: ['build', 'redis', 'varnish'],
  },
  regions: {
    about:
      'two regions 80 ms apart on one platform: a change in both, and the loss of one under load (BENCH_REGION_CHANGES)',
    command: 'node bench/reliability/regions.ts',
    takes: '4 min',
    needs: ['build', 'redis', 'varnish'],
  },
  storm: {
    about: '50,000 product changes in ten minutes through two nodes and two edges',
    command: 'node bench/reliability/storm.ts',
    takes: '11 min',
    needs: ['build', 'redis', 'varnish'],
  },
  stampede: {
    about: '1,000 concurrent requests to an uncached page',
    command: 'node bench/reliability/stampede.ts',
    takes: '1 min',
    needs: ['build', 'redis', 'varnish'],
  },
};
