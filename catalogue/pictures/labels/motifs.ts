import type { Box } from './text-block.ts';

/** Drawings that fill a part of a label. Colours come from the brand's palette. */
const n = (value: number) => value.toFixed(1);

function pick(colours: readonly string[], index: number): string {
  return colours[index % colours.length] ?? '#000000';
}

/** Ranges of hills, the nearest last; they run on to the bottom of the box. */
export function hills({ x, y, width, height }: Box, colours: readonly string[]): string {
  const swing = height * 0.16;
  return colours
    .map((colour, k) => {
      const top = y + (k * height) / (colours.length + 0.4) + swing;
      const at = (share: number) => n(x + width * share);
      return (
        `<path fill="${colour}" d="M${x} ${n(top)}C${at(0.2)} ${n(top - swing * (1.5 - k * 0.2))} ${at(0.32 + 0.06 * k)} ${n(top + swing * 0.9)}` +
        ` ${at(0.52)} ${n(top - swing * 0.1)}S${at(0.85)} ${n(top - swing * (0.9 + 0.2 * (k % 2)))} ${at(1)} ${n(top)}V${n(y + height)}H${x}Z"/>`
      );
    })
    .join('');
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function box({ x, y, width, height }: Box, fill: string, radius = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}"/>`;
}

/** Stacked bands with a wavy upper edge, top to bottom. */
export function waveBands(area: Box, colours: readonly string[], waves = 4): string {
  const band = area.height / colours.length;
  return colours
    .map((colour, k) => {
      const top = area.y + k * band;
      const step = area.width / waves / 2;
      let edge = `M${n(area.x - (k % 2) * step)} ${n(top)}`;
      for (let i = 0; i <= waves * 2 + 1; i++) {
        edge += `q${n(step / 2)} ${n((i % 2 ? 1 : -1) * band * 0.42)} ${n(step)} 0`;
      }
      return `<path fill="${colour}" d="${edge}V${n(area.y + area.height + 1)}H${n(area.x - step)}Z"/>`;
    })
    .join('');
}

/** Thin lines that follow one another like a chart's contours. */
export function waveLines(area: Box, colours: readonly string[], count: number): string {
  const gap = area.height / count;
  const lines: string[] = [];
  for (let i = 0; i <= count; i++) {
    const y = area.y + i * gap;
    const swing = gap * (1.1 + Math.sin(i * 0.9) * 0.8);
    const step = area.width / 3;
    lines.push(
      `<path d="M${n(area.x - step / 2)} ${n(y)}q${n(step / 2)} ${n(-swing)} ${n(step)} 0${`t${n(step)} 0`.repeat(3)}"` +
        ` fill="none" stroke="${pick(colours, i)}" stroke-width="9"/>`,
    );
  }
  return lines.join('');
}

/** A fan of leaves that opens upwards from the middle of the box's lower edge. */
export function leafFan(area: Box, colours: readonly string[], vein: string, leaves = 11): string {
  const long = Math.min(area.height * 0.96, area.width * 0.56);
  const parts: string[] = [];
  for (let i = 0; i < leaves; i++) {
    const angle = -90 + (i - (leaves - 1) / 2) * (168 / leaves);
    parts.push(
      `<g transform="translate(${n(area.x + area.width / 2)} ${n(area.y + area.height)}) rotate(${n(angle)})">` +
        `<path d="M${n(long * 0.1)} 0C${n(long * 0.32)} ${n(-long * 0.12)} ${n(long * 0.68)} ${n(-long * 0.1)} ${n(long)} 0C${n(long * 0.68)} ${n(long * 0.1)} ${n(long * 0.32)} ${n(long * 0.12)} ${n(long * 0.1)} 0Z" fill="${pick(colours, i)}"/>` +
        `<path d="M${n(long * 0.14)} 0H${n(long * 0.92)}" stroke="${vein}" stroke-width="5"/></g>`,
    );
  }
  return parts.join('');
}

/** Agaves: pointed leaves rising from the lower edge, the back row first. */
export function agaves(area: Box, colours: readonly string[]): string {
  const parts: string[] = [];
  const plant = (cx: number, size: number, tone: number) => {
    for (const [i, lean] of [-62, 62, -40, 40, -19, 19, 0].entries()) {
      const long = size * (1 - Math.abs(lean) / 190);
      parts.push(
        `<path transform="translate(${n(cx)} ${n(area.y + area.height)}) rotate(${lean})" fill="${pick(colours, tone + i)}"` +
          ` d="M${n(-size * 0.07)} 0C${n(-size * 0.16)} ${n(-long * 0.45)} ${n(-size * 0.05)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(size * 0.05)} ${n(-long * 0.8)} ${n(size * 0.16)} ${n(-long * 0.45)} ${n(size * 0.07)} 0Z"/>`,
      );
    }
  };
  plant(area.x + area.width * 0.16, area.height * 0.7, 1);
  plant(area.x + area.width * 0.86, area.height * 0.64, 2);
  plant(area.x + area.width * 0.5, area.height, 0);
  return parts.join('');
}

