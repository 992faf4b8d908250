// All texts: for the server and for tests. A browser loads only those of its language that it needs on every page
// (load-messages.ts), and the texts of the files beside this one with the pages that show them (useTexts).
import type { Language } from '../languages.ts';
import { cancellation } from './cancellation.ts';
import { compare } from './compare.ts';
import { messages as da } from './da/index.ts';
import { serverMessages as daOnServer } from './da/server/index.ts';
import { messages as de } from './de/index.ts';
import { serverMessages as deOnServer } from './de/server/index.ts';
import { declarations } from './declarations.ts';
import { messages as en } from './en/index.ts';
import { serverMessages as enOnServer } from './en/server/index.ts';
import { mergeMessages } from './merge-messages.ts';
import { newsletterPages } from './newsletter-pages.ts';
import { restock } from './restock.ts';
import { subscription } from './subscription.ts';
import { withdrawal } from './withdrawal.ts';

/** Those of every browser. */
export type CommonMessages = typeof de;
type ServerMessages = typeof deOnServer;
export type Messages = ReturnType<typeof all>;

export const allMessages: Record<Language, Messages> = {
  de: all('de', de, deOnServer),
  en: all('en', en, enOnServer),
  da: all('da', da, daOnServer),
};

function all(language: Language, common: CommonMessages, onServer: ServerMessages) {
  return {
    ...mergeMessages(common, onServer),
    compare: compare[language],
    subscription: subscription[language],
    newsletterPages: newsletterPages[language],
    restock: restock[language],
    declarations: declarations[language],
    withdrawal: withdrawal[language],
    cancellation: cancellation[language],
  };
}
