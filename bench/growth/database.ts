// PostgreSQL with a million subscribers, restock requests and declarations (BENCH_ROWS): bytes per row, and how long the
// worker's clean-up and the queries of single visitors take: `npm run bench database`.
import { startEmbeddedPostgres } from '../../sandbox/database/embedded.ts';
import { declarationParts } from '../../storefront/app/declarations/declaration-parts.ts';
import { newsletterParts } from '../../storefront/app/newsletter/newsletter-parts.ts';
import { restockParts } from '../../storefront/app/restock/restock-parts.ts';
import { createAdminClient } from '../../storefront/server/admin/admin-client.ts';
import { declarationJobs } from '../../storefront/server/declarations/declaration-jobs.ts';
import { newsletterJobs } from '../../storefront/server/newsletter/jobs.ts';
import { createMailer } from '../../storefront/server/newsletter/mailer.ts';
import { createNewsletter } from '../../storefront/server/newsletter/newsletter.ts';
import { readQueueState } from '../../storefront/server/newsletter/pending-jobs.ts';
import { startAdminStub } from '../../storefront/server/newsletter/testing/admin-stub.ts';
import { catchMail } from '../../storefront/server/newsletter/testing/smtp-catcher.ts';
import { createTestDatabase } from '../../storefront/server/newsletter/testing/test-database.ts';
import { createTokens } from '../../storefront/server/newsletter/tokens.ts';
import { createVouchers } from '../../storefront/server/newsletter/vouchers.ts';
import { startWorker } from '../../storefront/server/newsletter/worker.ts';
import { restockJobs } from '../../storefront/server/restock/restock-jobs.ts';
import { atMost, exactly, percentile, report } from '../reliability/support/report.ts';
import { settings } from '../reliability/support/settings.ts';
import { waitUntil } from '../support/wait-until.ts';

const rows = settings.BENCH_ROWS;
const secret = 'only-a-bench-only-a-bench-only-a-bench';
const publicOrigin = 'https://shop.example';
const log = { error: (text: unknown) => console.error(text) };

/** Rows from $1 to $2, of which one in ten is past its retention. */
const fill = [
  `with subscribers as (
    insert into newsletter.subscription
      (address, language, status, confirmation_hash, confirmation_expires_at, mail_asked_at, changed_at, created_at)
    select 'visitor' || n || '@example.com', 'de',
      case when n % 10 = 0 then 'unsubscribed' else 'confirmed' end, md5(n::text) || md5((n + 1)::text),
      now(), now(), now() - case when n % 10 = 0 then interval '4 years' else interval '1 day' end, now()
    from generate_series($1::int, $2::int) n
    returning id)
  insert into newsletter.consent (subscription_id, event, text_version, language, at)
  select id, event, '2026-01', 'de', now()
  from subscribers, unnest(array['given', 'confirmed']) event`,
  `insert into restock.request
  select gen_random_uuid(), 'visitor' || n || '@example.com', n % 5000, n % 15000, 'a-product-with-a-name',
    'A product with a name', '500 g', 'de', 'waiting', '2026-01', md5(n::text) || md5((n + 1)::text), now(), now(),
    now() - case when n % 10 = 0 then interval '400 days' else interval '1 day' end, now()
  from generate_series($1::int, $2::int) n`,
  `insert into declarations.declaration (id, kind, language, content, received_at, receipt_sent_at, copy_sent_at)
  select gen_random_uuid(), 'withdrawal', 'de',
    json_build_object('name', 'A Visitor', 'email', 'visitor' || n || '@example.com', 'order', 'KL-' || n,
      'items', 'Everything', 'remark', repeat('x', 200)),
    now() - case when n % 10 = 0 then interval '9 years' else interval '1 day' end, now(), now()
  from generate_series($1::int, $2::int) n`,
];
/** Below the query timeout. */
const filledAtOnce = 10_000;
const tables = [
  'newsletter.subscription',
  'newsletter.consent',
  'restock.request',
  'declarations.declaration',
];
const cleanUps = ['newsletter_forget', 'restock_forget', 'declarations_delete_expired'];

const { connection, drop } = await createTestDatabase(log, startEmbeddedPostgres);
const { database, pool } = connection;
const smtp = await catchMail();
const admin = await startAdminStub();
try {
  const tokens = createTokens(secret);
  const mailer = createMailer(smtp.url, 'Shop <shop@example.com>');
  const shared = { database, tokens, mailer, publicOrigin };
  const results = [];
  for (let first = 1; first <= rows; first += filledAtOnce) {
    const last = Math.min(first + filledAtOnce - 1, rows);
    for (const statement of fill) await pool.query(statement, [first, last]);
  }
  for (const table of tables) {
    await pool.query(`analyze ${table}`);
    const { rows: sizes } = await pool.query<{ rows: string; heap: string; total: string }>(
      `select (select count(*) from ${table}) as rows, pg_relation_size($1) as heap, pg_total_relation_size($1) as total`,
      [table],
    );
    const [size] = sizes;
    const perRow = (bytes: string | undefined) => Math.round(Number(bytes) / Number(size?.rows));
    results.push({
      what: `${table}: ${Number(size?.rows).toLocaleString('en')} rows`,
      found: `${perRow(size?.heap)} bytes a row, ${perRow(size?.total)} with indexes`,
    });
  }

  // single visitors, while the tables are full
  const service = createNewsletter({ connection, tokens, secret, log });
  const signUps: number[] = [];
  const stock: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    signUps.push(
      await milliseconds(() =>
        service.signUp({ email: `new${n}@example.com`, language: 'de', consentVersion: 'test' }),
      ),
    );
    stock.push(
      await milliseconds(() =>
        database
          .selectFrom('restock.request')
          .select('id')
          .where('variant_id', '=', String(n))
          .where('status', '=', 'waiting')
          .execute(),
      ),
    );
  }
  // the mails of these sign-ups are not measured
  await pool.query('delete from graphile_worker._private_jobs');

  const worker = startWorker({
    connection,
    log,
    taskList: {
      ...newsletterJobs({
        ...shared,
        vouchers: createVouchers(createAdminClient(admin.config)),
        emailService: null,
        parts: async () => newsletterParts,
      }),
      ...restockJobs({
        ...shared,
        stock: { available: async () => new Set<string>() },
        parts: async () => restockParts,
      }),
      ...declarationJobs({ ...shared, parts: async () => declarationParts }),
    },
  });
  for (const job of cleanUps) {
    const took = await milliseconds(async () => {
      await pool.query('select graphile_worker.add_job($1)', [job]);
      await waitUntil(async () => (await readQueueState(connection)).pending === 0, 120);
    });
    results.push(atMost(`${job}: a tenth of the rows`, took / 1000, 60, ' s'));
  }
  const { rows: left } = await pool.query<{ expired: string }>(
    `select (select count(*) from newsletter.subscription where changed_at < now() - interval '3 years')
      + (select count(*) from restock.request where created_at < now() - interval '366 days')
      + (select count(*) from declarations.declaration where received_at < now() - interval '8 years') as expired`,
  );
  report(`PostgreSQL with ${rows.toLocaleString('en')} rows of each kind`, [
    ...results,
    exactly('rows past their retention afterwards', Number(left[0]?.expired), 0),
    atMost('p99 of a sign-up', percentile(signUps, 99), 100, ' ms'),
    atMost('p99 of who waits for a variant', percentile(stock, 99), 100, ' ms'),
  ]);
  await worker.stop();
  mailer.close();
} finally {
  await smtp.stop();
  await admin.stop();
  await drop();
}

async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}
