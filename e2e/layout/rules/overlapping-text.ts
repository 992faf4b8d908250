import { type Box, intersection, isEmpty } from './boxes.ts';
import { visiblePart } from './clipping.ts';
import type { Finding } from './finding.ts';
import { paintsOver } from './painting.ts';
import { elementsIn, isOnPage, isShown } from './shown.ts';
import { excerpt, linesOf, textLines } from './text-lines.ts';

/** A line of text, or a drawing that stands between texts as a letter does. */
interface Piece {
  /** Pieces of the same text do not overlap each other. */
  source: Node;
  element: Element;
  isText: boolean;
  name: string;
  box: Box;
  /** Where all of it is now. */
  boxes(): Box[];
}

/** Pixels; what is higher is a picture, which may have text on it. */
const highestDrawing = 48;

/** So that the browser tells of everything that is painted at a point. */
const hitAll = new CSSStyleSheet();
hitAll.replaceSync('*, ::before, ::after { pointer-events: auto !important }');

/** A text and another, or a small drawing, in the same place, both of which can be seen. */
export function overlappingText(root: Element): Finding[] {
  document.adoptedStyleSheets.push(hitAll);
  const findings = findOverlaps(root);
  document.adoptedStyleSheets.pop();
  return findings;
}

function findOverlaps(root: Element): Finding[] {
  const pieces = [...textPieces(root), ...drawingPieces(root)]
    .map((piece) => ({ ...piece, box: visiblePart(piece.box, piece.source) }))
    .filter(({ box }) => !isEmpty(box) && isOnPage(box))
    .sort((a, b) => a.box.top - b.box.top);
  return pieces.flatMap((piece, index) => {
    const after = pieces.slice(index + 1);
    const end = after.findIndex(({ box }) => box.top >= piece.box.bottom);
    const near = end < 0 ? after : after.slice(0, end);
    const other = near.find((next) => overlap(piece, next));
    if (!other) return [];
    return [{ element: piece.element, problem: `${piece.name} and ${other.name} overlap` }];
  });
}

function textPieces(root: Element): Piece[] {
  return textLines(root).map(({ node, element, box }) => ({
    source: node,
    element,
    isText: true,
    name: `"${excerpt(node.data)}"`,
    box,
    boxes: () => linesOf(node, element).map((line) => line.box),
  }));
}

function drawingPieces(root: Element): Piece[] {
  return elementsIn(root, 'svg, img').flatMap((element) => {
    if (element.parentElement?.closest('svg') || !isShown(element)) return [];
    const box = element.getBoundingClientRect();
    if (box.height > highestDrawing) return [];
    const boxes = () => [element.getBoundingClientRect()];
    return [{ source: element, element, isText: false, name: 'a drawing', box, boxes }];
  });
}

function overlap(one: Piece, other: Piece): boolean {
  if (one.source === other.source || !(one.isText || other.isText)) return false;
  // the words of a drawing belong to it
  if (one.element.contains(other.source) && !one.isText) return false;
  if (other.element.contains(one.source) && !other.isText) return false;
  return !isEmpty(intersection(one.box, other.box)) && overlapsWhenInView(one, other);
}

/** Scrolled to, since only there the browser tells what is painted over what. */
function overlapsWhenInView(one: Piece, other: Piece): boolean {
  const { top } = intersection(one.box, other.box);
  const { scrollX, scrollY } = window;
  window.scrollBy({ top: top - window.innerHeight / 2, behavior: 'instant' });
  const place = sharedPlace(one, other);
  const isOverlap = place !== null && !isCovered(one, place) && !isCovered(other, place);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return isOverlap;
}

/** Anew after scrolling: what sticks to the screen is elsewhere on the page now. */
function sharedPlace(one: Piece, other: Piece): Box | null {
  for (const a of one.boxes()) {
    for (const b of other.boxes()) {
      const shared = intersection(visiblePart(a, one.source), visiblePart(b, other.source));
      if (!isEmpty(shared) && isOnScreen(shared)) return shared;
    }
  }
  return null;
}

/** A header that hides while the page is scrolled is above the screen then, where nothing tells what covers what. */
function isOnScreen({ left, right, top, bottom }: Box): boolean {
  const { innerWidth, innerHeight } = window;
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** Whether something opaque hides the piece there, as an open menu hides the page. */
function isCovered({ element }: Piece, { left, right, top, bottom }: Box): boolean {
  const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const covers = (it: Element) => !it.contains(element) && paintsOver(it);
  const depth = stack.findIndex((it) => it === element || element.contains(it));
  if (depth >= 0) return stack.slice(0, depth).some(covers);
  // text outside its element's own box is in no stack: only what is lifted off the page may be above it
  return stack.some((it) => covers(it) && isLifted(it, element));
}

/** Whether an element, or what it is in, is positioned, other than the text it may cover. */
function isLifted(element: Element, text: Element): boolean {
  for (let at: Element | null = element; at && !at.contains(text); at = at.parentElement) {
    if (getComputedStyle(at).position !== 'static') return true;
  }
  return false;
}
