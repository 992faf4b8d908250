import type { Sheet } from './print.ts';

/** The flat artwork of each printed object: its proportions, and the part of it that faces the viewer. */
export const sheets = {
  'bag-slim': bag(1870, 0.1, 0.955),
  'bag-wide': bag(1815, 0.1, 0.955),
  'bag-kilo': bag(2124, 0.13, 0.96),
  'coffee-tin': sheet(3400, 1121, 0.36, 0.64, 0.06, 0.94),
  'capsule-box': sheet(2000, 1000, 0.05, 0.95, 0.06, 0.94),
  'coffee-pads': sheet(1160, 1500, 0.12, 0.9, 0.14, 0.72),
  'instant-coffee-jar': sheet(1550, 1049, 0.16, 0.84, 0.05, 0.95),
  'coffee-brick-500g': sheet(1000, 1588, 0.07, 0.93, 0.04, 0.96),
  'milk-carton': sheet(720, 1984, 0.07, 0.92, 0.4, 0.97),
  'syrup-bottle': sheet(1180, 1250, 0.12, 0.88, 0.05, 0.95),
  'cleaning-bottle': sheet(1300, 1213, 0.18, 0.82, 0.06, 0.94),
  'chocolate-bar': sheet(1000, 2000, 0.07, 0.93, 0.05, 0.95),
  'biscuit-box': sheet(1500, 1300, 0.06, 0.94, 0.06, 0.72),
  'paper-filters': sheet(1650, 1155, 0.06, 0.94, 0.07, 0.93),
  'cleaning-tablets': sheet(1700, 1118, 0.2, 0.8, 0.05, 0.95),
  'gift-card': sheet(1712, 1080, 0.06, 0.94, 0.08, 0.86),
} satisfies Record<string, Sheet>;

export type PrintedModel = keyof typeof sheets;

function bag(height: number, top: number, bottom: number): Sheet {
  return {
    width: 1000,
    height,
    safe: { x: 95, y: height * top, width: 790, height: height * (bottom - top) },
  };
}

function sheet(
  width: number,
  height: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
): Sheet {
  const safe = {
    x: width * left,
    y: height * top,
    width: width * (right - left),
    height: height * (bottom - top),
  };
  return { width, height, safe };
}
