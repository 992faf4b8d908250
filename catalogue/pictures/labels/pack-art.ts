import type { BrandStyle } from './brand-style.ts';
import {
  agaves,
  beanRows,
  disc,
  hills,
  leafFan,
  shapes,
  tiles,
  waveBands,
  waveLines,
} from './motifs.ts';
import type { Box } from './text-block.ts';

type Art = (area: Box, style: BrandStyle) => string;

function squares(kind: 'quarters' | 'diamonds' | 'triangles'): Art {
  return (area, { palette }) => {
    const columns = Math.max(2, Math.round((area.width / Math.max(area.height, 1)) * 3));
    return tiles(area, palette.art, kind, Math.min(9, columns));
  };
}

const target: Art = ({ x, y, width, height }, { palette }) => {
  const radius = Math.min(width, height) * 0.48;
  return palette.art
    .map((colour, ring) =>
      disc(x + width / 2, y + height / 2, radius * (1 - ring / palette.art.length), colour),
    )
    .join('');
};

const sun: Art = (area, { palette }) => {
  const [colour = palette.accent, ...ranges] = palette.art;
  const { x, y, width, height } = area;
  return (
    disc(x + width * 0.6, y + height * 0.4, Math.min(width, height) * 0.26, colour) +
    hills({ ...area, y: y + height * 0.38, height: height * 0.62 }, ranges)
  );
};

/** A brand draws the same motif on everything that is not a bag. */
const motifs: [Art, ...Art[]] = [
  target,
  squares('quarters'),
  sun,
  (area, { palette }) => leafFan(area, palette.art, palette.bag, 9),
  (area, { palette }) => waveBands(area, palette.art, 3),
  squares('diamonds'),
  (area, { palette, seed }) => shapes(area, palette.art, seed),
  (area, { palette }) => beanRows(area, palette.art, palette.bag),
  (area, { palette }) => waveLines(area, palette.art, 9),
  squares('triangles'),
  (area, { palette }) => agaves(area, palette.art),
];

export function brandArt(area: Box, style: BrandStyle): string {
  const draw = motifs[style.seed % motifs.length] ?? motifs[0];
  const id = `art${Math.round(area.x)}-${Math.round(area.y)}`;
  const { x, y, width, height } = area;
  return (
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>` +
    `<g clip-path="url(#${id})">${draw(area, style)}</g>`
  );
}
