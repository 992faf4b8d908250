import { coffeeHome } from '../../../storefront/app/coffee/home/home-module.tsx';
import type { HomeModule } from '../../../storefront/app/shop-model/home-module.ts';

export const homeModules: readonly HomeModule[] = [coffeeHome];
