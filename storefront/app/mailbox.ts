/** One key for all spellings that usually reach one mailbox: `N.ame+shop@x` and `name@x`. For limits and vouchers, never to write to. */
export function mailboxKey(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = ''] = text.slice(0, at).split('+', 1);
  return name.replaceAll('.', '') + text.slice(at);
}
