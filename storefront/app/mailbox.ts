/** One key for all spellings of a mailbox, such as `N.ame+shop@x` and `name@x`: for limits and vouchers, not for sending. */
export function mailboxKey(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = ''] = text.slice(0, at).split('+', 1);
  return `${name.replaceAll('.', '')}@${asciiDomain(text.slice(at + 1))}`;
}

/** As mail servers look it up: a domain has many spellings in Unicode. */
function asciiDomain(domain: string): string {
  const address = `http://${domain.replace(/\.$/, '')}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

const address =
  /^[^\s@"<>(),;:\\[\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Whether a mail can be sent there, as far as its spelling tells. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}
