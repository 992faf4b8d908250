import { afterAll, expect, test } from 'vitest';
import { startRedis } from '../testing/redis-server.ts';
import {
  countSearchOutcome,
  listSearchOutcomes,
  readSearchOutcome,
  type SearchOutcome,
} from './search-outcomes.ts';

const server = await startRedis();
const redis = await server.connect();
afterAll(() => server.stop());

const read = (body: unknown) =>
  readSearchOutcome(
    new Request('https://shop.example/reports/searches', {
      method: 'POST',
      body: JSON.stringify(body),
    }),
  );

test('a text is counted without capitals', async () => {
  expect(await read({ language: 'de', text: ' Waschmaschine ', outcome: 'empty' })).toEqual({
    language: 'de',
    text: 'waschmaschine',
    outcome: 'empty',
  });
});

test.each([
  ['an address', { language: 'de', text: 'vera@mail.example', outcome: 'empty' }],
  ['a telephone number', { language: 'de', text: '040 123 45 67', outcome: 'empty' }],
  ['an unknown outcome', { language: 'de', text: 'kaffee', outcome: 'bought' }],
  ['no text', { language: 'de', text: ' ', outcome: 'empty' }],
  ['nothing', null],
])('%s is refused', async (_what, body) => {
  expect(await read(body)).toBeNull();
});

test('the most frequent come first, rare ones are dropped', async () => {
  const now = new Date('2026-11-18');
  const counts: [SearchOutcome, number][] = [
    [{ language: 'de', text: 'matcha', outcome: 'empty' }, 5],
    [{ language: 'de', text: 'tee', outcome: 'left' }, 7],
    [{ language: 'de', text: 'vera musterfrau', outcome: 'empty' }, 4],
    [{ language: 'en', text: 'tea', outcome: 'empty' }, 9],
  ];
  for (const [outcome, times] of counts) {
    for (let time = 0; time < times; time += 1) {
      await countSearchOutcome(redis.commands, outcome, now);
    }
  }
  const listed = await listSearchOutcomes(redis.commands, { language: 'de', month: '2026-11' });
  expect(listed.map(({ text, outcome, count }) => [text, outcome, count])).toEqual([
    ['tee', 'left', 7],
    ['matcha', 'empty', 5],
  ]);
  expect(await listSearchOutcomes(redis.commands, { language: 'de', month: '2026-10' })).toEqual(
    [],
  );
});
