/** A subscriber with the proof of consent. */
export interface Subscriber {
  address: string;
  language: string;
  consentGivenAt: Date;
  consentTextVersion: string | null;
  confirmedAt: Date;
  unsubscribeUrl: string;
}

/** The service that sends the newsletter. Every method may be repeated: the result is the same. */
export interface EmailService {
  add(subscriber: Subscriber): Promise<void>;
  remove(address: string): Promise<void>;
  /** Deletes everything it stores about the address. */
  erase(address: string): Promise<void>;
  /** Why it cannot be used, and which setting to change; null if it can. */
  problem(): Promise<string | null>;
}
