import { render } from '@react-email/render';
import { shop } from '#shop/shop.ts';
import { formatsFor } from '../../i18n/formats.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import type { Language } from '../../i18n/languages.ts';
import { allMessages } from '../../i18n/messages/index.ts';
import { MailFrame } from '../../mail/mail-frame.tsx';
import { ConfirmationMail } from './confirmation-mail.tsx';
import { VoucherMail } from './voucher-mail.tsx';

export type NewsletterMail =
  | { kind: 'confirmation'; token: string }
  | { kind: 'voucher'; code: string };

export interface MailOptions {
  language: Language;
  /** Where shoppers find the shop. */
  origin: string;
  unsubscribeToken: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string;
}

export async function renderMail(
  mail: NewsletterMail,
  { language, origin, unsubscribeToken }: MailOptions,
): Promise<RenderedMail> {
  const texts = allMessages[language].newsletterMails;
  const href = hrefsFor(language);
  const { roundMoney } = formatsFor(language);
  const value = roundMoney(shop.newsletterVoucher.value);
  const minimum = roundMoney(shop.newsletterVoucher.minimumOrder);
  const unsubscribeUrl = origin + href.newsletterUnsubscribe(unsubscribeToken);
  const footer = {
    reason: texts.footer.reason(shop.name),
    links: [
      { text: texts.footer.unsubscribe, url: unsubscribeUrl },
      { text: texts.footer.imprint, url: origin + href.page(texts.footer.imprintPage) },
      { text: texts.footer.privacy, url: origin + href.page(texts.footer.privacyPage) },
    ],
  };
  const { subject, preview, title, words } = contentOf(mail);
  const page = (
    <MailFrame language={language} preview={preview} title={title} footer={footer}>
      {words}
    </MailFrame>
  );
  const [html, text] = await Promise.all([render(page), render(page, { plainText: true })]);
  return { subject, html, text, unsubscribeUrl };

  function contentOf(content: NewsletterMail) {
    if (content.kind === 'confirmation') {
      const t = texts.confirmation;
      const url = origin + href.newsletterConfirm(content.token);
      return {
        subject: t.subject,
        preview: t.preview,
        title: t.title,
        words: <ConfirmationMail t={t} url={url} />,
      };
    }
    const t = texts.voucher;
    const { code } = content;
    const shopUrl = origin + href.home();
    return {
      subject: t.subject(value),
      preview: t.preview(value, minimum),
      title: t.title,
      words: <VoucherMail t={t} value={value} minimum={minimum} code={code} shopUrl={shopUrl} />,
    };
  }
}
