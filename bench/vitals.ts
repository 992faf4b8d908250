import type { Page } from '@playwright/test';

export interface Vitals {
  lcp: number;
  lcpElement: string;
  cls: number;
  /** The slowest interaction so far. */
  inp: number;
}

interface Entry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
  element?: Element | null;
}

/** Begins to write down the page's web vitals; must be called before it loads. */
export async function recordVitals(page: Page): Promise<() => Promise<Vitals>> {
  await page.addInitScript(() => {
    const vitals = { lcp: 0, lcpElement: '', cls: 0, inp: 0 };
    Object.assign(window, { vitals });
    const watch = (type: string, note: (entry: Entry) => void) => {
      const options = { type, buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
    };
    watch('largest-contentful-paint', ({ startTime, element }) => {
      vitals.lcp = startTime;
      vitals.lcpElement = element?.tagName.toLowerCase() ?? '';
    });
    watch('layout-shift', ({ value = 0, hadRecentInput }) => {
      if (!hadRecentInput) vitals.cls += value;
    });
    watch('event', ({ interactionId, duration }) => {
      if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'vitals'));
}
