// Orders while nodes and workers are killed: every purchase of a buyer who has consented is counted once by each service,
// none of the others. Before that a browser's visits with each answer to the banner. `npm run bench measurement`
import { setTimeout as wait } from 'node:timers/promises';
import freePort from 'get-port';
import { startWebhooks } from '../../sandbox/webhooks/delivery.ts';
import { startEventReceiver } from '../../storefront/server/measurement/testing/event-receiver.ts';
import { startRedis } from '../../storefront/server/testing/redis-server.ts';
import { visitorAttribute } from '../../storefront/telemetry/visitor.ts';
import { startEnvironment } from '../newsletter/environment.ts';
import { startProcess, stopProcess } from '../newsletter/processes.ts';
import { counted, printTable } from '../support/table.ts';
import { waitUntil } from '../support/wait-until.ts';
import { orderer, subscribe } from './order.ts';
import { visitWithEachAnswer } from './visits.ts';

const orders = Number(process.env.BENCH_ORDERS ?? 200);
const secret = 'for-the-bench-only-and-nothing-else';
const recoverySeconds = 300;
const choices = [
  { statistics: true, marketing: true },
  { statistics: true, marketing: false },
  { statistics: false, marketing: true },
];

// slow and failing now and then, so that a kill hits events that are being sent
const receiver = await startEventReceiver(async () => {
  await wait(Math.random() * 80);
  return Math.random() < 0.1 ? 503 : 204;
});
const environment = await startEnvironment();
const redis = await startRedis();
const port = await freePort();
const origin = `http://localhost:${port}`;
const variables = {
  ...environment.variables,
  ...receiver.variables,
  PUBLIC_ORIGIN: origin,
  PORT: String(port),
  STAGE: 'development',
  REDIS_URL: redis.url,
  CHECKOUT_HOSTS: 'localhost',
  ACCOUNT_URL: `${origin}/account`,
  SESSION_SECRET: secret,
  WEBHOOK_SECRET: secret,
  NEWSLETTER_WORKER: 'false',
};
const endpoint = `${origin}/webhooks/platform`;
const webhooks = await startWebhooks(environment.platform, { url: endpoint, secret });
await subscribe(variables, 'ORDERS_CREATE', endpoint);
const order = await orderer(environment);

let node = await startProcess('main', variables);
const visits = await visitWithEachAnswer(origin, receiver);
receiver.received.length = 0;
let worker = await startProcess('worker', variables);
const kills = { node: 0, worker: 0 };
const wanted = { ga4: 0, meta: 0, webhook: 0 };
let isOrdering = true;

const buying = (async () => {
  for (let number = 0; number < orders; number += 1) {
    const choice = choices[number % choices.length];
    if (!choice) break;
    const visitor = { id: `${1000 + number}.1763400000`, ...choice, clicks: {} };
    await order([{ key: visitorAttribute, value: JSON.stringify(visitor) }]);
    if (choice.statistics) wanted.ga4 += 1;
    if (choice.marketing) wanted.meta += 1;
    wanted.webhook += 1;
    // every fifth buyer besides has not consented
    if (number % 5 === 0) await order([]);
    await wait(Math.random() * 150);
  }
  isOrdering = false;
})();

while (isOrdering) {
  await wait(Math.random() * 1500);
  await stopProcess(worker, 'SIGKILL');
  kills.worker += 1;
  worker = await startProcess('worker', variables);
  await wait(Math.random() * 1500);
  await stopProcess(node, 'SIGKILL');
  kills.node += 1;
  node = await startProcess('main', variables);
}
await buying;

const idsAt = (target: string) =>
  new Set(receiver.received.filter((one) => one.target === target).map(({ id }) => id));
const targets = Object.keys(wanted) as (keyof typeof wanted)[];
const seconds = await waitUntil(
  () => targets.every((target) => idsAt(target).size >= wanted[target]),
  recoverySeconds,
);
// whatever is still on its way
await wait(5000);
await stopProcess(worker, 'SIGTERM');
await stopProcess(node, 'SIGTERM');
await webhooks.stop();
const stored = await environment.connection.database
  .selectFrom('measurement.purchase')
  .select('order_id')
  .execute();
await redis.stop();
await environment.stop();
receiver.stop();

const counts = targets.reduce((sum, target) => sum + idsAt(target).size, 0);
const isMet = printTable(`${orders} orders of buyers who have consented`, [
  ...visits,
  ...Object.entries(kills).map(([name, seen]) => ({
    expectation: `times the ${name} was killed`,
    seen: String(seen),
    met: seen > 0,
  })),
  counted('orders stored', stored.length, orders),
  ...targets.map((target) =>
    counted(`purchases counted by ${target}`, idsAt(target).size, wanted[target]),
  ),
  counted('events that a service would not understand', receiver.problems.length, 0),
  {
    expectation: 'all are counted after the last kill',
    seen: seconds === null ? `not within ${recoverySeconds} s` : `after ${seconds.toFixed(1)} s`,
    met: seconds !== null,
  },
  {
    expectation: 'sent again with the same id',
    seen: `${receiver.received.length - counts} of ${receiver.received.length}`,
    met: true,
  },
]);
process.exit(isMet ? 0 : 1);
