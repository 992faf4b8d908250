const minScrollY = 240;
const minDelta = 6;

/** Sets `data-away` on an element while the page is scrolled down, and removes it on scrolling up. */
export function hideOnScrollDown(element: HTMLElement | null, signal: AbortSignal) {
  let last: number | undefined;
  // read with the next frame's layout: reading it here would make the browser lay out the page once more
  const frame = requestAnimationFrame(() => {
    last ??= window.scrollY;
  });
  function follow() {
    const { scrollY } = window;
    last ??= scrollY;
    if (Math.abs(scrollY - last) < minDelta) return;
    element?.toggleAttribute('data-away', scrollY > last && scrollY > minScrollY);
    last = scrollY;
  }
  window.addEventListener('scroll', follow, { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
