import type { CompareModule } from '../../../storefront/app/shop-model/compare-module.ts';

export const compareModules: readonly CompareModule[] = [];
