import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, readWorkerConfig } from './config.ts';
import { claimProblem, demoProblem, sessionProblems } from './production-rules.ts';

const sandbox = parseEnv(
  readFileSync(new URL('../../sandbox.env', import.meta.url), 'utf8').replaceAll('\n# ', '\n'),
);
const safe = {
  ...sandbox,
  STAGE: 'production',
  PUBLIC_ORIGIN: 'https://shop.example',
  PLATFORM_TOKEN: '6a1c0e9f4b7d2a83',
  SESSION_SECRET: 'Zk3vQ9pX1bT7mN5cR8wY2fH6jL4sD0gA',
  WEBHOOK_SECRET: 'qW8eR2tY6uI0oP4a',
  NEWSLETTER_SECRET: 'Pm4nB8vC2xZ6lK0jH5gF9dS3aQ7wE1rT',
  ADMIN_TOKEN: '9f8e7d6c5b4a3210',
};

test('secrets of its own are accepted in production', () => {
  expect(readConfig(safe).stage).toBe('production');
});

test.each([
  'PLATFORM_TOKEN',
  'SESSION_SECRET',
  'WEBHOOK_SECRET',
  'NEWSLETTER_SECRET',
  'ADMIN_TOKEN',
])('the sandbox’s %s is rejected in production only', (name) => {
  const env = { ...safe, [name]: sandbox[name] };
  expect(() => readConfig(env)).toThrow(`${name}: is a public value of the sandbox`);
  expect(readConfig({ ...env, STAGE: 'staging' }).stage).toBe('staging');
});

