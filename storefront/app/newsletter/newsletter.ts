import type { Language } from '../i18n/languages.ts';

/** Double opt-in, as the server does it. 'unavailable' means that nothing was kept and nothing will be sent. */
export interface Newsletter {
  /** The mail is not sent yet, but it will be: whoever was told 'sent' gets it. */
  signUp(signUp: SignUp): Promise<'sent' | 'alreadySubscribed' | 'unavailable'>;
  /** What a confirmation link is good for. Looking changes nothing: mail scanners look, too. */
  look(token: string): Promise<LinkState>;
  /** 'confirmedAgain' had its voucher before. */
  confirm(token: string): Promise<'confirmed' | 'confirmedAgain' | Exclude<LinkState, 'ready'>>;
  /** A fresh link, to the address the old one was sent to. */
  resend(token: string): Promise<'sent' | 'alreadyConfirmed' | 'unknown' | 'unavailable'>;
  unsubscribe(token: string): Promise<'unsubscribed' | 'unknown' | 'unavailable'>;
}

interface SignUp {
  email: string;
  language: Language;
  /** Which words the visitor agreed to. */
  consentVersion: string;
}

type LinkState = 'ready' | 'alreadyConfirmed' | 'expired' | 'unknown' | 'unavailable';
