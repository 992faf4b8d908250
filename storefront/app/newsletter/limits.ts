import { type AttemptLimit, networkLimits } from '../commerce/platform/attempt-limiter.ts';
import { mailboxKey } from '../mailbox.ts';

/** Per hour; generous for typing errors and for households and offices that share a network. */
const perMailbox = 5;
const perNetwork = 40;
/** For all visitors together: above any campaign, low enough to protect the mail server's reputation. */
const inTotal = 5_000;

export function signUpLimits(email: string, networks: readonly string[]): AttemptLimit[] {
  return limits(`newsletter mailbox ${mailboxKey(email)}`, networks);
}

export function linkLimits(token: string, networks: readonly string[]): AttemptLimit[] {
  return limits(`newsletter link ${token}`, networks);
}

/** The network first: one that is refused must not use up a stranger's mailbox, or what is left for everybody. */
function limits(key: string, networks: readonly string[]): AttemptLimit[] {
  return [
    ...networkLimits(networks, perNetwork),
    { key, max: perMailbox },
    { key: 'newsletter in all', max: inTotal },
  ];
}
