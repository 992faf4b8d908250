import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { vitalsReportPath } from './report-paths.ts';
import { screenOf, viewportWidthOf } from './screens.ts';

// the page that was loaded, whatever was gone to since
const [loaded] = performance.getEntriesByType('navigation');
const screen = screenOf(new URL(loaded?.name ?? location.href).pathname);
const width = viewportWidthOf(innerWidth);
const values = new Map<string, number>();

const note = ({ name, value }: MetricType) => {
  values.set(name, value);
};
// never of who asks not to be followed
if (!Reflect.get(navigator, 'globalPrivacyControl')) {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
}

// after the library's own listeners, which settle the values when a page is left; once, since they add up over a visit
addEventListener('visibilitychange', function send() {
  if (document.visibilityState !== 'hidden' || values.size === 0) return;
  removeEventListener('visibilitychange', send);
  const report = { screen, width, values: Object.fromEntries(values) };
  navigator.sendBeacon(vitalsReportPath, JSON.stringify(report));
});
