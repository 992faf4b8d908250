/** Answers take a fraction of it when all is well. */
const silentAfterMs = 500;

/** Notices a platform that takes calls and answers none, long before the first of them times out. */
export function createSilenceWatch(now: () => number = performance.now.bind(performance)) {
  const waitingSince = new Set<{ since: number }>();
  let lastAnswer = Number.NEGATIVE_INFINITY;
  let hasTimedOut = false;
  return {
    /** To be called when a call is sent; returns what to call when it has ended. */
    watch(): (isAnswered: boolean) => void {
      const call = { since: now() };
      waitingSince.add(call);
      return (isAnswered) => {
        waitingSince.delete(call);
        if (isAnswered) lastAnswer = now();
        if (isAnswered || now() - call.since > silentAfterMs) hasTimedOut = !isAnswered;
      };
    },
    isSilent(): boolean {
      const limit = now() - silentAfterMs;
      const [oldest] = waitingSince;
      return hasTimedOut || (oldest !== undefined && oldest.since < limit && lastAnswer < limit);
    },
  };
}
