import { expect, test } from 'vitest';
import { withoutLinks } from './without-links.ts';

test.each([
  ['https://evil.example/pay?x=1', 'https[:]//evil[.]example/pay?x=1'],
  ['HTTP://www.evil.example', 'HTTP[:]//www[.]evil[.]example'],
  ['see www.evil.example now', 'see www[.]evil[.]example now'],
  ['evil.example/x', 'evil[.]example/x'],
  ['javascript://evil.example', 'javascript[:]//evil[.]example'],
  ['https://bücher.example', 'https[:]//bücher[.]example'],
])('%s is no link as %s', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected);
});

test.each([
  'Order KL-1001 of 3.11.2026, 2 bags à 8.90',
  'Dr. Ada Example, Hamburg',
  'ada@mail.example',
  '2 x Espresso No. 5',
])('%s stays as it is', (text) => {
  expect(withoutLinks(text)).toBe(text);
});