test.each([
  ['PUBLIC_ORIGIN', 'http://shop.example'],
  ['REDIS_URL', 'redis://redis:6379'],
  ['REDIS_URL', 'redis://:secret@redis:6379'],
  ['PLATFORM_URL', 'http://platform.example'],
  ['EDGE_PURGE_URL', 'https://one.example/,http://varnish:6081/'],
  ['ADMIN_URL', 'http://platform.example'],
  ['NEWSLETTER_DATABASE_URL', 'postgres://db.example/shop'],
  ['NEWSLETTER_DATABASE_URL', 'postgres://db.example/shop?sslmode=disable'],
  ['NEWSLETTER_DATABASE_URL', 'postgres://db.example/shop?sslmode=prefer'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318'],
  ['TAG_MANAGER_URL', 'http://tags.example/gtm.js'],
])('%s=%s is rejected in production, unless the setting is allowed to', (name, value) => {
  const env = { ...safe, [name]: value };
  expect(() => readConfig(env)).toThrow(`${name}: `);
  expect(readConfig({ ...env, STAGE: 'staging' }).stage).toBe('staging');
  if (name === 'PUBLIC_ORIGIN') return;
  expect(readConfig({ ...env, ALLOW_PLAIN_CONNECTIONS: `X, ${name}` }).stage).toBe('production');
});

test.each([
  ['REDIS_URL', 'rediss://redis:6379'],
  ['REDIS_URL', 'redis://127.0.0.1:6379'],
  ['NEWSLETTER_DATABASE_URL', 'postgres://db.example/shop?sslmode=verify-full'],
])('%s=%s is accepted in production', (name, value) => {
  expect(readConfig({ ...safe, [name]: value }).stage).toBe('production');
});

test.each([
  ['a private token', { PLATFORM_CONSENT_TOKEN: 'shpat_0123456789abcdef' }],
  [
    'the private token of the server',
    {
      PLATFORM_TOKEN: 'of-the-server',
      PLATFORM_TOKEN_KIND: 'private',
      PLATFORM_CONSENT_TOKEN: 'of-the-server',
    },
  ],
  ['the Admin token', { PLATFORM_CONSENT_TOKEN: safe.ADMIN_TOKEN }],
])('%s is never shown to browsers, in any stage', (_, tokens) => {
  for (const STAGE of ['production', 'staging', 'development']) {
    expect(() => readConfig({ ...safe, STAGE, ...tokens })).toThrow('PLATFORM_CONSENT_TOKEN: ');
  }
});

test('a public token may be shown, and a private one is not taken for public', () => {
  const shared = { PLATFORM_TOKEN: 'public-token-1', PLATFORM_CONSENT_TOKEN: 'public-token-1' };
  expect(readConfig({ ...safe, ...shared }).stage).toBe('production');
  expect(() => readConfig({ ...safe, PLATFORM_TOKEN: 'shpat_0123' })).toThrow('PLATFORM_TOKEN: ');
});

test('the worker follows the same rules', () => {
  expect(readWorkerConfig(safe).newsletter.worker).toBe(true);
  const plain = { ...safe, NEWSLETTER_DATABASE_URL: 'postgres://db.example/shop' };
  expect(() => readWorkerConfig(plain)).toThrow('NEWSLETTER_DATABASE_URL: is not encrypted');
  const publicSecret = { ...safe, NEWSLETTER_SECRET: sandbox.NEWSLETTER_SECRET };
  expect(() => readWorkerConfig(publicSecret)).toThrow('NEWSLETTER_SECRET: ');
  const { STAGE: _, ...withoutStage } = safe;
  expect(() => readWorkerConfig({ ...withoutStage, NODE_ENV: 'production' })).toThrow('STAGE: ');
});

test('NODE_ENV=production without STAGE is rejected', () => {
  const { STAGE: _, ...withoutStage } = safe;
  expect(() => readConfig({ ...withoutStage, NODE_ENV: 'production' })).toThrow(
    /STAGE: .*production/,
  );
  expect(readConfig({ ...sandbox, STAGE: '', NODE_ENV: 'development' }).stage).toBe('development');
});

test('production on localhost may use the sandbox’s secrets', () => {
  const rehearsal = { ...sandbox, STAGE: 'production', PUBLIC_ORIGIN: 'http://localhost:3000' };
  expect(readConfig(rehearsal).stage).toBe('production');
});

test.each([
  ['production', 'https://shop.example', ['claims.co2CompensatedDeliveries'], true],
  ['production', 'https://shop.example', [], false],
  ['staging', 'https://shop.example', ['claims.co2CompensatedDeliveries'], false],
  ['production', 'http://localhost:3000', ['claims.co2CompensatedDeliveries'], false],
] as const)(
  '%s at %s with the claims %s is rejected: %s',
  (stage, publicOrigin, claims, isRejected) => {
    const problem = claimProblem({ stage, publicOrigin }, claims);
    expect(problem?.includes('claims.co2CompensatedDeliveries') ?? false).toBe(isRejected);
  },
);

const demo = [{ where: 'shop.ts: company.vatId', value: 'DE000000000' }];

test.each([
  ['production', 'https://shop.example', demo, true],
  ['production', 'https://shop.example', [], false],
  ['staging', 'https://shop.example', demo, false],
  ['production', 'http://localhost:3000', demo, false],
] as const)(
  '%s at %s with data of the demo %o is rejected: %s',
  (stage, publicOrigin, data, is) => {
    const problem = demoProblem({ stage, publicOrigin }, data);
    expect(problem?.includes('shop.ts: company.vatId: "DE000000000"') ?? false).toBe(is);
  },
);

test.each([
  ['shop.example', ['checkout.shop.example'], []],
  ['shop.example', ['shop.platform.example', 'pay.example'], ['shop.platform.example']],
  ['example.com', ['checkout.shop.example'], ['www.shop.example', 'checkout.shop.example']],
])('sessions of %s with the checkout at %j: outside are %j', (domain, checkout, outside) => {
  const problems = sessionProblems({
    PLATFORM_SESSION_DOMAIN: domain,
    PUBLIC_ORIGIN: 'https://www.shop.example',
    CHECKOUT_HOSTS: checkout,
  });
  expect(problems).toEqual(
    outside.map((host) => `PLATFORM_SESSION_DOMAIN: ${host} is not part of ${domain}`),
  );
});
