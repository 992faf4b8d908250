import type { BrandStyle } from './brand-style.ts';
import { box, disc } from './motifs.ts';
import type { Box, TextStyle } from './text-block.ts';

/** What a brand sets around its name. */
export function ornamentSvg(
  ornament: BrandStyle['wordmark']['ornament'],
  { x, y, width, height }: Box,
  align: NonNullable<TextStyle['align']>,
  ink: string,
): string {
  const middle = x + width / 2;
  const mark = align === 'left' ? x + 14 : align === 'right' ? x + width - 14 : middle;
  const below = y + height + 8;
  switch (ornament) {
    case 'none':
      return '';
    case 'rule':
      return box({ x, y: below, width, height: 7 }, ink);
    case 'rules':
      return (
        box({ x, y: y - 16, width, height: 6 }, ink) +
        box({ x, y: below + 2, width, height: 6 }, ink)
      );
    case 'disc':
      return disc(mark, y - 30, 14, ink);
    case 'frame':
      return `<rect x="${x - 22}" y="${y - 12}" width="${width + 44}" height="${height + 22}" fill="none" stroke="${ink}" stroke-width="6"/>`;
    case 'diamond':
      return `<path d="M${mark} ${y - 48}l17 17l-17 17l-17 -17Z" fill="${ink}"/>`;
    case 'arc':
      return `<path d="M${middle - 70} ${below + 2}q70 30 140 0" fill="none" stroke="${ink}" stroke-width="7"/>`;
  }
}
