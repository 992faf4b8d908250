export interface Endpoint {
  /** Of the shop, without a slash at the end. */
  url: string;
  /** Public tokens; without one only what the platform leaves open is asked. */
  token?: string | undefined;
  fetch?: typeof fetch;
}
