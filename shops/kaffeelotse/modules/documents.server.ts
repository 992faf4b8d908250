import { coffeeDocumentsOnServer } from '../../../storefront/app/coffee/documents/document-module.server.tsx';
import type { DocumentServerModule } from '../../../storefront/app/shop-model/document-module.ts';

export const documentModules: readonly DocumentServerModule[] = [coffeeDocumentsOnServer];
