// How a visitor who has consented is measured. Without consent none of this exists.

/** A cookie of the shop's own, set by scripts after consent and deleted by a withdrawal. */
export const visitorCookie = 'measurement';
/** The cart attribute that takes it to the order; the platform hides names with an underscore from shoppers. */
export const visitorAttribute = '_measurement';

/** Parameters that advertisers add to a link, to recognise who followed it. */
export const clickIds = [
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'epik',
  '_kx',
] as const;
export type ClickId = (typeof clickIds)[number];

export interface Visitor {
  /** Random number and seconds of the first visit, as GA4 calls its clients. */
  id: string;
  statistics: boolean;
  marketing: boolean;
  /** With consent to marketing only, newest of each kind. */
  clicks: Partial<Record<ClickId, string>>;
  /** Milliseconds of the last one. */
  clickedAt?: number;
}