export function bean(
  cx: number,
  cy: number,
  radius: number,
  turn: number,
  fill: string,
  line: string,
): string {
  const r = radius;
  return (
    `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${turn})"><ellipse rx="${n(r * 0.7)}" ry="${n(r)}" fill="${fill}"/>` +
    `<path d="M0 ${n(-r * 0.96)}C${n(r * 0.42)} ${n(-r * 0.4)} ${n(-r * 0.42)} ${n(r * 0.4)} 0 ${n(r * 0.96)}" fill="none" stroke="${line}" stroke-width="${n(r * 0.11)}"/></g>`
  );
}

/** Rows of coffee beans, every second row moved by half a step. */
export function beanRows(area: Box, colours: readonly string[], line: string): string {
  const step = area.width / 6;
  const parts: string[] = [];
  for (let row = 0; row * step * 0.92 < area.height - step * 0.5; row++) {
    for (let column = 0; column < 6 + (row % 2); column++) {
      const x = area.x + (column + (row % 2 ? 0 : 0.5)) * step;
      const y = area.y + (row + 0.55) * step * 0.92;
      const k = row * 5 + column * 3;
      parts.push(bean(x, y, step * 0.36, (k * 47) % 180, pick(colours, k), line));
    }
  }
  return parts.join('');
}

export type TileKind = 'quarters' | 'diamonds' | 'triangles';

/** A grid of geometric tiles that fills the box's width. */
export function tiles(area: Box, colours: readonly string[], kind: TileKind, columns = 5): string {
  const g = area.width / columns;
  const rows = Math.round(area.height / g);
  const parts: string[] = [];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const x = area.x + i * g;
      const y = area.y + j * g;
      parts.push(box({ x, y, width: g + 0.6, height: g + 0.6 }, pick(colours, i + 2 * j + 1)));
      parts.push(
        `<path d="${tile(kind, x, y, g, i * 7 + j * 3 + i * j)}" fill="${pick(colours, i + 2 * j + 2 + (i % 2))}"/>`,
      );
    }
  }
  return parts.join('');
}

function tile(kind: TileKind, x: number, y: number, g: number, k: number): string {
  if (kind === 'diamonds') {
    const half = g / 2;
    return `M${n(x + half)} ${n(y)}l${n(half)} ${n(half)}l${n(-half)} ${n(half)}l${n(-half)} ${n(-half)}Z`;
  }
  if (kind === 'triangles') {
    return k % 2
      ? `M${n(x)} ${n(y)}h${n(g)}L${n(x)} ${n(y + g)}Z`
      : `M${n(x)} ${n(y)}L${n(x + g)} ${n(y + g)}H${n(x)}Z`;
  }
  return k % 2
    ? `M${n(x)} ${n(y)}A${n(g)} ${n(g)} 0 0 1 ${n(x + g)} ${n(y + g)}H${n(x)}Z`
    : `M${n(x + g)} ${n(y)}A${n(g)} ${n(g)} 0 0 0 ${n(x)} ${n(y + g)}H${n(x + g)}Z`;
}

/** A few large cut-paper shapes. */
export function shapes(
  { x, y, width: w, height: h }: Box,
  colours: readonly string[],
  seed: number,
): string {
  const r = Math.min(w, h) * 0.3;
  const flip = seed % 2 ? 1 : 0;
  const across = (share: number) => x + w * (flip ? 1 - share : share);
  return [
    disc(across(0.3), y + h * 0.34, r, pick(colours, seed)),
    `<path d="M${n(across(0.42))} ${n(y + h * 0.96)}A${n(r * 1.1)} ${n(r * 1.1)} 0 0 ${flip ? 0 : 1} ${n(across(0.42) + (flip ? -2.2 : 2.2) * r)} ${n(y + h * 0.96)}Z" fill="${pick(colours, seed + 1)}"/>`,
    `<path d="M${n(across(0.56))} ${n(y + h * 0.08)}L${n(across(0.98))} ${n(y + h * 0.08)}L${n(across(0.77))} ${n(y + h * 0.5)}Z" fill="${pick(colours, seed + 2)}"/>`,
    box(
      {
        x: Math.min(across(0.02), across(0.2)),
        y: y + h * 0.72,
        width: w * 0.18,
        height: h * 0.24,
      },
      pick(colours, seed + 3),
    ),
  ].join('');
}
