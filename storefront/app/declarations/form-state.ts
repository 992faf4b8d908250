/** Identifies the form: a repeated request is recognised by it. */
export const submissionField = 'submission';

export type FieldProblem = 'missing' | 'invalid' | 'tooLong';

/** A form as it was submitted: what was entered, and what is wrong with it. */
export interface FormState<Field extends string> {
  values: Record<Field, string>;
  problems: Partial<Record<Field, FieldProblem>>;
}

export type WithdrawalField = 'name' | 'contract' | 'email' | 'scope' | 'items';

export const emptyWithdrawal: FormState<WithdrawalField> = {
  values: { name: '', contract: '', email: '', scope: 'order', items: '' },
  problems: {},
};

export type CancellationField =
  | 'type'
  | 'reason'
  | 'name'
  | 'place'
  | 'contract'
  | 'end'
  | 'endDate'
  | 'email';

export const emptyCancellation: FormState<CancellationField> = {
  values: {
    type: 'ordinary',
    reason: '',
    name: '',
    place: '',
    contract: '',
    end: 'earliest',
    endDate: '',
    email: '',
  },
  problems: {},
};
