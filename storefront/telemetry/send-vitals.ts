import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { vitalsReportPath } from './report-paths.ts';
import { screenOf, viewportWidthOf } from './screens.ts';

// the page that was loaded, not the one navigated to since
const [loaded] = performance.getEntriesByType('navigation');
const screen = screenOf(new URL(loaded?.name ?? location.href).pathname);
const width = viewportWidthOf(innerWidth);
const values = new Map<string, number>();

const record = ({ name, value }: MetricType) => {
  values.set(name, value);
};
// not for visitors who signal Global Privacy Control
if (!Reflect.get(navigator, 'globalPrivacyControl')) {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(record);
}

// after the library's listeners, which finalise the values; once, since they accumulate over the visit
addEventListener('visibilitychange', function send() {
  if (document.visibilityState !== 'hidden' || values.size === 0) return;
  removeEventListener('visibilitychange', send);
  const report = { screen, width, values: Object.fromEntries(values) };
  navigator.sendBeacon(vitalsReportPath, JSON.stringify(report));
});
