/** Whether an element hides what lies below it: its background is nearly opaque, or it is a picture. */
export function paintsOver(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none' || element.matches('img, video, canvas, iframe')) return true;
  return opacityOf(backgroundColor) >= 0.85;
}

/** Of a colour as browsers compute it: 'rgb(0, 0, 0)', 'rgba(0, 0, 0, 0.5)', 'oklch(0.5 0.1 90 / 0.5)'. */
function opacityOf(color: string): number {
  if (color === 'transparent') return 0;
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(color);
  return alpha ? Number(alpha[1] ?? alpha[2]) : 1;
}
