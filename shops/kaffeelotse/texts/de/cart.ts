import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const cart = {
  description:
    'Dein Warenkorb bei Kaffeelotse: Mengen, Gutscheine, Lieferung und der Weg zur Kasse.',
  emptyLead: 'Noch kein Kurs gesetzt? Hier sind zwei gute Richtungen.',
  discoverMain: 'Espresso entdecken',
  legalGuarantee: {
    liability:
      'Für alles, was du hier kaufst, auch für Kaffee, haften wir als Verkäufer. Eine Garantie des Herstellers kommt nur dazu.',
  },
} satisfies OwnTexts['cart'];
