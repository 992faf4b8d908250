import { type AttemptLimit, networkLimits } from '../commerce/attempt-limiter.ts';
import { mailboxKey } from '../mailbox.ts';

/** How often in an hour: a person mistypes, a household or an office shares a network. */
const perMailbox = 5;
const perNetwork = 40;
/** All visitors together: far more than a campaign brings, few enough to keep a mail server's good name. */
const inAll = 5_000;

export function signUpLimits(email: string, networks: readonly string[]): AttemptLimit[] {
  return [
    { key: `newsletter mailbox ${mailboxKey(email)}`, most: perMailbox },
    ...shared(networks),
  ];
}

export function linkLimits(token: string, networks: readonly string[]): AttemptLimit[] {
  return [{ key: `newsletter link ${token}`, most: perMailbox }, ...shared(networks)];
}

function shared(networks: readonly string[]): AttemptLimit[] {
  return [...networkLimits(networks, perNetwork), { key: 'newsletter in all', most: inAll }];
}
