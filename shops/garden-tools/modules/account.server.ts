import type { AccountModule } from '../../../storefront/app/shop-model/account-module.ts';

export const accountModules: readonly AccountModule[] = [];
