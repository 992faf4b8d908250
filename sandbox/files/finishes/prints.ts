import { brandStyle } from '../labels/brand-style.ts';
import { readableOn } from '../labels/colours.ts';
import { box } from '../labels/motifs.ts';
import { fitText } from '../labels/text-block.ts';
import { canWrite } from '../labels/type-faces.ts';
import { wordmarkText } from '../labels/wordmark-text.ts';
import type { Finish } from './finish.ts';
import type { Plate, Tag } from './finished-objects.ts';

/** The maker's wordmark and the model's name, as the surface below them is seen. */
export function plateSvg(
  { at, width, along, rise, on }: Plate,
  { brand, model, main }: Finish,
): string {
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
  return `<g transform="matrix(${matrix})" opacity="0.86">${name.svg}${series.svg}</g>`;
}

/** A paper tag beside a part that has no room for a name. */
export function tagSvg({ at, turn }: Tag, finish: Finish): string {
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
  return (
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
    '</g>'
  );
}
