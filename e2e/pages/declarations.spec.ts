import { languages } from '#shop/tests/specified-languages.ts';
import { mailTo } from '../support/mails.ts';
import { expect, test } from '../support/visitor.ts';

/** As the laws word them. */
const words = {
  de: {
    withdraw: 'Vertrag widerrufen',
    confirm: 'Widerruf bestätigen',
    cancel: 'Verträge hier kündigen',
    cancelNow: 'jetzt kündigen',
  },
  en: {
    withdraw: 'Withdraw from contract here',
    confirm: 'Confirm withdrawal',
    cancel: 'Cancel contracts here',
    cancelNow: 'cancel now',
  },
  da: {
    withdraw: 'Fortryd aftale',
    confirm: 'Bekræft fortrydelse',
    cancel: 'Opsig aftaler her',
    cancelNow: 'opsig nu',
  },
};

test('a declaration whose hidden field is filled in is refused, and not stored', async ({
  visitor,
}) => {
  const email = `bot-${Date.now()}@example.com`;
  const declaration = { name: 'Mara Lindner', contract: 'NO-SUCH-ORDER', email, scope: 'order' };
  const refused = await visitor.submit('/de/withdrawal', {
    ...declaration,
    website: 'spam.example',
  });
  expect(refused.status).toBe(429);
  expect(refused.page.one('main').text).not.toMatch(/W-\d{4}-\d{6}/);
  expect((await visitor.submit('/de/withdrawal', { ...declaration, website: '' })).status).toBe(
    200,
  );
});

for (const language of languages) {
  const { withdraw, confirm, cancel, cancelNow } = words[language];

  test(`a withdrawal of an unknown order is accepted and confirmed in ${language}`, async ({
    visitor,
  }) => {
    const { page } = await visitor.open(`/${language}`);
    const link = page.one('contentinfo').one('link', withdraw).attribute('href') ?? '';
    const { page: formPage, headers } = await visitor.open(link);
    expect(headers['cache-control']).toContain('no-store');
    const form = formPage.elements('form').find((one) => one.has('button', confirm));
    const email = `withdrawal-${language}-${Date.now()}@example.com`;
    const answer = await visitor.submit(form?.attribute('action') ?? '', {
      name: 'Mara Lindner',
      contract: 'NO-SUCH-ORDER',
      email,
      scope: 'order',
    });
    expect(answer.status).toBe(200);
    expect(answer.page.one('main').text).toMatch(/W-\d{4}-\d{6}/);
    const mail = await mailTo(email);
    for (const part of ['Mara Lindner', 'NO-SUCH-ORDER', email]) expect(mail).toContain(part);
    expect(mail).toMatch(/\d\d[:.]\d\d[:.]\d\d/);
  });

  test(`a cancellation is accepted and confirmed with its end in ${language}`, async ({
    visitor,
  }) => {
    const { page } = await visitor.open(`/${language}`);
    const link = page.one('contentinfo').one('link', cancel).attribute('href') ?? '';
    const { page: formPage } = await visitor.open(link);
    const form = formPage.elements('form').find((one) => one.has('button', cancelNow));
    const email = `cancellation-${language}-${Date.now()}@example.com`;
    const answer = await visitor.submit(form?.attribute('action') ?? '', {
      type: 'ordinary',
      name: 'Mara Lindner',
      place: '20457 Hamburg',
      contract: 'A-20418',
      end: 'date',
      endDate: '2099-12-31',
      email,
    });
    expect(answer.status).toBe(200);
    const mail = await mailTo(email);
    for (const part of ['Mara Lindner, 20457 Hamburg', 'A-20418', '2099'])
      expect(mail).toContain(part);
  });

  test(`an incomplete withdrawal says what is missing in ${language}`, async ({ visitor }) => {
    const answer = await visitor.submit(`/${language}/withdrawal`, {
      name: 'Mara Lindner',
      contract: '',
      email: 'mara@',
    });
    expect(answer.status).toBe(422);
    const links = answer.page.one('main').one('alert').all('link');
    expect(links.map((one) => one.attribute('href'))).toEqual(['#contract', '#email']);
  });
}
