import { bagOf } from './bags.ts';
import { brandLabels } from './brand-labels.ts';
import { type BrandStyle, brandStyle, hash } from './brand-style.ts';
import { type Design, designs } from './designs.ts';
import { drawBrandLabel } from './draw-brand-label.ts';
import type { DrawDesign } from './draw-design.ts';
import { type Label, Print, type PrintedText, type Sheet } from './print.ts';

/** Which designs suit a packaging that is not a bag: the catalogue's texts say what is seen on it. */
const designsOf: Record<string, [Design, ...Design[]]> = {
  'coffee-tin': ['plate'],
  'capsule-box': ['poster'],
  'coffee-pads': ['plate'],
  'instant-coffee-jar': ['plate'],
  'coffee-brick-500g': ['wave-bands', 'column', 'band'],
  'milk-carton': ['column'],
  'syrup-bottle': ['plate'],
  'cleaning-bottle': ['plate'],
  'chocolate-bar': ['column'],
  'biscuit-box': ['medallion', 'poster'],
  'paper-filters': ['poster'],
  'cleaning-tablets': ['plate'],
  'gift-card': ['poster'],
};

export function canCarryLabel(object: string): boolean {
  return (
    Object.hasOwn(designsOf, object) ||
    Object.hasOwn(brandLabels, object) ||
    bagOf(object) !== undefined
  );
}

export interface DesignedLabel {
  design: Design | 'brand-label';
  svg: string;
  texts: PrintedText[];
  style: BrandStyle;
}

/** The flat artwork of one coffee on one packaging; the same label always gives the same drawing. */
export function designLabel(label: Label, object: string, sheet: Sheet): DesignedLabel {
  const style = styleOf(label, object);
  const print = new Print(label, style);
  const { design, draw } = designOf(object, style);
  draw(print, style, sheet);
  const { width, height } = sheet;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${style.palette.bag}"/>${print.svg}</svg>`;
  return { design, svg, texts: print.texts, style };
}

function designOf(
  object: string,
  { seed }: BrandStyle,
): { design: DesignedLabel['design']; draw: DrawDesign } {
  const own = brandLabels[object];
  if (own) return { design: 'brand-label', draw: drawBrandLabel(object, own) };
  const bag = bagOf(object);
  if (bag) return { design: bag.motif, draw: designs[bag.motif] };
  const suited = designsOf[object];
  if (!suited) throw new Error(`no label is designed for ${object}`);
  const design = suited[seed % suited.length] ?? suited[0];
  return { design, draw: designs[design] };
}

/** Gift cards are all the shop's own, so that each has a motif after its name. */
function styleOf({ brand, name }: Label, object: string): BrandStyle {
  const style = brandStyle(brand, object);
  return object === 'gift-card' ? { ...style, seed: hash(name) } : style;
}
