import type { CollectionModule } from '../../../storefront/app/shop-model/collection-module.ts';

export const collectionModules: readonly CollectionModule[] = [];
