import { type Box, isEmpty } from './boxes.ts';
import { visiblePart } from './clipping.ts';
import type { Finding } from './finding.ts';
import { elementsIn, isShown } from './shown.ts';
import { textLines } from './text-lines.ts';

/** What reaches beyond the sides of the screen, or makes a window scroll sideways. */
export function tooWide(root: Element): Finding[] {
  return [...beyondScreen(root), ...sidewaysScrolling(root)];
}

const screenWidth = () => document.documentElement.clientWidth;

const sticksOut = ({ left, right }: Box) => left < -1 || right > screenWidth() + 1;
const isPartlyOnScreen = ({ left, right }: Box) => left < screenWidth() - 2 && right > 2;

function beyondScreen(root: Element): Finding[] {
  const found = scrollsSideways() ? causesOfScrolling(root) : cutByScreen(root);
  return found.map((element) => {
    const { left, right } = element.getBoundingClientRect();
    const extent = `from ${Math.round(left)} to ${Math.round(right)}`;
    return { element, problem: `reaches ${extent} on a screen of ${screenWidth()} pixels` };
  });
}

function scrollsSideways(): boolean {
  const { documentElement, body } = document;
  const isFixed = [documentElement, body].some((element) =>
    ['hidden', 'clip'].includes(getComputedStyle(element).overflowX),
  );
  return !isFixed && documentElement.scrollWidth > screenWidth() + 1;
}

/** The innermost elements that stick out to the right, be they seen or not. */
function causesOfScrolling(root: Element): Element[] {
  const beyond = elementsIn(root).filter((element) => {
    if (!element.checkVisibility()) return false;
    const box = visiblePart(element.getBoundingClientRect(), element);
    return !isEmpty(box, 0) && box.right > screenWidth() + 1;
  });
  return beyond.filter((element) => !beyond.some((it) => it !== element && element.contains(it)));
}

/** Texts, pictures and controls of which the screen shows a part only, where the page does not scroll. */
function cutByScreen(root: Element): Element[] {
  const isCut = (box: Box, node: Node) => {
    const visible = visiblePart(box, node);
    return !isEmpty(visible) && sticksOut(visible) && isPartlyOnScreen(visible);
  };
  const texts = textLines(root)
    .filter(({ box, node }) => isCut(box, node))
    .map(({ element }) => element);
  const things = elementsIn(root, 'img:not([alt=""]), button, input, select, a[href]').filter(
    (element) => isShown(element) && isCut(element.getBoundingClientRect(), element),
  );
  return [...new Set([...texts, ...things])];
}

/** A window that scrolls down must not scroll sideways as well. */
function sidewaysScrolling(root: Element): Finding[] {
  return [root, ...elementsIn(root)].flatMap((element) => {
    if (element === document.body || element.scrollWidth <= element.clientWidth + 1) return [];
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = [overflowX, overflowY].every((it) => it === 'auto' || it === 'scroll');
    const isTall = element.scrollHeight > element.clientHeight + 1 || element.matches('dialog');
    if (!scrolls || !isTall || !isShown(element)) return [];
    const extent = `${element.scrollWidth} pixels in ${element.clientWidth}`;
    return [{ element, problem: `scrolls sideways: ${extent}` }];
  });
}
