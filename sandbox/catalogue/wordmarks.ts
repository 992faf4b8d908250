// Typographic wordmarks for the invented brands: a brand always gets the same style, neighbours get different ones.

import type { CatalogueBrand } from './model.ts';

const ink = '#12282B';
const fontFamily = "'Schibsted Grotesk', Helvetica, Arial, sans-serif";

type LetterCase = 'as-written' | 'upper' | 'lower';
type Mark = 'none' | 'disc' | 'ring' | 'bar' | 'frame' | 'triangle' | 'waves' | 'split' | 'corner';

interface WordmarkStyle {
  weight: 400 | 500 | 600 | 700 | 800 | 900;
  letterCase: LetterCase;
  /** Letter spacing as a share of the type size. */
  tracking: number;
  italic: boolean;
  mark: Mark;
}

const styles: WordmarkStyle[] = [
  { weight: 800, letterCase: 'as-written', tracking: -0.03, italic: false, mark: 'none' },
  { weight: 500, letterCase: 'upper', tracking: 0.22, italic: false, mark: 'bar' },
  { weight: 700, letterCase: 'lower', tracking: -0.02, italic: false, mark: 'disc' },
  { weight: 400, letterCase: 'upper', tracking: 0.32, italic: false, mark: 'none' },
  { weight: 900, letterCase: 'upper', tracking: 0, italic: false, mark: 'frame' },
  { weight: 600, letterCase: 'as-written', tracking: 0, italic: true, mark: 'none' },
  { weight: 500, letterCase: 'lower', tracking: 0.08, italic: false, mark: 'ring' },
  { weight: 700, letterCase: 'upper', tracking: 0.12, italic: false, mark: 'triangle' },
  { weight: 400, letterCase: 'as-written', tracking: 0.04, italic: false, mark: 'waves' },
  { weight: 900, letterCase: 'lower', tracking: -0.04, italic: false, mark: 'none' },
  { weight: 600, letterCase: 'upper', tracking: 0.06, italic: true, mark: 'bar' },
  { weight: 500, letterCase: 'as-written', tracking: 0.02, italic: false, mark: 'split' },
  { weight: 800, letterCase: 'upper', tracking: 0.02, italic: false, mark: 'corner' },
  { weight: 400, letterCase: 'lower', tracking: 0.18, italic: true, mark: 'none' },
];

export const wordmarkStyleCount = styles.length;

const baseline = 92;
const textWidthLimit = 264;
/** A letter's width as a share of the type size, by case; wide enough that no name runs over. */
const letterWidth: Record<LetterCase, number> = { 'as-written': 0.56, upper: 0.68, lower: 0.54 };

/** The brand's name as an SVG of 320 by 160 units in one dark ink. */
export function wordmarkSvg(brand: Pick<CatalogueBrand, 'key' | 'name'>): string {
  const style = styleFor(brand.key);
  const name = inCase(brand.name, style.letterCase);
  const perLetter = letterWidth[style.letterCase] + style.tracking;
  const size = Math.round(Math.min(46, textWidthLimit / (name.length * perLetter)));
  const width = Math.min(textWidthLimit, Math.round(name.length * perLetter * size));
  const italic = style.italic ? ' font-style="italic"' : '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160" width="320" height="160" role="img">' +
    `<title>${escapeXml(brand.name)}</title>` +
    drawMark(style.mark, width) +
    `<text x="160" y="${baseline}" text-anchor="middle" font-family="${fontFamily}" font-size="${size}"` +
    ` font-weight="${style.weight}"${italic} letter-spacing="${(style.tracking * size).toFixed(2)}"` +
    ` fill="${ink}">${escapeXml(name)}</text></svg>`
  );
}

function styleFor(key: string): WordmarkStyle {
  let hash = 0;
  for (const letter of key) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  const style = styles[hash % styles.length];
  if (style === undefined) throw new Error('there is no wordmark style');
  return style;
}

function inCase(name: string, letterCase: LetterCase): string {
  if (letterCase === 'upper') return name.toLocaleUpperCase('de');
  if (letterCase === 'lower') return name.toLocaleLowerCase('de');
  return name;
}

function drawMark(mark: Mark, textWidth: number): string {
  const left = 160 - textWidth / 2;
  const right = 160 + textWidth / 2;
  const line = `fill="none" stroke="${ink}" stroke-width="3"`;
  switch (mark) {
    case 'none':
      return '';
    case 'disc':
      return `<circle cx="160" cy="40" r="7" fill="${ink}"/>`;
    case 'ring':
      return `<circle cx="160" cy="38" r="10" ${line}/>`;
    case 'bar':
      return `<rect x="${left}" y="112" width="${textWidth}" height="3" fill="${ink}"/>`;
    case 'frame':
      return `<rect x="${left - 14}" y="44" width="${textWidth + 28}" height="72" ${line}/>`;
    case 'triangle':
      return `<path d="M160 26l11 19h-22Z" fill="${ink}"/>`;
    case 'waves':
      return `<path d="M136 118q6-7 12 0t12 0 12 0 12 0" ${line}/>`;
    case 'split':
      return `<path d="M${left} 46H154M166 46H${right}" ${line}/><circle cx="160" cy="46" r="3" fill="${ink}"/>`;
    case 'corner':
      return `<path d="M${left - 18} 62V40h22M${right + 18} 94v22h-22" ${line}/>`;
  }
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
