// What types cannot check: no empty and no untranslated texts.
import { languages } from '#shop/languages.ts';
import { allMessages } from '../storefront/app/i18n/messages/index.ts';
import { messageProblems } from './message-problems.ts';

const [first, ...others] = languages;
const problems = others.flatMap((language) =>
  messageProblems(allMessages[first], allMessages[language]).map((text) => `${language}: ${text}`),
);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`messages: complete in ${languages.join(', ')}`);
