import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const common = {
  brands: {
    title: 'Risterier & mærker',
    description: (coffee, equipment) =>
      `${coffee} kaffemærker og ${equipment} producenter af maskiner, kværne og værktøj, fra A til Z.`,
  },
  collection: {
    filterFamilies: {
      chocolate: 'Chokolade',
      nut: 'Nødder',
      caramel: 'Karamel & honning',
      bakery: 'Bagværk & korn',
      spice: 'Krydderi & ristning',
      fruit: 'Frugt',
      flower: 'Blomster & te',
      wine: 'Vin & rom',
    },
  },
  consent: { title: 'Må vi tælle med?' },
  delivery: {
    note: 'Standardpakke. For maskiner, der sendes som specialforsendelse eller med fragtmand, står prisen på produktsiden.',
  },
  error: {
    notFoundTitle: 'Der er intet på kortet her.',
    notFoundText:
      'Siden er flyttet eller har aldrig eksisteret. Søg igen, eller tag en af disse kurser.',
    brokenTitle: 'Vi er kortvarigt løbet på grund.',
    discoverMain: 'Udforsk espresso',
  },
  home: {
    title: 'Køb kaffe & tilbehør online',
    description: (products: string, days: string) =>
      `Kaffe, espresso, maskiner og tilbehør: over ${products} produkter, vi har smagt, vejet og testet. Levering på ${days} dage.`,
  },
  product: {
    comparedTypes: [
      'Espressomaskine',
      'Fuldautomatisk kaffemaskine',
      'Filtermaskine',
      'Kapselmaskine',
      'Elektrisk kværn',
      'Håndkværn',
    ],
  },
  search: { description: 'Søg i kaffe, maskiner, tilbehør og guider hos Kaffeelotse.' },
  shell: {
    payments: {
      wallet: 'Pursava (wallet)',
      card: 'Karteo (kreditkort)',
      debit: 'Debitan (debetkort)',
      later: 'Morgo (betal senere)',
      mobileA: 'Tippo (mobilbetaling)',
      mobileB: 'Wellora (mobilbetaling)',
      bankDe: 'Girolin (bank i Tyskland)',
      bankNl: 'Poldra (bank i Nederlandene)',
      bankBe: 'Belvio (bank i Belgien)',
    },
  },
} satisfies OwnTexts['common'];
