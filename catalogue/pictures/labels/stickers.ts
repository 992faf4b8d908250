import type { DrawDesign } from './draw-design.ts';
import { box, disc } from './motifs.ts';
import type { Box } from './text-block.ts';

/** Designs with a pale paper label on a plain bag. */

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function part({ x, y, width, height }: Box, from: number, to: number): Box {
  return { x, y: y + height * from, width, height: height * (to - from) };
}

export const sheetLabel: DrawDesign = (print, { palette }, { safe }) => {
  const ink = palette.paperInk;
  print.wordmark(part(safe, 0, 0.14), { ink: palette.ink });
  const paper = part(safe, 0.17, 0.97);
  print.draw(box(paper, palette.paper, 18), box({ ...paper, height: 34 }, palette.accent));
  const text = inset({ ...paper, y: paper.y + 20, height: paper.height - 20 }, 56);
  print.name(part(text, 0, 0.44), { ink, align: 'left', vertical: 'top' });
  print.draw(box({ ...part(text, 0.48, 1), height: 5 }, ink));
  print.note(part(text, 0.52, 0.72), { ink, align: 'left' });
  print.draw(box({ ...part(text, 0.76, 1), height: 5 }, ink));
  const foot = part(text, 0.83, 1);
  print.roast({ ...foot, width: foot.width * 0.62 }, { ink, align: 'left' }, palette.accent);
  print.weight(
    { ...foot, x: foot.x + foot.width * 0.66, width: foot.width * 0.34 },
    { ink, align: 'right' },
  );
};

export const round: DrawDesign = (print, { palette }, { width, safe }) => {
  const radius = safe.width * 0.52;
  const centre = safe.y + safe.height * 0.5;
  print.wordmark(part(safe, 0, 0.15), { ink: palette.ink });
  print.draw(disc(width / 2, centre, radius, palette.paper));
  print.draw(
    `<circle cx="${width / 2}" cy="${centre}" r="${radius - 24}" fill="none" stroke="${palette.accent}" stroke-width="8"/>`,
  );
  const across = radius * 1.5;
  const inside = {
    x: width / 2 - across / 2,
    y: centre - radius * 0.62,
    width: across,
    height: radius * 1.3,
  };
  print.name(part(inside, 0, 0.5), { ink: palette.paperInk });
  print.draw(
    box(
      { x: width / 2 - 60, y: inside.y + inside.height * 0.54, width: 120, height: 7 },
      palette.accent,
    ),
  );
  print.note(part(inside, 0.6, 0.84), { ink: palette.paperInk });
  print.weight(
    { ...part(inside, 0.88, 1), x: width / 2 - 150, width: 300 },
    { ink: palette.paperInk },
  );
  print.roast(part(safe, 0.88, 0.98), { ink: palette.ink });
};

export const band: DrawDesign = (print, { palette }, { width, safe }) => {
  const paper = { ...part(safe, 0.26, 0.8), x: 0, width };
  print.wordmark(part(safe, 0.04, 0.22), { ink: palette.ink });
  print.draw(box(paper, palette.paper));
  print.draw(box({ ...paper, height: 22 }, palette.accent));
  print.draw(box({ ...paper, y: paper.y + paper.height - 22, height: 22 }, palette.accent));
  const text = inset({ ...paper, x: safe.x - 50, width: safe.width + 100 }, 50);
  print.name(part(text, 0, 0.66), { ink: palette.paperInk });
  print.note(part(text, 0.7, 1), { ink: palette.paperInk });
  const foot = part(safe, 0.86, 0.98);
  print.roast({ ...foot, width: foot.width * 0.62 }, { ink: palette.ink, align: 'left' });
  print.weight(
    { ...foot, x: foot.x + foot.width * 0.66, width: foot.width * 0.34 },
    { ink: palette.ink, align: 'right' },
  );
};

export const arch: DrawDesign = (print, { palette }, { width, safe }) => {
  const paper = { ...part(safe, 0.02, 0.98), x: safe.x + 10, width: safe.width - 20 };
  const radius = paper.width / 2;
  const outline = (by: number) =>
    `M${paper.x + by} ${paper.y + paper.height - by}V${paper.y + radius}A${radius - by} ${radius - by} 0 0 1 ${paper.x + paper.width - by} ${paper.y + radius}V${paper.y + paper.height - by}Z`;
  print.draw(
    `<path d="${outline(0)}" fill="${palette.paper}"/>`,
    `<path d="${outline(22)}" fill="none" stroke="${palette.accent}" stroke-width="7"/>`,
  );
  const ink = palette.paperInk;
  const text = inset(paper, 60);
  const narrow = { ...text, x: width / 2 - radius * 0.76, width: radius * 1.52 };
  print.draw(disc(width / 2, paper.y + 120, 40, palette.accent));
  print.wordmark(part(narrow, 0.12, 0.26), { ink });
  print.name(part(text, 0.3, 0.62), { ink });
  print.note(part(text, 0.65, 0.78), { ink });
  print.roast(part(text, 0.81, 0.91), { ink }, palette.accent);
  print.weight(part(text, 0.925, 1), { ink });
};

export const ticket: DrawDesign = (print, { palette }, { safe }) => {
  const ink = palette.paperInk;
  const paper = part(safe, 0.12, 0.94);
  const { x, y, width, height } = paper;
  const c = 56;
  print.draw(
    `<path fill="${palette.paper}" d="M${x + c} ${y}H${x + width - c}a${c} ${c} 0 0 0 ${c} ${c}V${y + height - c}a${c} ${c} 0 0 0 ${-c} ${c}H${x + c}a${c} ${c} 0 0 0 ${-c} ${-c}V${y + c}a${c} ${c} 0 0 0 ${c} ${-c}Z"/>`,
  );
  const text = inset(paper, 70);
  print.wordmark(part(text, 0, 0.16), { ink: palette.accent });
  print.draw(
    `<path d="M${x + 70} ${y + height * 0.24}H${x + width - 70}" stroke="${ink}" stroke-width="5" stroke-dasharray="4 14" stroke-linecap="round"/>`,
  );
  print.name(part(text, 0.21, 0.58), { ink });
  print.note(part(text, 0.62, 0.78), { ink });
  print.roast(part(text, 0.81, 0.915), { ink }, palette.accent);
  print.weight(part(text, 0.93, 1), { ink });
};
