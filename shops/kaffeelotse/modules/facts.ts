import { coffeeFacts } from '../../../storefront/app/coffee/parse-facts.ts';
import type { ModuleFacts } from '../../../storefront/app/shop-model/module-facts.ts';

export const factModules: readonly ModuleFacts[] = [coffeeFacts];
