import { shop } from '#shop/shop.ts';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import type { Receipt } from './declarations.ts';
import type { MailOptions, RenderedMail } from './mail/render-receipt.tsx';

const merchantLanguage: Language = defaultLanguage;

/** What the server's jobs use of the application. */
export const declarationParts = {
  merchantEmail: shop.contracts.email,
  merchantLanguage,
  retentionYears: shop.retention.declarationYears,
  async renderMail(receipt: Receipt, options: MailOptions): Promise<RenderedMail> {
    // imported on demand: page requests do not need the templates
    const templates = await import('./mail/render-receipt.tsx');
    return templates.renderReceipt(receipt, options);
  },
};

export type DeclarationParts = typeof declarationParts;
