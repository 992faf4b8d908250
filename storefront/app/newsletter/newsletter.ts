import type { Language } from '../i18n/languages.ts';

/** Double opt-in, implemented by the server. 'unavailable' means that nothing was stored and nothing will be sent. */
export interface Newsletter {
  /** 'sent' means that a durable job will send the mail. */
  signUp(signUp: SignUp): Promise<'sent' | 'alreadySubscribed' | 'unavailable'>;
  /** The state of a confirmation link. Read-only, since mail scanners open links. */
  look(token: string): Promise<LinkState>;
  /** 'confirmedAgain' gets no second voucher. */
  confirm(token: string): Promise<'confirmed' | 'confirmedAgain' | Exclude<LinkState, 'ready'>>;
  /** Sends a new link to the same address. */
  resend(token: string): Promise<'sent' | 'alreadyConfirmed' | 'unknown' | 'unavailable'>;
  unsubscribe(token: string): Promise<'unsubscribed' | 'unknown' | 'unavailable'>;
  /** Only for the address of a customer who is signed in: it tells whether somebody reads the newsletter. */
  isSubscribed(email: string): Promise<boolean | 'unavailable'>;
  unsubscribeAddress(email: string): Promise<'unsubscribed' | 'unavailable'>;
}

interface SignUp {
  email: string;
  language: Language;
  /** The consent text that was shown. */
  consentVersion: string;
}

type LinkState = 'ready' | 'alreadyConfirmed' | 'expired' | 'unknown' | 'unavailable';
