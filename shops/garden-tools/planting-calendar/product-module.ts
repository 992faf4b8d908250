import type { ProductModule } from '../../../storefront/app/shop-model/product-module.ts';
// of what only the server renders
import './planting-calendar.module.css';

export const garden: ProductModule = { name: 'garden' };
