import sharp from 'sharp';
import { z } from 'zod';
import type { PictureRenderer } from '../catalogue-format/picture-renderer.ts';

const recipeSchema = z.object({ colour: z.string() });

/** A picture renderer for tests: a square of one colour. */
export const renderPicture: PictureRenderer = async (recipe) => {
  const { colour } = recipeSchema.parse(recipe);
  return {
    identity: colour,
    open: async (longestSide = 900) => ({
      image: sharp({
        create: { width: longestSide, height: longestSide, channels: 4, background: colour },
      }),
      close: () => undefined,
    }),
  };
};
