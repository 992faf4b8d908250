import { coffeeCollection } from '../../../storefront/app/coffee/advice/collection-module.server.tsx';
import type { CollectionModule } from '../../../storefront/app/shop-model/collection-module.ts';

export const collectionModules: readonly CollectionModule[] = [coffeeCollection];
