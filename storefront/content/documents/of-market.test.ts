import { expect, test } from 'vitest';
import { ofMarket } from './of-market.ts';

const entries = [{ code: 'DK' }, { code: 'SE' }];

test.each([
  ['SE', ['SE']],
  [null, ['DK', 'SE']],
  ['CH', ['DK', 'SE']],
])('a document in the market of %s names the terms of %s', (country, codes) => {
  expect(ofMarket(entries, country).map(({ code }) => code)).toEqual(codes);
});
