import { expect, test } from 'vitest';
import { isHeading } from './menu-items.ts';

test.each([
  ['#', true],
  ['/en#', true],
  ['/en/c/coffee#top', false],
  ['/en/c/coffee', false],
  ['', false],
])('an item with the address "%s" is a heading: %s [NAV-002]', (url, heading) => {
  expect(isHeading({ id: '1', title: 'Gifts', url, items: [] })).toBe(heading);
});
