import { isModified } from '../ui/is-modified.ts';
import type { ConsentSettings } from './consent-settings.ts';
import { foreignProvider } from './foreign-provider.ts';
import { ownProvider, type Question } from './own-provider.ts';
import { createServices } from './services.ts';

let question: Question | null = null;
let isRunning = false;
const listeners = new Set<() => void>();

/** What our banner asks at the moment. */
export const askedQuestion = {
  get: () => question,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Begins to ask and to follow what is answered; once, for as long as the page lives. */
export function runConsent(settings: ConsentSettings) {
  if (isRunning) return;
  isRunning = true;
  const services = createServices(settings);
  const provider = settings.provider
    ? foreignProvider(settings.provider)
    : ownProvider({ settings, show, onOutdated: services.forget });
  provider.start(services.follow);

  function reopen(event: MouseEvent) {
    const { target } = event;
    const link = target instanceof Element ? target.closest('[data-cookie-preferences]') : null;
    if (link && !isModified(event) && provider.open()) event.preventDefault();
  }
  // before whoever follows links
  document.addEventListener('click', reopen, true);
}

function show(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}
