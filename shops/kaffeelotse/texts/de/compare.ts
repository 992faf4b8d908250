import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const compare = {
  kinds: { device: { title: 'Geräte vergleichen' } },
  nothingText:
    'Nimm von einer Karte oder Produktseite zwei oder drei Kaffees oder Geräte in den Vergleich.',
  toProducts: 'Kaffees ansehen',
} satisfies OwnTexts['compare'];
