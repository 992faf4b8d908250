// All languages at once: for the server and for tests. The browser loads only its own (load-messages.ts), and the texts
// of the files beside this one with the pages that need them (useTexts).
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
import { newsletterPages } from './newsletter-pages.ts';
import { restock } from './restock.ts';
import { subscription } from './subscription.ts';
import { withdrawal } from './withdrawal.ts';

/** Texts of every page. */
export type CommonMessages = typeof de;
export type Messages = ReturnType<typeof withTextsOfPages>;
export type ServerMessages = typeof deOnServer;

export const allMessages: Record<Language, Messages> = {
  de: withTextsOfPages('de', de),
  en: withTextsOfPages('en', en),
  da: withTextsOfPages('da', da),
};

function withTextsOfPages(language: Language, common: CommonMessages) {
  return {
    ...common,
    compare: compare[language],
    subscription: subscription[language],
    newsletterPages: newsletterPages[language],
    restock: restock[language],
    declarations: declarations[language],
    withdrawal: withdrawal[language],
    cancellation: cancellation[language],
  };
}

/** Texts of mails and documents, which browsers never load. */
export const allServerMessages: Record<Language, ServerMessages> = {
  de: deOnServer,
  en: enOnServer,
  da: daOnServer,
};
