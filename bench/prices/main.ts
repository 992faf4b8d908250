// 60 days of changing prices, 750 changes, with late webhooks, killed nodes and three days without a worker: every price that
// pages, feeds and structured data strike through is the lowest of the 30 days before the reduction. Where these days are
// not known, none is; 30 days after the outage they all are again.
import { setTimeout as wait } from 'node:timers/promises';
import freePort from 'get-port';
import { convertCents } from '../../sandbox/graphql/market.ts';
import { seededRandom } from '../../sandbox/testing/seeded-random.ts';
import { startWebhooks } from '../../sandbox/webhooks/delivery.ts';
import { createAdminClient } from '../../storefront/server/admin/admin-client.ts';
import { startWorker } from '../../storefront/server/newsletter/worker.ts';
import { createPlatformPrices } from '../../storefront/server/prices/platform-prices.ts';
import { priceJobs } from '../../storefront/server/prices/price-jobs.ts';
import { priceMarkets } from '../../storefront/server/prices/price-markets.ts';
import { startEnvironment } from '../newsletter/environment.ts';
import { startProcess, stopProcess } from '../newsletter/processes.ts';
import { counted, printTable } from '../support/table.ts';
import { changePrice, overwriteLowest } from './change-price.ts';
import {
  priceInStructuredData,
  pricesInFeed,
  type ShownPrice,
  struckOnPage,
} from './shown-prices.ts';
import { beginOfReduction, type Change, isWindowKnown, struckPrice } from './true-prices.ts';

const changesWanted = Number(process.env.BENCH_CHANGES ?? 750);
const days = Number(process.env.BENCH_DAYS ?? 60);
/** Before them prices are only read: a market without times of changes is known after 30 days. */
const quietDays = 35;
const hour = 3_600_000;
const day = 24 * hour;
/** Longest uncertainty about when a price began that a market without times has. */
const uncertainDays = 31.5;
/** The worker stands still: three daily checks are missed. */
const outage = { from: 20, until: 23 };
const secret = 'for-the-bench-only-and-nothing-else';
const denmark = { currency: 'DKK', rate: 8 };

const random = seededRandom(Number(process.env.BENCH_SEED ?? 30));
const chance = (share: number) => random.next() < share;

const environment = await startEnvironment({ markets: { DK: denmark.currency } });
const { platform, connection, variables } = environment;
const port = await freePort();
const origin = `http://localhost:${port}`;
const nodeVariables = {
  ...variables,
  PUBLIC_ORIGIN: origin,
  PORT: String(port),
  STAGE: 'development',
  TRUST_PROXY: '1',
  CHECKOUT_HOSTS: 'localhost',
  ACCOUNT_URL: `${origin}/account`,
  SESSION_SECRET: secret,
  WEBHOOK_SECRET: secret,
  PURGE_AGAIN_AFTER_MS: '300',
  SHOP_MARKETS: 'da-dk',
  PRICE_HISTORY: 'true',
  NEWSLETTER_WORKER: 'false',
};
const webhooks = await startWebhooks(platform, { url: `${origin}/webhooks/platform`, secret });
const admin = createAdminClient({
  url: variables.ADMIN_URL ?? '',
  access: { token: variables.ADMIN_TOKEN ?? '' },
  apiVersion: '2026-07',
});

