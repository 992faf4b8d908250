import { overlay } from '../objects/overlay.ts';
import { blank, type RawPicture } from '../objects/raw-picture.ts';
import type { DesignedLabel } from './label-design.ts';
import { box } from './motifs.ts';

const [width, height] = [640, 404];
const placed = 'translate(450 470) rotate(-5)';

/** A gift card with its envelope behind it: flat things need no render. */
export function cardPicture({ svg, style }: DesignedLabel): RawPicture {
  const { palette } = style;
  const card = { x: -width / 2, y: -height / 2, width, height };
  const shadows = [14, 9, 5].map(
    (by) =>
      `<rect x="${card.x - by / 2}" y="${card.y + by}" width="${width + by}" height="${height + by / 2}" rx="26" fill="#26201b" opacity="0.09"/>`,
  );
  const envelope = { x: -330, y: -250, width: 660, height: 430 };
  const drawing =
    `<g transform="translate(470 420) rotate(6)">${box({ ...envelope, x: -324, y: -240 }, '#26201b22', 14)}${box(envelope, palette.paper, 14)}` +
    `<path d="M-330 -236L0 10L330 -236" fill="none" stroke="#d8ccb8" stroke-width="4"/></g>` +
    `<clipPath id="card"><rect x="${card.x}" y="${card.y}" width="${width}" height="${height}" rx="24"/></clipPath>` +
    `<g transform="${placed}">${shadows.join('')}<g clip-path="url(#card)">` +
    `<svg x="${card.x}" y="${card.y}" ${svg.replace(/^<svg xmlns="[^"]*" /, '').replace(/ width="\d+" height="\d+">/, ` width="${width}" height="${height}">`)}` +
    `</g></g>`;
  return {
    identity: `card ${drawing}`,
    draw: (size, area) => overlay(blank(size), { svg: drawing }, area),
  };
}
