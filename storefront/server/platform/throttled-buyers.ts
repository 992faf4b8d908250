const maxBuyers = 10_000;

/** Shoppers whose calls the platform refuses for a while. Asking again would only prolong it. */
export function createThrottledBuyers(now: () => number = Date.now) {
  const until = new Map<string, number>();
  return {
    throttle(buyer: string, forMs: number) {
      until.delete(buyer);
      until.set(buyer, now() + forMs);
      const [oldest] = until.keys();
      if (oldest !== undefined && until.size > maxBuyers) until.delete(oldest);
    },
    /** How long this shopper has to wait; 0 if not at all. */
    waitMs(buyer: string): number {
      const left = (until.get(buyer) ?? 0) - now();
      if (left > 0) return left;
      until.delete(buyer);
      return 0;
    },
  };
}
