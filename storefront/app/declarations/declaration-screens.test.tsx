import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { languages } from '#shop/tests/specified-languages.ts';
import { readHtml } from '../../testing/html.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import type { Language } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { SiteRouter } from '../shell/testing-router.tsx';
import { honeypotField } from '../ui/honeypot-field.ts';
import { CancellationScreen } from './cancellation-screen.tsx';
import type { Receipt } from './declarations.ts';
import { emptyCancellation, emptyWithdrawal } from './form-state.ts';
import { renderReceipt } from './mail/render-receipt.tsx';
import { receiptText } from './receipt-text.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';

/** As the laws word them; of the cancellation only the German ones are prescribed. */
const words = {
  de: ['Vertrag widerrufen', 'Widerruf bestätigen', 'Verträge hier kündigen', 'jetzt kündigen'],
  en: ['Withdraw from contract here', 'Confirm withdrawal', 'Cancel contracts here', 'cancel now'],
  da: ['Fortryd aftale', 'Bekræft fortrydelse', 'Opsig aftaler her', 'opsig nu'],
} as const;

const submissionId = '0b54e2a1-7d3c-4c55-9a57-3f1b8d2c6e90';
const receipt: Receipt = {
  declaration: {
    kind: 'withdrawal',
    name: 'Mara Lindner',
    contract: 'KL-0',
    email: 'mara@example.com',
    items: '1 cup\n2 spoons',
  },
  number: 'W-2026-000017',
  receivedAt: new Date('2026-11-15T15:52:08Z'),
};

function render(language: Language, screen: React.ReactElement) {
  return readHtml(
    renderToStaticMarkup(
      <I18nProvider language={language} messages={allMessages[language]}>
        <SiteRouter hasNewsletter={false}>{screen}</SiteRouter>
      </I18nProvider>,
    ),
  );
}

describe.each(languages)('in %s', (language) => {
  const [withdraw, confirmWithdrawal, cancel, confirmCancellation] = words[language];

  test('the withdrawal form asks for three details and has one button', () => {
    const page = render(
      language,
      <WithdrawalScreen form={{ submissionId, state: emptyWithdrawal }} receipt={null} />,
    );
    expect(page.one('heading', withdraw).text).toBe(withdraw);
    expect(page.names('button')).toEqual([confirmWithdrawal]);
    const form = page.one('form');
    expect(form.attribute('method')).toBe('post');
    expect(form.attribute('action')).toBe(`/${language}/withdrawal`);
    const required = form
      .elements('input')
      .filter((input) => input.attribute('required') !== undefined);
    expect(required.map((input) => input.attribute('name'))).toEqual(['name', 'contract', 'email']);
  });

  test('the cancellation form has the fields of the law and one button', () => {
    const page = render(
      language,
      <CancellationScreen form={{ submissionId, state: emptyCancellation }} receipt={null} />,
    );
    expect(page.one('heading', cancel).text).toBe(cancel);
    expect(page.names('button')).toEqual([confirmCancellation]);
    const names = [...page.elements('input'), ...page.elements('textarea')].map((field) =>
      field.attribute('name'),
    );
    expect(new Set(names)).toEqual(
      new Set([
        'submission',
        'type',
        'reason',
        'name',
        'place',
        'contract',
        'end',
        'endDate',
        'email',
        honeypotField,
      ]),
    );
  });

  test('missing details are linked and keep what was entered', () => {
    const state = {
      values: { ...emptyWithdrawal.values, name: 'Mara Lindner', email: 'mara@' },
      problems: { contract: 'missing', email: 'invalid' } as const,
    };
    const page = render(
      language,
      <WithdrawalScreen form={{ submissionId, state }} receipt={null} />,
    );
    const links = page.one('alert').all('link');
    expect(links.map((link) => link.attribute('href'))).toEqual(['#contract', '#email']);
    const field = (name: string) =>
      page.elements('input').find((input) => input.attribute('id') === name);
    expect(field('name')?.attribute('value')).toBe('Mara Lindner');
    expect(field('email')?.attribute('aria-invalid')).toBe('true');
  });

  test('the receipt can be saved without scripts', () => {
    const text = receiptText(receipt, language, allMessages[language]);
    const page = render(
      language,
      <WithdrawalScreen form={{ submissionId, state: emptyWithdrawal }} receipt={text} />,
    );
    expect(page.has('form')).toBe(false);
    const file = page
      .all('link')
      .map((link) => link.attribute('href') ?? '')
      .find((href) => href.startsWith('data:'));
    const saved = decodeURIComponent(file ?? '');
    for (const part of ['Mara Lindner', 'KL-0', 'mara@example.com', '2 spoons', 'W-2026-000017']) {
      expect(saved).toContain(part);
      expect(page.text).toContain(part);
    }
    expect(saved).toMatch(/2026.*16[:.]52[:.]08/);
  });

  test('the mail contains the same and no advertising', async () => {
    const origin = 'https://shop.example';
    const { text } = await renderReceipt(receipt, { reader: 'consumer', language, origin });
    for (const { term, text: value } of receiptText(receipt, language, allMessages[language])
      .rows) {
      expect(text).toContain(term);
      for (const line of value.split('\n')) expect(text).toContain(line);
    }
    const links = [...text.matchAll(/https:\/\/shop\.example(\S*)/g)].map(([, path]) => path);
    expect(links).toHaveLength(2);
    for (const path of links) expect(path).toMatch(/\/e\/(impressum|datenschutz|imprint|privacy)/);
  });
});

test('a mail relays no links of strangers, neither to consumers nor to the merchant', async () => {
  const contract = 'KL-0 https://evil.example/pay, www.evil.example';
  const hostile = {
    ...receipt,
    declaration: { ...receipt.declaration, name: 'evil.example', contract },
  };
  for (const reader of ['consumer', 'merchant'] as const) {
    const options = { reader, language: 'de', origin: 'https://shop.example' } as const;
    const { html, text } = await renderReceipt(hostile, options);
    for (const body of [html, text]) {
      expect(body).not.toMatch(/evil\.example/);
      expect(body).toContain('https[:]//evil[.]example/pay');
    }
  }
});

test('without a database the pages name the other ways', () => {
  const page = render('de', <WithdrawalScreen form={null} receipt={null} />);
  expect(page.has('form')).toBe(false);
  expect(page.text).toContain('widerruf@kaffeelotse.example');
  expect(page.text).toContain('+49 40 0000 0000');
});
