import { drawLine, type Face, widthOf } from './type-faces.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextStyle {
  face: Face;
  fill: string;
  /** The largest type size; text that does not fit gets smaller, never longer. */
  size: number;
  lines?: number;
  tracking?: number;
  align?: 'left' | 'centre' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
}

export interface FittedText {
  lines: string[];
  size: number;
  /** Where the ink can be: inside the box it was fitted to. */
  extent: Box;
  svg: string;
}

const lineHeight = 1.12;
/** Above the baseline and below it, as shares of the size. */
const ascent = 0.8;
const descent = 0.24;

export function fitText(text: string, box: Box, style: TextStyle): FittedText {
  const tracking = style.tracking ?? 0;
  const widths = new Map<string, number>();
  const measure = (line: string) => {
    const width = widths.get(line) ?? widthOf(style.face, line, tracking);
    widths.set(line, width);
    return width;
  };
  let best = { lines: [text], size: 0 };
  for (let count = 1; count <= (style.lines ?? 1); count++) {
    const lines = balance(text.split(' '), count, measure);
    const widest = Math.max(...lines.map(measure), 0.01);
    const tall = ascent + descent + (lines.length - 1) * lineHeight;
    const size = Math.min(style.size, box.width / widest, box.height / tall);
    // A further line must win clearly: one line of almost the same size reads better.
    if (size > best.size * 1.12) best = { lines, size };
  }
  return set(best.lines, best.size, box, style, measure);
}

function set(
  lines: string[],
  size: number,
  box: Box,
  style: TextStyle,
  measure: (line: string) => number,
): FittedText {
  const height = (ascent + descent + (lines.length - 1) * lineHeight) * size;
  const free = box.height - height;
  const share = { top: 0, middle: 0.5, bottom: 1 }[style.vertical ?? 'top'];
  const indent = { left: 0, centre: 0.5, right: 1 }[style.align ?? 'centre'];
  const top = box.y + free * share;
  const widths = lines.map((line) => measure(line) * size);
  const width = Math.max(...widths);
  const svg = lines.map((line, index) =>
    drawLine(line, {
      face: style.face,
      size,
      fill: style.fill,
      tracking: style.tracking ?? 0,
      x: box.x + (box.width - (widths[index] ?? 0)) * indent,
      y: top + (ascent + index * lineHeight) * size,
    }),
  );
  const extent = { x: box.x + (box.width - width) * indent, y: top, width, height };
  return { lines, size, extent, svg: svg.join('') };
}

/** Breaks words into so many lines, the widest as narrow as can be. */
function balance(words: string[], count: number, measure: (line: string) => number): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(' ')];
  let best: string[] = [];
  let narrowest = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - 1; first++) {
    const head = words.slice(0, first).join(' ');
    const lines = [head, ...balance(words.slice(first), count - 1, measure)];
    const widest = Math.max(...lines.map(measure));
    if (widest < narrowest) {
      narrowest = widest;
      best = lines;
    }
  }
  return best;
}
