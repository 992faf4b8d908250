import type { Locator, Page } from '@playwright/test';

/** As in Lighthouse. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export interface Vitals {
  lcp: number;
  lcpElement: string;
  cls: number;
  /** The last layout shifts. */
  moved: string;
}

/**
 * One interaction as INP measures it: from the input to the next paint after its handlers, in three parts. Asynchronous
 * work such as a request is not included; waiting for the main thread, for example to render the previous click, is.
 */
export interface Interaction {
  what: string;
  duration: number;
  delay: number;
  processing: number;
  presentation: number;
}

interface Entry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
  element?: Element | null;
  sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  processingStart?: number;
  processingEnd?: number;
}

/** Records the page's web vitals; must be called before it loads. */
export async function recordVitals(page: Page) {
  await page.addInitScript(() => {
    const vitals = { lcp: 0, lcpElement: '', cls: 0, moved: '' };
    const interactions: unknown[] = [];
    Object.assign(window, { vitals, interactions });
    const watch = (type: string, note: (entry: Entry) => void) => {
      const options = { type, buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
    };
    watch('largest-contentful-paint', ({ startTime, element }) => {
      vitals.lcp = startTime;
      vitals.lcpElement = element?.tagName.toLowerCase() ?? '';
    });
    watch('layout-shift', ({ startTime, value = 0, hadRecentInput, sources }) => {
      if (hadRecentInput) return;
      vitals.cls += value;
      const [first] = sources ?? [];
      const name = first?.node instanceof Element ? first.node.outerHTML.slice(0, 60) : '?';
      const way = first && `${first.previousRect.y} to ${first.currentRect.y}`;
      vitals.moved = `${name} from ${way} after ${Math.round(startTime)} ms`;
    });
    watch('event', ({ startTime, duration, interactionId, processingStart, processingEnd }) => {
      if (!interactionId || !processingStart || !processingEnd) return;
      const delay = processingStart - startTime;
      const processing = processingEnd - processingStart;
      const presentation = Math.max(0, duration - delay - processing);
      interactions.push({ duration, delay, processing, presentation });
    });
  });
  return {
    vitals: () => page.evaluate<Vitals>(() => Reflect.get(window, 'vitals')),
    /** Performs an action and returns its slowest interaction. */
    async interact(what: string, act: () => Promise<unknown>): Promise<Interaction> {
      await act();
      // entries are reported after the paint
      await page.waitForTimeout(300);
      const entries = await page.evaluate<Omit<Interaction, 'what'>[]>(() =>
        Reflect.get(window, 'interactions').splice(0),
      );
      const none = { duration: 0, delay: 0, processing: 0, presentation: 0 };
      const slowest = entries.toSorted((a, b) => b.duration - a.duration)[0] ?? none;
      return { what, ...slowest };
    },
  };
}

/** Human timing: time to reach a visible target, and duration of a press. */
const reachMs = 500;
const holdMs = 80;

/**
 * Presses an element with human timing: move, press, release. Playwright's own click takes a millisecond and adds
 * listeners to the page, which distorts the measurement.
 */
export async function press(target: Locator, by: 'mouse' | 'finger') {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('the element is not visible');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (by === 'mouse') await page.mouse.move(point.x, point.y);
  await page.waitForTimeout(reachMs);
  if (by === 'mouse') {
    await page.mouse.down();
    await page.waitForTimeout(holdMs);
    await page.mouse.up();
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(holdMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** An interaction with its three parts, as text. */
export function formatInteraction({
  what,
  duration,
  delay,
  processing,
  presentation,
}: Interaction): string {
  const parts = [delay, processing, presentation].map(Math.round);
  return `${what} ${duration} ms (waiting ${parts[0]}, handling ${parts[1]}, painting ${parts[2]})`;
}
