import { expect, test } from 'vitest';
import { isPlatformError } from './platform.ts';

const named = (name: string) => Object.assign(new Error('down'), { name });

test.each([
  ['an error of the platform', named('PlatformError'), true],
  ['another error', named('TypeError'), false],
  ['an object with such a name', { name: 'PlatformError' }, false],
  ['nothing', null, false],
])('%s', (_, error, expected) => {
  expect(isPlatformError(error)).toBe(expected);
});
