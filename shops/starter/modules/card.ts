import type { CardModule } from '../../../storefront/app/shop-model/card-module.ts';

export const cardModules: readonly CardModule[] = [];
