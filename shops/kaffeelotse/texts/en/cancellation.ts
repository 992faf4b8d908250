import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const cancellation = {
  description: 'Cancel a coffee subscription or another running contract, without logging in.',
  lead: 'For coffee subscriptions and other running contracts. One page, no login, confirmation by e-mail at once.',
} satisfies OwnTexts['cancellation'];
