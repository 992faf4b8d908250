import { compose } from '../objects/compose.ts';
import { passesOf } from '../objects/passes.ts';
import { blank, type Drawn } from '../objects/raw-picture.ts';
import { onto, sideOf } from './onto.ts';

/** Shares of the picture: how large each is, and where its square begins. */
const layouts = {
  before: {
    product: { side: 0.86, left: -0.08, top: 0.02 },
    companion: { side: 0.5, left: 0.5, top: 0.44 },
  },
  behind: {
    product: { side: 0.6, left: -0.02, top: 0.36 },
    companion: { side: 0.78, left: 0.27, top: 0.04 },
  },
} as const;

/** A product with something that goes with it, under the same light. */
export async function withCompanion(
  product: (size: number) => Promise<Drawn>,
  size: number,
  { object, place }: { object: string; place: keyof typeof layouts },
  colours: { main: string; accent: string },
): Promise<Drawn> {
  const layout = layouts[place];
  const passes = await passesOf(object, sideOf(layout.companion, size));
  const companion = { pixels: compose(passes, colours), size: passes.size };
  const shown = await product(sideOf(layout.product, size));
  const together = blank(size);
  if (place === 'behind') onto(together, companion, layout.companion);
  onto(together, shown, layout.product);
  if (place === 'before') onto(together, companion, layout.companion);
  return together;
}
