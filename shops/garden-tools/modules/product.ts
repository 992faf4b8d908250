import type { ProductModule } from '../../../storefront/app/shop-model/product-module.ts';
import { garden } from '../planting-calendar/product-module.ts';

export const productModules: readonly ProductModule[] = [garden];
