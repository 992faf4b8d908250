import { shift } from '../labels/colours.ts';

/** Simple solids under the studio's light: bright from the upper left, a soft shadow on the ground. */
let gradients = 0;

export interface Solid {
  cx: number;
  /** The middle of the upper ellipse. */
  cy: number;
  rx: number;
  ry: number;
  height: number;
  colour: string;
  /** Half the width at the foot, where it tapers. */
  foot?: number;
}

const n = (value: number) => value.toFixed(1);

/** A gradient of its own, as a definition and the paint that refers to it. */
function gradient(stops: [number, string][], upright = false): { defs: string; paint: string } {
  const id = `g${gradients++}`;
  const list = stops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('');
  const direction = upright ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';
  return {
    defs: `<linearGradient id="${id}" ${direction}>${list}</linearGradient>`,
    paint: `url(#${id})`,
  };
}

/** Round things catch the lamp left of the middle and turn dark at both sides. */
function roundLight(colour: string): { defs: string; paint: string } {
  return gradient([
    [0, shift(colour, 0, -0.16)],
    [0.28, shift(colour, 0, 0.13)],
    [0.5, colour],
    [0.86, shift(colour, 0, -0.17)],
    [1, shift(colour, 0, -0.08)],
  ]);
}

function flatLight(colour: string): { defs: string; paint: string } {
  return gradient([
    [0, shift(colour, 0, 0.14)],
    [0.6, shift(colour, 0, 0.03)],
    [1, shift(colour, 0, -0.06)],
  ]);
}

export function shadow(cx: number, cy: number, rx: number, ry: number): string {
  const id = `g${gradients++}`;
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="#26201b" stop-opacity="0.42"/><stop offset="0.65" stop-color="#26201b" stop-opacity="0.2"/><stop offset="1" stop-color="#26201b" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id})"/>`
  );
}

export function lit(path: string, colour: string, round = true): string {
  const { defs, paint } = round ? roundLight(colour) : flatLight(colour);
  return `${defs}<path d="${path}" fill="${paint}"/>`;
}

export function wall({ cx, cy, rx, ry, height, colour, foot = rx }: Solid): string {
  const low = cy + height;
  const lowRy = (ry * foot) / rx;
  return lit(
    `M${n(cx - rx)} ${n(cy)}L${n(cx - foot)} ${n(low)}A${n(foot)} ${n(lowRy)} 0 0 0 ${n(cx + foot)} ${n(low)}L${n(cx + rx)} ${n(cy)}Z`,
    colour,
  );
}

export function top({ cx, cy, rx, ry, colour }: Omit<Solid, 'height'>): string {
  const { defs, paint } = flatLight(colour);
  return `${defs}<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}" stroke="${shift(colour, 0, 0.2)}" stroke-width="2"/>`;
}

/** A closed cylinder or cone stump. */
export function cylinder(solid: Solid): string {
  return wall(solid) + top(solid);
}

/** A ring that lies flat: outer wall, inner wall seen through the hole, and its upper face. */
export function ring({ width, ...solid }: Solid & { width: number }): string {
  const { cx, cy, rx, ry, height, colour } = solid;
  const [ix, iy] = [rx - width, ry - width * (ry / rx)];
  const inner = gradient([
    [0, shift(colour, 0, -0.2)],
    [0.6, shift(colour, 0, -0.06)],
    [1, shift(colour, 0, 0.08)],
  ]);
  const face = flatLight(colour);
  return (
    wall(solid) +
    `${inner.defs}<path d="M${n(cx - ix)} ${n(cy)}A${n(ix)} ${n(iy)} 0 0 1 ${n(cx + ix)} ${n(cy)}A${n(ix)} ${n(iy)} 0 0 1 ${n(cx - ix)} ${n(cy)}Z" fill="${inner.paint}"/>` +
    (height < iy * 1.2
      ? `<ellipse cx="${n(cx)}" cy="${n(cy + height)}" rx="${n(ix * 0.985)}" ry="${n(Math.max(1, iy - height * 0.5))}" fill="#d9d2c6"/>`
      : '') +
    `${face.defs}<path fill-rule="evenodd" d="M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 0 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 0 1 ${n(cx - rx)} ${n(cy)}ZM${n(cx - ix)} ${n(cy)}A${n(ix)} ${n(iy)} 0 0 1 ${n(cx + ix)} ${n(cy)}A${n(ix)} ${n(iy)} 0 0 1 ${n(cx - ix)} ${n(cy)}Z" fill="${face.paint}" stroke="${shift(colour, 0, 0.16)}" stroke-width="1.6"/>`
  );
}

/** Holes spread evenly over an ellipse, as on a shower screen. */
export function holes(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
): string {
  return Array.from({ length: count }, (_, k) => {
    const reach = Math.sqrt((k + 0.5) / count);
    const angle = k * 2.39996;
    return `<ellipse cx="${n(cx + rx * reach * Math.cos(angle))}" cy="${n(cy + ry * reach * Math.sin(angle))}" rx="${size}" ry="${n((size * ry) / rx)}" fill="#33302c"/>`;
  }).join('');
}

/** Ribs or teeth from an inner to an outer ellipse, each turned on by some degrees. */
export function spokes(
  { cx, cy, rx, ry }: Pick<Solid, 'cx' | 'cy' | 'rx' | 'ry'>,
  inner: number,
  count: number,
  turn: number,
  colour: string,
  width = 4,
): string {
  return Array.from({ length: count }, (_, k) => {
    const from = (k / count) * Math.PI * 2;
    const to = from + (turn * Math.PI) / 180;
    return `<path d="M${n(cx + rx * inner * Math.cos(from))} ${n(cy + ry * inner * Math.sin(from))}L${n(cx + rx * 0.96 * Math.cos(to))} ${n(cy + ry * 0.96 * Math.sin(to))}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  }).join('');
}

export function bar(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  colour: string,
): string {
  const [length, angle] = [
    Math.hypot(x2 - x1, y2 - y1),
    (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
  ];
  const light = gradient(
    [
      [0, shift(colour, 0, 0.02)],
      [0.3, shift(colour, 0, 0.2)],
      [0.55, colour],
      [1, shift(colour, 0, -0.2)],
    ],
    true,
  );
  return `${light.defs}<g transform="translate(${n(x1)} ${n(y1)}) rotate(${n(angle)})"><rect y="${n(-width / 2)}" width="${n(length)}" height="${width}" rx="${n(width / 2)}" fill="${light.paint}"/></g>`;
}

/** Numbers the gradients anew, so that the same drawing always has the same text. */
export function drawing(make: () => string): string {
  gradients = 0;
  return make();
}
