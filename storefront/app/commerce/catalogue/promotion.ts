import type { Picture } from '../product/product.ts';

/** A message of the top bar with the content of its dialog. */
export interface Promotion {
  id: string;
  title: string;
  description: string;
  code: string | null;
  link: { url: string; text: string } | null;
  picture: Picture | null;
  /** Milliseconds; without them it is always shown. */
  startsAt: number | null;
  endsAt: number | null;
}

/** Those that are shown at a time, and when that changes next; null where it does not. */
export function promotionsAt(promotions: Promotion[], now: number) {
  const changes = promotions
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((time): time is number => time !== null && time > now);
  return {
    shown: promotions.filter(
      ({ startsAt, endsAt }) =>
        (startsAt ?? 0) <= now && now < (endsAt ?? Number.POSITIVE_INFINITY),
    ),
    nextChange: changes.length > 0 ? Math.min(...changes) : null,
  };
}
