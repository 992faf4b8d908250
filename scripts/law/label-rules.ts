import type { Language } from '../../storefront/app/i18n/languages.ts';
import type { RuleId, Violation } from './rules.ts';

/** The messages whose words the law fixes. */
export interface LabelMessages {
  footer: { withdraw: string; cancel: string };
  withdrawal: { confirm: string };
  cancellation: { confirm: string };
  product: { reviewsNote: string };
}

/** Null where the law of the language's country does not fix the words, or nobody has looked. */
interface Labels {
  withdraw: string | null;
  confirmWithdrawal: string | null;
  cancel: string | null;
  confirmCancellation: string | null;
}

const labels: Partial<Record<string, Labels>> = {
  de: {
    withdraw: 'Vertrag widerrufen',
    confirmWithdrawal: 'Widerruf bestätigen',
    cancel: 'Verträge hier kündigen',
    confirmCancellation: 'jetzt kündigen',
  },
  en: {
    withdraw: 'Withdraw from contract here',
    confirmWithdrawal: 'Confirm withdrawal',
    cancel: null,
    confirmCancellation: null,
  },
  da: {
    withdraw: 'Fortryd aftale',
    confirmWithdrawal: 'Bekræft fortrydelse',
    cancel: null,
    confirmCancellation: null,
  },
};

const unknown: Labels = {
  withdraw: null,
  confirmWithdrawal: null,
  cancel: null,
  confirmCancellation: null,
};

/** Whether the words that the law fixes in a language are known here. */
export function knowsLabels(language: string): boolean {
  return labels[language] !== undefined;
}

export function labelViolations(language: Language, t: LabelMessages): Violation[] {
  const known = labels[language] ?? unknown;
  const { withdraw, confirmWithdrawal, cancel, confirmCancellation } = known;
  const where = `messages (${language})`;
  const expected = (rule: RuleId, text: string, wanted: string | null): Violation[] =>
    text === (wanted ?? text) && text !== ''
      ? []
      : [{ rule, where, problem: `"${text}" instead of "${wanted}"` }];
  return [
    ...expected('withdrawal-labels', t.footer.withdraw, withdraw),
    ...expected('withdrawal-labels', t.withdrawal.confirm, confirmWithdrawal),
    ...expected('cancellation-labels', t.footer.cancel, cancel),
    ...expected('cancellation-labels', t.cancellation.confirm, confirmCancellation),
    ...(t.product.reviewsNote === ''
      ? [{ rule: 'review-verification' as const, where, problem: 'product.reviewsNote is empty' }]
      : []),
  ];
}
