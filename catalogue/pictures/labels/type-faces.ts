import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Labels are set in outlines from these tables, so that they look the same on a machine without any font. */
export type Face =
  | 'sans'
  | 'sans-bold'
  | 'serif'
  | 'serif-italic'
  | 'condensed'
  | 'geometric'
  | 'script'
  | 'slab';

const unitsPerEm = 1000;
const tableSchema = z.object({
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  kerning: z.record(z.string(), z.number()),
});
type Table = { glyphs: Map<string, [number, string]>; kerning: Map<string, number> };
const tables = new Map<Face, Table>();

function tableOf(face: Face): Table {
  const kept = tables.get(face);
  if (kept) return kept;
  const file = path.join(import.meta.dirname, 'fonts', `${face}.json`);
  const { glyphs, kerning } = tableSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const table = {
    glyphs: new Map(Object.entries(glyphs)),
    kerning: new Map(Object.entries(kerning)),
  };
  tables.set(face, table);
  return table;
}

export function canWrite(face: Face, text: string): boolean {
  const { glyphs } = tableOf(face);
  return [...text].every((letter) => glyphs.has(letter));
}

interface PlacedGlyph {
  x: number;
  outline: string;
}

/** Places the letters of a line at size 1; tracking is a share of the size. Unknown letters become a question mark. */
function place(
  face: Face,
  text: string,
  tracking: number,
): { glyphs: PlacedGlyph[]; width: number } {
  const table = tableOf(face);
  const placed: PlacedGlyph[] = [];
  let x = 0;
  let previous = '';
  for (const letter of text) {
    const [advance, outline] = table.glyphs.get(letter) ?? table.glyphs.get('?') ?? [0, ''];
    const base = letter.normalize('NFD').charAt(0);
    x += (table.kerning.get(previous + base) ?? 0) / unitsPerEm;
    placed.push({ x, outline });
    x += advance / unitsPerEm + tracking;
    previous = base;
  }
  return { glyphs: placed, width: Math.max(0, x - tracking) };
}

/** The width of a line as a multiple of its type size. */
export function widthOf(face: Face, text: string, tracking = 0): number {
  return place(face, text, tracking).width;
}

/** A line of type as SVG outlines, its left end and baseline at x and y. */
export function drawLine(
  text: string,
  at: { face: Face; size: number; x: number; y: number; fill: string; tracking?: number },
): string {
  const scale = at.size / unitsPerEm;
  // The serif comes in one light weight only; an outline in its own colour makes it hold on film.
  const weight = at.face.startsWith('serif')
    ? ` stroke="${at.fill}" stroke-width="${at.face === 'serif' ? 26 : 12}"`
    : '';
  const glyphs = place(at.face, text, at.tracking ?? 0)
    .glyphs.filter(({ outline }) => outline)
    .map(
      ({ x, outline }) =>
        `<path transform="translate(${Math.round(x * unitsPerEm)})" d="${outline}"/>`,
    );
  const position = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${scale.toFixed(4)})`;
  return `<g transform="${position}" fill="${at.fill}"${weight}>${glyphs.join('')}</g>`;
}
