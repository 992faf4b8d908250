import { z } from 'zod';
import { newestVersion } from '../schema/api-version.ts';

const timeout = 30_000;
const maximumAttempts = 8;

const envelope = z.object({
  data: z.unknown(),
  errors: z
    .union([z.string(), z.array(z.object({ message: z.string(), extensions: z.unknown() }))])
    .optional(),
});
const pageOf = <Node extends z.ZodType>(node: Node) =>
  z.object({
    nodes: z.array(node),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  });

export interface AdminClient {
  ask<Schema extends z.ZodType>(
    query: string,
    schema: Schema,
    variables?: Record<string, unknown>,
  ): Promise<z.output<Schema>>;
  /** All pages of a list `list`, whose operation takes `$after`. */
  askAll<Node extends z.ZodType>(query: string, node: Node): Promise<z.output<Node>[]>;
}

/** Reads a running shop by its Admin API; waits where the shop has used up its allowance. */
export function adminClient(shopUrl: string, token: string): AdminClient {
  const address = new URL(`/admin/api/${newestVersion}/graphql.json`, shopUrl);

  async function send(query: string, variables: Record<string, unknown>): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': token },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.text();
      const isThrottled = response.status === 429 || text.includes('"THROTTLED"');
      if (!isThrottled || attempt === maximumAttempts) return answerOf(response.status, text);
      await new Promise((resolve) => setTimeout(resolve, 1000 * attempt));
    }
  }

  function answerOf(status: number, text: string): unknown {
    const refused = `${address.host} answered ${status}`;
    if (status !== 200) throw new Error(`${refused}: ${text.slice(0, 200)}`);
    const { data, errors } = envelope.parse(JSON.parse(text));
    if (!errors) return data;
    const messages = typeof errors === 'string' ? [errors] : errors.map(({ message }) => message);
    throw new Error(`${refused}: ${messages.join('; ')}`);
  }

  const client: AdminClient = {
    ask: async (query, schema, variables = {}) => schema.parse(await send(query, variables)),
    async askAll(query, node) {
      const found: z.output<typeof node>[] = [];
      const schema = z.object({ list: pageOf(node) });
      for (let after: string | null = null; ; ) {
        const { list }: z.output<typeof schema> = await client.ask(query, schema, { after });
        found.push(...list.nodes);
        if (!list.pageInfo.hasNextPage) return found;
        after = list.pageInfo.endCursor;
      }
    },
  };
  return client;
}
