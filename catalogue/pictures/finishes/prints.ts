import { brandStyle } from '../labels/brand-style.ts';
import { readableOn } from '../labels/colours.ts';
import { box } from '../labels/motifs.ts';
import { type Box, fitText } from '../labels/text-block.ts';
import { canWrite } from '../labels/type-faces.ts';
import { wordmarkText } from '../labels/wordmark-text.ts';
import type { Drawing } from '../objects/overlay.ts';
import type { Finish } from './finish.ts';
import type { Plate, Tag } from './finished-objects.ts';

/** The maker's wordmark and the model's name, as the surface below them is seen. */
export function plateDrawing(
  { at, width, along, rise, on }: Plate,
  { brand, model, main }: Finish,
): Drawing {
  const { wordmark } = brandStyle(brand, '');
  const ground = on === 'main' ? main : on;
  const ink = readableOn(ground, ['#f4f0e8', '#22201e']);
  const height = width * 0.34;
  const area = { x: -width / 2, y: -height / 2, width, height: height * 0.62 };
  const text = wordmarkText(brand, wordmark);
  const face = canWrite(wordmark.face, text) ? wordmark.face : 'sans-bold';
  const name = fitText(text, area, {
    face,
    fill: ink,
    size: height * 0.6,
    tracking: wordmark.tracking,
    vertical: 'middle',
  });
  const below = { ...area, y: height * 0.16, height: height * 0.34 };
  const series = fitText(model, below, {
    face: canWrite('sans', model) ? 'sans' : 'sans-bold',
    fill: ink,
    size: height * 0.24,
    vertical: 'middle',
  });
  const matrix = [...along, ...rise, ...at].join(' ');
  return {
    svg: `<g transform="matrix(${matrix})" opacity="0.86">${name.svg}${series.svg}</g>`,
    within: around(at, width * (1 + bleed), height * (1 + bleed), along, rise),
  };
}

/** A paper tag beside a part that has no room for a name. */
export function tagDrawing({ at, turn }: Tag, finish: Finish): Drawing {
  const { brand, model, tag } = finish;
  const { palette, wordmark } = brandStyle(brand, '');
  const [width, height] = [250, 132];
  const card = { x: -width / 2, y: -height / 2, width, height };
  const text = wordmarkText(brand, wordmark);
  const face = canWrite(wordmark.face, text) ? wordmark.face : 'sans-bold';
  const inner = { x: card.x + 20, width: width - 40 };
  const shadows = [9, 6, 3].map(
    (by) =>
      `<rect x="${card.x - by / 2}" y="${card.y + by}" width="${width + by}" height="${height + by / 2}" rx="10" fill="#26201b" opacity="0.07"/>`,
  );
  const svg =
    `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})">${shadows.join('')}` +
    box(card, '#fbf7ef', 8) +
    box({ ...card, height: 16 }, palette.accent) +
    fitText(
      text,
      { ...inner, y: card.y + 26, height: 44 },
      {
        face,
        fill: '#22201e',
        size: 34,
        tracking: wordmark.tracking,
        vertical: 'middle',
        align: 'left',
      },
    ).svg +
    fitText(
      [model, tag].filter(Boolean).join(' · '),
      { ...inner, y: card.y + 72, height: 48 },
      { face: 'sans', fill: '#22201e', size: 21, lines: 2, vertical: 'middle', align: 'left' },
    ).svg +
    '</g>';
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return { svg, within: around(at, width + 20, height + 40, [cos, sin], [-sin, cos]) };
}

/** Letters reach a little beyond the box they are fitted to. */
const bleed = 0.25;

/** The upright box about a turned or slanted one. */
function around(
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  along: readonly [number, number],
  rise: readonly [number, number],
): Box {
  const across = Math.abs(along[0]) * width + Math.abs(rise[0]) * height;
  const down = Math.abs(along[1]) * width + Math.abs(rise[1]) * height;
  return { x: x - across / 2, y: y - down / 2, width: across, height: down };
}
