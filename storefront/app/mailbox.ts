/** One key for all spellings of a mailbox, such as `N.ame+shop@x` and `name@x`: for limits and vouchers, not for sending. */
export function mailboxKey(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = ''] = text.slice(0, at).split('+', 1);
  return name.replaceAll('.', '') + text.slice(at);
}
