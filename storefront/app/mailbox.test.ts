import { expect, test } from 'vitest';
import { mailboxKey } from './mailbox.ts';

test.each([
  'name@mail.example',
  'Name@Mail.example',
  'name+1@mail.example',
  'n.a.m.e+a+b@mail.example',
  ' name@mail.example ',
  'name@ｍail.example',
  'ｎame@mail.example',
  'name@mail。example',
  'name@mail.example.',
  'name@MAIL.EXAMPLE',
])('%s reaches the mailbox name@mail.example', (email) => {
  expect(mailboxKey(email)).toBe('name@mail.example');
});

test.each(['other@mail.example', 'name@mailexample', 'name@sub.mail.example'])(
  '%s is another mailbox',
  (email) => {
    expect(mailboxKey(email)).not.toBe('name@mail.example');
  },
);

test('a domain in Unicode and its ASCII form are one', () => {
  expect(mailboxKey('name@bücher.example')).toBe(mailboxKey('name@xn--bcher-kva.example'));
  expect(mailboxKey('name@bu\u0308cher.example')).toBe(mailboxKey('name@bücher.example'));
});
