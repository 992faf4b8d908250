import type { Locator, Page } from '@playwright/test';

export interface Vitals {
  lcp: number;
  lcpElement: string;
  cls: number;
  /** What moved last, when and how far. */
  moved: string;
}

/**
 * One interaction as INP counts it: from the input to the next paint after its handlers, in three parts. What the
 * interaction sets off in the background, such as waiting for an answer, is not in it; but a click that has to wait
 * for work of the page, be it drawing what the click before it asked for, is as slow as the visitor finds it.
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

/** Begins to write down the page's web vitals; must be called before it loads. */
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
    /** Does something and tells the slowest interaction since the last time; none may take less than a frame. */
    async interact(what: string, act: () => Promise<unknown>): Promise<Interaction> {
      await act();
      // entries come after the paint they tell of
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

/** What a person needs at least to find a thing that came into sight, and keeps it pressed. */
const reachMs = 500;
const holdMs = 80;

/**
 * Presses something as a person does: comes there, presses, lets go. Playwright's own click does all of it within a
 * millisecond, and has listeners of its own in the page, so that half of what is measured then is nobody's waiting.
 */
export async function press(target: Locator, by: 'mouse' | 'finger') {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
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

/** An interaction in words, with where its time went. */
export function inWords({ what, duration, delay, processing, presentation }: Interaction): string {
  const parts = [delay, processing, presentation].map(Math.round);
  return `${what} ${duration} ms (waiting ${parts[0]}, handling ${parts[1]}, painting ${parts[2]})`;
}
