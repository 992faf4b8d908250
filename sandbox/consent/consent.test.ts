import { expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

it('offers its consent-tracking script to other sites, and takes what it tells', async () => {
  const app = await createTestApp(await createTestDatabase());
  const script = await app.inject('/consent-tracking.js');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(script.body).toContain('customerPrivacy: { setTrackingConsent }');
  const told = await app.inject({
    method: 'POST',
    url: '/consent-tracking',
    headers: { 'content-type': 'text/plain' },
    payload: '{"analytics":true}',
  });
  expect(told.statusCode).toBe(204);
});
