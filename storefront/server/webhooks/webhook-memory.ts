import type { RedisConnections } from '../cache/redis.ts';

const daySeconds = 86_400;
const mostIds = 10_000;

/** What all nodes remember of webhooks; each by itself while there is no Redis. */
export function createWebhookMemory(redis: RedisConnections | null) {
  const seen = new Set<string>();
  const products = new Map<number, number>();

  return {
    /** Whether this delivery is new; asking makes it known. */
    async isNew(id: string): Promise<boolean> {
      if (seen.has(id)) return false;
      seen.add(id);
      dropOldest(seen);
      if (!redis?.isUp()) return true;
      const kept = await redis.commands
        .set(`webhook:${id}`, '1', 'EX', daySeconds, 'NX')
        .catch(() => 'OK');
      return kept !== null;
    },
    async keepStockItems({ product, items }: { product: number; items: number[] }): Promise<void> {
      for (const item of items) products.set(item, product);
      dropOldest(products);
      if (!redis?.isUp() || items.length === 0) return;
      const fields = items.flatMap((item) => [String(item), String(product)]);
      await redis.commands.hset('stock-items', ...fields).catch(() => {});
    },
    async productOfStockItem(item: number): Promise<number | null> {
      const known = products.get(item);
      if (known !== undefined) return known;
      const shared = redis?.isUp()
        ? await redis.commands.hget('stock-items', String(item)).catch(() => null)
        : null;
      return shared === null ? null : Number(shared);
    },
  };
}

function dropOldest(kept: Set<unknown> | Map<unknown, unknown>) {
  for (const oldest of kept.keys()) {
    if (kept.size <= mostIds) break;
    kept.delete(oldest);
  }
}
