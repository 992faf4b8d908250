import type { Box } from './boxes.ts';
import { isShown } from './shown.ts';

/** A piece of text without a line break. */
export interface TextLine {
  node: Text;
  element: Element;
  box: Box;
}

/** Shares of a line's height above capitals and below the base line: lines may come that close without touching. */
const above = 0.22;
const below = 0.2;

/** All the text a visitor may read, line by line. */
export function textLines(root: Element): TextLine[] {
  const lines: TextLine[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const shown = new Map<Element, boolean>();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || node.data.trim() === '') continue;
    if (element.closest('script, style, noscript, template, title, select, textarea')) continue;
    if (!shown.has(element)) shown.set(element, isShown(element));
    if (shown.get(element)) lines.push(...linesOf(node, element));
  }
  return lines;
}

export function linesOf(node: Text, element: Element): TextLine[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()]
    .filter(({ width }) => width > 1)
    .map(({ left, right, top, bottom, height }) => ({
      node,
      element,
      box: { left, right, top: top + height * above, bottom: bottom - height * below },
    }));
}

export const excerpt = (text: string) => {
  const words = text.trim().replace(/\s+/g, ' ');
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
};
