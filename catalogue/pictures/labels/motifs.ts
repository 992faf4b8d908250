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

/** Rays that fill the box from the middle of its lower edge, with half a sun. */
export function rays(area: Box, colours: readonly string[], count = 15): string {
  const { x, y, width, height } = area;
  const [cx, cy] = [x + width / 2, y + height];
  const far = Math.hypot(width / 2, height) * 1.05;
  const at = (step: number) => {
    const angle = Math.PI * (1 - step / count);
    return `${n(cx + Math.cos(angle) * far)} ${n(cy - Math.sin(angle) * far)}`;
  };
  const parts = Array.from({ length: count }, (_, step) =>
    step % 2
      ? ''
      : `<path fill="${pick(colours, 1 + step / 2)}" d="M${n(cx)} ${n(cy)}L${at(step)}L${at(step + 1)}Z"/>`,
  );
  return clipped(area, parts.join('') + disc(cx, cy, height * 0.36, pick(colours, 0)));
}

/** Rows of overlapping discs like the scales of a fish, the lowest in front. */
export function scallops(area: Box, colours: readonly string[], line: string, columns = 6): string {
  const radius = area.width / columns / 2;
  const parts: string[] = [];
  for (let row = 0; area.y + row * radius < area.y + area.height + radius; row++) {
    for (let column = -1; column <= columns; column++) {
      const cx = area.x + (column + (row % 2 ? 0.5 : 1)) * radius * 2;
      const cy = area.y + row * radius;
      parts.unshift(
        `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="${pick(colours, row + 2 * ((column + 2) % 3))}" stroke="${line}" stroke-width="8"/>`,
      );
    }
  }
  return clipped(area, parts.join(''));
}

/** Upright stripes, each with a narrow one beside it. */
export function stripes({ x, y, width, height }: Box, colours: readonly string[]): string {
  const step = width / 9;
  return Array.from({ length: 9 }, (_, k) => {
    const left = x + k * step;
    return (
      box({ x: left, y, width: step * 0.56, height }, pick(colours, k)) +
      box({ x: left + step * 0.72, y, width: step * 0.1, height }, pick(colours, k + 1))
    );
  }).join('');
}

/** Three peaks with snow, the middle one in front. */
export function peaks(
  { x, y, width, height }: Box,
  colours: readonly string[],
  snow: string,
): string {
  const peak = (cx: number, top: number, half: number, colour: string) => {
    const foot = y + height;
    const cap = (foot - top) * 0.3;
    const side = (half * cap) / (foot - top);
    return (
      `<path fill="${colour}" d="M${n(cx)} ${n(top)}L${n(cx + half)} ${n(foot)}H${n(cx - half)}Z"/>` +
      `<path fill="${snow}" d="M${n(cx)} ${n(top)}l${n(side)} ${n(cap)}l${n(-side * 0.6)} ${n(-cap * 0.22)}l${n(-side * 0.4)} ${n(cap * 0.4)}l${n(-side * 0.45)} ${n(-cap * 0.4)}l${n(-side * 0.55)} ${n(cap * 0.22)}Z"/>`
    );
  };
  return (
    peak(x + width * 0.24, y + height * 0.3, width * 0.3, pick(colours, 1)) +
    peak(x + width * 0.79, y + height * 0.2, width * 0.32, pick(colours, 2)) +
    peak(x + width * 0.5, y, width * 0.36, pick(colours, 3))
  );
}

/** A grid of dots that grow smaller towards the top. */
export function dots({ x, y, width, height }: Box, colours: readonly string[]): string {
  const step = width / 9;
  const count = Math.floor(height / step);
  const parts: string[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < 9; column++) {
      const radius = step * (0.1 + (0.36 * (row + 1)) / count);
      parts.push(
        disc(x + (column + 0.5) * step, y + (row + 0.5) * step, radius, pick(colours, row)),
      );
    }
  }
  return parts.join('');
}

/** Arcs around the middle of the lower edge, the widest first. */
export function rainbow({ x, y, width, height }: Box, colours: readonly string[]): string {
  const most = Math.min(width / 2, height);
  const count = colours.length * 2;
  return Array.from({ length: count }, (_, ring) => {
    const radius = most * (1 - (ring + 0.5) / (count + 1));
    const start = x + width / 2 - radius;
    return `<path d="M${n(start)} ${n(y + height)}a${n(radius)} ${n(radius)} 0 0 1 ${n(radius * 2)} 0" fill="none" stroke="${pick(colours, ring)}" stroke-width="${n((most / (count + 1)) * 0.72)}"/>`;
  }).join('');
}

/** The moon from new to full and back. */
export function moons(
  { x, y, width, height }: Box,
  colours: readonly string[],
  dark: string,
): string {
  const radius = Math.min(width / 11, height * 0.4);
  const centre = y + height / 2;
  return [-0.55, -1.1, 0, 1.1, 0.55]
    .map((shade, index) => {
      const cx = x + width * (0.12 + index * 0.19);
      const size = radius * (index === 2 ? 1.5 : 1);
      const lit = disc(cx, centre, size, pick(colours, 0));
      if (shade === 0) return lit;
      const area = { x: cx - size, y: centre - size, width: size * 2, height: size * 2 };
      const shadow = disc(cx + shade * size, centre, size, dark);
      return disc(cx, centre, size, pick(colours, 3)) + clippedBy(area, size, lit + shadow);
    })
    .join('');
}

