// All texts: for the server and for tests. A browser loads only those of its language that it needs on every page
// (load-messages.ts), and the shop's files of single pages with them (useTexts).
import { cancellation } from '#shop/messages/cancellation.ts';
import { cartMessages } from '#shop/messages/cart.ts';
import { commonMessages } from '#shop/messages/common.ts';
import { compare } from '#shop/messages/compare.ts';
import { declarations } from '#shop/messages/declarations.ts';
import { modulePages } from '#shop/messages/module-pages.ts';
import { newsletterPages } from '#shop/messages/newsletter-pages.ts';
import { restock } from '#shop/messages/restock.ts';
import { serverMessages } from '#shop/messages/server.ts';
import { withdrawal } from '#shop/messages/withdrawal.ts';
import { byLanguage } from '../by-language.ts';
import type { Language } from '../languages.ts';
import { mergeMessages } from './merge-messages.ts';

export type Messages = ReturnType<typeof all>;

export const allMessages = byLanguage(all);

function all(language: Language) {
  return {
    ...mergeMessages(
      { ...commonMessages[language], ...cartMessages[language] },
      serverMessages[language],
    ),
    compare: compare[language],
    ...inLanguage(modulePages, language),
    newsletterPages: newsletterPages[language],
    restock: restock[language],
    declarations: declarations[language],
    withdrawal: withdrawal[language],
    cancellation: cancellation[language],
  };
}

/** Of texts by language, those of one. */
function inLanguage<Texts extends Record<string, Record<Language, unknown>>>(
  texts: Texts,
  language: Language,
) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, byLanguage]) => [name, byLanguage[language]]),
  ) as { [Name in keyof Texts]: Texts[Name][Language] };
}
