import { z } from 'zod';
import type { CatalogueProduct } from '../../catalogue/model.ts';
import { type ProductPage, sentencesOf } from './product-page.ts';

const ratingSchema = z.object({ value: z.coerce.number() });
const distributionSchema = z.array(z.int().nonnegative()).length(5);

/** Whether average, count, distribution and texts of a product's ratings are of one set. */
export function ratingProblems(product: CatalogueProduct, page: ProductPage): string[] {
  const value = (key: string) => {
    const field = product.metafields.find(
      (entry) => entry.namespace === 'reviews' && entry.key === key,
    );
    return typeof field?.value === 'string' ? field.value : undefined;
  };
  const rating = value('rating');
  if (rating === undefined) {
    return page.reviews.length > 0 ? ['has reviews and no rating'] : [];
  }
  const average = ratingSchema.parse(JSON.parse(rating)).value;
  const count = Number(value('rating_count'));
  const distribution = distributionSchema.parse(JSON.parse(value('distribution') ?? '[]'));
  const total = distribution.reduce((sum, stars) => sum + stars, 0);
  const mean = distribution.reduce((sum, stars, index) => sum + stars * (index + 1), 0) / total;
  const written = (stars: number) => page.reviews.filter((review) => review.stars === stars).length;
  return [
    ...(total === count ? [] : [`${count} ratings, ${total} in the distribution`]),
    ...(Math.abs(mean - average) <= 0.0501
      ? []
      : [`average ${average}, distribution ${mean.toFixed(2)}`]),
    ...distribution.flatMap((ratings, index) =>
      written(index + 1) > ratings
        ? [`${written(index + 1)} reviews of ${index + 1} stars, ${ratings} such ratings`]
        : [],
    ),
  ];
}

/** Sentences that a page says more than once, its reviews included. */
export function repeatedSentences(page: ProductPage): string[] {
  const seen = new Set<string>();
  return [
    ...page.sentences.filter(({ place }) => place !== 'short note'),
    ...page.reviews.flatMap(({ body }) => sentencesOf('description', body)),
  ]
    .map(({ text }) => text)
    .filter((text) => seen.size === seen.add(text).size)
    .map((text) => `said twice: ${text}`);
}
