import { afterPaint } from '../ui/after-paint.ts';

// touchend instead of touchstart: hydration must not run between a tap and its click
const interactionEvents = ['focusin', 'pointermove', 'scroll', 'touchend', 'keydown'] as const;

/**
 * Resolves after the visitor's first interaction has been handled and painted: the time to load what is not needed to
 * read a page.
 */
export const firstInteraction: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        // the starter has seen it
        if (document.documentElement.dataset.interacted !== undefined) return resolve();
        const happened = () => afterPaint(resolve);
        for (const event of interactionEvents) {
          window.addEventListener(event, happened, { once: true, passive: true, capture: true });
        }
      });
