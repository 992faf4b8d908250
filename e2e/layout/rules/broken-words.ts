import { isEmpty } from './boxes.ts';
import { visiblePart } from './clipping.ts';
import type { Finding } from './finding.ts';
import { textLines } from './text-lines.ts';

/** Words that go on in the next line without a hyphen, since their column is too narrow for them. */
export function brokenWords(root: Element): Finding[] {
  const texts = Map.groupBy(textLines(root), ({ node }) => node);
  return [...texts].flatMap(([node, lines]) => {
    const [line] = lines;
    if (!line || lines.length < 2 || isEmpty(visiblePart(line.box, line.node))) return [];
    // the browser itself puts a hyphen where it breaks a word
    if (getComputedStyle(line.element).hyphens === 'auto') return [];
    const word = wordsOf(node.data).find(({ start, end }) => isBroken(node, start, end));
    if (!word) return [];
    return [{ element: line.element, problem: `"${word.text}" is broken without a hyphen` }];
  });
}

/** Letters only: addresses and numbers may be broken anywhere. */
function wordsOf(text: string) {
  return [...text.matchAll(/(?<![^\s(„"–])\p{L}{2,}(?![^\s.,;:!?)“"–])/gu)].map(
    ({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }),
  );
}

function isBroken(node: Text, start: number, end: number): boolean {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const [first, ...others] = range.getClientRects();
  return others.some(({ top }) => first !== undefined && top >= first.bottom - 2);
}
