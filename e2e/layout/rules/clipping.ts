import { type Box, intersection } from './boxes.ts';

/** An ancestor that shows only what is inside its own box. */
export interface Clipper {
  element: Element;
  box: Box;
  /** What is outside can be scrolled to. */
  scrolls: { x: boolean; y: boolean };
  /** What is outside is not shown. */
  hides: { x: boolean; y: boolean };
}

const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** Everything around a node that may hide a part of it, from the inside out; the page itself is left out. */
export function clippersOf(node: Node): Clipper[] {
  const clippers: Clipper[] = [];
  let position = node instanceof Element ? getComputedStyle(node).position : 'static';
  for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
    if (position === 'fixed') break;
    const style = getComputedStyle(at);
    const holds = style.position !== 'static' || style.transform !== 'none';
    // what is placed against something further out is not cut off by what lies between
    if (position === 'absolute' && !holds) continue;
    position = style.position;
    const x = style.overflowX;
    const y = style.overflowY;
    if (x === 'visible' && y === 'visible') continue;
    clippers.push({
      element: at,
      box: paddingBox(at, x === 'visible', y === 'visible'),
      scrolls: { x: isScrolling(x), y: isScrolling(y) },
      hides: { x: isHiding(x), y: isHiding(y) },
    });
  }
  return clippers;
}

/** What the ancestors leave of a box. */
export function visiblePart(box: Box, node: Node): Box {
  return clippersOf(node).reduce((rest, clipper) => intersection(rest, clipper.box), box);
}

function paddingBox(element: Element, isOpenX: boolean, isOpenY: boolean): Box {
  const { left, top } = element.getBoundingClientRect();
  const x = left + element.clientLeft;
  const y = top + element.clientTop;
  return {
    left: isOpenX ? Number.NEGATIVE_INFINITY : x,
    right: isOpenX ? Number.POSITIVE_INFINITY : x + element.clientWidth,
    top: isOpenY ? Number.NEGATIVE_INFINITY : y,
    bottom: isOpenY ? Number.POSITIVE_INFINITY : y + element.clientHeight,
  };
}
