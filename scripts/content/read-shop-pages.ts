import { isDemo } from '../../storefront/shop-folder.ts';
import { folderCatalogue } from './folder-catalogue.ts';
import type { ShopPages } from './shop-pages.ts';

/** Whether the content is checked against the shop that the environment names. */
export const isConnectedShop = process.argv.includes('--shop');

/** That shop, the demo catalogue, or that of the shop's folder; null where none of them is at hand. */
export async function readShopPages(): Promise<ShopPages | null> {
  if (isConnectedShop) {
    await import('../../storefront/server/config/load-environment.ts');
    return (await import('./connected-shop.ts')).connectedShop(process.env);
  }
  return isDemo ? (await import('./catalogue-handles.ts')).demoShop : folderCatalogue();
}
