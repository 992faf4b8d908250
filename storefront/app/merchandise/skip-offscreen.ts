export const gridsOf = (list: HTMLElement) => [...list.querySelectorAll(':scope > ul')];

/**
 * Lets the browser skip grids that are off the screen (content-visibility). On a slow device, opening a dialog above 240
 * cards took 0.7 s, and a stylesheet that a tap on a product loads laid out all 48. Only those that were laid out once:
 * before, their height would be a guess and Back would lead to another place.
 */
export function skipOffscreen(list: HTMLElement) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) target.setAttribute('data-offscreen', '');
      }
    },
    { rootMargin: '100%' },
  );
  for (const grid of gridsOf(list).slice(0, -1)) observer.observe(grid);
}
