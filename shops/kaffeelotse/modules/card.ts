import { coffeeCard } from '../../../storefront/app/coffee/card-module.tsx';
import type { CardModule } from '../../../storefront/app/shop-model/card-module.ts';

export const cardModules: readonly CardModule[] = [coffeeCard];
