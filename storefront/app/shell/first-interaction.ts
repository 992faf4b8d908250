import { useEffect, useState } from 'react';

const signs = ['focusin', 'pointermove', 'scroll', 'touchstart', 'keydown'] as const;

/** Settles when the visitor first does something: the time to load what nobody needs to read a page. */
export const firstInteraction: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const sign of signs) {
          window.addEventListener(sign, () => resolve(), { once: true, passive: true });
        }
      });

/** False until the visitor first does something. */
export function useFirstInteraction(): boolean {
  const [happened, setHappened] = useState(false);
  useEffect(() => {
    firstInteraction.then(() => setHappened(true));
  }, []);
  return happened;
}
