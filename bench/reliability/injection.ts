// Scripts injected into a cached page do not run, while the page's own scripts do.
import { type BrowserContext, chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../../e2e/support/browser.ts';
import { atLeast, exactly, report } from './support/report.ts';
import { sandboxClient } from './support/sandbox-client.ts';
import { withStack } from './support/with-stack.ts';

const foreign = 'http://foreign.example/script.js';
const injections = [
  '<script>window.slipped = "an inline script"</script>',
  '<img src="/nothing" onerror="window.slipped = \'a handler\'">',
  `<script src="${foreign}"></script>`,
  '<iframe src="javascript:parent.slipped = \'an address\'"></iframe>',
];

await withStack({}, async (stack) => {
  const { shop } = stack.urls;
  const products = await sandboxClient(stack.urls.sandbox).products(3);
  const pages = [
    ...['/de', '/en', '/da', '/de/brands', '/de/c/kaffee'],
    ...products.map(({ handle }) => `/de/p/${handle}`),
  ];
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  const found = { cached: 0, ran: [] as string[], stopped: 0, alive: 0, innocent: 0 };

  async function open(context: BrowserContext, path: string, slip: string) {
    const page = await context.newPage();
    await page.route(foreign, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.slipped = "a foreign script"',
      }),
    );
    await page.route(shop + path, async (route) => {
      const response = await route.fetch();
      if (response.headers()['x-cache'] === 'hit') found.cached += 1;
      const body = (await response.text()).replace('</main>', `${slip}</main>`);
      await route.fulfill({ response, body });
    });
    await page.addInitScript(() => {
      const stopped: string[] = [];
      Reflect.set(window, 'stopped', stopped);
      addEventListener('securitypolicyviolation', ({ disposition, violatedDirective }) => {
        if (disposition === 'enforce') stopped.push(violatedDirective);
      });
    });
    await page.goto(shop + path);
    const seen = await page.evaluate(() => ({
      slipped: Reflect.get(window, 'slipped') as string | undefined,
      stopped: (Reflect.get(window, 'stopped') as string[]).length,
      alive: Reflect.has(window, '__reactRouterContext'),
    }));
    await page.close();
    return seen;
  }

  try {
    const context = await browser.newContext();
    for (const path of pages) {
      // warms the cache
      await (await context.request.get(shop + path)).body();
      const clean = await open(context, path, '');
      found.innocent += clean.stopped;
      for (const slip of injections) {
        const { slipped, stopped, alive } = await open(context, path, slip);
        if (slipped) found.ran.push(`${slipped} on ${path}`);
        if (stopped > 0) found.stopped += 1;
        if (alive) found.alive += 1;
      }
    }
  } finally {
    await browser.close();
  }

  const attempts = pages.length * injections.length;
  report(`Injection: ${injections.length} ways into ${pages.length} pages from the edge's cache`, [
    exactly('pages from the cache', found.cached, attempts + pages.length),
    exactly('slipped in and ran', found.ran.length, 0),
    ...(found.ran.length > 0 ? [{ what: '  which', found: found.ran.join(', ') }] : []),
    exactly('stopped by the policy', found.stopped, attempts),
    exactly('the page’s own scripts ran', found.alive, attempts),
    exactly('violations of pages as they are', found.innocent, 0),
    atLeast('attempts', attempts, 1),
  ]);
});
