import { errorRelease, readSetting } from './page-settings.ts';

// part of every page's first load: the reporting code itself is imported on demand

export function captureError(error: unknown) {
  if (errorRelease === null) return;
  import('./report-error.ts').then(({ reportError }) => reportError(error)).catch(ignore);
}

/** Reports errors, and measures a sample of the visits when the page is idle. */
export function startMonitoring() {
  addEventListener('error', ({ error }) => captureError(error));
  addEventListener('unhandledrejection', ({ reason }) => captureError(reason));
  if (Math.random() >= Number(readSetting('vitalsSampleRate'))) return;
  // Safari has no requestIdleCallback
  (window.requestIdleCallback ?? setTimeout)(() => import('./send-vitals.ts').catch(ignore));
}

/** The network may be what failed: nothing more can be done. */
function ignore() {}
