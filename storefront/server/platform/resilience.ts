import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { isTemporary, PlatformError } from './platform-error.ts';

export interface ResilienceOptions {
  /** So many failures in a row, and the platform is left alone for a while. */
  failuresToOpen?: number;
  halfOpenAfterMs?: number;
  retries?: number;
  retryDelayMs?: number;
}

export type CircuitName = 'closed' | 'open' | 'half-open';

interface Resilience {
  /** A read may be repeated. */
  read<Result>(attempt: () => Promise<Result>): Promise<Result>;
  /** A change is sent once: nobody knows whether an unanswered one has happened. */
  write<Result>(attempt: () => Promise<Result>): Promise<Result>;
  circuit(): CircuitName;
}

/** What keeps a failing platform from taking the shop along. */
export function createResilience({
  failuresToOpen = 8,
  halfOpenAfterMs = 5_000,
  retries = 2,
  retryDelayMs = 100,
}: ResilienceOptions): Resilience {
  const temporary = handleWhen(isTemporary);
  const breaker = circuitBreaker(temporary, {
    breaker: new ConsecutiveBreaker(failuresToOpen),
    halfOpenAfter: halfOpenAfterMs,
  });
  const retrying = retry(temporary, {
    maxAttempts: retries,
    // cockatiel's default adds jitter, so that many nodes do not come back at once
    backoff: new ExponentialBackoff({ initialDelay: retryDelayMs, maxDelay: retryDelayMs * 10 }),
  });
  // a read counts once, however often it was repeated: one broken product must not take the others' answers
  const reading = wrap(breaker, retrying);
  return {
    read: (attempt) => reading.execute(attempt).catch(asPlatformError),
    write: (attempt) => breaker.execute(attempt).catch(asPlatformError),
    circuit: () => circuitNames[breaker.state],
  };
}

const circuitNames = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
} as const;

function asPlatformError(error: unknown): never {
  if (!(error instanceof BrokenCircuitError)) throw error;
  throw new PlatformError('the platform is left alone after too many failures', {
    cause: error,
    isTemporary: true,
  });
}
