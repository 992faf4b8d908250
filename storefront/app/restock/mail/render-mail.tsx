import { Button, Link, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { shop } from '#shop/shop.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import type { Language } from '../../i18n/languages.ts';
import { allMessages } from '../../i18n/messages/index.ts';
import { MailFrame } from '../../mail/mail-frame.tsx';
import { mailStyles } from '../../mail/mail-styles.ts';

export type RestockMail = { kind: 'confirmation'; token: string } | { kind: 'available' };

export interface RestockMailOptions {
  language: Language;
  /** Where shoppers find the shop. */
  origin: string;
  product: { handle: string; title: string };
  variant: { id: string; title: string | null };
}

export interface RenderedRestockMail {
  subject: string;
  html: string;
  text: string;
}

export async function renderMail(
  mail: RestockMail,
  { language, origin, product, variant }: RestockMailOptions,
): Promise<RenderedRestockMail> {
  const messages = allMessages[language];
  const t = messages.restockMails[mail.kind];
  const { imprint, imprintPage, privacy, privacyPage } = messages.newsletterMails.footer;
  const href = hrefsFor(language);
  const name = [product.title, variant.title].filter(Boolean).join(', ');
  const url =
    origin +
    (mail.kind === 'confirmation'
      ? href.restockConfirm(mail.token)
      : href.product(product.handle, variant.id));
  const footer = {
    reason: messages.restockMails.reason(shop.name),
    links: [
      { text: imprint, url: origin + href.page(imprintPage) },
      { text: privacy, url: origin + href.page(privacyPage) },
    ],
  };
  const page = (
    <MailFrame language={language} preview={t.preview(name)} title={t.title} footer={footer}>
      <Text style={mailStyles.paragraph} className="words">
        {t.lead(name)}
      </Text>
      <Button href={url} style={mailStyles.button} className="button">
        {t.action}
      </Button>
      <Text style={mailStyles.paragraph} className="words">
        {t.afterwards}
      </Text>
      <Text style={mailStyles.small} className="quiet" data-skip-in-text={true}>
        {messages.newsletterMails.confirmation.fallback}
        <br />
        <Link href={url} style={{ ...mailStyles.link, ...mailStyles.address }} className="link">
          {url}
        </Link>
      </Text>
    </MailFrame>
  );
  const [html, text] = await Promise.all([render(page), render(page, { plainText: true })]);
  return { subject: t.subject(name), html, text };
}
