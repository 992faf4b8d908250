import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const onServer = {
  brands: {
    intro: (coffee: string, equipment: string) =>
      `${coffee} Kaffeemarken und ${equipment} Hersteller von Maschinen, Mühlen und Werkzeug. Mit allen sprechen wir direkt, viele besuchen wir jedes Jahr.`,
    mainBrands: 'Kaffeemarken',
    topMain: 'Unsere Top 10 Kaffeemarken',
    allMain: 'Alle Kaffeemarken',
  },
  cart: { popularProducts: 'Beliebte Kaffees' },
  footer: {
    partner: 'Offizieller Partner der Hanse-Gilde, des Verbands für Spezialitätenkaffee.',
    cancelNote: 'Ein Kaffee-Abo beenden. Ohne Anmeldung.',
  },
  home: { toProduct: 'Zum Kaffee' },
  newsletter: {
    lead: 'Neue Röstungen, ehrliche Tests und Aktionen, etwa zweimal im Monat. Den Gutschein bekommst du nach der Bestätigung per E-Mail.',
  },
  newsletterMails: { voucher: { title: 'Willkommen an Bord.', action: 'Kaffee entdecken' } },
  product: { tip: 'Lotsentipp' },
  shell: { logo: 'Kaffeelotse, zur Startseite' },
} satisfies OwnTexts['onServer'];
