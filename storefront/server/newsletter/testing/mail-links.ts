import type { ParsedMail } from 'mailparser';

/** The token in the mail's confirm or unsubscribe link. */
export function tokenIn(mail: ParsedMail, kind: 'confirm' | 'unsubscribe'): string {
  const token = new RegExp(`/newsletter/${kind}\\?token=([\\w.-]+)`).exec(mail.text ?? '')?.[1];
  if (!token) throw new Error(`the mail contains no ${kind} link`);
  return token;
}

export function codeIn(mail: ParsedMail): string | undefined {
  return /MOIN-\w{5}-\w{5}/.exec(mail.text ?? '')?.[0];
}
