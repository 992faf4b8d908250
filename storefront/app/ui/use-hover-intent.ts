import { type PointerEvent, useEffect, useRef } from 'react';

interface HoverIntent {
  open(): void;
  close(): void;
  openDelay?: number;
  closeDelay?: number;
}

/** Opens for a mouse that rests, closes for a mouse that has left; a finger or pen only clicks. */
export function useHoverIntent({ open, close, openDelay = 120, closeDelay = 200 }: HoverIntent) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (milliseconds: number, act: () => void) => (event: PointerEvent) => {
    cancel();
    if (event.pointerType === 'mouse') timer.current = setTimeout(act, milliseconds);
  };
  return {
    /** Spread on the element that holds both the opener and what it opens. */
    handlers: {
      onPointerEnter: after(openDelay, open),
      onPointerLeave: after(closeDelay, close),
    },
    /** Forget a pending opening or closing, as when a click has decided. */
    cancel,
  };
}
