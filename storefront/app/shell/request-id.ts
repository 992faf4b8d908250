import { createContext } from 'react';

/** The number under which the server noted a failed request; null where nothing failed or nobody knows it. */
export const RequestIdContext = createContext<string | null>(null);

/** How a failed page hands its number to the scripts that take it over. */
export const requestIdMeta = 'request-id';
