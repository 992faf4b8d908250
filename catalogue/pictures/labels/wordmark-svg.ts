import type { CatalogueBrand } from '../../model.ts';
import { brandStyle } from './brand-style.ts';
import { ornamentSvg } from './ornaments.ts';
import { fitText } from './text-block.ts';
import { canWrite } from './type-faces.ts';
import { wordmarkText } from './wordmark-text.ts';

const ink = '#12282b';
/** Drawn in the units of a label, where type is about a hundred high. */
const [width, height] = [960, 480];

/** A brand's wordmark as on its labels, in outlines: an SVG of 320 by 160 in one dark ink. */
export function wordmarkSvg({ name }: Pick<CatalogueBrand, 'name'>): string {
  const { wordmark } = brandStyle(name, '');
  const text = wordmarkText(name, wordmark);
  const face = canWrite(wordmark.face, text) ? wordmark.face : 'sans-bold';
  const area = { x: 100, y: 130, width: width - 200, height: height - 260 };
  const fitted = fitText(text, area, {
    face,
    fill: ink,
    size: wordmark.letterCase === 'upper' ? 118 : 142,
    tracking: wordmark.tracking,
    lines: 2,
    vertical: 'middle',
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="320" height="160" role="img">` +
    `<title>${escapeXml(name)}</title>${ornamentSvg(wordmark.ornament, fitted.extent, 'centre', ink)}${fitted.svg}</svg>`
  );
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
