/** The metafield's values that mean noindex. */
export function isNoIndex(value: string | null | undefined): boolean {
  return value === 'true' || value === '1';
}
