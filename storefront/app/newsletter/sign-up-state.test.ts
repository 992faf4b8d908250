import { expect, test } from 'vitest';
import { validateFields } from './sign-up-state.ts';

test.each([
  'mara@example.com',
  'm.l+shop@mail.example.co',
  "o'neill@example.dk",
  'jörg@bücher.example',
  'x@xn--bcher-kva.example',
])('%s is valid', (email) => {
  expect(validateFields(email, true)).toEqual([]);
});

test.each([
  '',
  'mara',
  'mara@',
  '@example.com',
  'mara@localhost',
  'mara@-example.com',
  'mara@example..com',
  'two@at@example.com',
  'mara lindner@example.com',
  'mara@example.com\r\nBcc: other@example.com',
  'Mara <mara@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}`,
])('%j is invalid [VALID-001]', (email) => {
  expect(validateFields(email, true)).toEqual(['invalidEmail']);
});

test('the problems of both fields are reported together [VALID-002]', () => {
  expect(validateFields('mara@', false)).toEqual(['invalidEmail', 'consentMissing']);
});
