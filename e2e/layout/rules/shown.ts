import { type Box, isEmpty } from './boxes.ts';
import { visiblePart } from './clipping.ts';

/** Whether a visitor sees an element: neither hidden nor transparent, nor there for screen readers only. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { clip, clipPath, position } = getComputedStyle(at);
    if (clip !== 'auto' && position === 'absolute') return false;
    if (/^inset\((50|100)%\)$/.test(clipPath)) return false;
  }
  return true;
}

/** To the left of a page and above it nobody can scroll: skip links wait there. */
export function isOnPage({ right, bottom }: Box): boolean {
  return right + window.scrollX > 0 && bottom + window.scrollY > 0;
}

/** Shown, and a part of its own box is in view of its scrolling or clipping ancestors. */
export function isInView(element: Element): boolean {
  const box = visiblePart(element.getBoundingClientRect(), element);
  return isShown(element) && !isEmpty(box, 1) && isOnPage(box);
}

export function elementsIn(root: Element, selector = '*'): Element[] {
  return [...root.querySelectorAll(selector)];
}
