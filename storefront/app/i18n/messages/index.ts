// All languages at once: for the server and for tests. The browser loads only its own (load-messages.ts).
import type { Language } from '../languages.ts';
import { messages as da } from './da/index.ts';
import { serverMessages as daOnServer } from './da/server/index.ts';
import { messages as de } from './de/index.ts';
import { serverMessages as deOnServer } from './de/server/index.ts';
import { messages as en } from './en/index.ts';
import { serverMessages as enOnServer } from './en/server/index.ts';

export type Messages = typeof de;
export type ServerMessages = typeof deOnServer;

export const allMessages: Record<Language, Messages> = { de, en, da };

/** Texts of mails and documents, which browsers never load. */
export const allServerMessages: Record<Language, ServerMessages> = {
  de: deOnServer,
  en: enOnServer,
  da: daOnServer,
};
