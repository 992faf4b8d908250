// What types cannot check: no empty and no untranslated texts.
import { languages } from '#shop/languages.ts';
import { allMessages } from '../storefront/app/i18n/messages/index.ts';
import { englishTexts } from './english-texts.ts';
import { furtherLanguages } from './languages/further-languages.ts';
import { messageProblems, sameTexts } from './message-problems.ts';

const [first, ...others] = languages;
const problems = others.flatMap((language) =>
  messageProblems(allMessages[first], allMessages[language]).map((text) => `${language}: ${text}`),
);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
// they begin in English
for (const language of furtherLanguages) {
  const { same, all } = sameTexts(englishTexts, allMessages[language]);
  console.log(`to translate: ${language}: ${same.length} of ${all} texts are in English`);
  if (process.argv.includes('--list')) console.log(same.join('\n'));
}
console.log(`messages: complete in ${languages.join(', ')}`);
