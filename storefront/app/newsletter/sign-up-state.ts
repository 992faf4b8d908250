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

/** A hidden field that only bots fill in. */
export const honeypotField = 'website';

const address =
  /^[^\s@"<>(),;:\\[\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Validates the fields; shared by browser and server. */
export function validateFields(email: string, consent: boolean): SignUpProblem[] {
  const problems: SignUpProblem[] = [];
  if (email.length > 254 || !address.test(email)) problems.push('invalidEmail');
  if (!consent) problems.push('consentMissing');
  return problems;
}
