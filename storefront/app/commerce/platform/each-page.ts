interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

type ReadPage<Node> = (after: string | null) => Promise<Page<Node>>;

/** The nodes of each page of a connection. */
export async function* eachPage<Node>(readPage: ReadPage<Node>): AsyncGenerator<Node[]> {
  let after: string | null = null;
  do {
    const page: Page<Node> = await readPage(after);
    yield page.nodes;
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
}

/** The nodes of all pages. */
export async function everyPage<Node>(readPage: ReadPage<Node>): Promise<Node[]> {
  const nodes: Node[] = [];
  for await (const page of eachPage(readPage)) nodes.push(...page);
  return nodes;
}
