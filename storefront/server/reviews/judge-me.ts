import { z } from 'zod';
import type { ReviewSource } from '../../app/entry.server.tsx';
import { createReviewHttp } from './review-http.ts';
import { publicName, summarize } from './summarize.ts';

interface JudgeMeOptions {
  url: string;
  /** The shop's own domain on the platform. */
  shopDomain: string;
  token: string;
}

/** The most that one request returns. */
const pageSize = 100;

const known = z.object({ product: z.object({ id: z.number() }) });
const page = z.object({
  reviews: z.array(
    z.object({
      id: z.number(),
      title: z.string().nullish(),
      body: z.string().nullish(),
      rating: z.number().int().min(1).max(5),
      reviewer: z.object({ name: z.string().nullish() }).nullish(),
      hidden: z.boolean().nullish(),
      published: z.boolean().nullish(),
      verified: z.string().nullish(),
      created_at: z.iso.datetime({ offset: true }),
    }),
  ),
});
const totalRating = z.object({ all_reviews_rating: z.coerce.number() });
const totalCount = z.object({ all_reviews_count: z.coerce.number().int() });

/** How Judge.me marks authors who bought the product. */
const buyers = new Set(['buyer', 'verified-purchase', 'confirmed-buyer']);

/** Reviews of Judge.me, by its API v1. */
export function createJudgeMe({ url, shopDomain, token }: JudgeMeOptions): ReviewSource {
  const http = createReviewHttp();
  const read = <Value>(path: string, query: Record<string, string>, shape: z.ZodType<Value>) => {
    const address = new URL(`/api/v1/${path}`, url);
    address.search = new URLSearchParams({
      shop_domain: shopDomain,
      api_token: token,
      ...query,
    }).toString();
    return http.read(address, {}, shape);
  };
  return {
    name: 'judge.me',
    async product({ id }) {
      const externalId = id.slice(id.lastIndexOf('/') + 1);
      const found = await read('products/-1', { external_id: externalId }, known);
      if (!found) return null;
      const answer = await read(
        'reviews',
        { product_id: String(found.product.id), per_page: String(pageSize), page: '1' },
        page,
      );
      const rows = answer?.reviews ?? [];
      const shown = rows.filter(({ hidden, published }) => !hidden && published !== false);
      return summarize(shown.map(toReview), rows.length < pageSize);
    },
    async shop() {
      const [rating, count] = await Promise.all([
        read('widgets/all_reviews_rating', {}, totalRating),
        read('widgets/all_reviews_count', {}, totalCount),
      ]);
      return rating && count && count.all_reviews_count > 0
        ? { average: rating.all_reviews_rating, count: count.all_reviews_count }
        : null;
    },
  };
}

function toReview(row: z.output<typeof page>['reviews'][number]) {
  const [first = '', ...rest] = (row.reviewer?.name ?? '').trim().split(/\s+/);
  return {
    id: `judge.me-${row.id}`,
    author: publicName(first, rest.at(-1) ?? ''),
    place: null,
    date: row.created_at.slice(0, 10),
    rating: row.rating,
    isVerified: buyers.has(row.verified ?? ''),
    language: null,
    original: null,
    title: row.title || null,
    body: row.body ?? '',
  };
}
