import type { ShopPages } from './shop-pages.ts';

/** Whether the content is checked against the shop that the environment names. */
export const isConnectedShop = process.argv.includes('--shop');

/** That shop, or the demo catalogue. */
export async function readShopPages(): Promise<ShopPages> {
  if (isConnectedShop) {
    await import('../../storefront/server/config/load-environment.ts');
    return (await import('./connected-shop.ts')).connectedShop(process.env);
  }
  return (await import('./catalogue-handles.ts')).demoShop;
}
