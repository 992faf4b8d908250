import { createContext } from 'react';

export interface FailedRequest {
  /** In the server's log; null where it is unknown. */
  id: string | null;
  status: number;
}

/** The request that failed last; null where none did. */
export const FailedRequestContext = createContext<() => FailedRequest | null>(() => null);

/** The meta element that carries id and status from the server's error page to the hydrated one. */
export const requestIdMeta = 'request-id';
