import { type SyntheticEvent, startTransition, useEffect, useRef, useState } from 'react';

/** Passing over a card is no interest in it yet. */
const pause = 100;

/** The address whoever points at a card's name is likely to open next; one listener for a whole list. */
export function useProductPrefetch() {
  const [address, setAddress] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function notice({ target }: SyntheticEvent) {
    const link = target instanceof Element ? target.closest('article :is(h2, h3, h4) a') : null;
    clearTimeout(timer.current);
    if (!(link instanceof HTMLAnchorElement)) return;
    const { pathname, search } = link;
    timer.current = setTimeout(() => startTransition(() => setAddress(pathname + search)), pause);
  }

  return { address, handlers: { onMouseOver: notice, onFocus: notice, onTouchStart: notice } };
}
