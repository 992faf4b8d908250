import { type Box, intersection, isEmpty } from './boxes.ts';
import { type Clipper, clippersOf } from './clipping.ts';
import type { Finding } from './finding.ts';
import { elementsIn, isInView } from './shown.ts';
import { excerpt, type TextLine, textLines } from './text-lines.ts';

/** Pixels by which a letter may lean out of its box. */
const tolerance = 2;

/** Text of which a part is cut off, without an ellipsis that says so. */
export function clippedText(root: Element): Finding[] {
  const findings: Finding[] = [];
  for (const lines of Map.groupBy(textLines(root), ({ node }) => node).values()) {
    const cut = cutOf(lines);
    const [line] = lines;
    if (cut && line) {
      const problem = `"${excerpt(line.node.data)}" is cut off ${cut}`;
      findings.push({ element: line.element, problem });
    }
  }
  return [...findings, ...clippedFields(root)];
}

/** How the lines of one text are cut off. A text of which nothing is seen is hidden on purpose. */
function cutOf(lines: TextLine[]): string | null {
  const [first] = lines;
  if (!first) return null;
  let boxes = lines.map(({ box }) => box);
  for (const clipper of clippersOf(first.node)) {
    const rest = boxes.map((box) => intersection(box, clipper.box));
    if (rest.every((box) => isEmpty(box))) return null;
    const isCutX = clipper.hides.x && boxes.some((box) => sticksOutX(box, clipper));
    if (isCutX && !hasEllipsis(first.element, clipper.element)) return 'at the side';
    const isCutY = clipper.hides.y && boxes.some((box) => sticksOutY(box, clipper));
    if (isCutY && !hasLineClamp(clipper.element)) return 'at the top or bottom';
    boxes = rest.filter((box) => !isEmpty(box));
  }
  return null;
}

const sticksOutX = (text: Box, { box }: Clipper) =>
  text.left < box.left - tolerance || text.right > box.right + tolerance;

const sticksOutY = (text: Box, { box }: Clipper) =>
  text.top < box.top - tolerance || text.bottom > box.bottom + tolerance;

/** On the block that breaks the text into lines, and nowhere further out. */
function hasEllipsis(element: Element, clipper: Element): boolean {
  if (hasLineClamp(clipper)) return true;
  let block: Element | null = element;
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
  return block === clipper && getComputedStyle(clipper).textOverflow !== 'clip';
}

const hasLineClamp = (element: Element) =>
  getComputedStyle(element).getPropertyValue('-webkit-line-clamp') !== 'none';

/** Hints that are longer than their field. What is typed may be: the field scrolls then. */
function clippedFields(root: Element): Finding[] {
  return elementsIn(root, 'input[placeholder]').flatMap((element) => {
    if (!(element instanceof HTMLInputElement) || element.value || !isInView(element)) return [];
    const style = getComputedStyle(element);
    const room =
      element.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    const hasEllipsis =
      style.textOverflow !== 'clip' ||
      getComputedStyle(element, '::placeholder').textOverflow !== 'clip';
    if (hasEllipsis || widthOfText(element.placeholder, style) <= room + tolerance) return [];
    return [{ element, problem: `the hint "${element.placeholder}" does not fit its field` }];
  });
}

/** The browser does not tell how wide a hint is. */
function widthOfText(text: string, { font, letterSpacing }: CSSStyleDeclaration): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  return context.measureText(text).width;
}
