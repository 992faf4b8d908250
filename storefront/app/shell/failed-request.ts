import { createContext } from 'react';

/** The number under which the server noted the request that failed; null where nothing failed or nobody knows it. */
export const FailedRequestContext = createContext<() => string | null>(() => null);

/** How a failed page hands its number to the scripts that take it over. */
export const requestIdMeta = 'request-id';
