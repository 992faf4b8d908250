import { coffeeRoutes } from '../../../storefront/app/coffee/route-module.ts';
import type { RouteModule } from '../../../storefront/app/shop-model/route-module.ts';

export const routeModules: readonly RouteModule[] = [coffeeRoutes];
