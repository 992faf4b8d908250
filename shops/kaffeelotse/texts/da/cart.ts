import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const cart = {
  description: 'Din kurv hos Kaffeelotse: antal, koder, levering og vejen til kassen.',
  emptyLead: 'Har du ikke sat kursen endnu? Her er to gode retninger.',
  discoverMain: 'Udforsk espresso',
  legalGuarantee: {
    liability:
      'Som sælger hæfter vi for alt, du køber her, også kaffe. En producentgaranti kommer kun oveni.',
  },
} satisfies OwnTexts['cart'];
