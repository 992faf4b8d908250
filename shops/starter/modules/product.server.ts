import type { ProductServerModule } from '../../../storefront/app/shop-model/product-module.ts';

export const productModules: readonly ProductServerModule[] = [];
