import { coffeeDocuments } from '../../../storefront/app/coffee/documents/document-module.tsx';
import type { DocumentModule } from '../../../storefront/app/shop-model/document-module.ts';

export const documentModules: readonly DocumentModule[] = [coffeeDocuments];
