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

const patience = 1000;

/** Tells the platform, whose script has been loaded, what its checkout may do; it has a second to take note. */
export function tellPlatform({ checkoutHost, token }: PlatformConsent, choice: Choice) {
  return new Promise<void>((resolve) => {
    const { customerPrivacy } = window.Shopify ?? {};
    if (!customerPrivacy) {
      resolve();
      return;
    }
    setTimeout(resolve, patience);
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
