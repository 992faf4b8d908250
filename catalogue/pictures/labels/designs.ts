import type { BrandStyle } from './brand-style.ts';
import { readableOn } from './colours.ts';
import type { DrawDesign } from './draw-design.ts';
import {
  agaves,
  bean,
  beanRows,
  box,
  branch,
  checks,
  chevrons,
  cup,
  disc,
  dots,
  hills,
  leafFan,
  moons,
  peaks,
  rainbow,
  rays,
  scallops,
  shapes,
  stripes,
  type TileKind,
  tiles,
  waveBands,
  waveLines,
} from './motifs.ts';
import { column, medallion, plate, poster } from './pack-designs.ts';
import type { Print, Sheet } from './print.ts';
import { arch, band, round, sheetLabel, ticket } from './stickers.ts';
import type { Box } from './text-block.ts';

/** A part of the safe area, from one share of its height to another. */
function rows(sheet: Sheet, from: number, to: number): Box {
  const { x, y, width, height } = sheet.safe;
  return { x, y: y + height * from, width, height: height * (to - from) };
}

/** A part of the artwork at its full width, between two shares of the safe area's height. */
function fullRows(sheet: Sheet, from: number, to: number): Box {
  return { ...rows(sheet, from, to), x: 0, width: sheet.width };
}

function belowTo(sheet: Sheet, from: number): Box {
  const start = rows(sheet, from, 1).y;
  return { x: 0, y: start, width: sheet.width, height: sheet.height - start };
}

/** Name, note, roast and weight, centred on one ground. */
function centredTexts(print: Print, sheet: Sheet, from: number, ink: string, dots: string): void {
  const at = (start: number, end: number) =>
    rows(sheet, from + (1 - from) * start, from + (1 - from) * end);
  print.name(at(0.03, 0.43), { ink });
  print.note(at(0.46, 0.66), { ink });
  print.roast(at(0.7, 0.86), { ink }, dots);
  print.weight(at(0.88, 0.99), { ink });
}

/** Large name on top, the rest in the two lower corners. */
function cornerTexts(
  print: Print,
  sheet: Sheet,
  nameTo: number,
  ink: string,
  footInk: string,
  dots: string,
): void {
  print.wordmark(rows(sheet, 0, 0.12), { ink, align: 'left' });
  print.name(rows(sheet, 0.14, nameTo), { ink, align: 'left', vertical: 'top' }, 210);
  const foot = rows(sheet, 0.8, 1);
  const half = foot.width / 2;
  print.note(
    { ...foot, height: foot.height * 0.46 },
    { ink: footInk, align: 'left', vertical: 'bottom' },
  );
  const lower = { ...foot, y: foot.y + foot.height * 0.54, height: foot.height * 0.46 };
  print.roast({ ...lower, width: half + 60 }, { ink: footInk, align: 'left' }, dots);
  print.weight(
    { ...lower, x: foot.x + half + 80, width: half - 80 },
    { ink: footInk, align: 'right' },
  );
}

const landscape: DrawDesign = (print, { palette }, sheet) => {
  print.wordmark(rows(sheet, 0, 0.13), { ink: palette.ink });
  print.draw(
    hills(fullRows(sheet, 0.14, 0.62), palette.art),
    box(belowTo(sheet, 0.54), palette.paper),
  );
  centredTexts(print, sheet, 0.55, palette.paperInk, palette.paperInk);
};

const landscapeWithSun: DrawDesign = (print, { palette }, sheet) => {
  const [sun = palette.accent, ...ranges] = palette.art;
  const sky = fullRows(sheet, 0.5, 0.78);
  print.draw(disc(sheet.width * 0.68, sky.y + 30, 150, sun), hills(sky, ranges));
  print.draw(box(belowTo(sheet, 0.775), ranges.at(-1) ?? palette.bag));
  const footInk = readableOn(ranges.at(-1) ?? palette.bag, [palette.paper, '#1b1a19']);
  cornerTexts(print, sheet, 0.46, palette.ink, footInk, footInk);
};

