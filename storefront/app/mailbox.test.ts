import { expect, test } from 'vitest';
import { mailboxKey } from './mailbox.ts';

test.each([
  'name@mail.example',
  'Name@Mail.example',
  'name+1@mail.example',
  'n.a.m.e+a+b@mail.example',
  ' name@mail.example ',
])('%s reaches the mailbox name@mail.example', (email) => {
  expect(mailboxKey(email)).toBe('name@mail.example');
});

test.each(['other@mail.example', 'name@mailexample', 'name@sub.mail.example'])(
  '%s is another mailbox',
  (email) => {
    expect(mailboxKey(email)).not.toBe('name@mail.example');
  },
);
