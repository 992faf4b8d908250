import type { Choice } from './choice.ts';
import type { PlatformConsent } from './consent-settings.ts';

/** The part of the platform's Customer Privacy API that is used here. */
interface CustomerPrivacy {
  setTrackingConsent(consent: Record<string, unknown>, done: () => void): void;
}

declare global {
  interface Window {
    Shopify?: { customerPrivacy?: CustomerPrivacy };
  }
}

const consentTimeout = 1000;

/** Sends the choice to the platform's loaded script; resolves when it is stored, after a second at the latest. */
export function sendPlatformConsent({ checkoutHost, token }: PlatformConsent, choice: Choice) {
  return new Promise<void>((resolve) => {
    const { customerPrivacy } = window.Shopify ?? {};
    if (!customerPrivacy) {
      resolve();
      return;
    }
    setTimeout(resolve, consentTimeout);
    customerPrivacy.setTrackingConsent(
      {
        analytics: choice.statistics,
        marketing: choice.marketing,
        preferences: choice.marketing,
        sale_of_data: choice.marketing,
        headlessStorefront: true,
        storefrontRootDomain: location.hostname,
        ...(checkoutHost && { checkoutRootDomain: checkoutHost }),
        ...(token && { storefrontAccessToken: token }),
      },
      resolve,
    );
  });
}
