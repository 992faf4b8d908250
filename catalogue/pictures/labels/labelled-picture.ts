import { type Colours, compose } from '../objects/compose.ts';
import { passesOf } from '../objects/passes.ts';
import { revisionOf } from '../objects/planes.ts';
import { free, type RawPicture } from '../objects/raw-picture.ts';
import type { Area } from '../objects/resized-planes.ts';
import { designBack } from './back-design.ts';
import type { BrandStyle } from './brand-style.ts';
import { cardPicture } from './card-picture.ts';
import { liquidOf } from './flavours.ts';
import { type DesignedLabel, designLabel } from './label-design.ts';
import type { Label } from './print.ts';
import { printedPart } from './printed-part.ts';
import { type PrintedModel, sheets } from './sheets.ts';

function isPrinted(object: string): object is PrintedModel {
  return Object.hasOwn(sheets, object);
}

/** A kilo has its own bag; of the smaller ones a brand always uses the same. */
export function modelFor(label: Label, object: string): PrintedModel {
  if (isPrinted(object)) return object;
  if (label.weight === '1 kg') return 'bag-kilo';
  if (label.weight === '500 g') return 'bag-wide';
  return label.brand.length % 2 ? 'bag-slim' : 'bag-wide';
}

export async function labelledPicture(
  label: Label,
  object: string,
  side: 'front' | 'back' = 'front',
): Promise<RawPicture> {
  const model = modelFor(label, object);
  const design = side === 'front' ? designLabel : designBack;
  const designed = design(label, object, sheets[model]);
  if (model === 'gift-card') return cardPicture(designed);
  const revision = await revisionOf(model);
  const colours = coloursOf(model, designed.style, label);
  return {
    identity: `${revision} ${Object.values(colours)} ${designed.svg}`,
    draw: (size, area) => draw(model, designed, colours, size, area),
  };
}

async function draw(
  model: PrintedModel,
  { svg }: DesignedLabel,
  colours: Colours,
  size: number,
  area: Area | undefined,
) {
  const passes = await passesOf(model, size, area);
  const artwork = passes.label && (await printedPart(svg, sheets[model], passes.label));
  const pixels = compose(passes, colours, artwork);
  if (artwork) free(artwork.pixels);
  return { pixels, size: passes.size };
}

const white = '#f1f0ec';
const papers = { brown: '#c9a26c', white: '#ffffff' };

/** A pack is as its brand prints it, but a bottle of cleaner is white, and filters are paper. */
function coloursOf(model: PrintedModel, { palette }: BrandStyle, { name, note }: Label): Colours {
  const letters = [...name].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009,
    0,
  );
  const caps = [palette.accent, ...palette.art];
  const cap = caps[letters % caps.length] ?? palette.accent;
  const { bag, accent } = palette;
  // A syrup is seen through its glass; two of one maker differ in it or in the cap.
  if (model === 'syrup-bottle') return { main: liquidOf(name) ?? accent, accent: cap };
  if (model === 'cleaning-bottle' || model === 'cleaning-tablets') return { main: white, accent };
  if (model === 'paper-filters') {
    return { main: bag, accent: note.includes('ungebleicht') ? papers.brown : papers.white };
  }
  return { main: bag, accent };
}
