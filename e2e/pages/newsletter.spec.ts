import { languages } from '#shop/tests/specified-languages.ts';
import { specifiedIn } from '#shop/tests/specified-texts.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { expect, test } from '../support/visitor.ts';

for (const language of languages) {
  test(`the form without scripts says what is missing in ${language} [ERR-001 ERR-002 NEWS-001 NEWS-002]`, async ({
    visitor,
  }) => {
    const { newsletter } = allMessages[language];
    const { page } = await visitor.open(`/${language}/e/newsletter`);
    const form = page.elements('form').find((one) => one.has('button', newsletter.signUp));
    const address = form?.attribute('action') ?? '';
    const answer = await visitor.submit(address, { email: 'mara.lindner@', website: '' });
    const main = answer.page.one('main');
    const text = specifiedIn(language);
    expect(main.text).toContain(text.invalidEmail);
    expect(main.text).toContain(text.consentMissing);
    expect(main.one('textbox', newsletter.email).attribute('value')).toBe('mara.lindner@');
  });
}
