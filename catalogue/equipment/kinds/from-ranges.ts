import type { Draft } from '../draft.ts';

/** Every brand's rows as products. */
export const fromRanges = <Row>(
  ranges: Record<string, Row[]>,
  make: (vendor: string, row: Row) => Draft,
): Draft[] =>
  Object.entries(ranges).flatMap(([vendor, rows]) => rows.map((row) => make(vendor, row)));
