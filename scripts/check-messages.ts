// What types cannot check: no empty and no untranslated texts.
import { existsSync } from 'node:fs';
import { languages } from '#shop/languages.ts';
import { cancellation } from '../storefront/app/i18n/messages/en/cancellation.ts';
import { compare } from '../storefront/app/i18n/messages/en/compare.ts';
import { declarations } from '../storefront/app/i18n/messages/en/declarations.ts';
import { messages } from '../storefront/app/i18n/messages/en/index.ts';
import { newsletterPages } from '../storefront/app/i18n/messages/en/newsletter-pages.ts';
import { restock } from '../storefront/app/i18n/messages/en/restock.ts';
import { serverMessages } from '../storefront/app/i18n/messages/en/server/index.ts';
import { withdrawal } from '../storefront/app/i18n/messages/en/withdrawal.ts';
import { allMessages } from '../storefront/app/i18n/messages/index.ts';
import { mergeMessages } from '../storefront/app/i18n/messages/merge-messages.ts';
import { messageProblems, sameTexts } from './message-problems.ts';

const english = {
  ...mergeMessages(messages, serverMessages),
  cancellation,
  compare,
  declarations,
  newsletterPages,
  restock,
  withdrawal,
};
const [first, ...others] = languages;
const problems = others.flatMap((language) =>
  messageProblems(allMessages[first], allMessages[language]).map((text) => `${language}: ${text}`),
);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
for (const language of languages) {
  // texts that the storefront does not have begin in English
  const written = new URL(`../storefront/app/i18n/messages/${language}/`, import.meta.url);
  if (existsSync(written)) continue;
  const { same, all } = sameTexts(english, allMessages[language]);
  console.log(`to translate: ${language}: ${same.length} of ${all} texts are in English`);
  if (process.argv.includes('--list')) console.log(same.join('\n'));
}
console.log(`messages: complete in ${languages.join(', ')}`);
