import type { ModuleFacts } from '../../../storefront/app/shop-model/module-facts.ts';

export const factModules: readonly ModuleFacts[] = [];
