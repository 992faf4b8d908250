import type { ProductModule } from '../../../storefront/app/shop-model/product-module.ts';

export const productModules: readonly ProductModule[] = [];
