import type { CachedResponse, ResponseCache } from '../platform/response-cache.ts';
import { tagsIn } from '../platform/tags.ts';
import type { ReviewSource } from './review-source.ts';

/**
 * Raised whenever the type of a cached value changes (the test compares it): entries live for a week, longer than most
 * releases.
 */
const format = 1;

/** How long reviews may be used, in seconds. */
interface Lifetime {
  fresh: number;
  stale: number;
}

interface CachedReviewsOptions {
  source: ReviewSource;
  cache: ResponseCache;
  lifetime: Lifetime;
  /** Of every response, besides the product's own. */
  tag: string;
  onAnswer(answer: Pick<CachedResponse<unknown>, 'tags' | 'isStale'>): void;
  onFailure(error: unknown): void;
}

/** Reviews in the response cache; null where the service fails and nothing is cached. */
export function createCachedReviews(options: CachedReviewsOptions): ReviewSource {
  const { source, cache, lifetime, tag, onAnswer, onFailure } = options;
  const { name, product } = source;

  async function read<Value>(
    subject: string,
    load: () => Promise<Value | null>,
  ): Promise<Value | null> {
    const tags = [tag, ...tagsIn(subject)];
    try {
      const answer = await cache.read(
        { key: `reviews:${format}:${name}:${subject}`, stale: lifetime.stale },
        async () => ({ value: await load(), tags, fresh: lifetime.fresh }),
      );
      onAnswer(answer);
      return answer.value;
    } catch (error) {
      onFailure(error);
      // shown without the service's part: to be made again soon
      onAnswer({ tags, isStale: true });
      return null;
    }
  }

  return {
    name,
    ...(product && { product: (reviewed) => read(reviewed.id, () => product(reviewed)) }),
    shop: () => read('shop', source.shop),
  };
}
