import { expect, test } from 'vitest';
import { readAdminConfig, readNewsletterConfig } from './config.ts';

const complete = {
  NEWSLETTER_DATABASE_URL: 'postgres://localhost/shop',
  NEWSLETTER_SECRET: 'only-a-test-only-a-test-only-a-test',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Shop <shop@example.com>',
  ADMIN_URL: 'https://platform.example/',
  ADMIN_TOKEN: 'token',
  PUBLIC_ORIGIN: 'https://shop.example',
};

test('the newsletter is off without a database, whatever else is missing', () => {
  expect(readNewsletterConfig({})).toBeNull();
  expect(readNewsletterConfig({ NEWSLETTER_DATABASE_URL: '' })).toBeNull();
});

test('with a database all other newsletter settings are required', () => {
  expect(readNewsletterConfig(complete)).toMatchObject({
    worker: true,
    admin: { url: 'https://platform.example' },
  });
});

test.each([
  ['NEWSLETTER_DATABASE_URL', 'mysql://localhost'],
  ['NEWSLETTER_SECRET', 'short'],
  ['SMTP_URL', undefined],
  ['MAIL_FROM', 'nobody'],
  ['ADMIN_TOKEN', undefined],
  ['ADMIN_TOKEN', ''],
])('%s=%s fails the start with an error that names it', (name, value) => {
  expect(() => readNewsletterConfig({ ...complete, [name]: value })).toThrow(`  ${name}: `);
});

test('client credentials replace the token of the Admin API', () => {
  const { ADMIN_TOKEN: _, ...others } = complete;
  const client = { ADMIN_CLIENT_ID: 'client', ADMIN_CLIENT_SECRET: 'client-secret' };
  expect(readNewsletterConfig({ ...others, ...client })?.admin.access).toEqual({
    clientId: 'client',
    clientSecret: 'client-secret',
  });
});

test.each([
  ['2025-07', '2025-10'],
  ['2026-04', '2026-04'],
  ['unstable', 'unstable'],
])('with PLATFORM_API_VERSION %s the Admin API is %s', (version, expected) => {
  const admin = readAdminConfig({ ...complete, PLATFORM_API_VERSION: version });
  expect(admin?.apiVersion).toBe(expected);
});
