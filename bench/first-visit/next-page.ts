// From a listing to a product, in four ways: `npm run bench next-page`, after npm run build.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { shopOrigin } from '../../e2e/support/addresses.ts';
import { agreedBefore } from '../../e2e/support/agreed-before.ts';
import { browserArguments } from '../../e2e/support/browser.ts';
import { startShop } from '../../e2e/support/running-shop.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { median } from '../support/median.ts';

// the headless build has no speculation rules
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const runs = Number(process.env.BENCH_RUNS ?? 5);
const cardsLookedAt = 10;
const listing = hrefsFor('de').collection(allContent.de.home.discover);
/** Slow 4G: 1.6 Mbit/s, 150 ms for each request. */
const bytesPerMs = 200;
const roundTripMs = 150;
const slowdown = 4;

/** As today, or with a document for each page: alone, prefetched, prerendered (moderate: after 200 ms of hovering). */
const ways = ['application', 'document', 'prefetch', 'prerender'] as const;
type Way = (typeof ways)[number];

const gestures = {
  'hovered 300 ms, then clicked': { hoverMs: 300, pressMs: 60 },
  'pressed at once, as by a finger': { hoverMs: 0, pressMs: 100 },
};

/** Tells when a finger or mouse goes down, and when the product's name and first picture are seen. */
function probe(way: Way): string {
  const where = { selector_matches: 'article :is(h2, h3, h4) a' };
  const rules = way === 'prefetch' || way === 'prerender';
  return `<script>(() => {
  const tell = (what) => navigator.sendBeacon('/__' + what, String(performance.timeOrigin + performance.now()));
  addEventListener('pointerdown', () => tell('pressed'), true);
  ${way === 'application' ? '' : "addEventListener('click', ({ target }) => target.closest('a')?.setAttribute('data-reload', ''), true);"}
  const isProduct = /\\/p\\//;
  const look = () => {
    const picture = document.querySelector('main img');
    const isSeen = isProduct.test(location.pathname) && document.querySelector('main h1') && picture?.complete && picture.naturalWidth > 0;
    requestAnimationFrame(isSeen ? () => tell('seen') : look);
  };
  requestAnimationFrame(look);
})()</script>${rules ? `<script type="speculationrules">${JSON.stringify({ [way]: [{ where, eagerness: 'moderate' }] })}</script>` : ''}`;
}

interface Told {
  pressed: number;
  seen: number;
}

/** A slow network in front of the shop, which counts what is asked for. */
function startSlowNetwork() {
  let way: Way = 'application';
  let freeAt = 0;
  let told: Partial<Told> = {};
  const counted = { requests: 0, documents: 0, bytes: 0 };
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    const beacon = /^\/__(pressed|seen)$/.exec(path)?.[1];
    if (beacon) {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      told = { [beacon]: Number(text), ...told };
      response.writeHead(204).end();
      return;
    }
    const headers = new Headers({ 'accept-language': 'de' });
    for (const name of ['accept', 'cookie', 'sec-fetch-dest', 'content-type', 'origin']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { method = 'GET' } = request;
    const upstream = await fetch(shopOrigin + path, {
      method,
      headers,
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    let body = Buffer.from(await upstream.arrayBuffer());
    const kept = new Headers(upstream.headers);
    for (const name of ['content-encoding', 'content-length', 'content-security-policy']) {
      kept.delete(name);
    }
    const isDocument = kept.get('content-type')?.startsWith('text/html') ?? false;
    if (isDocument) body = Buffer.from(body.toString().replace('<head>', `<head>${probe(way)}`));
    if (/^text|javascript|json|svg/.test(kept.get('content-type') ?? '')) {
      body = gzipSync(body);
      kept.set('content-encoding', 'gzip');
    }
    counted.requests += 1;
    if (isDocument) counted.documents += 1;
    counted.bytes += body.length;
    freeAt = Math.max(freeAt, Date.now() + roundTripMs) + body.length / bytesPerMs;
    await pause(freeAt - Date.now());
    response.writeHead(upstream.status, [...kept].flat()).end(body);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return new Promise<{
    port: number;
    begin(next: Way): void;
    told(): Promise<Told>;
    counted: typeof counted;
    stop(): void;
  }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        begin(next) {
          way = next;
          told = {};
        },
        async told() {
          const end = Date.now() + 30_000;
          while (told.pressed === undefined || told.seen === undefined) {
            if (Date.now() > end) throw new Error(`${way}: ${JSON.stringify(told)}`);
            await pause(20);
          }
          return { pressed: told.pressed, seen: told.seen };
        },
        counted,
        stop: () => server.close(),
      });
    });
  });
}

const network = await startSlowNetwork();
const { host, hostname } = new URL(shopOrigin);

async function openListing(way: Way) {
  network.begin(way);
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...browserArguments,
      `--host-resolver-rules=MAP ${host} 127.0.0.1:${network.port}`,
      ...(hostname === 'localhost'
        ? []
        : [`--unsafely-treat-insecure-origin-as-secure=${shopOrigin}`]),
    ],
  });
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    storageState: agreedBefore,
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(shopOrigin + listing, { waitUntil: 'load' });
  await page.locator('html[data-application="ready"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return { browser, page };
}

/** Milliseconds from the press to the product. */
async function follow(way: Way, { hoverMs, pressMs }: { hoverMs: number; pressMs: number }) {
  const { browser, page } = await openListing(way);
  try {
    const title = page.getByRole('article').nth(2).getByRole('heading').getByRole('link');
    const box = await title.boundingBox();
    if (!box) throw new Error('the card has no title');
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await pause(hoverMs);
    await page.mouse.down();
    await pause(pressMs);
    // an activated page is another one than the driver knows: nothing waits for it here
    page.mouse.up().catch(() => {});
    const { pressed, seen } = await network.told();
    return seen - pressed;
  } finally {
    await browser.close();
  }
}

/** What the shop is asked for while somebody looks at cards and opens none. */
async function lookAround(way: Way) {
  const { browser, page } = await openListing(way);
  const before = { ...network.counted };
  for (let card = 0; card < cardsLookedAt; card += 1) {
    const title = page.getByRole('article').nth(card).getByRole('heading').getByRole('link');
    await title.hover();
    await pause(1000);
  }
  await pause(2000);
  const { requests, documents, bytes } = network.counted;
  await browser.close();
  return {
    requests: requests - before.requests,
    documents: documents - before.documents,
    bytes: bytes - before.bytes,
  };
}

const shop = await startShop();
try {
  const rows = [];
  for (const way of ways) {
    const times: Record<string, number> = {};
    for (const [name, gesture] of Object.entries(gestures)) {
      const taken: number[] = [];
      for (let run = 0; run < runs; run += 1) taken.push(await follow(way, gesture));
      times[`${name} (ms)`] = Math.round(median(taken));
    }
    const asked = await lookAround(way);
    rows.push({
      way,
      ...times,
      [`requests for ${cardsLookedAt} cards`]: asked.requests,
      documents: asked.documents,
      kB: Math.round(asked.bytes / 1000),
    });
  }
  console.log(
    `listing to product: processor ${slowdown}× slower (a prerendered page's is not), 1.6 Mbit/s, ${roundTripMs} ms; median of ${runs}`,
  );
  console.table(rows);
} finally {
  await shop.stop();
  network.stop();
}
