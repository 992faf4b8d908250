// A process of its own: fork(this, [port, origin]).
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { hostileRequest } from './hostile-requests.ts';

export const attackers = 200;
/** Each sends that often a second, so 1,000 hostile requests in all. */
const perAttacker = 5;

export interface AttackResult {
  sent: number;
  statuses: Record<string, number>;
}

if (process.send) {
  const [port = '', origin = ''] = process.argv.slice(2);
  const result: AttackResult = { sent: 0, statuses: {} };
  let isOver = false;
  process.once('message', () => {
    isOver = true;
  });
  await Promise.all(Array.from({ length: attackers }, (_, index) => attack(index)));
  process.send(result);
  process.disconnect();

  /** From an address of its own, or a /64 of its own in which it changes address each time; at a fixed rate, whatever is answered. */
  async function attack(index: number): Promise<void> {
    const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 10 });
    const address = () =>
      index % 5 === 0
        ? `2001:db8:${index.toString(16)}:1::${randomBytes(2).toString('hex')}`
        : `203.0.113.${index}`;
    const inFlight = new Set<Promise<void>>();
    for (let number = index; !isOver; number += 1) {
      const { headers: own, body = null, ...request } = hostileRequest(number, origin);
      const headers = { ...own, 'x-forwarded-for': address() };
      result.sent += 1;
      const sending = pool
        .request({ ...request, headers, body, headersTimeout: 20_000, bodyTimeout: 20_000 })
        .then(async ({ statusCode, body: answer }) => {
          await answer.dump();
          count(String(statusCode));
        })
        .catch(() => count('no answer'))
        .finally(() => inFlight.delete(sending));
      inFlight.add(sending);
      if (inFlight.size >= 20) await Promise.race(inFlight);
      await wait(1_000 / perAttacker);
    }
    await pool.destroy();
  }

  function count(outcome: string): void {
    result.statuses[outcome] = (result.statuses[outcome] ?? 0) + 1;
  }
}
