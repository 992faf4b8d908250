import { createContext } from 'react';

/** Marks the inline scripts that are ours while a page is rendered; it is gone before the page is sent. */
export const ScriptNonceContext = createContext<string | undefined>(undefined);
