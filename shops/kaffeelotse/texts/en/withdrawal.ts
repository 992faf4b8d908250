import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const withdrawal = {
  contractHint:
    'The order number is in the order confirmation. Without a number: the day and the goods, for example “3 November, Costa PID”.',
  exclusionsText:
    'Goods that perish quickly, sealed hygiene articles once opened, workshops on a fixed date. Sealed coffee and chocolate: withdrawal is possible. You can always send the form.',
} satisfies OwnTexts['withdrawal'];
