import { expect, test } from 'vitest';
import { languages } from '../app/i18n/languages.ts';
import { lazyMessages } from '../app/i18n/load-messages.ts';
import { allMessages } from '../app/i18n/messages/index.ts';
import { allContent } from './index.ts';
import { lazyContent } from './load-content.ts';

test.each(languages)('the browser finds every part of the texts in %s', async (language) => {
  for (const [whole, late] of [
    [allMessages[language], lazyMessages(language, () => {})],
    [allContent[language], lazyContent(language, () => {})],
  ] as const) {
    await late.loadAll();
    expect(Object.keys(late.parts).toSorted()).toEqual(Object.keys(whole).toSorted());
  }
});
