/** SHOP_MARKETS at build time, see vite.config.ts. */
declare const __SHOP_MARKETS__: string | undefined;
