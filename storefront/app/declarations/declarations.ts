import type { Language } from '../i18n/languages.ts';

/** What a consumer declares about a contract, or asks for. Stored as it was submitted. */
export type Declaration = Withdrawal | Cancellation | DataRequest;

export interface Withdrawal {
  kind: 'withdrawal';
  name: string;
  /** An order number or a description; never compared with orders. */
  contract: string;
  email: string;
  /** Null for the whole order. */
  items: string | null;
}

export interface Cancellation {
  kind: 'cancellation';
  type: 'ordinary' | 'forCause';
  /** Of a cancellation for cause; may be empty. */
  reason: string;
  name: string;
  /** Postcode and town. */
  place: string;
  contract: string;
  email: string;
  /** As an ISO date; null for the earliest possible one. */
  endDate: string | null;
}

/** Of a customer who is signed in: a copy of the data (Art. 15, 20 GDPR), or its erasure (Art. 17). */
export interface DataRequest {
  kind: 'dataRequest';
  request: 'access' | 'erasure';
  name: string;
  email: string;
}

export interface Receipt {
  declaration: Declaration;
  /** Such as W-2026-000017. */
  number: string;
  receivedAt: Date;
}

/** Implemented by the server. */
export interface Declarations {
  /**
   * A receipt means that the declaration is stored and that durable jobs will mail it to the consumer and to the merchant.
   * 'unavailable' means that nothing was stored. Submitting the same declaration again returns the same receipt.
   */
  submit(submission: Submission): Promise<Receipt | 'unavailable'>;
}

export interface Submission {
  /** Made with the form: a repeated request is recognised by it. */
  id: string;
  language: Language;
  declaration: Declaration;
}
