import { coffeeComparison } from '../../../storefront/app/coffee/compare/compare-module.ts';
import type { CompareModule } from '../../../storefront/app/shop-model/compare-module.ts';

export const compareModules: readonly CompareModule[] = [coffeeComparison];
