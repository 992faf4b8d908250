/** The versions whose schemas are in sandbox/schema, oldest first. */
export const publishedVersions = [
  '2025-07',
  '2025-10',
  '2026-01',
  '2026-04',
  '2026-07',
  '2026-10',
] as const;
export type ApiVersion = (typeof publishedVersions)[number];

const newest = publishedVersions[publishedVersions.length - 1] ?? '2026-10';

/**
 * The version that answers a request: a retired version is answered by the oldest supported one, without an error.
 * Undefined for a version that never existed.
 */
export function answeringVersion(asked: string, oldest: ApiVersion): ApiVersion | undefined {
  if (asked === 'unstable') return newest;
  if (!/^20\d\d-(01|04|07|10)$/.test(asked) || asked > newest) return undefined;
  return publishedVersions.find((version) => version >= asked && version >= oldest);
}
