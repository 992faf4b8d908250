import { notedSetting } from './page-settings.ts';

/** Measures a share of the visits once the page has nothing better to do; never who asks not to be followed. */
export function watchVitals() {
  const share = Number(notedSetting('vitalsSampleRate') ?? 0);
  if (Math.random() >= share || Reflect.get(navigator, 'globalPrivacyControl')) return;
  const start = () => whenIdle(() => import('./send-vitals.ts').catch(() => {}));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
