import type { AnalyticsEvent } from '../analytics/events.ts';
import type { Choice } from './choice.ts';

declare global {
  interface Window {
    /** The tag manager's inbox. Of the visit it knows nothing before there is consent. */
    dataLayer?: unknown[];
  }
}

export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Consent Mode v2: everything is denied, before anything else is told. */
export function tellDefaults() {
  consentCommand('consent', 'default', storageTypes({ statistics: false, marketing: false }));
}

export function tellChoice(choice: Choice) {
  consentCommand('consent', 'update', storageTypes(choice));
}

/** GA4 keeps what an event does not mention: the event before must be cleared away. */
export function tellEvent(event: AnalyticsEvent) {
  if ('ecommerce' in event) dataLayer().push({ ecommerce: null });
  dataLayer().push(event);
}

/** The choice in a Consent Mode update that somebody pushed; null for every other entry. */
export function choiceIn(entry: unknown): Choice | null {
  if (typeof entry !== 'object' || entry === null) return null;
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

/** Google's own commands are told from events by being an `arguments` object. */
function consentCommand(..._command: [string, string, object]) {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  dataLayer().push(arguments);
}
