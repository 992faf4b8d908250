import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const compare = {
  kinds: { device: { title: 'Sammenlign udstyr' } },
  nothingText: 'Tilføj to eller tre kaffer eller maskiner fra et kort eller en produktside.',
  toProducts: 'Se kafferne',
} satisfies OwnTexts['compare'];
