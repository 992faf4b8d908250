/** Where and in which currency a language's pages sell. */
export interface Market {
  /** Null is the platform's default market, or that of PLATFORM_COUNTRY. */
  country: string | null;
  currency: string;
}
