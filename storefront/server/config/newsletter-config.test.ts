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

test('without a database there is no newsletter, whatever else is missing', () => {
  expect(readNewsletterConfig({})).toBeNull();
  expect(readNewsletterConfig({ NEWSLETTER_DATABASE_URL: '' })).toBeNull();
});

test('with one it needs the rest', () => {
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
])('%s=%s stops the start with its name', (name, value) => {
  expect(() => readNewsletterConfig({ ...complete, [name]: value })).toThrow(`  ${name}: `);
});
