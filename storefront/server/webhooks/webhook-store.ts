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
      if (!redis?.isUp()) return true;
      const kept = await redis.commands
        .set(`webhook:${id}`, '1', 'EX', daySeconds, 'NX')
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
      if (!redis?.isUp() || items.length === 0) return;
      const fields = items.flatMap((item) => [String(item), String(product)]);
      await redis.commands.hset('stock-items', ...fields).catch(() => {});
    },
    async productOfInventoryItem(item: number): Promise<number | null> {
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
    if (kept.size <= maxIds) break;
    kept.delete(oldest);
  }
}
