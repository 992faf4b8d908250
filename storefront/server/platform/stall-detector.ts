/** Normal responses take a fraction of this. */
const stalledAfterMs = 500;
/** A call may be slow for reasons of its own; one that is this old while nothing is answered will not be either. */
const hopelessAfterMs = 2_000;

interface Call {
  finish(hasResponse: boolean): void;
  /** Whether there is no use in waiting for it any longer. */
  isHopeless(): boolean;
}

/** Detects a platform that accepts calls and responds to none, long before the first call times out. */
export function createStallDetector(now: () => number = performance.now.bind(performance)) {
  const inFlight = new Set<{ since: number }>();
  let lastResponse = Number.NEGATIVE_INFINITY;
  let hasTimedOut = false;

  function isUnanswered({ since }: { since: number }): boolean {
    const limit = now() - stalledAfterMs;
    return since < limit && lastResponse < limit;
  }

  return {
    /** Call this when a request is sent, and `finish` when it has ended. */
    startCall(): Call {
      const call = { since: now() };
      inFlight.add(call);
      return {
        finish(hasResponse) {
          inFlight.delete(call);
          if (hasResponse) lastResponse = now();
          if (hasResponse || now() - call.since > stalledAfterMs) hasTimedOut = !hasResponse;
        },
        isHopeless() {
          if (now() - call.since < hopelessAfterMs || !isUnanswered(call)) return false;
          return hasTimedOut || [...inFlight].some((one) => one !== call && isUnanswered(one));
        },
      };
    },
    isStalled(): boolean {
      const [oldest] = inFlight;
      return hasTimedOut || (oldest !== undefined && isUnanswered(oldest));
    },
  };
}
