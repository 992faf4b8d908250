import type { DrawDesign } from './draw-design.ts';
import { box, disc } from './motifs.ts';
import { brandArt } from './pack-art.ts';
import type { Print } from './print.ts';
import type { Box } from './text-block.ts';

/** Designs for boxes, tins, bottles and cartons: less height than a bag has, or more. */

function part({ x, y, width, height }: Box, from: number, to: number): Box {
  return { x, y: y + height * from, width, height: height * (to - from) };
}

function columns({ x, y, width, height }: Box, from: number, to: number): Box {
  return { x: x + width * from, y, width: width * (to - from), height };
}

function foot(print: Print, area: Box, ink: string, dots: string): void {
  print.roast(columns(area, 0, 0.6), { ink, align: 'left' }, dots);
  print.weight(columns(area, 0.62, 1), { ink, align: print.hasRoast ? 'right' : 'left' });
}

/** Text on the left, the brand's motif on the right: lying boxes. */
export const poster: DrawDesign = (print, style, { width, height, safe }) => {
  const { palette } = style;
  const art = { x: width * 0.56, y: 0, width: width * 0.44, height };
  print.draw(box(art, palette.paper), brandArt(art, style));
  const text = { ...safe, width: width * 0.52 - safe.x };
  print.wordmark(part(text, 0, 0.2), { ink: palette.ink, align: 'left' });
  print.name(part(text, 0.24, 0.6), { ink: palette.ink, align: 'left', vertical: 'top' });
  print.note(part(text, 0.63, 0.79), { ink: palette.ink, align: 'left' });
  foot(print, part(text, 0.83, 1), palette.ink, palette.art[0] ?? palette.ink);
};

/** A pale plate on the brand's colour, with its motif as a band below: tins, jars, bottles. */
export const plate: DrawDesign = (print, style, { width, height, safe }) => {
  const { palette } = style;
  const ink = palette.paperInk;
  const band = { x: 0, y: height * 0.8, width, height: height * 0.2 };
  print.draw(brandArt(band, style));
  const paper = {
    x: safe.x - width * 0.02,
    y: safe.y,
    width: safe.width + width * 0.04,
    height: safe.height,
  };
  print.draw(box(paper, palette.paper, 30), box({ ...part(paper, 0.96, 1) }, palette.accent, 0));
  const text = { ...safe, x: safe.x + 24, width: safe.width - 48 };
  print.wordmark(part(text, 0.02, 0.22), { ink: palette.accent });
  print.name(part(text, 0.24, 0.57), { ink });
  print.note(part(text, 0.59, 0.73), { ink });
  print.roast(part(text, 0.75, 0.86), { ink }, palette.accent);
  print.weight(part(text, print.hasRoast ? 0.87 : 0.8, 0.95), { ink });
};

/** Text above, the motif below it: standing bars and cartons. */
export const column: DrawDesign = (print, style, { width, height, safe }) => {
  const { palette } = style;
  const below = safe.y + safe.height * 0.6;
  print.draw(brandArt({ x: 0, y: below, width, height: height - below }, style));
  print.wordmark(part(safe, 0, 0.13), { ink: palette.ink });
  print.name(part(safe, 0.15, 0.4), { ink: palette.ink });
  print.note(part(safe, 0.42, print.hasRoast ? 0.5 : 0.54), { ink: palette.ink });
  print.roast(part(safe, 0.51, 0.6), { ink: palette.ink }, palette.art[0]);
  const tag = { ...part(safe, 0.88, 0.97), x: width / 2 - 170, width: 340 };
  print.draw(box(tag, palette.paper, tag.height / 2));
  print.weight({ ...tag, x: tag.x + 20, width: 300 }, { ink: palette.paperInk });
};

/** A disc of paper on the full motif: boxes of biscuits. */
export const medallion: DrawDesign = (print, style, { width, height, safe }) => {
  const { palette } = style;
  print.draw(brandArt({ x: 0, y: 0, width, height }, style));
  const radius = safe.height * 0.53;
  const [x, y] = [width / 2, safe.y + safe.height / 2];
  print.draw(disc(x, y, radius, palette.paper), disc(x, y, radius * 0.965, palette.bag));
  const text = {
    x: x - radius * 0.72,
    y: y - radius * 0.74,
    width: radius * 1.44,
    height: radius * 1.48,
  };
  print.wordmark(part(text, 0, 0.22), { ink: palette.ink });
  print.name(part(text, 0.26, 0.64), { ink: palette.ink });
  print.note(part(text, 0.67, 0.84), { ink: palette.ink });
  print.weight(part(text, 0.87, 1), { ink: palette.ink });
};
