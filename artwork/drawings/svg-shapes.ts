// Pens and colours of the drawings, and figures set in outlines.

import { drawLine, widthOf } from '../../catalogue/pictures/labels/type-faces.ts';

export const colours = {
  ink: '#12282b',
  teal: '#0b5f69',
  cyan: '#86cdd3',
  mist: '#dceff0',
  white: '#ffffff',
  paper: '#fbf8f3',
  sand: '#f3ede2',
  dune: '#d8ccb8',
  brass: '#a3660a',
  gold: '#e3b55b',
  coffee: '#4a2a18',
  crema: '#b97a3f',
  milk: '#fdf6ea',
  signal: '#b8321a',
} as const;
export type Fill = string;

const pen = `stroke="${colours.ink}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"`;

export const shape = (d: string, fill: Fill = colours.white): string =>
  `<path d="${d}" fill="${fill}" ${pen}/>`;
export const line = (d: string, colour: string = colours.ink, width = 3.2): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const plain = (d: string, fill: Fill): string => `<path d="${d}" fill="${fill}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Fill): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${pen}/>`;
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: Fill): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${pen}/>`;
export const at = (x: number, y: number, drawing: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`;

/** A figure as on a chart: "18 g", "93 °C". Every language reads it the same way. */
export function figure(
  text: string,
  x: number,
  y: number,
  size = 44,
  colour: string = colours.teal,
): string {
  const width = widthOf('sans-bold', text) * size;
  return drawLine(text, { face: 'sans-bold', size, x: x - width / 2, y, fill: colour });
}

export const arrow = (x1: number, y1: number, x2: number, y2: number): string => {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const head = (turn: number) =>
    `L${(x2 - 15 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 15 * Math.sin(angle + turn)).toFixed(1)}`;
  return line(
    `M${x1} ${y1}L${x2} ${y2}M${x2} ${y2}${head(0.5)}M${x2} ${y2}${head(-0.5)}`,
    colours.brass,
    4,
  );
};

/** An arrow along a part of a circle, for stirring and turning. */
export const turnArrow = (x: number, y: number, rx: number, ry: number): string =>
  line(`M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}`, colours.brass, 4) +
  line(`M${x + rx - 13} ${y + 7}L${x + rx} ${y}L${x + rx + 8} ${y + 14}`, colours.brass, 4);

export const steam = (x: number, y: number): string =>
  [-18, 0, 18].map((dx) => line(`M${x + dx} ${y}q-9 -13 0 -26t0 -26`, colours.cyan, 4)).join('');

export function timer(text: string, x: number, y: number): string {
  return (
    ellipse(x, y, 46, 46, colours.paper) +
    line(`M${x} ${y - 46}v-12M${x - 12} ${y - 60}h24`) +
    line(`M${x} ${y - 36}v7M${x + 36} ${y}h-7M${x} ${y + 36}v-7M${x - 36} ${y}h7`, colours.dune) +
    figure(text, x, y + 9, 26)
  );
}

/** Ground with depth lines, as on a chart. */
export function picture(width: number, height: number, drawing: string): string {
  const contours = [0.55, 0.68, 0.82, 0.97]
    .map((share, k) => {
      const y = height * share;
      return `<path d="M-10 ${y}C${width * 0.2} ${y - 46 + k * 9} ${width * 0.36} ${y + 34} ${width * 0.56} ${y - 6}S${width * 0.86} ${y - 52 + k * 14} ${width + 10} ${y - 18}" fill="none" stroke="#b9e2e5" stroke-width="1.6"/>`;
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.mist}"/>${contours}${drawing}</svg>\n`
  );
}

export const table = (y: number, width: number): string =>
  line(`M40 ${y}H${width - 40}`, colours.dune, 3);
