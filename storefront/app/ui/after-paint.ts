/** Runs work after the next paint, so that an interaction is shown first. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
