import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { checkoutUrl } from '../cart/cart-id.ts';
import { emptyContent } from '../cart/model.ts';
import { insertCart } from '../cart/store.ts';
import { textsIn } from '../checkout/texts/index.ts';
import { connect } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';
import { seed } from '../seed/seed.ts';
import { createApp } from '../server/app.ts';
import { runOnServer } from '../testing/server.ts';
import { testCatalogue, testShopDirectory } from '../testing/test-catalogue.ts';

// 200 shoppers press "order" at the same moment for one single-use code, the last five items and one gift card.

const shoppers = 200;
const lastItems = 5;
const cardBalance = 1000;
const code = 'NUR-EINER';
const cardCode = 'NURE-INEK-ARTE-0001';

interface Race {
  name: string;
  scarceItem: boolean;
  code: boolean;
  card: boolean;
  /** How many shoppers may get through. */
  winners: number;
  /** One of these must stand on every loser's page. */
  reasons: string[];
}

const { rejections } = textsIn('de');
const soldOut = 'inzwischen ausverkauft';
const codeUsed = rejections.DISCOUNT_USAGE_LIMIT_REACHED;
const cardEmpty = 'inzwischen aufgebraucht';

const races: Race[] = [
  {
    name: 'single-use code',
    scarceItem: false,
    code: true,
    card: false,
    winners: 1,
    reasons: [codeUsed],
  },
  {
    name: 'last 5 items',
    scarceItem: true,
    code: false,
    card: false,
    winners: lastItems,
    reasons: [soldOut],
  },
  {
    name: 'one gift card',
    scarceItem: false,
    code: false,
    card: true,
    winners: 1,
    reasons: [cardEmpty],
  },
  {
    name: 'all three',
    scarceItem: true,
    code: true,
    card: true,
    winners: 1,
    reasons: [codeUsed, cardEmpty],
  },
];

interface Result {
  race: string;
  orders: number;
  redeemed: number;
  stock: number;
  balance: number;
  explained: number;
  unexplained: number;
  failures: number;
  milliseconds: number;
  passed: boolean;
}

interface Goods {
  scarce: number;
  plenty: number;
}

async function run(database: Kysely<Database>, origin: string, race: Race): Promise<Result> {
  const goods = await prepare(database);
  const paths = await openCarts(database, origin, race, goods);
  const pages = await Promise.all(paths.map(async (url) => (await fetch(url)).text()));
  const started = performance.now();
  const answers = await Promise.all(
    paths.map((url, index) => placeOrder(url, pages[index] ?? '', `shopper${index}@example.com`)),
  );
  const milliseconds = Math.round(performance.now() - started);
  const losers = answers.filter((answer) => answer.status === 409);
  const orders = answers.filter((answer) => answer.status === 303).length;
  const explained = losers.filter(({ body }) =>
    race.reasons.every((reason) => body.includes(reason)),
  );
  const left = await inspect(database, goods);
  const result = {
    race: race.name,
    orders,
    ...left,
    explained: explained.length,
    unexplained: losers.length - explained.length,
    failures: answers.length - losers.length - orders,
    milliseconds,
  };
  return { ...result, passed: isCorrect(race, result) };
}

function isCorrect(race: Race, result: Omit<Result, 'passed'>): boolean {
  return (
    result.orders === race.winners &&
    result.explained === shoppers - race.winners &&
    result.failures === 0 &&
    result.redeemed === (race.code ? 1 : 0) &&
    result.stock === lastItems - (race.scarceItem ? race.winners : 0) &&
    result.balance === (race.card ? 0 : cardBalance)
  );
}

/** Makes everything scarce again. */
async function prepare(database: Kysely<Database>): Promise<Goods> {
  const [scarce, plenty] = await database
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('variant.id')
    .where('product.is_gift_card', '=', false)
    .where('sells_beyond_stock', '=', false)
    .where('price', '>', cardBalance)
    .orderBy('variant.id')
    .limit(2)
    .execute();
  if (!scarce || !plenty) throw new Error('the catalogue has too few variants');
  await database
    .updateTable('variant')
    .set({ stock: lastItems })
    .where('id', '=', scarce.id)
    .execute();
  await database
    .updateTable('variant')
    .set({ stock: 100_000 })
    .where('id', '=', plenty.id)
    .execute();
  await database.deleteFrom('discount').where('code', '=', code).execute();
  await database
    .insertInto('discount')
    .values({
      code,
      title: code,
      percent: 10,
      level: 'order',
      usage_limit: 1,
      starts_at: new Date(0),
    })
    .execute();
  await database.deleteFrom('gift_card').where('code', '=', cardCode).execute();
  await database
    .insertInto('gift_card')
    .values({ code: cardCode, initial_balance: cardBalance, balance: cardBalance })
    .execute();
  return { scarce: scarce.id, plenty: plenty.id };
}

async function openCarts(
  database: Kysely<Database>,
  origin: string,
  race: Race,
  goods: Goods,
): Promise<string[]> {
  const card = await database
    .selectFrom('gift_card')
    .select('id')
    .where('code', '=', cardCode)
    .executeTakeFirstOrThrow();
  const variantId = gid('ProductVariant', race.scarceItem ? goods.scarce : goods.plenty);
  const content = {
    ...emptyContent(),
    lines: [{ id: 'line', variantId, quantity: 1, sellingPlanId: null, attributes: [] }],
    discountCodes: race.code ? [code] : [],
    giftCardIds: race.card ? [String(card.id)] : [],
  };
  const carts = Array.from({ length: shoppers }, () => insertCart(database, content, 'de'));
  return (await Promise.all(carts)).map((cart) => checkoutUrl(origin, cart.id));
}

async function placeOrder(
  url: string,
  page: string,
  email: string,
): Promise<{ status: number; body: string }> {
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  const form = {
    intent: 'order',
    seen: hidden('seen'),
    seenTotal: hidden('seenTotal'),
    email,
    country: 'DE',
    firstName: 'Mara',
    lastName: 'Lindner',
    street: 'Am Beispielkai 12',
    postcode: '20457',
    city: 'Hamburg',
    shippingMethod: 'delivery',
    paymentMethod: 'wallet',
    billingSame: 'yes',
  };
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return { status: answer.status, body: await answer.text() };
}

async function inspect(
  database: Kysely<Database>,
  { scarce }: Goods,
): Promise<{ redeemed: number; stock: number; balance: number }> {
  const { rows } = await sql<{ redeemed: number; stock: number; balance: number }>`
    select
      (select times_used from discount where code = ${code}) as redeemed,
      (select stock from variant where id = ${scarce}) as stock,
      (select balance from gift_card where code = ${cardCode}) as balance`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('nothing to inspect');
  return row;
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  await runOnServer(postgres.url, 'create database concurrency');
  const database = connect(`${postgres.url}/concurrency`, 20);
  try {
    await migrate(database);
    await seed(database, await testCatalogue());
    const config = {
      origin: '',
      shopUrl: 'http://localhost:3000/{lang}',
      storefrontToken: 'bench',
      dataDirectory: folder,
      catalogueDirectory: testShopDirectory,
    };
    const app = await createApp({ database, config });
    const origin = await app.listen({ host: 'localhost', port: 0 });
    const results: Result[] = [];
    for (const race of races) results.push(await run(database, origin, race));
    await app.close();
    console.log(`${shoppers} parallel orders a race`);
    console.table(results);
    return results.every(({ passed }) => passed);
  } finally {
    await database.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await main()) ? 0 : 1;
