import type { AnalyticsEvent } from '../analytics/events.ts';
import type { Choice } from './choice.ts';

declare global {
  interface Window {
    /** The tag manager's queue; without consent it has no events of the visit. */
    dataLayer?: unknown[];
  }
}

export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Consent Mode v2: the default denies everything and has to come first. */
export function pushConsentDefaults() {
  consentCommand('consent', 'default', storageTypes({ statistics: false, marketing: false }));
}

export function pushConsentChoice(choice: Choice) {
  consentCommand('consent', 'update', storageTypes(choice));
}

/** GA4 merges events: the ecommerce data of the previous one has to be cleared. */
export function pushEvent(event: AnalyticsEvent) {
  if ('ecommerce' in event) dataLayer().push({ ecommerce: null });
  dataLayer().push(event);
}

/** The choice in a Consent Mode update; null for every other entry. */
export function parseChoice(entry: unknown): Choice | null {
  if (typeof entry !== 'object' || entry === null) return null;
  // gtag pushes `arguments`, which is no array
  const [command, kind, types]: unknown[] = Array.from({ length: 3, ...entry });
  if (command !== 'consent' || kind !== 'update' || typeof types !== 'object') return null;
  const { analytics_storage, ad_storage }: Partial<Record<string, unknown>> = { ...types };
  return { statistics: analytics_storage === 'granted', marketing: ad_storage === 'granted' };
}

function storageTypes({ statistics, marketing }: Choice) {
  const state = (granted: boolean) => (granted ? 'granted' : 'denied');
  return {
    analytics_storage: state(statistics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    personalization_storage: state(marketing),
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

/** gtag commands have to be `arguments` objects, which sets them apart from events. */
function consentCommand(..._command: [string, string, object]) {
  // biome-ignore lint/complexity/noArguments: an array is not recognised as a command
  dataLayer().push(arguments);
}
