import { coffeeProduct } from '../../../storefront/app/coffee/product/product-module.ts';
import type { ProductModule } from '../../../storefront/app/shop-model/product-module.ts';

export const productModules: readonly ProductModule[] = [coffeeProduct];
