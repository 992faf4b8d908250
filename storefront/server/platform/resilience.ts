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
  /** Consecutive failures that open the circuit. */
  failuresToOpen?: number;
  halfOpenAfterMs?: number;
  retries?: number;
  retryDelayMs?: number;
}

export type CircuitStatus = 'closed' | 'open' | 'half-open';

interface Resilience {
  /** Reads are retried. */
  read<Result>(attempt: () => Promise<Result>): Promise<Result>;
  /** Writes are sent once: without a response it is unknown whether they were executed. */
  write<Result>(attempt: () => Promise<Result>): Promise<Result>;
  circuit(): CircuitStatus;
}

/** Retries and a circuit breaker around calls to the platform. */
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
    // cockatiel's default adds jitter, so that nodes do not retry at the same time
    backoff: new ExponentialBackoff({ initialDelay: retryDelayMs, maxDelay: retryDelayMs * 10 }),
  });
  // the breaker wraps the retries, so a read counts once: one broken product must not open the circuit for all
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
  throw new PlatformError('circuit open: no call to the platform after too many failures', {
    cause: error,
    isTemporary: true,
  });
}
