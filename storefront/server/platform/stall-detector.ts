/** Normal responses take a fraction of this. */
const stalledAfterMs = 500;

/** Detects a platform that accepts calls and responds to none, long before the first call times out. */
export function createStallDetector(now: () => number = performance.now.bind(performance)) {
  const inFlight = new Set<{ since: number }>();
  let lastResponse = Number.NEGATIVE_INFINITY;
  let hasTimedOut = false;
  return {
    /** Call this when a request is sent; call the returned function when it has ended. */
    startCall(): (hasResponse: boolean) => void {
      const call = { since: now() };
      inFlight.add(call);
      return (hasResponse) => {
        inFlight.delete(call);
        if (hasResponse) lastResponse = now();
        if (hasResponse || now() - call.since > stalledAfterMs) hasTimedOut = !hasResponse;
      };
    },
    isStalled(): boolean {
      const limit = now() - stalledAfterMs;
      const [oldest] = inFlight;
      return hasTimedOut || (oldest !== undefined && oldest.since < limit && lastResponse < limit);
    },
  };
}
