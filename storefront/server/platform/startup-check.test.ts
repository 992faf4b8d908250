import pino from 'pino';
import { expect, test } from 'vitest';
import type { Platform } from '../../app/entry.server.tsx';
import { PlatformError } from './platform-error.ts';
import { checkPlatformAccess } from './startup-check.ts';

/** Fails with these errors, one call after the other, then answers. */
function platformFailing(...errors: Error[]) {
  const platform: Platform = {
    async send<Result>() {
      calls.count += 1;
      const error = errors.shift();
      if (error) throw error;
      return { shop: { name: 'Shop' } } as Result;
    },
  };
  const calls = { count: 0 };
  return { platform, calls };
}

const log = pino({ level: 'silent' });
const rejected = (status: number) => new PlatformError('no', { status, isTemporary: false });

test('a node that the platform accepts becomes ready', async () => {
  const { platform, calls } = platformFailing();
  await checkPlatformAccess({ platform, log });
  expect(calls.count).toBe(1);
});

test.each([401, 402, 403, 404, 423])(
  'after status %i a node waits until the platform accepts it',
  async (status) => {
    const { platform, calls } = platformFailing(rejected(status), rejected(status));
    await checkPlatformAccess({ platform, log, retryMs: 1 });
    expect(calls.count).toBe(3);
  },
);

test('a missing scope counts as a rejection', async () => {
  const denied = new PlatformError('no', {
    status: 200,
    code: 'ACCESS_DENIED',
    isTemporary: false,
  });
  const { platform, calls } = platformFailing(denied);
  await checkPlatformAccess({ platform, log, retryMs: 1 });
  expect(calls.count).toBe(2);
});

test('a node becomes ready while the platform is down, to serve stale pages', async () => {
  const down = new PlatformError('no response', { isTemporary: true });
  const { platform, calls } = platformFailing(down, down);
  await checkPlatformAccess({ platform, log, retryMs: 1 });
  expect(calls.count).toBe(1);
});
