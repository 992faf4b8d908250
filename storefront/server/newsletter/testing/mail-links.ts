import type { Email } from 'postal-mime';

/** The token in the mail's confirm or unsubscribe link. */
export function tokenIn(mail: Email, kind: 'confirm' | 'unsubscribe'): string {
  const token = new RegExp(`/newsletter/${kind}\\?token=([\\w.-]+)`).exec(mail.text ?? '')?.[1];
  if (!token) throw new Error(`the mail contains no ${kind} link`);
  return token;
}

export function codeIn(mail: Email): string | undefined {
  return /MOIN-\w{5}-\w{5}/.exec(mail.text ?? '')?.[0];
}

export function headerOf({ headers }: Email, name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value;
}
