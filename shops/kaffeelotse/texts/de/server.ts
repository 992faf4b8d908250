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
  documents: {
    workshops: {
      caption: (place: string, hours: string) =>
        `Alle Kurse im Coffee Hub, ${place}; ${hours} Stunden, inklusive MwSt.`,
      courses: {
        espresso: 'Espresso einstellen',
        filter: 'Filterkaffee von Hand',
        latteArt: 'Latte Art für den Anfang',
      },
    },
  },
  footer: {
    partner: 'Offizieller Partner der Hanse-Gilde, des Verbands für Spezialitätenkaffee.',
    cancelNote: 'Ein Kaffee-Abo beenden. Ohne Anmeldung.',
  },
  home: { toProduct: 'Zum Kaffee' },
  newsletter: {
    lead: 'Neue Röstungen, ehrliche Tests und Aktionen, etwa zweimal im Monat. Den Gutschein bekommst du nach der Bestätigung per E-Mail.',
  },
  newsletterMails: { voucher: { title: 'Willkommen an Bord.', action: 'Kaffee entdecken' } },
  product: {
    legal: {
      disposal: {
        ways: [
          [
            'Bei der Lieferung mitgeben',
            'Beim Kauf eines neuen Geräts nehmen wir ein altes derselben Art kostenlos mit.',
          ],
          [
            'Im Coffee Hub abgeben',
            'Geräte bis 25\u00a0cm Kantenlänge, auch ohne Kauf, höchstens drei je Art. Batterien jederzeit.',
          ],
          [
            'Zum Wertstoffhof',
            'Jede kommunale Sammelstelle nimmt Altgeräte und Batterien kostenlos an.',
          ],
        ],
      },
    },
    tip: 'Lotsentipp',
  },
  shell: { logo: 'Kaffeelotse, zur Startseite' },
} satisfies OwnTexts['onServer'];