const sunrise: DrawDesign = (print, { palette }, sheet) => {
  const [sun = palette.accent, ...ranges] = palette.art;
  const sky = fullRows(sheet, 0.3, 0.6);
  print.wordmark(rows(sheet, 0, 0.13), { ink: palette.ink });
  print.draw(disc(sheet.width / 2, sky.y + 10, 210, sun), hills(sky, ranges));
  print.draw(box(belowTo(sheet, 0.54), palette.paper));
  centredTexts(print, sheet, 0.55, palette.paperInk, palette.paperInk);
};

const seaSun: DrawDesign = (print, { palette }, sheet) => {
  const [sun = palette.accent, ...water] = palette.art;
  const sea = fullRows(sheet, 0.56, 0.8);
  print.draw(disc(sheet.width / 2, sea.y + 10, 200, sun), waveBands(sea, water, 4));
  print.draw(box(belowTo(sheet, 0.76), palette.paper));
  cornerTexts(print, sheet, 0.41, palette.ink, palette.paperInk, palette.paperInk);
};

const fan: DrawDesign = (print, { palette }, sheet) => {
  print.wordmark(rows(sheet, 0, 0.13), { ink: palette.ink });
  print.draw(leafFan(rows(sheet, 0.13, 0.47), palette.art, palette.bag));
  print.draw(box(belowTo(sheet, 0.5), palette.paper));
  centredTexts(print, sheet, 0.52, palette.paperInk, palette.accent);
};

const agaveField: DrawDesign = (print, { palette }, sheet) => {
  print.wordmark(rows(sheet, 0, 0.12), { ink: palette.ink });
  print.name(rows(sheet, 0.14, 0.37), { ink: palette.ink });
  print.note(rows(sheet, 0.385, 0.48), { ink: palette.ink });
  print.draw(agaves(fullRows(sheet, 0.5, 0.81), palette.art));
  print.draw(box(belowTo(sheet, 0.8), palette.paper));
  const foot = rows(sheet, 0.85, 0.98);
  const half = foot.width / 2;
  print.roast(
    { ...foot, width: half + 60 },
    { ink: palette.paperInk, align: 'left' },
    palette.accent,
  );
  print.weight(
    { ...foot, x: foot.x + half + 80, width: half - 80 },
    { ink: palette.paperInk, align: 'right' },
  );
};

const contours: DrawDesign = (print, { palette }, sheet) => {
  print.draw(
    waveLines({ x: 0, y: 0, width: sheet.width, height: sheet.height }, palette.art.slice(1), 34),
  );
  const plate = rows(sheet, 0.12, 0.9);
  print.draw(box({ ...plate, x: plate.x - 10, width: plate.width + 20 }, palette.bag));
  const inner = { ...sheet, safe: { ...plate, x: plate.x + 30, width: plate.width - 60 } };
  print.wordmark(rows(inner, 0.04, 0.2), { ink: palette.art[0] ?? palette.ink });
  centredTexts(print, inner, 0.22, palette.ink, palette.art[0] ?? palette.ink);
};

const lowerWaveLines: DrawDesign = (print, { palette }, sheet) => {
  print.draw(waveLines(fullRows(sheet, 0.48, 0.76), palette.art, 12));
  cornerTexts(print, sheet, 0.43, palette.ink, palette.ink, palette.art[0] ?? palette.ink);
};

const manyBeans: DrawDesign = (print, { palette }, sheet) => {
  print.wordmark(rows(sheet, 0, 0.13), { ink: palette.accent });
  print.draw(beanRows(fullRows(sheet, 0.14, 0.46), palette.art, palette.bag));
  centredTexts(print, sheet, 0.5, palette.ink, palette.accent);
};

const singleBean: DrawDesign = (print, { palette }, sheet) => {
  const { x, y, width, height } = rows(sheet, 0.48, 0.78);
  const colour = palette.art[0] ?? palette.accent;
  print.draw(bean(x + width * 0.6, y + height * 0.5, height * 0.48, 28, colour, palette.bag));
  print.draw(
    bean(
      x + width * 0.16,
      y + height * 0.66,
      height * 0.24,
      -40,
      palette.art[1] ?? colour,
      palette.bag,
    ),
  );
  cornerTexts(print, sheet, 0.45, palette.ink, palette.ink, palette.accent);
};

