import { shop } from '#shop/shop.ts';
import type { MailOptions, NewsletterMail, RenderedMail } from './mail/render-mail.tsx';

const { value, minimumOrder } = shop.newsletterVoucher;

/** What the server's jobs use of the application. */
export const newsletterParts = {
  /** In cents. */
  voucher: { value: value.amount, minimumOrder: minimumOrder.amount },
  retention: shop.retention,
  async renderMail(mail: NewsletterMail, setting: MailOptions): Promise<RenderedMail> {
    // imported on demand: page requests do not need the templates
    const templates = await import('./mail/render-mail.tsx');
    return templates.renderMail(mail, setting);
  },
};

export type NewsletterParts = typeof newsletterParts;
