import type { HomeModule } from '../../../storefront/app/shop-model/home-module.ts';

export const homeModules: readonly HomeModule[] = [];
