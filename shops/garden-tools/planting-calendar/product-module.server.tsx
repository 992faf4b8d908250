import type { ProductServerModule } from '../../../storefront/app/shop-model/product-module.ts';
import { PlantingCalendar } from './planting-calendar.tsx';

export const gardenOnServer: ProductServerModule = {
  name: 'garden',
  sections: ({ product }) =>
    product.facts.garden && <PlantingCalendar tasks={product.facts.garden} />,
};
