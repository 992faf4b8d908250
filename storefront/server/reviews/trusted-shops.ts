import { z } from 'zod';
import type { ReviewSource } from '../../app/entry.server.tsx';
import { createReviewHttp, ReviewServiceError } from './review-http.ts';
import { publicName, summarize } from './summarize.ts';

interface TrustedShopsOptions {
  /** Of the API, and of the login if it is not Trusted Shops' own. */
  url: string;
  loginUrl: string;
  clientId: string;
  clientSecret: string;
  channel: string;
}

const audience = 'https://api.etrusted.com';
const pageSize = 100;
/** Tokens live five minutes. */
const renewBeforeMs = 30_000;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const page = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      rating: z.number().int().min(1).max(5),
      title: z.string().nullish(),
      comment: z.string().nullish(),
      submittedAt: z.string(),
      customer: z
        .object({ firstName: z.string().nullish(), lastName: z.string().nullish() })
        .nullish(),
      transaction: z.object({ reference: z.string().nullish() }).nullish(),
      product: z.object({ sku: z.string().nullish() }).nullish(),
    }),
  ),
  paging: z.object({ links: z.object({ next: z.string().nullish() }).nullish() }).nullish(),
});
const aggregate = z.object({
  overall: z.object({ rating: z.number(), count: z.number().int() }),
});

/** Reviews of Trusted Shops, by the eTrusted API. Product reviews are matched by SKU. */
export function createTrustedShops(options: TrustedShopsOptions): ReviewSource {
  const { url, loginUrl, clientId, clientSecret, channel } = options;
  const http = createReviewHttp();
  let token: { value: string; expiresAt: number } | null = null;

  async function currentToken(): Promise<string> {
    if (token && Date.now() < token.expiresAt - renewBeforeMs) return token.value;
    const answer = await http.read(
      new URL('/oauth/token', loginUrl),
      {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
          audience,
        }),
      },
      granted,
    );
    if (!answer) throw new ReviewServiceError('/oauth/token does not exist');
    token = { value: answer.access_token, expiresAt: Date.now() + answer.expires_in * 1000 };
    return token.value;
  }

  async function read<Value>(address: URL, shape: z.ZodType<Value>) {
    const headers = { authorization: `Bearer ${await currentToken()}`, accept: 'application/json' };
    return http.read(address, { headers }, shape);
  }

  return {
    name: 'trusted-shops',
    async product({ variants }) {
      const skus = variants.flatMap(({ sku }) => sku ?? []);
      if (skus.length === 0) return null;
      const address = new URL('/reviews', url);
      address.search = new URLSearchParams({
        channels: channel,
        type: 'PRODUCT_REVIEW',
        status: 'APPROVED',
        sku: skus.join(','),
        count: String(pageSize),
      }).toString();
      const answer = await read(address, page);
      const items = answer?.items ?? [];
      const own = items.filter(({ product }) => skus.includes(product?.sku ?? ''));
      if (own.length === 0) return null;
      return summarize(own.map(toReview), !answer?.paging?.links?.next);
    },
    async shop() {
      const path = `/channels/${encodeURIComponent(channel)}/service-reviews/aggregate-rating`;
      const answer = await read(new URL(path, url), aggregate);
      return answer && answer.overall.count > 0
        ? { average: answer.overall.rating, count: answer.overall.count }
        : null;
    },
  };
}

function toReview(item: z.output<typeof page>['items'][number]) {
  const { firstName, lastName } = item.customer ?? {};
  return {
    id: item.id,
    author: publicName(firstName ?? '', lastName ?? ''),
    place: null,
    date: item.submittedAt.slice(0, 10),
    rating: item.rating,
    // invited after an order
    isVerified: Boolean(item.transaction?.reference),
    language: null,
    original: null,
    title: item.title || null,
    body: item.comment ?? '',
  };
}
