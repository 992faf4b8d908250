interface HoverIntent {
  open(): void;
  close(): void;
}

const openDelay = 120;
const closeDelay = 200;

/**
 * Opens after a mouse has hovered for a moment and closes after it has left; touch and pen are ignored. Returns how to
 * cancel what is pending.
 */
export function watchHover(
  element: HTMLElement,
  { open, close }: HoverIntent,
  signal: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const after = (milliseconds: number, act: () => void) => (event: PointerEvent) => {
    cancel();
    if (event.pointerType === 'mouse') timer = setTimeout(act, milliseconds);
  };
  element.addEventListener('pointerenter', after(openDelay, open), { signal });
  element.addEventListener('pointerleave', after(closeDelay, close), { signal });
  signal.addEventListener('abort', cancel);
  return cancel;
}
