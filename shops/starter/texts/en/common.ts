// Texts of this shop in place of the storefront's: any of them, in any language, in a folder of that name.
import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const common = {
  home: { title: 'Buy online' },
} satisfies OwnTexts['common'];
