import { expect, test } from 'vitest';
import { shop } from '#shop/shop.ts';
import { languages } from '#shop/tests/specified-languages.ts';
import { findDocument } from '../../../content/documents/documents.server.ts';
import { allMessages } from '../../i18n/messages/index.ts';
import { renderMail } from './render-mail.tsx';

const origin = 'https://shop.example';
const { company } = shop;
const companyFacts = [company.name, company.street, company.city, ...company.managers];
const money = { de: ['5\u00a0€', '60\u00a0€'], en: ['€5', '€60'], da: ['5\u00a0€', '60\u00a0€'] };

test.each(languages)('both mails in %s are complete in HTML and in text', async (language) => {
  const setting = { language, origin, unsubscribeToken: 'u.0.x' };
  const confirmation = await renderMail({ kind: 'confirmation', token: 'c.1.y' }, setting);
  const voucher = await renderMail({ kind: 'voucher', code: 'MOIN-AAAAA-BBBBB' }, setting);
  for (const { html, text, unsubscribeUrl } of [confirmation, voucher]) {
    expect(html).toContain(`lang="${language}"`);
    expect(unsubscribeUrl).toBe(`${origin}/${language}/newsletter/unsubscribe?token=u.0.x`);
    for (const part of [html, text]) {
      expect(part).toContain(unsubscribeUrl);
      for (const fact of companyFacts) expect(part).toContain(fact);
    }
  }
  // whoever has not confirmed has not agreed to advertising
  for (const part of [confirmation.subject, confirmation.html, confirmation.text]) {
    expect(part).not.toMatch(/€|Gutschein|voucher|rabat/i);
  }
  for (const part of [voucher.html, voucher.text]) {
    for (const amount of money[language]) {
      expect(part.replaceAll('&nbsp;', '\u00a0')).toContain(amount);
    }
  }
  const link = `${origin}/${language}/newsletter/confirm?token=c.1.y`;
  expect(confirmation.html).toContain(`href="${link}"`);
  expect(confirmation.text).toContain(link);
  expect(voucher.html).toContain('MOIN-AAAAA-BBBBB');
  expect(voucher.text).toContain('MOIN-AAAAA-BBBBB');
});

test.each(languages)('mails and form link to existing pages in %s', async (language) => {
  const setting = { language, origin, unsubscribeToken: 'u.0.x' };
  const { text } = await renderMail({ kind: 'voucher', code: 'MOIN-AAAAA-BBBBB' }, setting);
  const slugs = [...text.matchAll(/\/e\/([\w-]+)/g)].map(([, slug = '']) => slug);
  expect(slugs).toHaveLength(2);
  for (const slug of [...slugs, allMessages[language].newsletter.privacyPage]) {
    expect(findDocument('page', slug, language), slug).toBeDefined();
  }
});
