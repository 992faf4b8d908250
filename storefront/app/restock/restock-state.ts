import { isEmailAddress } from '../mailbox.ts';

/** The version of the form's text (messages: restock.terms), stored with every request. */
export const restockTextVersion = '2026-11';

export type RestockProblem =
  | 'invalidEmail'
  | 'unknownVariant'
  | 'tooManyTries'
  | 'unavailable'
  | 'offline';

/** The form's state after submission. */
export interface RestockState {
  email: string;
  /** The key of the chosen variant. */
  variant: string;
  problem: RestockProblem | null;
}

/** Validates the address; shared by browser and server. */
export function validateAddress(email: string): RestockProblem | null {
  return isEmailAddress(email) ? null : 'invalidEmail';
}
