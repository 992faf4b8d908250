/** Counts tries that failed, so that nobody can guess codes. */
export interface AttemptLimiter {
  /** Whether one of these has failed too often lately. */
  isBlocked(limits: AttemptLimit[]): Promise<boolean>;
  countFailure(limits: AttemptLimit[]): Promise<void>;
}

interface AttemptLimit {
  key: string;
  failures: number;
}

interface LimiterOptions {
  withinMilliseconds: number;
  now?: () => number;
}

const mostKeys = 10_000;

/** Keeps the count in this process's memory. */
export function createAttemptLimiter(options: LimiterOptions): AttemptLimiter {
  const { withinMilliseconds, now = Date.now } = options;
  const times = new Map<string, number[]>();
  const recent = (key: string) =>
    (times.get(key) ?? []).filter((time) => now() - time < withinMilliseconds);
  return {
    async isBlocked(limits) {
      return limits.some(({ key, failures }) => recent(key).length >= failures);
    },
    async countFailure(limits) {
      for (const { key } of limits) {
        const kept = recent(key);
        // put back at the end: the keys that were quiet longest go first
        times.delete(key);
        times.set(key, [...kept, now()]);
      }
      for (const key of times.keys()) {
        if (times.size <= mostKeys) break;
        times.delete(key);
      }
    },
  };
}
