import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const newsletterPages = {
  confirm: {
    toShop: 'Kaffee entdecken',
    state: {
      confirmed: {
        title: 'Willkommen an Bord.',
        text: 'Deine Anmeldung ist bestätigt. Den Gutschein schicken wir dir gleich per E-Mail.',
      },
    },
  },
} satisfies OwnTexts['newsletterPages'];
