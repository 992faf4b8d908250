import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const cancellation = {
  description: 'Opsig et kaffeabonnement eller en anden løbende aftale, uden at logge ind.',
  lead: 'Til kaffeabonnementer og andre løbende aftaler. Én side, intet login, bekræftelse straks pr. e-mail.',
} satisfies OwnTexts['cancellation'];
