import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const newsletterPages = {
  confirm: {
    toShop: 'Udforsk kaffen',
    state: {
      confirmed: {
        title: 'Velkommen om bord.',
        text: 'Din tilmelding er bekræftet. Rabatkoden er på vej til dig på mail.',
      },
    },
  },
} satisfies OwnTexts['newsletterPages'];
