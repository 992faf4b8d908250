import { createContext } from 'react';

/** Marks our inline scripts during rendering, to be hashed; removed before the page is sent. */
export const ScriptNonceContext = createContext<string | undefined>(undefined);
