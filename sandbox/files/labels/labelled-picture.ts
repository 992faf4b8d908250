import sharp, { type Sharp } from 'sharp';
import { compose } from './compose.ts';
import { type DesignedLabel, designLabel } from './label-design.ts';
import { type Model, passesOf, sheets } from './passes.ts';
import type { Label } from './print.ts';

/** Twice the width that a label has in the picture, so that sampling it between pixels smooths it as a lens does. */
const artworkWidth = 760;

/** A kilo has its own bag; of the smaller ones a brand always uses the same. */
export function modelFor(label: Label, object: string): Model {
  if (object.startsWith('coffee-bag-1kg')) return 'bag-kilo';
  if (label.weight === '500 g') return 'bag-wide';
  return label.brand.length % 2 ? 'bag-slim' : 'bag-wide';
}

export interface LabelledPicture {
  /** Differs whenever the picture would. */
  identity: string;
  open(): Promise<Sharp>;
}

export async function labelledPicture(label: Label, object: string): Promise<LabelledPicture> {
  const model = modelFor(label, object);
  const designed = designLabel(label, object, sheets[model]);
  const { revision } = await passesOf(model);
  return { identity: `${revision} ${designed.svg}`, open: () => draw(model, designed) };
}

async function draw(model: Model, { svg, style }: DesignedLabel): Promise<Sharp> {
  const passes = await passesOf(model);
  const { data, info } = await sharp(Buffer.from(svg), {
    density: (72 * artworkWidth) / sheets[model].width,
  })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { bag, accent } = style.palette;
  const picture = compose(
    passes,
    { pixels: data, width: info.width, height: info.height },
    { side: bag, accent },
  );
  return sharp(picture, { raw: { width: passes.size, height: passes.size, channels: 4 } });
}
