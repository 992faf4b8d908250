import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { claimProblem } from './production-rules.ts';

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
])('%s=%s is rejected in production', (name, value) => {
  expect(() => readConfig({ ...safe, [name]: value })).toThrow(`${name}: `);
});

test.each(['redis://:secret@redis:6379', 'rediss://redis:6379', 'redis://127.0.0.1:6379'])(
  'REDIS_URL=%s is accepted in production',
  (REDIS_URL) => {
    expect(readConfig({ ...safe, REDIS_URL }).redisUrl).toBe(REDIS_URL);
  },
);

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
