import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const common = {
  brands: {
    title: 'Röster & Marken',
    description: (coffee: string, equipment: string) =>
      `${coffee} Kaffeemarken und ${equipment} Hersteller von Maschinen, Mühlen und Werkzeug, von A bis Z.`,
  },
  collection: {
    filterFamilies: {
      chocolate: 'Schokolade',
      nut: 'Nuss',
      caramel: 'Karamell & Honig',
      bakery: 'Gebäck & Getreide',
      spice: 'Gewürz & Röstaroma',
      fruit: 'Frucht',
      flower: 'Blüte & Tee',
      wine: 'Wein & Rum',
    },
  },
  consent: { title: 'Dürfen wir mitzählen?' },
  delivery: {
    note: 'Standardpaket. Für Maschinen mit Sonder- oder Speditionsversand stehen die Kosten auf der Produktseite.',
  },
  error: {
    notFoundTitle: 'Hier ist nichts auf der Karte.',
    notFoundText:
      'Die Seite wurde verschoben oder hat nie existiert. Such neu oder nimm einen dieser Kurse.',
    brokenTitle: 'Wir sind kurz auf Grund gelaufen.',
    discoverMain: 'Espresso entdecken',
  },
  home: {
    title: 'Kaffee & Zubehör online kaufen',
    description: (products: string, days: string) =>
      `Kaffee, Espresso, Maschinen und Zubehör: über ${products} Produkte, probiert, gewogen und getestet. Versand in ${days} Tagen.`,
  },
  product: {
    comparedTypes: [
      'Siebträgermaschine',
      'Kaffeevollautomat',
      'Filterkaffeemaschine',
      'Kapselmaschine',
      'Elektrische Mühle',
      'Handmühle',
    ],
  },
  search: { description: 'Kaffee, Maschinen, Zubehör und Ratgeber bei Kaffeelotse durchsuchen.' },
  shell: {
    payments: {
      wallet: 'Pursava (Wallet)',
      card: 'Karteo (Kreditkarte)',
      debit: 'Debitan (Debitkarte)',
      later: 'Morgo (später bezahlen)',
      mobileA: 'Tippo (mobil bezahlen)',
      mobileB: 'Wellora (mobil bezahlen)',
      bankDe: 'Girolin (Bank in Deutschland)',
      bankNl: 'Poldra (Bank in den Niederlanden)',
      bankBe: 'Belvio (Bank in Belgien)',
    },
  },
} satisfies OwnTexts['common'];
