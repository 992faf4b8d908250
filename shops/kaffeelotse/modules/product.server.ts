import { coffeeOnServer } from '../../../storefront/app/coffee/product/product-module.server.tsx';
import type { ProductServerModule } from '../../../storefront/app/shop-model/product-module.ts';

export const productModules: readonly ProductServerModule[] = [coffeeOnServer];
