import { shop } from '../commerce/shop.ts';
import type { MailOptions, NewsletterMail, RenderedMail } from './mail/render-mail.tsx';

const { value, minimumOrder } = shop.newsletterVoucher;

/** What the server's jobs need of the application. */
export const newsletterParts = {
  /** In cents. */
  voucher: { value: value.amount, minimumOrder: minimumOrder.amount },
  async renderMail(mail: NewsletterMail, setting: MailOptions): Promise<RenderedMail> {
    // no request for a page has to wait until these templates are loaded
    const templates = await import('./mail/render-mail.tsx');
    return templates.renderMail(mail, setting);
  },
};

export type NewsletterParts = typeof newsletterParts;
