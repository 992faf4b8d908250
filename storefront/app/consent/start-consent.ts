import { createStore } from '../ui/create-store.ts';
import { isModified } from '../ui/is-modified.ts';
import { bannerProvider, type ConsentPrompt } from './banner-provider.ts';
import type { ConsentSettings } from './consent-settings.ts';
import { externalProvider } from './external-provider.ts';
import { createServices } from './services.ts';

let isRunning = false;

/** The banner's prompt; null while it is closed. */
export const promptStore = createStore<ConsentPrompt | null>(null);

/** Starts the provider and the services; once per page. */
export function startConsent(settings: ConsentSettings) {
  if (isRunning) return;
  isRunning = true;
  const services = createServices(settings);
  const provider = settings.provider
    ? externalProvider(settings.provider)
    : bannerProvider({ settings, show: promptStore.set, onOutdated: services.deleteData });
  provider.start(services.apply);

  function reopen(event: MouseEvent) {
    const { target } = event;
    const link = target instanceof Element ? target.closest('[data-cookie-preferences]') : null;
    if (link && !isModified(event) && provider.open()) event.preventDefault();
  }
  // in the capture phase, before the router handles the link
  document.addEventListener('click', reopen, true);
}
