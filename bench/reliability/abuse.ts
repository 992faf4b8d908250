// Hostile traffic from 200 IP addresses beside ordinary visitors, who must not notice it.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lowerPriority } from '../../deploy/stack/service.ts';
import { sandboxClient } from '../../e2e/support/sandbox-client.ts';
import { type AttackResult, attackers } from './support/attackers.ts';
import { slowBody } from './support/hostile-requests.ts';
import { load, visitorAddress } from './support/load.ts';
import { gauge } from './support/metrics.ts';
import { crawl } from './support/pages.ts';
import { atMost, exactly, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { withStack } from './support/with-stack.ts';

const { BENCH_ATTACK_SECONDS: seconds, BENCH_PAGES: pageCount, BENCH_PORT: port } = settings;
const ordinaryRate = 100;
const folder = path.resolve(import.meta.dirname, '../../.data/bench');

// the bench stands where a balancer would, and says for whom it asks
await withStack({ nodeEnv: { TRUST_PROXY: '2' }, hasServices: true }, async (stack) => {
  const { shop, health: healthPorts, metrics } = stack.urls;
  const pages = await crawl(shop, pageCount);
  const ordinary = (length: number) =>
    load({
      origins: [shop],
      rate: ordinaryRate,
      seconds: length,
      next: (number) => ({ path: pages[number % pages.length] ?? '/de' }),
    });
  const before = await ordinary(Math.min(60, seconds));

  const mailsBefore = await mailsToVictim();
  let isOver = false;
  // a session of its own with a low priority, as if on other machines
  const script = path.join(import.meta.dirname, 'support/attackers.ts');
  const attack = fork(script, [String(port), shop], { detached: true });
  if (attack.pid) lowerPriority(attack.pid, 10);
  const slow = Array.from({ length: 50 }, (_, index) => slowBody(port, `127.3.0.${index + 1}`));
  const probing = probeHealth();
  const guesses = guessCodes();
  // caches fill in the first fifth; from then on memory has no reason to grow
  const memoryEarly = wait((seconds / 5) * 1_000).then(memory);
  const during = await ordinary(seconds);
  const memoryBefore = await memoryEarly;
  const memoryAfter = await memory();
  isOver = true;
  attack.send('stop');
  const [{ sent, statuses }] = (await once(attack, 'message')) as [AttackResult];
  const health = await probing;
  const { fromOneAddress, fromOneNetwork } = await guesses;
  const mails = (await mailsToVictim()) - mailsBefore;
  const stillOpen = slow.filter((one) => one.seconds() === null).length;
  for (const one of slow) one.close();

  report(
    `Abuse: ${sent} hostile requests from ${attackers} addresses in ${seconds} s beside ${ordinaryRate} ordinary requests/s`,
    [
      exactly(`ordinary requests failed of ${during.sent}`, during.failed, 0),
      { what: 'what failed', found: during.failures },
      { what: 'p95 without the attack', found: `${before.p95.toFixed(1)} ms` },
      // below one or two milliseconds the ratio is noise
      atMost('p95 beside it', during.p95, Math.max(2 * before.p95, 5), ' ms'),
      atMost('slowest health check', health[0]?.took ?? 0, 1_000, ' ms'),
      {
        what: `slowest of ${health.length} health checks`,
        found: health
          .slice(0, 5)
          .map(({ took, atSecond }) => `${Math.round(took)} ms at second ${atSecond}`)
          .join(', '),
      },
      {
        what: 'memory of the nodes, early and at the end',
        found: `${megabytes(memoryBefore.nodes)}, ${megabytes(memoryAfter.nodes)}`,
      },
      atMost('growth of the nodes', memoryAfter.nodes / memoryBefore.nodes, 1.2, ' ×'),
      atMost('memory of the edge', memoryAfter.edge / 1e6, 320, ' MB'),
      // fewer, where some met an overloaded node
      atMost('code guesses evaluated from one address', fromOneAddress.get(200) ?? 0, 60),
      atMost('code guesses evaluated from one IPv6 /64', fromOneNetwork.get(200) ?? 0, 60),
      {
        what: 'answers to guesses',
        found: [fromOneAddress, fromOneNetwork].map((one) => inWords([...one])).join('; '),
      },
      exactly('mails to one mailbox under many spellings', mails, 5),
      exactly(`slow bodies still open of ${slow.length}`, seconds >= 60 ? stillOpen : 0, 0),
      {
        what: 'answers to the attack',
        found: inWords(Object.entries(statuses)),
      },
    ],
  );

  async function probeHealth() {
    const checks: { atSecond: number; took: number }[] = [];
    const begun = performance.now();
    while (!isOver) {
      for (const node of healthPorts) {
        const started = performance.now();
        await fetch(`${node}/health/ready`).catch(() => null);
        const took = performance.now() - started;
        checks.push({ atSecond: Math.round((started - begun) / 1000), took });
      }
      await wait(250);
    }
    return checks.toSorted((a, b) => b.took - a.took);
  }

  /** 24 concurrent codes for each of many carts: counts how many were evaluated. A cart allows eight. */
  async function guessCodes() {
    const [product] = await sandboxClient(stack.urls.sandbox).products(1);
    const variant = product?.variant ?? '';
    const change = (fields: Record<string, string>, address: string, cookie = '') =>
      fetch(`${shop}/de/cart/data`, {
        method: 'POST',
        headers: { origin: shop, cookie, 'x-forwarded-for': address },
        body: new URLSearchParams(fields),
      });
    /** Retries while the shop is overloaded: only evaluated guesses count. */
    async function retryWhileBusy(send: () => Promise<Response>): Promise<Response> {
      for (let attempt = 0; ; attempt += 1) {
        const answer = await send();
        if (answer.status < 500 || attempt === 20) return answer;
        await wait(500);
      }
    }
    async function evaluated(addressOf: (guess: number) => string) {
      const statuses = new Map<number, number>();
      for (let cart = 0; cart < 9; cart += 1) {
        const added = await retryWhileBusy(() =>
          change({ intent: 'add', variant, quantity: '1' }, visitorAddress(60_000 + cart)),
        );
        const cookie = added.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
        const guessed = await Promise.all(
          Array.from({ length: 24 }, (_, guess) =>
            retryWhileBusy(() =>
              change(
                { intent: 'applyDiscount', code: `GUESS${cart}X${guess}` },
                addressOf(cart * 24 + guess),
                cookie,
              ),
            ),
          ),
        );
        for (const { status } of guessed) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      return statuses;
    }
    return {
      fromOneAddress: await evaluated(() => '198.51.100.77'),
      fromOneNetwork: await evaluated((guess) => `2001:db8:77:1::${guess.toString(16)}`),
    };
  }

  async function mailsToVictim(): Promise<number> {
    const inbox = await (await fetch(`${stack.urls.sandbox}/_inbox`)).text();
    return inbox.split('<td>victim+').length - 1;
  }

  async function memory() {
    const node = await Promise.all(
      metrics.map((address) => gauge(address, 'storefront_process_resident_memory_bytes')),
    );
    const counters = execFileSync('varnishstat', [
      '-1',
      '-n',
      path.join(folder, `varnish-${port}`),
      '-f',
      'SMA.s0.g_bytes',
      '-f',
      'SMA.Transient.g_bytes',
    ]).toString();
    const edge = [...counters.matchAll(/g_bytes\s+(\d+)/g)].reduce(
      (sum, [, bytes]) => sum + Number(bytes),
      0,
    );
    return { nodes: node.reduce((sum, one) => sum + one, 0), edge };
  }
});

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function inWords(counts: (readonly [string | number, number])[]): string {
  return counts.map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
}
