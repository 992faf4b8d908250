import type { messages } from './de/index.ts';
import type { serverMessages } from './de/server/index.ts';

/** Those of every browser. */
export type CommonMessages = typeof messages;
export type ServerMessages = typeof serverMessages;
