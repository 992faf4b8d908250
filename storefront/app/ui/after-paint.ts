/** Does something once what the visitor just did is on the screen: a click is answered first. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
