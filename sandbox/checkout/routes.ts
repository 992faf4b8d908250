import type { FastifyInstance } from 'fastify';
import { inboxRoutes } from '../mail/inbox-routes.ts';
import { startMailDelivery } from '../mail/smtp.ts';
import { accountRoutes } from './account-routes.ts';
import { assetRoutes } from './assets.ts';
import { cardVaultRoutes } from './card-vault.ts';
import { checkoutPageRoutes } from './checkout-routes.ts';
import { permalinkRoutes } from './permalink-routes.ts';
import { type Site, servePages } from './site.ts';

/** The platform's own pages: checkout, orders, account, and the inbox of the mails it sent. */
export async function checkoutRoutes(app: FastifyInstance, site: Site): Promise<void> {
  if (site.smtpUrl) {
    const delivery = startMailDelivery(site.database, site.smtpUrl);
    app.addHook('onClose', () => delivery.stop());
  }
  await app.register(assetRoutes, site);
  await app.register(cardVaultRoutes, site);
  await app.register(async (pages) => {
    servePages(pages);
    await checkoutPageRoutes(pages, site);
    await permalinkRoutes(pages, site);
    await accountRoutes(pages, site);
    await inboxRoutes(pages, site);
  });
}
