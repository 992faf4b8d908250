import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { mailboxKey } from '../../app/mailbox.ts';

/** Canonical form: lower case, and the domain in ASCII (punycode). */
export function normaliseAddress(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  return `${text.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** A keyed hash that recognises a mailbox after its address was erased. */
export function mailboxHash(address: string, secret: string): string {
  const mailbox = mailboxKey(address);
  return createHmac('sha256', secret).update(`newsletter address ${mailbox}`).digest('hex');
}
