import { createContext, type ReactNode } from 'react';

/** Parts of the page's frame by id. Only the server has them, so that browsers load no code for them. */
export const ServerPartsContext = createContext<Record<string, ReactNode>>({});
