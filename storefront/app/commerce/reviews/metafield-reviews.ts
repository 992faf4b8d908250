import { z } from 'zod';
import { languageFacts } from '#shop/languages.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import * as operations from '../operations/generated.ts';
import type { Platform } from '../platform/platform.ts';
import { toRating } from '../product/to-product.ts';
import type { ReviewSource } from './review-source.ts';

const judgeMeTotal = z.object({
  average: z.coerce.number().min(1).max(5),
  count: z.coerce.number().int().positive(),
});

/** Metafields as review apps write them; those of products come with the product. */
export function createMetafieldReviews(platform: Platform): ReviewSource {
  return {
    name: 'metafields',
    async shop() {
      const { shop } = await platform.send(operations.ShopRating, {
        language: languageFacts[defaultLanguage].code,
      });
      const { judgeMeRating, judgeMeCount } = shop;
      const judgeMe = judgeMeTotal.safeParse({
        average: judgeMeRating?.value,
        count: judgeMeCount?.value,
      });
      return toRating(shop) ?? judgeMe.data ?? null;
    },
  };
}
