/** A form that the starter has sent before the application ran, instead of holding it. */
export interface EarlyRequest {
  variant: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    earlyRequest?: EarlyRequest | undefined;
  }
}

/** The response to what the starter has already sent for this variant; only once. */
export function takeEarlyResponse(variant: string): Promise<Response> | null {
  const early = window.earlyRequest;
  if (early?.variant !== variant) return null;
  window.earlyRequest = undefined;
  return early.response;
}
