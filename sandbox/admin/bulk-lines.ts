import { z } from 'zod';
import { type BulkConnection, pageQuery } from './bulk-query.ts';

const record = z.record(z.string(), z.unknown());
const list = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  edges: z.array(z.object({ node: record })).optional(),
  nodes: z.array(record).optional(),
});

/** Answers an operation; rejects where it has errors. */
export type AskAdmin = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

interface BulkLine {
  isRoot: boolean;
  line: Record<string, unknown>;
}

/** Every object of a list as a line of its own; what an object's inner lists have follows it, with its id. */
export async function* bulkLines(ask: AskAdmin, root: BulkConnection): AsyncGenerator<BulkLine> {
  yield* linesOf(root);

  async function* linesOf(
    connection: BulkConnection,
    parentId?: unknown,
    firstPage?: unknown,
  ): AsyncGenerator<BulkLine> {
    const isInner = parentId !== undefined;
    const read = async (after: string | null) => {
      const answer = await ask(pageQuery(connection, isInner), {
        after,
        ...(isInner && { id: parentId }),
      });
      return isInner ? record.parse(answer.node)[connection.key] : answer[connection.key];
    };
    for (let page = list.parse(firstPage ?? (await read(null))); ; ) {
      const { pageInfo, edges, nodes } = page;
      for (const node of nodes ?? edges?.map((edge) => edge.node) ?? []) {
        const own = { ...node };
        for (const { key } of connection.inner) delete own[key];
        yield { isRoot: !isInner, line: isInner ? { ...own, __parentId: parentId } : own };
        for (const inner of connection.inner) {
          if (node[inner.key]) yield* linesOf(inner, node.id, node[inner.key]);
        }
      }
      if (!pageInfo.hasNextPage) return;
      page = list.parse(await read(pageInfo.endCursor));
    }
  }
}
