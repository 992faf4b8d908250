import { type SyntheticEvent, startTransition, useEffect, useRef, useState } from 'react';

/** Hovering shorter than this is ignored. */
const hoverDelayMs = 100;

/** The product page to prefetch, from hover, focus or touch on a card's title; one listener for a whole list. */
export function useProductPrefetch() {
  const [address, setAddress] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onIntent({ target }: SyntheticEvent) {
    const link = target instanceof Element ? target.closest('article :is(h2, h3, h4) a') : null;
    clearTimeout(timer.current);
    if (!(link instanceof HTMLAnchorElement)) return;
    const { pathname, search } = link;
    timer.current = setTimeout(
      () => startTransition(() => setAddress(pathname + search)),
      hoverDelayMs,
    );
  }

  return {
    address,
    handlers: { onMouseOver: onIntent, onFocus: onIntent, onTouchStart: onIntent },
  };
}
