export function gid(type: string, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

export function parseGid(type: string, value: string): number | undefined {
  const prefix = `gid://shopify/${type}/`;
  if (!value.startsWith(prefix)) return undefined;
  const id = Number(value.slice(prefix.length));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
