import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../ui/after-paint.ts';

// the end of a touch: what it wakes must not come between a tap and its click
const signs = ['focusin', 'pointermove', 'scroll', 'touchend', 'keydown'] as const;

/**
 * Settles when the visitor has first done something: the time to load what nobody needs to read a page. What was done is
 * answered and painted before.
 */
export const firstInteraction: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        const happened = () => afterPaint(resolve);
        for (const sign of signs) {
          window.addEventListener(sign, happened, { once: true, passive: true });
        }
      });

/** False until the visitor first does something. */
export function useFirstInteraction(): boolean {
  const [happened, setHappened] = useState(false);
  useEffect(() => {
    firstInteraction.then(() => startTransition(() => setHappened(true)));
  }, []);
  return happened;
}
