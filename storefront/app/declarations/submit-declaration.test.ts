import { expect, test } from 'vitest';
import type { AttemptLimit } from '../commerce/platform/attempt-limiter.ts';
import { submitDeclaration } from './submit-declaration.ts';

/** Counts like the server's limiter, for one hour. */
function createAttempts() {
  const counts = new Map<string, number>();
  return {
    async take(limits: AttemptLimit[]) {
      for (const { key, max } of limits) {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        if (count > max) return false;
      }
      return true;
    },
    giveBack: async () => {},
  };
}

function shop() {
  const attempts = createAttempts();
  let stored = 0;
  const submit = (email: string, network: string) =>
    submitDeclaration(
      {
        id: crypto.randomUUID(),
        language: 'de',
        declaration: { kind: 'withdrawal', name: 'A', contract: 'B', email, items: null },
      },
      {
        attempts,
        networks: [network],
        declarations: {
          async submit({ declaration }) {
            stored += 1;
            return { declaration, number: `W-${stored}`, receivedAt: new Date() };
          },
        },
      },
    );
  return { submit, stored: () => stored };
}

test('one mailbox gets five receipts in an hour, however its address is spelt', async () => {
  const { submit, stored } = shop();
  const spellings = ['ada@mail.example', 'A.da+1@mail.example', 'ada@ｍail.example'];
  for (let time = 0; time < 30; time += 1) {
    await submit(spellings[time % 3] ?? '', `192.0.2.${time}`);
  }
  expect(stored()).toBe(5);
});

test('all networks together may send 500 in an hour', async () => {
  const { submit, stored } = shop();
  for (let time = 0; time < 600; time += 1) {
    const outcome = await submit(`ada${time}@mail.example`, `198.51.100.${time}`);
    if (time >= 500) expect(outcome).toBe('tooManyTries');
  }
  expect(stored()).toBe(500);
});
