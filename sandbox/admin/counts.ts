export interface CountArguments {
  limit?: number | null;
  query?: string | null;
}

/** Exact up to the limit, which is 10,000 unless somebody asks for all. */
export function countOf(found: number, { limit }: CountArguments) {
  return limit != null && found > limit
    ? { count: limit, precision: 'AT_LEAST' }
    : { count: found, precision: 'EXACT' };
}
