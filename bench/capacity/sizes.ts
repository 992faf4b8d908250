import type { PageKind, Shop } from './model.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const languages = 3;

/** Pages of a shop with this many products; CPU time and sizes as measured by `npm run bench server`. */
function pageKinds(products: number): PageKind[] {
  const collections = Math.ceil(Math.sqrt(products) * 2);
  const listing = { freshSeconds: 5 * minute, revalidateSeconds: hour };
  const editorial = { freshSeconds: hour, revalidateSeconds: day };
  return [
    {
      name: 'home',
      pages: languages,
      share: 0.12,
      zipfExponent: 1.5,
      ...listing,
      productsShown: 24,
      renderMs: 18.8,
      kilobytes: 21,
      platformCalls: 6,
    },
    {
      // with filters, sorting and further pages
      name: 'collection',
      pages: languages * collections * 12,
      share: 0.34,
      zipfExponent: 1.1,
      ...listing,
      productsShown: 48,
      renderMs: 37.9,
      kilobytes: 35,
      platformCalls: 2,
    },
    {
      name: 'product',
      pages: languages * products,
      share: 0.42,
      zipfExponent: 0.9,
      ...listing,
      productsShown: 17,
      renderMs: 19.8,
      kilobytes: 28,
      platformCalls: 3,
    },
    {
      name: 'article',
      pages: languages * 146,
      share: 0.12,
      zipfExponent: 1,
      ...editorial,
      productsShown: 4,
      renderMs: 17.6,
      kilobytes: 20,
      platformCalls: 1,
    },
  ];
}

interface Size {
  name: string;
  /** In charts. */
  shortName: string;
  shop: Shop;
  prices: { perCoreMonth: number; perGigabyte: number; perMillionRequests: number };
}

const habits = {
  cartChangesPerView: 0.04,
  searchesPerView: 0.1,
  searchMissRatio: 0.5,
  assetKilobytes: 260,
};

/** List prices in euros, rounded: a rented virtual server; a cloud with its CDN. */
const rented = { perCoreMonth: 6, perGigabyte: 0.001, perMillionRequests: 0 };
const cloud = { perCoreMonth: 30, perGigabyte: 0.04, perMillionRequests: 0.6 };

export const sizes: Size[] = [
  {
    name: 'one small machine: 5,000 visitors a day',
    shortName: 'small machine',
    shop: {
      ...habits,
      // 6 pages each, a tenth of the day in the busiest hour
      viewsPerSecond: (5_000 * 6 * 0.1) / 3600,
      kinds: pageKinds(2_000),
      products: 2_000,
      productChangesPerHour: 20,
      edges: 1,
      hasShield: false,
    },
    prices: rented,
  },
  {
    name: '100,000 visitors a day',
    shortName: '100,000 a day',
    shop: {
      ...habits,
      viewsPerSecond: (100_000 * 6 * 0.1) / 3600,
      kinds: pageKinds(5_000),
      products: 5_000,
      productChangesPerHour: 300,
      edges: 2,
      hasShield: false,
    },
    prices: rented,
  },
  {
    name: 'Black Friday of a large retailer: 5,000 page views a second in 30 places of a CDN',
    shortName: 'Black Friday',
    shop: {
      ...habits,
      viewsPerSecond: 5_000,
      kinds: pageKinds(100_000),
      products: 100_000,
      productChangesPerHour: 50_000,
      edges: 30,
      hasShield: true,
    },
    prices: cloud,
  },
];
