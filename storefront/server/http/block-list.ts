const maxKeys = 10_000;

/** Clients that have to wait for a while. */
export function createBlockList(now: () => number = Date.now) {
  const until = new Map<string, number>();
  return {
    block(key: string, forMs: number) {
      if (forMs <= 0) return;
      until.delete(key);
      until.set(key, now() + forMs);
      const [oldest] = until.keys();
      if (oldest !== undefined && until.size > maxKeys) until.delete(oldest);
    },
    /** How long this client has to wait; 0 if not at all. */
    waitMs(key: string): number {
      const left = (until.get(key) ?? 0) - now();
      if (left > 0) return left;
      until.delete(key);
      return 0;
    },
  };
}
