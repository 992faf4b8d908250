import { expect, test } from 'vitest';
import { failed, ok, skipped } from '../doctor/check.ts';
import { describeRehearsal } from './report.ts';

const facts = {
  shop: 'https://shop.example',
  platform: 'https://shop.myshopify.com',
  apiVersion: '2026-10',
  startedAt: new Date('2026-11-18T15:00:00Z'),
  seconds: 12,
};

test('the report names what failed first, and what was not tried', () => {
  const report = describeRehearsal(
    [
      ok('page home de', '/de, 34 ms'),
      failed('checkout', 'answers 404 | 500'),
      skipped('mails', 'off'),
    ],
    facts,
  );
  expect(report).toContain('**Failed**: 1 steps worked, 1 failed, 0 to look at, 1 not tried.');
  expect(report).toContain('| checkout | answers 404 \\| 500 |');
  const places = ['## Failed', '## Not tried', '## Worked'].map((title) => report.indexOf(title));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('without a failure it has passed', () => {
  expect(describeRehearsal([ok('cart', 'is filled')], facts)).toContain('**Passed**');
});