let clockOffset = 0;
const now = () => new Date(Date.now() + clockOffset);
async function setClock(time: number) {
  clockOffset = time - Date.now();
  await fetch(`${variables.ADMIN_URL}/_control/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(time).toISOString() }),
  });
}

/** The queue of the real worker, with the sandbox's clock. */
const startPriceWorker = () =>
  startWorker({
    connection,
    taskList: priceJobs({
      database: connection.database,
      platform: createPlatformPrices(admin),
      now,
      markets: async () => priceMarkets({ markets: ['da-dk'] }),
      currency: async () => 'EUR',
    }),
    log: console,
  });

const openWebhooks = async () =>
  (await platform.selectFrom('webhook_event').select('id').execute()).length;
async function openJobs(): Promise<number> {
  const { rowCount } = await connection.pool.query(
    'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
  );
  return rowCount ?? 0;
}
async function settle(hasWorker: boolean) {
  for (let calm = 0; calm < 3; ) {
    const isCalm = (await openWebhooks()) === 0 && (!hasWorker || (await openJobs()) === 0);
    calm = isCalm ? calm + 1 : 0;
    await wait(100);
  }
}
const checkAll = () =>
  connection.pool.query(
    `select graphile_worker.add_job('prices_check', '{}'::json, queue_name => 'prices')`,
  );

let visitors = 0;
async function get(path: string): Promise<string> {
  visitors += 1;
  const address = `198.51.${(visitors >> 8) % 256}.${visitors % 256}`;
  const answer = await fetch(origin + path, { headers: { 'x-forwarded-for': address } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

interface Sold {
  id: number;
  productId: number;
  base: number;
  changes: Change[];
}
// pages of goods that are sold out strike nothing through
await platform.updateTable('variant').set({ stock: 100 }).execute();
const rows = await platform
  .selectFrom('variant')
  .innerJoin('product', 'product.id', 'variant.product_id')
  .select(['variant.id', 'product_id', 'price', 'compare_at_price'])
  .where('is_gift_card', '=', false)
  .orderBy('variant.id')
  .execute();
const start = Date.now() + day;
const sold: Sold[] = rows.map((row) => ({
  id: row.id,
  productId: row.product_id,
  base: row.price,
  changes: [{ at: 0, price: row.price, compareAt: row.compare_at_price }],
}));

/** When all prices were read. */
const checks: number[] = [];
/** Since when the prices of the other market were seen without a gap: of some products, and of all. */
const seenAbroad = { some: start, all: start };

/** What must be struck through at home: the platform tells when a price began, and nodes are told of every change. */
const rightAtHome = ({ changes }: Sold) =>
  isWindowKnown(changes, checks) ? struckPrice(changes) : null;

/** Whether this may be struck through, in cents of the market. */
function isRight(one: Sold, market: 'DE' | 'DK', struck: number | null): boolean {
  if (market === 'DE') return struck === rightAtHome(one);
  const inKroner = one.changes.map((change) => ({
    ...change,
    price: convertCents(change.price, denmark),
    compareAt: change.compareAt === null ? null : convertCents(change.compareAt, denmark),
  }));
  const begin = beginOfReduction(inKroner);
  if (begin === null) return struck === null;
  // a gap hides the beginning, too
  if (begin - 30 * day < seenAbroad.some) return struck === null;
  const exact = struckPrice(inKroner);
  // without times of changes the window may begin earlier
  const careful = struckPrice(inKroner, uncertainDays);
  if (struck === null) return careful === null || begin - uncertainDays * day < seenAbroad.all;
  return exact !== null && struck <= exact && struck >= (careful ?? 0);
}

const totals = {
  feeds: 0,
  pages: 0,
  struck: { DE: 0, DK: 0 },
  again: { DE: 0, DK: 0 },
  unknown: 0,
};
const isThirtyDaysAfterOutage = (one: Sold) =>
  (beginOfReduction(one.changes) ?? 0) - 30 * day >= seenAbroad.some && seenAbroad.some > start;
const wrong: string[] = [];
let lastSeen = new Map<string, ShownPrice>();

async function verify(ofPages: readonly Sold[], label: string) {
  for (const [market, feed] of [
    ['DE', '/feeds/google-de.xml'],
    ['DK', '/feeds/google-da-dk.xml'],
  ] as const) {
    const problemsOf = async () => {
      const problems: string[] = [];
      const offers = pricesInFeed(await get(feed));
      const compare = (where: string, one: Sold, shown: ShownPrice | null) => {
        const price = one.changes.at(-1)?.price ?? 0;
        const rightPrice = market === 'DE' ? price : convertCents(price, denmark);
        if (shown?.price === rightPrice && isRight(one, market, shown.struck)) return;
        const [exact, known] = [struckPrice(one.changes), isWindowKnown(one.changes, checks)];
        const wanted = { price: rightPrice, struckInEuros: exact, isKnownAtHome: known };
        problems.push(
          `${label} ${market} ${where} ${one.id}: ${JSON.stringify(shown)} for ${JSON.stringify(wanted)}`,
        );
      };
      for (const one of sold) compare('feed', one, offers.get(String(one.id)) ?? null);
      for (const one of ofPages) {
        const path = offers.get(String(one.id))?.path ?? '';
        const html = await get(path);
        const data = priceInStructuredData(html, path);
        compare('structured data', one, data);
        const siblings = sold.filter(({ productId }) => productId === one.productId);
        const onPage = struckOnPage(html);
        const isComplete =
          market === 'DK' ||
          siblings.every((sibling) => {
            const struck = rightAtHome(sibling);
            return struck === null || onPage.includes(struck);
          });
        const isNoneWrong = onPage.every((struck) =>
          siblings.some((sibling) => isRight(sibling, market, struck)),
        );
        if (!isComplete || !isNoneWrong) {
          problems.push(`${label} ${market} page ${one.id}: ${onPage.join(' ')} of ${path}`);
        }
      }
      lastSeen = offers;
      return problems;
    };
    let problems = await problemsOf();
    for (let attempt = 0; problems.length > 0 && attempt < 25; attempt += 1) {
      await wait(300);
      problems = await problemsOf();
    }
    wrong.push(...problems);
    for (const problem of problems) console.log(problem);
    totals.feeds += sold.length;
    totals.pages += ofPages.length;
    const isStruck = ({ id }: Sold) => (lastSeen.get(String(id))?.struck ?? null) !== null;
    totals.struck[market] += sold.filter(isStruck).length;
    totals.again[market] += sold.filter(isThirtyDaysAfterOutage).filter(isStruck).length;
  }
}

async function readAll() {
  checks.push(now().getTime());
  await checkAll();
  await settle(true);
}

let node = await startProcess('main', nodeVariables);
let worker: ReturnType<typeof startPriceWorker> | null = startPriceWorker();
const faults = {
  'nodes killed': 0,
  'workers stopped': 0,
  'late webhooks': 0,
  'values overwritten': 0,
};

for (let index = 0; index <= quietDays; index += 1) {
  await setClock(start + index * day + 4 * hour);
  await readAll();
}

let changed = 0;
for (let index = 0; index < days; index += 1) {
  const midnight = start + (quietDays + index) * day;
  const isOutage = index >= outage.from && index < outage.until;
  const today = Math.round(((index + 1) * changesWanted) / days) - changed;
  const times = Array.from({ length: today }, () => (5 + random.next() * 17) * hour).toSorted(
    (a, b) => a - b,
  );
  const touched = new Set<Sold>();
  const isTouched = (id: number) => [...touched].some(({ productId }) => productId === id);
  if (worker && (isOutage || chance(0.25))) {
    await worker.stop();
    worker = null;
    faults['workers stopped'] += 1;
  }
  if (chance(0.2)) {
    await stopProcess(node, 'SIGKILL');
    faults['nodes killed'] += 1;
    node = await startProcess('main', nodeVariables);
  }
  // their webhooks come after the daily check
  const late = new Set<number>();
  for (const time of times) {
    // prices of other markets are read by the worker: one that stands only while it is down is never seen
    const one = random.pick(
      sold.filter(({ productId }) => !late.has(productId) && (worker || !isTouched(productId))),
    );
    const isLate = !isOutage && chance(0.1);
    // a webhook tells the state at the time of sending
    if (isLate || isTouched(one.productId)) await settle(worker !== null);
    await setClock(midnight + time);
    const price = Math.round((one.base * random.int(14, 22)) / 20);
    const compareAt = chance(0.65) ? Math.round(one.base * 1.3) : null;
    const at = await changePrice(admin, one, { price, compareAt });
    one.changes.push({ at, price, compareAt });
    changed += 1;
    touched.add(one);
    if (!isLate) continue;
    const { numDeletedRows } = await platform.deleteFrom('webhook_event').executeTakeFirst();
    if (numDeletedRows > 0n) late.add(one.productId);
  }
  faults['late webhooks'] += late.size;
  await setClock(midnight + 23.5 * hour);
  if (isOutage) {
    await settle(false);
    continue;
  }
  const isAfterOutage = index === outage.until;
  if (isAfterOutage) seenAbroad.some = now().getTime();
  worker ??= startPriceWorker();
  await settle(true);
  await setClock(midnight + day + 3.8 * hour);
  if (isAfterOutage) seenAbroad.all = now().getTime();
  const reduced = sold.filter((one) => rightAtHome(one) !== null);
  if (reduced.length > 0 && chance(0.3)) {
    await overwriteLowest(admin, random.pick(reduced).id, '999.00');
    faults['values overwritten'] += 1;
  }
  await readAll();
  for (const id of late) {
    await platform
      .insertInto('webhook_event')
      .values({ topic: 'products/update', resource_id: id })
      .execute();
  }
  await settle(true);
  const others = random.sample(sold, 2);
  totals.unknown += sold.filter(
    (one) => rightAtHome(one) === null && struckPrice(one.changes) !== null,
  ).length;
  await verify([...new Set([...others, ...touched])].slice(0, 12), `day ${index + 1}`);
}

await worker?.stop();
await stopProcess(node, 'SIGTERM');
await webhooks.stop();
await environment.stop();

const isMet = printTable(
  `lowest prices of 30 days: ${days} days, ${sold.length} variants, 2 markets`,
  [
    {
      expectation: 'changes of prices',
      seen: String(changed),
      met: changed >= 0.9 * changesWanted,
    },
    ...Object.entries(faults).map(([name, seen]) => ({
      expectation: name,
      seen: String(seen),
      met: seen > 0,
    })),
    ...(['DE', 'DK'] as const).map((market) => ({
      expectation: `prices struck through in feeds, ${market}`,
      seen: String(totals.struck[market]),
      met: totals.struck[market] > 0,
    })),
    ...(['DE', 'DK'] as const).map((market) => ({
      expectation: `of these in reductions from 30 days after the outage on, ${market}`,
      seen: String(totals.again[market]),
      met: totals.again[market] > 0,
    })),
    {
      expectation: 'offers at home whose 30 days the outage hides',
      seen: String(totals.unknown),
      met: totals.unknown > 0,
    },
    counted('wrong of offers in feeds', wrong.filter((one) => one.includes(' feed ')).length, 0),
    counted(
      'wrong of structured data',
      wrong.filter((one) => one.includes(' structured data ')).length,
      0,
    ),
    counted('wrong of pages', wrong.filter((one) => one.includes(' page ')).length, 0),
    {
      expectation: 'compared',
      seen: `${totals.feeds} offers in feeds, ${totals.pages} pages with their data`,
      met: true,
    },
  ],
);
process.exit(isMet ? 0 : 1);
