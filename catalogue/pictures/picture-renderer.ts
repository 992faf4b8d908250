import type { PictureRenderer } from '../../sandbox/catalogue-format/picture-renderer.ts';
import { composePicture } from './compose-picture.ts';
import { largestSize, sizeFor } from './objects/passes.ts';
import { asSharp, free, quantizeAlpha } from './objects/raw-picture.ts';
import { recipeSchema } from './recipe-schema.ts';

/** Called by the sandbox for every picture that has a recipe. */
export const renderPicture: PictureRenderer = async (recipe) => {
  const { identity, draw } = await composePicture(recipeSchema.parse(recipe));
  const open = async (longestSide: number | undefined) => {
    const drawn = quantizeAlpha(await draw(sizeFor(longestSide ?? largestSize)));
    return { image: asSharp(drawn), close: () => free(drawn.pixels) };
  };
  return { identity, open };
};
