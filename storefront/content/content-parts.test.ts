import { expect, test } from 'vitest';
import { languages } from '../app/i18n/languages.ts';
import { messagesIn } from '../app/i18n/load-messages.ts';
import { allMessages } from '../app/i18n/messages/index.ts';
import { allContent } from './index.ts';
import { contentIn } from './load-content.ts';

test.each(languages)('the browser finds every part of the texts in %s', async (language) => {
  for (const [whole, late] of [
    [allMessages[language], messagesIn(language, () => {})],
    [allContent[language], contentIn(language, () => {})],
  ] as const) {
    await late.loadAll();
    expect(Object.keys(late.parts).toSorted()).toEqual(Object.keys(whole).toSorted());
  }
});