function tiled(kind: TileKind): DrawDesign {
  return (print, { palette }, sheet) => {
    const columns = kind === 'diamonds' ? 6 : 5;
    const side = sheet.width / columns;
    const count = kind === 'diamonds' ? 4 : 3;
    const { y } = rows(sheet, 0.13, 1);
    print.wordmark(rows(sheet, 0, 0.125), { ink: palette.ink });
    print.draw(
      tiles({ x: 0, y, width: sheet.width, height: side * count }, palette.art, kind, columns),
    );
    const from = (y + side * count - sheet.safe.y) / sheet.safe.height;
    centredTexts(print, sheet, from + 0.02, palette.ink, palette.ink);
  };
}

/** Wordmark, a motif as wide as the bag, and the texts below it. */
function above(motif: (area: Box, style: BrandStyle) => string): DrawDesign {
  return (print, style, sheet) => {
    const { ink } = style.palette;
    print.wordmark(rows(sheet, 0, 0.13), { ink });
    print.draw(motif(fullRows(sheet, 0.15, 0.5), style));
    centredTexts(print, sheet, 0.52, ink, ink);
  };
}

/** A large name on top, the motif as wide as the bag below it. */
function below(motif: (area: Box, style: BrandStyle) => string): DrawDesign {
  return (print, style, sheet) => {
    const { ink } = style.palette;
    print.draw(motif(fullRows(sheet, 0.47, 0.77), style));
    cornerTexts(print, sheet, 0.43, ink, ink, ink);
  };
}

const cutPaper: DrawDesign = (print, { palette, seed }, sheet) => {
  print.draw(shapes(rows(sheet, 0.46, 0.78), palette.art, seed));
  cornerTexts(print, sheet, 0.44, palette.ink, palette.ink, palette.ink);
};

const bands: DrawDesign = (print, { palette }, sheet) => {
  print.draw(waveBands(fullRows(sheet, 0.48, 0.8), [...palette.art, palette.paper], 4));
  print.draw(box(belowTo(sheet, 0.78), palette.paper));
  cornerTexts(print, sheet, 0.44, palette.ink, palette.paperInk, palette.paperInk);
};

export const designs = {
  landscape,
  'landscape-with-sun': landscapeWithSun,
  sunrise,
  'sea-sun': seaSun,
  'leaf-fan': fan,
  agaves: agaveField,
  contours,
  'wave-lines': lowerWaveLines,
  'bean-rows': manyBeans,
  'single-bean': singleBean,
  'quarter-tiles': tiled('quarters'),
  'diamond-tiles': tiled('diamonds'),
  'triangle-tiles': tiled('triangles'),
  shapes: cutPaper,
  'wave-bands': bands,
  rays: above((area, { palette }) => rays(area, palette.art)),
  scallops: below((area, { palette }) => scallops(area, palette.art, palette.bag)),
  stripes: above((area, { palette }) => stripes(area, palette.art)),
  peaks: below((area, { palette }) => peaks(area, palette.art, palette.paper)),
  dots: below((area, { palette }) => dots(area, palette.art)),
  rainbow: above((area, { palette }) => rainbow(area, palette.art)),
  moons: above((area, { palette }) => moons(area, palette.art, palette.bag)),
  cup: above((area, { palette }) => cup(area, palette.art)),
  branch: above((area, { palette }) => branch(area, palette.art, palette.accent)),
  chevrons: below((area, { palette }) => chevrons(area, palette.art)),
  checks: below((area, { palette }) => checks(area, palette.art)),
  sheet: sheetLabel,
  round,
  band,
  arch,
  ticket,
  poster,
  plate,
  column,
  medallion,
} satisfies Record<string, DrawDesign>;
export type Design = keyof typeof designs;
