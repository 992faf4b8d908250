interface FirstPage<Variant> {
  nodes: Variant[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

type Rest<Variant> = { variants: { nodes: Variant[] } } | null | undefined;

/** The first 50 variants, which are specified, and up to 200 more. */
export async function allVariants<Variant>(
  { nodes, pageInfo }: FirstPage<Variant>,
  readAfter: (after: string) => Promise<Rest<Variant>>,
): Promise<Variant[]> {
  if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return nodes;
  const rest = await readAfter(pageInfo.endCursor);
  return [...nodes, ...(rest?.variants.nodes ?? [])];
}
