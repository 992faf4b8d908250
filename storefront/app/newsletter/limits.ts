import { type AttemptLimit, networkLimits } from '../commerce/attempt-limiter.ts';
import { mailboxOf } from '../mailbox.ts';

/** How often in an hour: a person mistypes, a household or an office shares a network. */
const perMailbox = 5;
const perNetwork = 40;
/** All visitors together: far more than a campaign brings, few enough to keep a mail server's good name. */
const inAll = 5_000;

export function signUpLimits(email: string, networks: readonly string[]): AttemptLimit[] {
  return limits(`newsletter mailbox ${mailboxOf(email)}`, networks);
}

export function linkLimits(token: string, networks: readonly string[]): AttemptLimit[] {
  return limits(`newsletter link ${token}`, networks);
}

/** The network first: one that is refused must not use up a stranger's mailbox, or what is left for everybody. */
function limits(key: string, networks: readonly string[]): AttemptLimit[] {
  return [
    ...networkLimits(networks, perNetwork),
    { key, most: perMailbox },
    { key: 'newsletter in all', most: inAll },
  ];
}
