/** How often in an hour: a person mistypes, a household or an office shares a network. */
const perAddress = 5;
const perNetwork = 40;

export function signUpLimits(email: string, clientAddress: string) {
  return [
    { key: `newsletter address ${email.toLowerCase()}`, failures: perAddress },
    { key: `newsletter network ${networkOf(clientAddress)}`, failures: perNetwork },
  ];
}

export function linkLimits(token: string, clientAddress: string) {
  return [
    { key: `newsletter link ${token}`, failures: perAddress },
    { key: `newsletter network ${networkOf(clientAddress)}`, failures: perNetwork },
  ];
}

/** A home or a server has a whole /64 of the new addresses to itself. */
export function networkOf(clientAddress: string): string {
  const [old] = /\d+\.\d+\.\d+\.\d+$/.exec(clientAddress) ?? [];
  if (old) return old;
  const [head = '', tail = ''] = clientAddress.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
