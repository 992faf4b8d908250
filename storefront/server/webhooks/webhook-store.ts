import type { RedisConnections } from '../cache/redis.ts';

const daySeconds = 86_400;
const maxIds = 10_000;

/** Webhook state shared by all nodes through Redis; per node while Redis is down. */
export function createWebhookStore(redis: RedisConnections | null) {
  const seen = new Set<string>();
  const products = new Map<number, number>();

  return {
    /** For deduplication: true once per delivery id. */
    async isFirstDelivery(id: string): Promise<boolean> {
      if (seen.has(id)) return false;
      seen.add(id);
      dropOldest(seen);
      const kept = await redis
        ?.attempt((commands) => commands.set(`webhook:${id}`, '1', 'EX', daySeconds, 'NX'))
        .catch(() => 'OK');
      return kept !== null;
    },
    async saveInventoryItems({
      product,
      items,
    }: {
      product: number;
      items: number[];
    }): Promise<void> {
      for (const item of items) products.set(item, product);
      dropOldest(products);
      if (items.length === 0) return;
      const fields = items.flatMap((item) => [String(item), String(product)]);
      await redis?.attempt((commands) => commands.hset('stock-items', ...fields)).catch(() => {});
    },
    async productOfInventoryItem(item: number): Promise<number | null> {
      const known = products.get(item);
      if (known !== undefined) return known;
      const shared = await redis
        ?.attempt((commands) => commands.hget('stock-items', String(item)))
        .catch(() => null);
      return shared ? Number(shared) : null;
    },
  };
}

function dropOldest(kept: Set<unknown> | Map<unknown, unknown>) {
  for (const oldest of kept.keys()) {
    if (kept.size <= maxIds) break;
    kept.delete(oldest);
  }
}
