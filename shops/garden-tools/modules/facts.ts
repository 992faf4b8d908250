import type { ModuleFacts } from '../../../storefront/app/shop-model/module-facts.ts';
import { gardenFacts } from '../planting-calendar/facts.ts';

export const factModules: readonly ModuleFacts[] = [gardenFacts];
