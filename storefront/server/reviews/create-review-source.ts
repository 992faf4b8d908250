import type { ReviewSource } from '../../app/entry.server.tsx';
import type { Config } from '../config/config.ts';
import { createJudgeMe } from './judge-me.ts';
import { createTrustedShops } from './trusted-shops.ts';

/** The configured service; 'metafields' is read from the platform by the application itself. */
export function createReviewSource(reviews: Config['reviews']): ReviewSource | 'metafields' | null {
  switch (reviews?.service) {
    case 'judge.me':
      return createJudgeMe(reviews);
    case 'trusted-shops':
      return createTrustedShops(reviews);
    case 'metafields':
      return 'metafields';
    default:
      return null;
  }
}
