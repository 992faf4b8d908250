import { render } from '@react-email/render';
import { shop } from '#shop/shop.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import type { Language } from '../../i18n/languages.ts';
import { allMessages } from '../../i18n/messages/index.ts';
import { MailFrame } from '../../mail/mail-frame.tsx';
import { withoutLinks } from '../../mail/without-links.ts';
import type { Receipt } from '../declarations.ts';
import { receiptText } from '../receipt-text.ts';
import { ReceiptMail } from './receipt-mail.tsx';

export interface MailOptions {
  reader: 'consumer' | 'merchant';
  language: Language;
  /** Where shoppers find the shop. */
  origin: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Content, date and time of what was received; nothing else, and no advertising. */
export async function renderReceipt(
  receipt: Receipt,
  { reader, language, origin }: MailOptions,
): Promise<RenderedMail> {
  const t = allMessages[language];
  const href = hrefsFor(language);
  const mail = t[receipt.declaration.kind].mail;
  const words =
    reader === 'consumer'
      ? { subject: mail.subject(receipt.number), title: mail.title, lead: mail.lead }
      : {
          subject: mail.merchantSubject(receipt.number),
          title: mail.merchantTitle,
          lead: mail.merchantLead,
        };
  const { mailFooter, imprint, imprintPage, privacy, privacyPage } = t.declarations;
  const footer = {
    reason: reader === 'consumer' ? mailFooter(shop.name) : shop.name,
    links: [
      { text: imprint, url: origin + href.page(imprintPage) },
      { text: privacy, url: origin + href.page(privacyPage) },
    ],
  };
  const page = (
    <MailFrame language={language} preview={words.lead} title={words.title} footer={footer}>
      <ReceiptMail
        lead={words.lead}
        receipt={receiptText(withoutForeignLinks(receipt), language, t)}
      />
    </MailFrame>
  );
  const [html, text] = await Promise.all([render(page), render(page, { plainText: true })]);
  return { subject: words.subject, html, text };
}

/** Anybody may have the mail sent to anybody: what it relays must lead nowhere. The stored declaration is unchanged. */
function withoutForeignLinks({ declaration, ...receipt }: Receipt): Receipt {
  const name = withoutLinks(declaration.name);
  if (declaration.kind === 'dataRequest')
    return { ...receipt, declaration: { ...declaration, name } };
  const common = { name, contract: withoutLinks(declaration.contract) };
  if (declaration.kind === 'withdrawal') {
    const items = declaration.items && withoutLinks(declaration.items);
    return { ...receipt, declaration: { ...declaration, ...common, items } };
  }
  const reason = withoutLinks(declaration.reason);
  const place = withoutLinks(declaration.place);
  return { ...receipt, declaration: { ...declaration, ...common, reason, place } };
}
