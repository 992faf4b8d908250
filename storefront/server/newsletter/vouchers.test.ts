import { afterEach, expect, test } from 'vitest';
import { createAdminClient } from '../admin/admin-client.ts';
import { startAdminStub } from './testing/admin-stub.ts';
import { createVouchers } from './vouchers.ts';

const voucher = {
  code: 'MOIN-AAAAA-BBBBB',
  value: 500,
  minimumOrder: 6000,
  startsAt: new Date('2026-05-01T12:00:00Z'),
};
let stop = () => {};
afterEach(() => stop());

async function start() {
  const admin = await startAdminStub();
  stop = admin.stop;
  return {
    admin,
    vouchers: createVouchers(createAdminClient(admin.config)),
  };
}

test('a retry creates one code: the first response may have been lost', async () => {
  const { admin, vouchers } = await start();
  expect(await vouchers.create(voucher)).toBe('created');
  expect(await vouchers.create(voucher)).toBe('created');
  expect(admin.discounts.size).toBe(1);
});

test('a code of another discount is reported as taken', async () => {
  const { admin, vouchers } = await start();
  admin.discounts.set(voucher.code, { title: 'Summer', usageLimit: null });
  expect(await vouchers.create(voucher)).toBe('taken');
});

test('an API that is down is an error, so that the queue retries', async () => {
  const { admin, vouchers } = await start();
  admin.stop();
  await expect(vouchers.create(voucher)).rejects.toThrow();
});
