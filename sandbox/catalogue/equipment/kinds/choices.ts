import type { Localized } from '../../model.ts';
import { type Colour, colourOption } from '../colours.ts';
import { cents, type Draft } from '../draft.ts';

type Choices = Pick<Draft, 'options' | 'variants'>;

/** Options and variants of a product that only differs in colour; one colour needs no choice. */
export function inColours(
  colours: readonly Colour[],
  price: number,
  weightGrams: number,
  objectFor?: (colour: Colour) => string,
): Choices {
  if (colours.length < 2) return { options: [], variants: [{ options: [], price, weightGrams }] };
  return {
    options: [colourOption(colours)],
    variants: colours.map((colour, index) => ({
      options: [index],
      price,
      weightGrams,
      ...(objectFor ? { object: objectFor(colour) } : {}),
    })),
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
  objectFor?: (colour: Colour) => string,
): Choices {
  const sizeOption = { name: optionName, values: sizes.map(({ name }) => ({ name })) };
  const hasSizes = sizes.length > 1;
  const hasColours = colours.length > 1;
  const shown = hasColours ? colours : [colours[0]];
  return {
    options: [...(hasSizes ? [sizeOption] : []), ...(hasColours ? [colourOption(colours)] : [])],
    variants: sizes.flatMap(({ euros, weightGrams, contents }, sizeIndex) =>
      shown.map((colour, colourIndex) => ({
        options: [...(hasSizes ? [sizeIndex] : []), ...(hasColours ? [colourIndex] : [])],
        price: cents(euros),
        weightGrams,
        ...(contents ? { contents } : {}),
        ...(objectFor && colour ? { object: objectFor(colour) } : {}),
      })),
    ),
  };
}
