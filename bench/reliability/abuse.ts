// Hostile traffic from 200 IP addresses beside ordinary visitors, who must not notice it.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { hostileRequest, slowBody } from './support/hostile-requests.ts';
import { load, visitorAddress } from './support/load.ts';
import { gauge } from './support/metrics.ts';
import { crawl } from './support/pages.ts';
import { atMost, exactly, report } from './support/report.ts';
import { sandboxClient } from './support/sandbox-client.ts';
import { settings } from './support/settings.ts';
import { withStack } from './support/with-stack.ts';

const { BENCH_ATTACK_SECONDS: seconds, BENCH_PAGES: pageCount, BENCH_PORT: port } = settings;
const ordinaryRate = 100;
const attackers = 200;
/** Requests per second and attacker: 1,000 in total. */
const perAttacker = 5;
const folder = path.resolve(import.meta.dirname, '../../.data/bench');

await withStack({}, async (stack) => {
  const { shop, nodes, metrics } = stack.urls;
  const pages = await crawl(shop, pageCount);
  const ordinary = (length: number) =>
    load({
      origins: [shop],
      rate: ordinaryRate,
      seconds: length,
      next: (number) => ({ path: pages[number % pages.length] ?? '/de' }),
    });
  const before = await ordinary(Math.min(60, seconds));
  const memoryBefore = await memory();

  const attack = { isOver: false, sent: 0, statuses: new Map<number, number>() };
  const attacking = Array.from({ length: attackers }, (_, index) => hammer(index));
  const slow = Array.from({ length: 50 }, (_, index) => slowBody(port, `127.3.0.${index + 1}`));
  const probing = probeHealth();
  const guesses = guessCodes();
  const during = await ordinary(seconds);
  attack.isOver = true;
  await Promise.all(attacking);
  const slowestHealth = await probing;
  const { fromOneAddress, fromOneNetwork } = await guesses;
  const memoryAfter = await memory();
  const stillOpen = slow.filter((one) => one.seconds() === null).length;
  for (const one of slow) one.close();

  const statuses = [...attack.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  report(
    `Abuse: ${attack.sent} hostile requests from ${attackers} addresses in ${seconds} s beside ${ordinaryRate} ordinary requests/s`,
    [
      exactly(`ordinary requests failed of ${during.sent}`, during.failed, 0),
      { what: 'what failed', found: during.failures },
      { what: 'p95 without the attack', found: `${before.p95.toFixed(1)} ms` },
      // below one or two milliseconds the ratio is noise
      atMost('p95 beside it', during.p95, Math.max(2 * before.p95, 5), ' ms'),
      atMost('slowest health check', slowestHealth, 1_000, ' ms'),
      atMost('growth of the nodes', growth(memoryBefore.nodes, memoryAfter.nodes), 1.5, ' ×'),
      atMost('memory of the edge', memoryAfter.edge / 1e6, 320, ' MB'),
      exactly('code guesses evaluated from one address', fromOneAddress, 60),
      exactly('code guesses evaluated from one IPv6 /64', fromOneNetwork, 60),
      exactly(`slow bodies still open of ${slow.length}`, seconds >= 60 ? stillOpen : 0, 0),
      { what: 'answers to the attack', found: statuses },
    ],
  );

  /** Each from its own IP address, at a fixed rate, whatever the response. */
  async function hammer(index: number): Promise<void> {
    const localAddress = `127.2.${index >> 7}.${(index & 127) + 1}`;
    const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 10, localAddress });
    const inFlight = new Set<Promise<void>>();
    for (let number = index; !attack.isOver; number += 1) {
      const { headers = {}, body = null, ...request } = hostileRequest(number, shop);
      attack.sent += 1;
      const sending = pool
        .request({ ...request, headers, body, headersTimeout: 20_000, bodyTimeout: 20_000 })
        .then(async ({ statusCode, body: answer }) => {
          await answer.dump();
          attack.statuses.set(statusCode, (attack.statuses.get(statusCode) ?? 0) + 1);
        })
        .catch(() => {})
        .finally(() => inFlight.delete(sending));
      inFlight.add(sending);
      if (inFlight.size >= 20) await Promise.race(inFlight);
      await wait(1_000 / perAttacker);
    }
    await pool.destroy();
  }

  async function probeHealth(): Promise<number> {
    let slowest = 0;
    while (!attack.isOver) {
      for (const node of nodes) {
        const started = performance.now();
        await fetch(`${node}/health/ready`).catch(() => null);
        slowest = Math.max(slowest, performance.now() - started);
      }
      await wait(250);
    }
    return slowest;
  }

  /** 24 concurrent codes for each of many carts: counts how many were evaluated. */
  async function guessCodes() {
    const [product] = await sandboxClient(stack.urls.sandbox).products(1);
    const variant = product?.variant ?? '';
    const change = (fields: Record<string, string>, address: string, cookie = '') =>
      fetch(`${shop}/de/cart/data`, {
        method: 'POST',
        headers: { origin: shop, cookie, 'x-forwarded-for': address },
        body: new URLSearchParams(fields),
      });
    async function evaluated(addressOf: (guess: number) => string): Promise<number> {
      let count = 0;
      for (let cart = 0; cart < 9; cart += 1) {
        const added = await change(
          { intent: 'add', variant, quantity: '1' },
          visitorAddress(60_000 + cart),
        );
        const cookie = added.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
        const answers = await Promise.all(
          Array.from({ length: 24 }, (_, guess) =>
            change(
              { intent: 'applyDiscount', code: `GUESS${cart}X${guess}` },
              addressOf(cart * 24 + guess),
              cookie,
            ),
          ),
        );
        count += answers.filter(({ status }) => status === 200).length;
      }
      return count;
    }
    return {
      fromOneAddress: await evaluated(() => '198.51.100.77'),
      fromOneNetwork: await evaluated((guess) => `2001:db8:77:1::${guess.toString(16)}`),
    };
  }

  async function memory() {
    const node = await Promise.all(
      metrics.map((address) => gauge(address, 'storefront_process_resident_memory_bytes')),
    );
    const counters = execFileSync('varnishstat', [
      ...['-1', '-n', path.join(folder, `varnish-${port}`)],
      ...['-f', 'SMA.s0.g_bytes', '-f', 'SMA.Transient.g_bytes'],
    ]).toString();
    const edge = [...counters.matchAll(/g_bytes\s+(\d+)/g)].reduce(
      (sum, [, bytes]) => sum + Number(bytes),
      0,
    );
    return { nodes: node.reduce((sum, one) => sum + one, 0), edge };
  }
});

function growth(before: number, after: number): number {
  return after / before;
}
