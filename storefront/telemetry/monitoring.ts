import { errorRelease, readSetting } from './page-settings.ts';

// on every page: what is needed only when something happens is loaded then

export function captureError(error: unknown) {
  if (errorRelease === null) return;
  import('./report-error.ts').then(({ reportError }) => reportError(error)).catch(giveUp);
}

/** Waits for errors, and measures a share of the visits once the page has nothing better to do. */
export function startMonitoring() {
  addEventListener('error', ({ error }) => captureError(error));
  addEventListener('unhandledrejection', ({ reason }) => captureError(reason));
  if (Math.random() >= Number(readSetting('vitalsSampleRate'))) return;
  // one browser has no such callback
  (window.requestIdleCallback ?? setTimeout)(() => import('./send-vitals.ts').catch(giveUp));
}

/** Whatever broke may have taken the network with it. */
function giveUp() {}
