import type { Language } from '../i18n/languages.ts';

/** One mail when a sold-out variant is available again: double opt-in, implemented by the server. */
export interface Restock {
  /** 'sent' means that a durable job will send the confirmation mail. 'unavailable': nothing was stored. */
  request(request: RestockRequest): Promise<'sent' | 'unavailable'>;
  /** The state of the link in the confirmation mail. Read-only, since mail scanners open links. */
  look(token: string): Promise<RestockLinkState>;
  confirm(token: string): Promise<RestockLinkState>;
  /** Deletes the request, confirmed or not. */
  withdraw(token: string): Promise<'withdrawn' | 'unknown' | 'unavailable'>;
}

interface RestockRequest {
  email: string;
  language: Language;
  /** The text of the form that was shown. */
  textVersion: string;
  /** Numeric ids; titles and handle as shown, for the mails. */
  product: { id: string; handle: string; title: string };
  variant: { id: string; title: string | null };
}

export type RestockLinkState = 'ready' | 'confirmed' | 'expired' | 'unknown' | 'unavailable';
