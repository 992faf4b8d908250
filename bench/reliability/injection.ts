// Scripts injected into a cached page do not run, while the page's own scripts do.
import { type BrowserContext, chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../../e2e/support/browser.ts';
import { sandboxClient } from '../../e2e/support/sandbox-client.ts';
import { atLeast, exactly, report } from './support/report.ts';
import { withStack } from './support/with-stack.ts';

const foreign = 'http://foreign.example/script.js';
const injections = [
  '<script>window.injectedBy = "an inline script"</script>',
  '<img src="/nothing" onerror="window.injectedBy = \'a handler\'">',
  `<script src="${foreign}"></script>`,
  '<iframe src="javascript:parent.injectedBy = \'an address\'"></iframe>',
];

await withStack({}, async (stack) => {
  const { shop } = stack.urls;
  const products = await sandboxClient(stack.urls.sandbox).products(3);
  const pages = [
    '/de',
    '/en',
    '/da',
    '/de/brands',
    '/de/c/kaffee',
    ...products.map(({ handle }) => `/de/p/${handle}`),
  ];
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  const found = { cached: 0, ran: [] as string[], blocked: 0, hydrated: 0, falsePositives: 0 };

  async function open(context: BrowserContext, path: string, injection: string) {
    const page = await context.newPage();
    await page.route(foreign, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.injectedBy = "a foreign script"',
      }),
    );
    await page.route(shop + path, async (route) => {
      const response = await route.fetch();
      if (response.headers()['x-cache'] === 'hit') found.cached += 1;
      const body = (await response.text()).replace('</main>', `${injection}</main>`);
      await route.fulfill({ response, body });
    });
    await page.addInitScript(() => {
      const blocked: string[] = [];
      Reflect.set(window, 'blocked', blocked);
      addEventListener('securitypolicyviolation', ({ disposition, violatedDirective }) => {
        if (disposition === 'enforce') blocked.push(violatedDirective);
      });
    });
    await page.goto(shop + path);
    const hydrated = await page.waitForSelector('html[data-application="ready"]').then(
      () => true,
      () => false,
    );
    const seen = await page.evaluate(() => ({
      injectedBy: Reflect.get(window, 'injectedBy') as string | undefined,
      blocked: (Reflect.get(window, 'blocked') as string[]).length,
    }));
    await page.close();
    return { ...seen, hydrated };
  }

  try {
    const context = await browser.newContext();
    for (const path of pages) {
      // warms the cache
      await (await context.request.get(shop + path)).body();
      const clean = await open(context, path, '');
      found.falsePositives += clean.blocked;
      for (const injection of injections) {
        const { injectedBy, blocked, hydrated } = await open(context, path, injection);
        if (injectedBy) found.ran.push(`${injectedBy} on ${path}`);
        if (blocked > 0) found.blocked += 1;
        if (hydrated) found.hydrated += 1;
      }
    }
  } finally {
    await browser.close();
  }

  const attempts = pages.length * injections.length;
  report(`Injection: ${injections.length} ways into ${pages.length} pages from the edge's cache`, [
    exactly('pages from the cache', found.cached, attempts + pages.length),
    exactly('injected scripts that ran', found.ran.length, 0),
    ...(found.ran.length > 0 ? [{ what: '  which', found: found.ran.join(', ') }] : []),
    exactly('blocked by the policy', found.blocked, attempts),
    exactly('the page’s own scripts ran', found.hydrated, attempts),
    exactly('violations of unmodified pages', found.falsePositives, 0),
    atLeast('attempts', attempts, 1),
  ]);
});
