import { coffeeHomeOnServer } from '../../../storefront/app/coffee/home/home-module.server.tsx';
import type { HomeServerModule } from '../../../storefront/app/shop-model/home-module.ts';

export const homeModules: readonly HomeServerModule[] = [coffeeHomeOnServer];
