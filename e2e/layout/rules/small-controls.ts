import type { Finding } from './finding.ts';
import { elementsIn, isInView, isShown } from './shown.ts';

/** WCAG 2.2, 2.5.8. */
const smallest = 24;
/** Sizes are rounded to parts of a pixel. */
const tolerance = 0.5;

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=option], [role=menuitem]';

interface Target {
  element: Element;
  box: DOMRect;
  isSmall: boolean;
  centre: { x: number; y: number };
}

/** Controls that are hard to hit with a finger: small, and too close to others. */
export function smallControls(root: Element): Finding[] {
  const targets = elementsIn(root, controls).flatMap((element) => targetOf(element) ?? []);
  return targets
    .filter(({ isSmall }) => isSmall)
    .filter(({ element }) => !isInText(element))
    .filter((target) => !hasRoom(target, targets))
    .filter(({ element }) => !isHitAround(element))
    .map(({ element, box: { width, height } }) => ({
      element,
      problem: `is ${Math.round(width)} × ${Math.round(height)} pixels`,
    }));
}

function targetOf(element: Element): Target | null {
  if (element.matches(':disabled') || !isInView(element)) return null;
  const box = largestOf(element);
  const isSmall = Math.min(box.width, box.height) < smallest - tolerance;
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  return { element, box, isSmall, centre };
}

/** A label is hit as well as its field. */
function largestOf(element: Element): DOMRect {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const boxes = [element, ...labels.filter(isShown)].map((it) => it.getBoundingClientRect());
  const smallerSide = ({ width, height }: DOMRect) => Math.min(width, height);
  return boxes.reduce((best, box) => (smallerSide(box) > smallerSide(best) ? box : best));
}

/** A link in a sentence is as high as its line. */
function isInText(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  let block = element.parentElement;
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
  const all = block?.textContent.trim() ?? '';
  const own = element.textContent.trim();
  return all.length > own.length;
}

/** The exception for space: a circle of 24 pixels around its centre touches no other control, nor another's circle. */
function hasRoom({ element, centre }: Target, targets: Target[]): boolean {
  return targets.every((other) => {
    if (other.element === element || element.contains(other.element)) return true;
    if (other.element.contains(element)) return true;
    if (other.isSmall) return distance(centre, other.centre) >= smallest - tolerance;
    const nearest = {
      x: Math.min(Math.max(centre.x, other.box.left), other.box.right),
      y: Math.min(Math.max(centre.y, other.box.top), other.box.bottom),
    };
    return distance(centre, nearest) >= smallest / 2 - tolerance;
  });
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** Whether its box is only a part of what is hit, as with a link that spreads over its card. */
function isHitAround(element: Element): boolean {
  const { scrollX, scrollY } = window;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const reach = smallest / 2 - 1;
  const isHit = [-reach, reach].every((dx) =>
    [-reach, reach].every((dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (element.contains(hit) || labelHits(hit, element));
    }),
  );
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return isHit;
}

function labelHits(hit: Element, element: Element): boolean {
  return hit.closest('label')?.control === element;
}
