// All languages at once: for the server and for tests. The browser loads only its own (load-messages.ts).
import type { Language } from '../languages.ts';
import { messages as da } from './da/index.ts';
import { messages as de } from './de/index.ts';
import { messages as en } from './en/index.ts';

export type Messages = typeof de;

export const allMessages: Record<Language, Messages> = { de, en, da };