/** A cup on its saucer, with steam. */
export function cup({ x, y, width, height }: Box, colours: readonly string[]): string {
  const [cx, foot] = [x + width * 0.46, y + height * 0.9];
  const half = Math.min(width * 0.26, height * 0.42);
  const top = foot - half * 1.15;
  const colour = pick(colours, 0);
  const steam = [-0.45, 0, 0.45]
    .map(
      (share, index) =>
        `<path d="M${n(cx + share * half)} ${n(top - half * 0.22)}q${n(half * 0.16)} ${n(-half * 0.2)} 0 ${n(-half * 0.4)}t0 ${n(-half * 0.4)}" fill="none" stroke="${pick(colours, 1 + (index % 2))}" stroke-width="${n(half * 0.09)}" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    steam +
    `<path d="M${n(cx + half * 0.86)} ${n(top + half * 0.22)}a${n(half * 0.34)} ${n(half * 0.34)} 0 1 1 ${n(-half * 0.1)} ${n(half * 0.62)}" fill="none" stroke="${colour}" stroke-width="${n(half * 0.14)}"/>` +
    `<path fill="${colour}" d="M${n(cx - half)} ${n(top)}H${n(cx + half)}C${n(cx + half)} ${n(foot - half * 0.1)} ${n(cx + half * 0.45)} ${n(foot)} ${n(cx)} ${n(foot)}S${n(cx - half)} ${n(foot - half * 0.1)} ${n(cx - half)} ${n(top)}Z"/>` +
    box(
      { x: cx - half * 1.3, y: foot, width: half * 2.6, height: half * 0.13 },
      pick(colours, 2),
      half * 0.06,
    )
  );
}

/** A branch with leaves on both sides and cherries between them. */
export function branch(
  { x, y, width, height }: Box,
  colours: readonly string[],
  cherry: string,
): string {
  const middle = y + height * 0.55;
  const long = Math.min(height * 0.5, width * 0.2);
  const parts = [
    `<path d="M${n(x + width * 0.06)} ${n(middle + height * 0.1)}Q${n(x + width * 0.5)} ${n(middle - height * 0.12)} ${n(x + width * 0.94)} ${n(middle)}" fill="none" stroke="${pick(colours, 3)}" stroke-width="12"/>`,
  ];
  for (let k = 0; k < 6; k++) {
    const cx = x + width * (0.12 + k * 0.15);
    const cy = middle + height * (0.06 - 0.05 * Math.sin((k / 5) * Math.PI) * 2);
    for (const turn of [-62, 58]) {
      parts.push(
        `<path transform="translate(${n(cx)} ${n(cy)}) rotate(${turn})" fill="${pick(colours, k + (turn > 0 ? 1 : 0))}" d="M0 0C${n(long * 0.3)} ${n(-long * 0.3)} ${n(long * 0.75)} ${n(-long * 0.24)} ${n(long)} 0C${n(long * 0.75)} ${n(long * 0.24)} ${n(long * 0.3)} ${n(long * 0.3)} 0 0Z"/>`,
      );
    }
    if (k % 2) parts.push(disc(cx - 18, cy + 4, 27, cherry), disc(cx + 24, cy + 16, 27, cherry));
  }
  return parts.join('');
}

/** Rows of zigzag stripes. */
export function chevrons(area: Box, colours: readonly string[], rows = 5): string {
  const { x, y, width, height } = area;
  const step = width / 8;
  const band = height / rows;
  return clipped(
    area,
    Array.from({ length: rows + 1 }, (_, row) => {
      const top = y + (row - 0.4) * band;
      const edge = `l${n(step / 2)} ${n(-band * 0.5)}l${n(step / 2)} ${n(band * 0.5)}`.repeat(8);
      return `<path d="M${n(x)} ${n(top + band * 0.5)}${edge}" fill="none" stroke="${pick(colours, row)}" stroke-width="${n(band * 0.46)}"/>`;
    }).join(''),
  );
}

/** A chequered field. */
export function checks({ x, y, width, height }: Box, colours: readonly string[]): string {
  const side = width / 8;
  const parts: string[] = [];
  for (let row = 0; (row + 1) * side <= height + 1; row++) {
    for (let column = row % 2; column < 8; column += 2) {
      const place = { x: x + column * side, y: y + row * side, width: side, height: side };
      parts.push(box(place, pick(colours, row)));
    }
  }
  return parts.join('');
}

function clipped(area: Box, drawing: string): string {
  return clippedBy(area, 0, drawing);
}

function clippedBy({ x, y, width, height }: Box, radius: number, drawing: string): string {
  const id = `clip${Math.round(x)}-${Math.round(y)}-${Math.round(width)}`;
  return (
    `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"/></clipPath>` +
    `<g clip-path="url(#${id})">${drawing}</g>`
  );
}
