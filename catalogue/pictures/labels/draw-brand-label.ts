import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandLabel, TextPlace } from './brand-labels.ts';
import { shift } from './colours.ts';
import type { DrawDesign } from './draw-design.ts';
import { box } from './motifs.ts';
import type { Box } from './text-block.ts';

const drawings = new Map<string, string>();

/** The drawing as a part of another, in 2000 by 2000 units. */
function drawingOf(object: string): string {
  const file = path.join(import.meta.dirname, 'brand-labels', `${object.slice('bag-'.length)}.svg`);
  const drawing = drawings.get(object) ?? readFileSync(file, 'utf8').trim();
  drawings.set(object, drawing);
  return drawing;
}

/** The square drawing stands where a viewer looks, with the ground's colours above and below it. */
export const drawBrandLabel =
  (object: string, label: BrandLabel): DrawDesign =>
  (print, _style, sheet) => {
    const scale = sheet.width / 2000;
    const top = (sheet.height * 330) / 1870;
    const bottom = top + sheet.width;
    const at = (from: number, height: number): Box => ({
      ...sheet.safe,
      y: top + from * scale,
      height: height * scale,
    });
    const placed = ({ left, width, ...place }: TextPlace): Box => ({
      ...at(place.top, place.height),
      ...(left !== undefined && { x: left * scale }),
      ...(width !== undefined && { width: width * scale }),
    });
    // a brand's products differ in one colour of the motif
    const accent =
      label.accent === label.ink ? label.accent : shift(label.accent, (print.seed % 33) - 8, 0);
    print.draw(
      // a little below the drawing's edges, or a seam would show
      box({ x: 0, y: 0, width: sheet.width, height: top + 2 }, label.above),
      box({ x: 0, y: bottom - 2, width: sheet.width, height: sheet.height }, label.below),
      drawingOf(object)
        .replaceAll(label.accent.toUpperCase(), accent)
        .replace('<svg ', `<svg x="0" y="${top}" width="${sheet.width}" height="${sheet.width}" `),
    );
    print.drawnBrand(at(0, 300));
    print.name(placed(label.name), label.name);
    print.note(placed(label.note), label.note);
    const foot = { ...label.name, ink: label.ink };
    print.roast(at(label.foot, 230), foot);
    print.weight(at(label.foot + 270, 150), foot);
  };
