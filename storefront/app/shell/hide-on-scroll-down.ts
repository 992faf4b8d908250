const minScrollY = 240;
const minDelta = 6;

/**
 * Sets `data-away` on an element while the page is scrolled down, and removes it on scrolling up; also on what stands
 * below it (`data-below-header`): a property of the page would restyle all of it.
 */
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
    const isAway = scrollY > last && scrollY > minScrollY;
    for (const each of [element, ...document.querySelectorAll('[data-below-header]')])
      each?.toggleAttribute('data-away', isAway);
    last = scrollY;
  }
  window.addEventListener('scroll', follow, { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
