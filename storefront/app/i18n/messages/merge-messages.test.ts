import { expect, test } from 'vitest';
import { messages } from './de/index.ts';
import { serverMessages } from './de/server/index.ts';
import { mergeMessages } from './merge-messages.ts';

test('sections of the same name have the texts of both, at every level', () => {
  const say = () => 'said';
  const merged = mergeMessages(
    { cart: { title: 'Cart', gift: { to: 'To' }, steps: ['a'] }, home: { title: 'Home' } },
    { cart: { all: 'All', gift: { say } }, mail: { subject: 'Hello' } },
  );
  expect(merged).toEqual({
    cart: { title: 'Cart', gift: { to: 'To', say }, steps: ['a'], all: 'All' },
    home: { title: 'Home' },
    mail: { subject: 'Hello' },
  });
});

test('no text is written twice, for browsers and for the server', () => {
  const server = new Set(leaves(serverMessages));
  expect(leaves(messages).filter((path) => server.has(path))).toEqual([]);
});

function leaves(section: object, path = ''): string[] {
  return Object.entries(section).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? leaves(value, `${path}.${key}`)
      : [`${path}.${key}`],
  );
}
