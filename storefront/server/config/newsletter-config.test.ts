import { expect, test } from 'vitest';
import { readNewsletterConfig } from './config.ts';

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
