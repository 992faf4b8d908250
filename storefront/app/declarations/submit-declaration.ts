import {
  type AttemptLimit,
  type AttemptLimiter,
  networkLimits,
} from '../commerce/platform/attempt-limiter.ts';
import { mailboxKey } from '../mailbox.ts';
import type { Declarations, Receipt, Submission } from './declarations.ts';

/** Per hour. High: a consumer must get through, and several may share a network. */
const perMailbox = 5;
const perNetwork = 60;
/** For all visitors together: far above any day of a shop this size, and somebody is told (alert FormsRefused). */
const inTotal = 500;

interface SubmissionTools {
  declarations: Declarations;
  attempts: AttemptLimiter;
  /** The client's networks, for limits. */
  networks: readonly string[];
}

/** Stores a declaration, within limits that protect strangers' mailboxes. */
export async function submitDeclaration(
  submission: Submission,
  { declarations, attempts, networks }: SubmissionTools,
): Promise<Receipt | 'unavailable' | 'tooManyTries'> {
  const mailbox = mailboxKey(submission.declaration.email);
  const limits: AttemptLimit[] = [
    ...networkLimits(networks, perNetwork),
    { key: `declaration mailbox ${mailbox}`, max: perMailbox },
    { key: 'declaration in all', max: inTotal },
  ];
  if (!(await attempts.take(limits))) return 'tooManyTries';
  return declarations.submit(submission);
}
