import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { mailboxKey } from '../../app/mailbox.ts';

/** One spelling for each mailbox: capitals and foreign letters in the domain make no second one. */
export function normaliseAddress(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  return `${text.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** Recognises a mailbox whose address was erased, and cannot be turned back into it. */
export function mailboxHash(address: string, secret: string): string {
  const mailbox = mailboxKey(address);
  return createHmac('sha256', secret).update(`newsletter address ${mailbox}`).digest('hex');
}
