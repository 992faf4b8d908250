import { expect, test } from 'vitest';
import { marketAt, noMarkets } from '../../i18n/market.ts';
import { examplePlatform } from '../platform/platform-examples.ts';
import { availableMarkets, readMarkets } from './markets.ts';

const country = (isoCode: string, currency: string, ...languages: string[]) => ({
  isoCode,
  currency: { isoCode: currency },
  availableLanguages: languages.map((code) => ({ isoCode: code })),
});
const sold = [
  country('DE', 'EUR', 'DE', 'EN', 'DA'),
  country('DK', 'DKK', 'DA', 'EN'),
  country('SE', 'SEK', 'EN'),
  country('US', 'USD', 'EN'),
];
type Sold = Parameters<typeof availableMarkets>[1];

test('a market is on where the platform sells in its country and language', () => {
  const markets = availableMarkets(['da-dk', 'EN-DK'], sold as Sold);
  expect(markets.further).toEqual(['da-dk', 'en-dk']);
  expect(markets.off).toEqual([]);
  expect(marketAt('en-dk', markets)).toMatchObject({ locale: 'en-dk', currency: 'DKK' });
  expect(marketAt('de', markets)).toMatchObject({ locale: 'de', currency: 'EUR' });
});

test.each([
  ['de-dk', 'the platform does not offer DE in DK'],
  ['de-at', 'no market of the platform sells to AT'],
  ['en-us', 'the shop has no shipping terms for US'],
  ['fr-dk', 'the shop has no such language'],
  ['en-de', '/en is that market'],
  ['nonsense', 'the shop has no such language'],
])('%s is off: %s', (locale, reason) => {
  expect(availableMarkets([locale], sold as Sold)).toMatchObject({
    further: [],
    off: [{ locale, reason }],
  });
});

test('a shop without further markets does not ask the platform', async () => {
  const { platform, sent } = examplePlatform(() => ({}));
  expect(await readMarkets(platform, [])).toBe(noMarkets);
  expect(sent).toEqual([]);
});
