import { expect, test } from 'vitest';
import { readConfig, secretsOf } from './config.ts';

const complete = {
  PUBLIC_ORIGIN: 'https://shop.example',
  PLATFORM_URL: 'https://platform.example/',
  PLATFORM_TOKEN: 'token',
  CHECKOUT_HOSTS: 'checkout.example, pay.example',
  ACCOUNT_URL: 'https://account.example/',
  SESSION_SECRET: 'only-a-test-only-a-test-only-a-test',
};

test('a complete environment is read', () => {
  expect(readConfig({ ...complete, PORT: '8080' })).toMatchObject({
    port: 8080,
    publicOrigin: 'https://shop.example',
    platform: { url: 'https://platform.example' },
    checkoutHosts: ['checkout.example', 'pay.example'],
    trustProxy: 0,
    redisUrl: undefined,
  });
});

test.each([
  ['PLATFORM_TOKEN', undefined],
  ['PLATFORM_URL', 'platform.example'],
  ['PUBLIC_ORIGIN', 'ftp://shop.example'],
  ['PORT', 'http'],
  ['SESSION_SECRET', undefined],
  ['SESSION_SECRET', 'short'],
  ['TRUST_PROXY', 'perhaps'],
  ['REDIS_URL', 'http://redis.example'],
  ['WEBHOOK_SECRET', 'short'],
  ['INDEXNOW_KEY', 'short'],
  ['ERROR_REPORT_DSN', 'key@errors.example'],
  ['ERROR_REPORT_DSN', 'https://errors.example/1'],
  ['RELEASE', 'one"><script>'],
  ['VITALS_SAMPLE_RATE', '1.5'],
  ['TAG_MANAGER_URL', 'GTM-1'],
  ['TAG_MANAGER_URL', '//tags.example/gtm.js'],
  ['CONSENT_PROVIDER_OPEN', 'alert(1)'],
])('%s=%s fails the start with an error that names it', (name, value) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(`  ${name}: `);
});

test('an error about the environment never contains a value', () => {
  expect(() => readConfig({ ...complete, PLATFORM_URL: 'secret-value' })).not.toThrow(
    'secret-value',
  );
});

test('an empty optional setting is off', () => {
  expect(readConfig({ ...complete, REDIS_URL: '', METRICS_PORT: '' })).toMatchObject({
    redisUrl: undefined,
    metricsPort: undefined,
  });
});

test.each([
  ['production', 'https://shop.example', { key: 'a-key-of-a-test' }],
  ['staging', 'https://shop.example', null],
  ['development', 'https://shop.example', null],
  ['production', 'http://localhost:3000', null],
])('changed pages of %s at %s are submitted to IndexNow: %j', (STAGE, PUBLIC_ORIGIN, indexNow) => {
  const config = readConfig({ ...complete, STAGE, PUBLIC_ORIGIN, INDEXNOW_KEY: 'a-key-of-a-test' });
  expect(config.indexNow).toEqual(indexNow);
});

const dsn = 'https://key@errors.example/1';

test.each([
  ['production', {}, true],
  ['staging', {}, true],
  ['staging', { CI: 'false' }, true],
  ['production', { CI: 'true' }, false],
  ['production', { CI: '1' }, false],
  ['production', { ERROR_REPORT_DSN: '' }, false],
  ['development', {}, false],
])('errors of %s with %o are reported: %s [CALL-036]', (STAGE, more, reported) => {
  const { errorReports } = readConfig({
    ...complete,
    STAGE,
    ERROR_REPORT_DSN: dsn,
    RELEASE: '7',
    ...more,
  });
  expect(errorReports).toEqual(reported ? { dsn, environment: STAGE, release: '7' } : null);
});

test('consent is off if no service needs it', () => {
  expect(readConfig({ ...complete, CONSENT_KEEPS: 'a' }).consent).toBeNull();
});

test('a path is a tag manager on the shop’s own host [CALL-035]', () => {
  const { consent } = readConfig({ ...complete, TAG_MANAGER_URL: '/tags/gtm.js?id=GTM-1' });
  expect(consent).toEqual({
    tagManager: 'https://shop.example/tags/gtm.js?id=GTM-1',
    platform: null,
    provider: null,
    keeps: [],
  });
});

test.each([
  { FASTLY_SERVICE_ID: 'SVC' },
  { FASTLY_API_TOKEN: 'token' },
  { CLOUDFLARE_ZONE_ID: 'ZONE' },
  { CLOUDFLARE_API_TOKEN: 'token' },
])('a CDN needs its name and its token: %o', (settings) => {
  expect(() => readConfig({ ...complete, ...settings })).toThrow('both or neither must be set');
});

test('tokens of CDNs are secrets', () => {
  const config = readConfig({
    ...complete,
    FASTLY_SERVICE_ID: 'SVC',
    FASTLY_API_TOKEN: 'fastly-token',
    CLOUDFLARE_ZONE_ID: 'ZONE',
    CLOUDFLARE_API_TOKEN: 'cloudflare-token',
  });
  expect(secretsOf(config)).toEqual(expect.arrayContaining(['fastly-token', 'cloudflare-token']));
});
