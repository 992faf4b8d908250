import type { DocumentServerModule } from '../../../storefront/app/shop-model/document-module.ts';

export const documentModules: readonly DocumentServerModule[] = [];
