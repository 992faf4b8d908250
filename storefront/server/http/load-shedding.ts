import type { RouteRow } from '../../app/shop-model/route-row.ts';

interface Load {
  /** Requests that are being answered. */
  inFlight: number;
  /** How late the event loop runs its timers. */
  lagMs: number;
}

export type LoadPriority = Exclude<RouteRow['access'], 'internal'> | 'refresh' | 'outage';

/** Both are needed: a slow machine with few visitors is late, too, and has nothing to refuse. */
const limits: Record<LoadPriority, Load> = {
  // the edge has already sent its stale page: nobody waits for the new one
  refresh: { inFlight: 5, lagMs: 50 },
  public: { inFlight: 10, lagMs: 150 },
  // many requests only wait for the platform, and the edge may have no page
  outage: { inFlight: 30, lagMs: 250 },
  // shoppers who buy are refused last
  private: { inFlight: 100, lagMs: 500 },
};

export function isOverloaded(priority: LoadPriority, { inFlight, lagMs }: Load): boolean {
  const limit = limits[priority];
  return inFlight >= limit.inFlight && lagMs >= limit.lagMs;
}

const sampleMs = 50;

/** Follows a growing lag at once and a falling one over a second. */
export function measureEventLoopLag() {
  let lagMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const lag = Math.max(0, now - last - sampleMs);
    lagMs = Math.max(lag, lagMs * 0.85);
    last = now;
  }, sampleMs);
  timer.unref();
  return {
    // a timer that is overdue right now counts, too
    lagMs: () => Math.max(lagMs, performance.now() - last - sampleMs),
    stop: () => clearInterval(timer),
  };
}
