import { isEmailAddress } from '../mailbox.ts';

export type SignUpProblem =
  | 'invalidEmail'
  | 'consentMissing'
  | 'alreadySubscribed'
  | 'tooManyTries'
  | 'unavailable'
  | 'offline';

/** The form's state after submission. */
export interface SignUpState {
  email: string;
  consent: boolean;
  sent: boolean;
  problems: SignUpProblem[];
}

export const initialSignUpState: SignUpState = {
  email: '',
  consent: false,
  sent: false,
  problems: [],
};

/** Validates the fields; shared by browser and server. */
export function validateFields(email: string, consent: boolean): SignUpProblem[] {
  const problems: SignUpProblem[] = [];
  if (!isEmailAddress(email)) problems.push('invalidEmail');
  if (!consent) problems.push('consentMissing');
  return problems;
}
