import type { ProductServerModule } from '../../../storefront/app/shop-model/product-module.ts';
import { gardenOnServer } from '../planting-calendar/product-module.server.tsx';

export const productModules: readonly ProductServerModule[] = [gardenOnServer];
