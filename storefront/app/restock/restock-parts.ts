import { shop } from '#shop/shop.ts';
import type { RenderedRestockMail, RestockMail, RestockMailOptions } from './mail/render-mail.tsx';

/** What the server's jobs use of the application. */
export const restockParts = {
  retention: shop.retention,
  async renderMail(mail: RestockMail, options: RestockMailOptions): Promise<RenderedRestockMail> {
    // imported on demand: page requests do not need the templates
    const templates = await import('./mail/render-mail.tsx');
    return templates.renderMail(mail, options);
  },
};

export type RestockParts = typeof restockParts;
