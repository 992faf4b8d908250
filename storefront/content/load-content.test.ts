import { expect, test } from 'vitest';
import { allContent } from '#shop/content/index.ts';
import { languages } from '#shop/languages.ts';
import { loadMessages } from '../app/i18n/load-messages.ts';
import { allMessages } from '../app/i18n/messages/index.ts';
import { loadContent } from './load-content.ts';

test.each(languages)('the browser finds the texts in %s', async (language) => {
  expect(allMessages[language]).toMatchObject(await loadMessages(language));
  expect(await loadContent(language)).toBe(allContent[language]);
});
