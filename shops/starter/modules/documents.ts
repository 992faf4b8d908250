import type { DocumentModule } from '../../../storefront/app/shop-model/document-module.ts';

export const documentModules: readonly DocumentModule[] = [];
