import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const common = {
  brands: {
    title: 'Roasters & brands',
    description: (coffee, equipment) =>
      `${coffee} coffee brands and ${equipment} makers of machines, grinders and tools, from A to Z.`,
  },
  collection: {
    filterFamilies: {
      chocolate: 'Chocolate',
      nut: 'Nuts',
      caramel: 'Caramel & honey',
      bakery: 'Baked goods & cereals',
      spice: 'Spice & roast',
      fruit: 'Fruit',
      flower: 'Flowers & tea',
      wine: 'Wine & rum',
    },
  },
  consent: { title: 'May we keep count?' },
  delivery: {
    note: 'Standard parcel. For machines with special or freight shipping the costs are on the product page.',
  },
  error: {
    notFoundTitle: 'There is nothing on the chart here.',
    notFoundText:
      'The page has moved or never existed. Search again or start from one of these pages.',
    brokenTitle: 'We have briefly run aground.',
    discoverMain: 'Discover espresso',
  },
  home: {
    title: 'Buy coffee & accessories online',
    description: (products: string, days: string) =>
      `Coffee, espresso, machines and accessories: over ${products} products, tasted, weighed and tested. Shipped in ${days} days.`,
  },
  product: {
    comparedTypes: [
      'Espresso machine',
      'Bean-to-cup machine',
      'Filter coffee machine',
      'Capsule machine',
      'Electric grinder',
      'Hand grinder',
    ],
  },
  promise: {
    sameDay: (hour) =>
      `Ordered by ${hour}:00 (German time) on a working day: sent on the same day.`,
    ifToday: (dates, hour) => `${dates}, if you order today by ${hour}:00 (German time).`,
    ifBy: (dates, day, hour) => `${dates}, if you order by ${day}, ${hour}:00 (German time).`,
  },
  search: { description: 'Search coffee, machines, accessories and guides at Kaffeelotse.' },
  shell: {
    payments: {
      wallet: 'Pursava (wallet)',
      card: 'Karteo (credit card)',
      debit: 'Debitan (debit card)',
      later: 'Morgo (pay later)',
      mobileA: 'Tippo (mobile payment)',
      mobileB: 'Wellora (mobile payment)',
      bankDe: 'Girolin (bank in Germany)',
      bankNl: 'Poldra (bank in the Netherlands)',
      bankBe: 'Belvio (bank in Belgium)',
    },
  },
} satisfies OwnTexts['common'];
