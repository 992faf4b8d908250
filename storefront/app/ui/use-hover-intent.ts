import { type PointerEvent, useEffect, useRef } from 'react';

interface HoverIntent {
  open(): void;
  close(): void;
  openDelay?: number;
  closeDelay?: number;
}

/** Opens after a mouse has hovered for a moment and closes after it has left; touch and pen are ignored. */
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
    /** Cancels a pending opening or closing. */
    cancel,
  };
}
