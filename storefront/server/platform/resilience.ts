import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';
import { isTemporary, isTimeout, PlatformError } from './platform-error.ts';

export interface ResilienceOptions {
  /** Consecutive failures that open the circuit. */
  failuresToOpen?: number;
  /** Consecutive timeouts that do: each of them has kept a visitor waiting. */
  timeoutsToOpen?: number;
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
  timeoutsToOpen = 2,
  halfOpenAfterMs = 5_000,
  retries = 2,
  retryDelayMs = 100,
}: ResilienceOptions): Resilience {
  const breakerFor = (counts: (error: unknown) => boolean, failures: number) =>
    circuitBreaker(handleWhen(counts), {
      breaker: new ConsecutiveBreaker(failures),
      halfOpenAfter: halfOpenAfterMs,
    });
  const breakers = [
    breakerFor(isTimeout, timeoutsToOpen),
    breakerFor(isTemporary, failuresToOpen),
  ] as const;
  const retrying = retry(
    handleWhen((error) => isTemporary(error) && !isTimeout(error)),
    {
      maxAttempts: retries,
      // cockatiel's default adds jitter, so that nodes do not retry at the same time
      backoff: new ExponentialBackoff({ initialDelay: retryDelayMs, maxDelay: retryDelayMs * 10 }),
    },
  );
  // the breakers wrap the retries, so a read counts once: one broken product must not open the circuit for all
  const reading = wrap(...breakers, retrying);
  const writing = wrap(...breakers);
  const circuit = () => {
    const states = breakers.map(({ state }) => circuitNames[state]);
    return states.find((state) => state === 'open') ?? states.find(isNotClosed) ?? 'closed';
  };

  async function execute<Result>(policy: IPolicy, attempt: () => Promise<Result>): Promise<Result> {
    // one call decides; cockatiel would let the others wait for it
    if (circuit() === 'half-open') throw circuitError();
    return policy.execute(attempt).catch((error: unknown) => {
      throw error instanceof BrokenCircuitError ? circuitError(error) : error;
    });
  }

  return {
    read: (attempt) => execute(reading, attempt),
    write: (attempt) => execute(writing, attempt),
    circuit,
  };
}

const isNotClosed = (state: CircuitStatus) => state !== 'closed';

const circuitNames = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
} as const;

function circuitError(cause?: BrokenCircuitError): PlatformError {
  return new PlatformError('circuit open: no call to the platform after too many failures', {
    cause,
    isTemporary: true,
  });
}
