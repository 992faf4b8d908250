import { coffeeDefinitions } from '../../../storefront/app/coffee/definitions.ts';
import type { ModuleDefinitions } from '../../../storefront/app/shop-model/expected-definition.ts';

/** What npm run platform:setup creates for modules. */
export const moduleDefinitions: readonly ModuleDefinitions[] = [coffeeDefinitions];
