import { expect, test, vi } from 'vitest';
import type { AttemptLimit } from '../commerce/platform/attempt-limiter.ts';
import { variantKey } from '../commerce/product/product.ts';
import { exampleDetail } from '../commerce/product/product-examples.ts';
import { honeypotField } from '../ui/honeypot-field.ts';
import { runRestockRequest } from './run-request.ts';

const variant = variantKey(exampleDetail.variants[0]?.id ?? '');
const filled = { email: 'mara@mail.example', handle: exampleDetail.handle, variant };

function shop() {
  const counts = new Map<string, number>();
  const store = vi.fn(async () => 'sent' as const);
  const submit = async (fields: Record<string, string>, network = '192.0.2.7') => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...filled, ...fields })) form.set(name, value);
    const { problem } = await runRestockRequest(form, {
      restock: {
        request: store,
        look: async () => 'ready',
        confirm: async () => 'confirmed',
        withdraw: async () => 'withdrawn',
      },
      attempts: {
        async take(limits: readonly AttemptLimit[]) {
          return limits.every(({ key, max }) => {
            counts.set(key, (counts.get(key) ?? 0) + 1);
            return (counts.get(key) ?? 0) <= max;
          });
        },
        giveBack: async () => {},
      },
      language: 'de',
      networks: [network],
      findProduct: async () => exampleDetail,
    });
    return problem;
  };
  return { submit, store };
}

test('a request is stored, and one of a filled honeypot gets the same answer and is not', async () => {
  const { submit, store } = shop();
  expect(await submit({ [honeypotField]: 'https://spam.example' })).toBeNull();
  expect(store).not.toHaveBeenCalled();
  expect(await submit({})).toBeNull();
  expect(store).toHaveBeenCalledOnce();
});

test('one mailbox may ask ten times an hour, however its address is spelt', async () => {
  const { submit, store } = shop();
  const spellings = ['mara@mail.example', 'M.ara+1@mail.example', 'mara@ｍail.example'];
  const tries = Array.from({ length: 30 }, (_, time) =>
    submit({ email: spellings[time % 3] ?? '' }, `192.0.2.${time}`),
  );
  const problems = await Promise.all(tries);
  expect(problems.filter((problem) => problem === 'tooManyTries')).toHaveLength(20);
  expect(store).toHaveBeenCalledTimes(10);
});

test('all networks together may ask 2,000 times an hour', async () => {
  const { submit, store } = shop();
  const tries = Array.from({ length: 2_100 }, (_, time) =>
    submit({ email: `mara${time}@mail.example` }, `198.51.100.${time}`),
  );
  await Promise.all(tries);
  expect(store).toHaveBeenCalledTimes(2_000);
});
