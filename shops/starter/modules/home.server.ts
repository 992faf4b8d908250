import type { HomeServerModule } from '../../../storefront/app/shop-model/home-module.ts';

export const homeModules: readonly HomeServerModule[] = [];
