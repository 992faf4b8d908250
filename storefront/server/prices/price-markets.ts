/** A market whose prices are recorded; the home market's country is null unless PLATFORM_COUNTRY names it. */
export interface PriceMarket {
  /** '' is the home market. */
  name: string;
  country: string | null;
}

/** The key of the metafield `price.…` with a market's lowest price; its type is money at home, JSON elsewhere. */
export function lowestPriceKey({ name }: Pick<PriceMarket, 'name'>): string {
  return name === '' ? 'lowest_30_days' : `lowest_30_days_${name.toLowerCase()}`;
}

/** Money metafields can only have the shop's own currency. */
export function lowestPriceType({ name }: Pick<PriceMarket, 'name'>): 'money' | 'json' {
  return name === '' ? 'money' : 'json';
}

/** The home market first, then the countries of markets such as 'de-ch' and those that are given. */
export function priceMarkets({
  homeCountry = null,
  countries = [],
  markets,
}: {
  homeCountry?: string | null;
  countries?: readonly string[];
  markets: readonly string[];
}): PriceMarket[] {
  const further = new Set([...countries, ...markets.map((name) => name.slice(3).toUpperCase())]);
  return [
    { name: '', country: homeCountry },
    ...[...further].map((country) => ({ name: country, country })),
  ];
}
