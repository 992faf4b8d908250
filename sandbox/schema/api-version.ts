/** Oldest first. The schema of the version in use and the newest are in this folder, the others are downloaded. */
export const publishedVersions = [
  '2025-07',
  '2025-10',
  '2026-01',
  '2026-04',
  '2026-07',
  '2026-10',
] as const;
export type ApiVersion = (typeof publishedVersions)[number];

/** The version that the storefront's operations are generated for. */
export const apiVersion: ApiVersion = '2025-07';
/** The schemas of the Admin API and of the Customer Account API start with this version. */
export const oldestAdminVersion: ApiVersion = '2025-10';

export const storefrontApiPath = `/api/${apiVersion}/graphql`;
export const adminApiPath = `/admin/api/${apiVersion}/graphql.json`;
export const newestVersion = publishedVersions[publishedVersions.length - 1] ?? apiVersion;

/**
 * The version that answers a request: a retired version is answered by the oldest supported one, without an error.
 * Undefined for a version that never existed.
 */
export function answeringVersion(asked: string, oldest: ApiVersion): ApiVersion | undefined {
  if (asked === 'unstable') return newestVersion;
  if (!/^20\d\d-(01|04|07|10)$/.test(asked) || asked > newestVersion) return undefined;
  return publishedVersions.find((version) => version >= asked && version >= oldest);
}
