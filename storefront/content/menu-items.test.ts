import { expect, test } from 'vitest';
import { isHeading, menuItems } from './menu-items.ts';

const { address } = menuItems('en');

test.each([
  ['#', true],
  ['/en#', true],
  ['/en/c/coffee#top', false],
  ['/en/c/coffee', false],
  ['', false],
])('an item with the address "%s" is a heading: %s', (url, heading) => {
  expect(isHeading(address('Gifts', url))).toBe(heading);
});
