import type { Localized } from '../../model.ts';
import { type Colour, colourOption } from '../colours.ts';
import { cents, type Draft } from '../draft.ts';

type Choices = Pick<Draft, 'options' | 'variants' | 'colour'>;

/** What it looks like where there is no choice. */
const first = (colours: readonly Colour[]) => (colours[0] ? { colour: colours[0] } : {});

/** Options and variants of a product that only differs in colour; one colour needs no choice. */
export function inColours(colours: readonly Colour[], price: number, weightGrams: number): Choices {
  if (colours.length < 2) {
    return { options: [], variants: [{ options: [], price, weightGrams }], ...first(colours) };
  }
  return {
    ...first(colours),
    options: [colourOption(colours)],
    variants: colours.map((_, index) => ({ options: [index], price, weightGrams })),
  };
}

export interface Size {
  name: Localized;
  euros: number;
  weightGrams: number;
  contents?: Draft['variants'][number]['contents'];
}

/** Options and variants of a product in several sizes, and in several colours where there is more than one. */
export function inSizes(
  optionName: Localized,
  sizes: readonly Size[],
  colours: readonly Colour[] = [],
): Choices {
  const sizeOption = { name: optionName, values: sizes.map(({ name }) => ({ name })) };
  const hasSizes = sizes.length > 1;
  const hasColours = colours.length > 1;
  const shown = hasColours ? colours : [colours[0]];
  return {
    ...first(colours),
    options: [...(hasSizes ? [sizeOption] : []), ...(hasColours ? [colourOption(colours)] : [])],
    variants: sizes.flatMap(({ euros, weightGrams, contents }, sizeIndex) =>
      shown.map((_, colourIndex) => ({
        options: [...(hasSizes ? [sizeIndex] : []), ...(hasColours ? [colourIndex] : [])],
        price: cents(euros),
        weightGrams,
        ...(contents ? { contents } : {}),
      })),
    ),
  };
}
