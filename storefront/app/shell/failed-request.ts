import { createContext } from 'react';

/** The id of the failed request in the server's log; null where nothing failed or the id is unknown. */
export const FailedRequestContext = createContext<() => string | null>(() => null);

/** The meta element that carries the id from the server's error page to the hydrated one. */
export const requestIdMeta = 'request-id';
