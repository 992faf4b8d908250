// Bundled and run inside the page; page-rules.ts does both.
import { brokenWords } from './broken-words.ts';
import { clippedText } from './clipped-text.ts';
import { coveredText } from './covered-text.ts';
import { distortedPictures } from './distorted-pictures.ts';
import type { Finding, Rule } from './finding.ts';
import { overlappingText } from './overlapping-text.ts';
import { readableName } from './readable-name.ts';
import { smallControls } from './small-controls.ts';
import { tooWide } from './too-wide.ts';
import { undefinedClasses } from './undefined-classes.ts';

const rules: Record<string, Rule> = {
  'overlapping-text': overlappingText,
  'covered-text': coveredText,
  'clipped-text': clippedText,
  'broken-word': brokenWords,
  'too-wide': tooWide,
  'distorted-picture': distortedPictures,
  'small-control': smallControls,
  'undefined-class': undefinedClasses,
};

/** A finding in words, for whoever is outside of the page. */
export interface FindingInWords {
  rule: string;
  element: string;
  problem: string;
}

/** So that the browser measures what it would draw when it is scrolled to. */
const drawAll = new CSSStyleSheet();
drawAll.replaceSync('*:not([hidden]) { content-visibility: visible !important }');

let found: Finding[] = [];

/** Looks at the page, or at the window on top of it: what lies under that cannot be used. */
export function check(): FindingInWords[] {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  document.adoptedStyleSheets.push(drawAll);
  const results = Object.entries(rules).flatMap(([rule, look]) =>
    look(root).map((finding) => ({ rule, finding })),
  );
  document.adoptedStyleSheets.pop();
  found = results.map(({ finding }) => finding);
  return results.map(({ rule, finding: { element, problem } }) => ({
    rule,
    element: readableName(element),
    problem,
  }));
}

/** Draws a frame around a finding and scrolls to it; tells where on the screen it is. */
export function outline(index: number): DOMRect | null {
  const element = found[index]?.element;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  element.style.outline = '3px solid red';
  element.style.outlineOffset = '1px';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return element.getBoundingClientRect();
}

export function removeOutline(index: number) {
  const element = found[index]?.element;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  element.style.outline = '';
  element.style.outlineOffset = '';
}
