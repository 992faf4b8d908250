import { coffeeFilters } from '../../../storefront/app/coffee/listing/filter-settings.ts';
import type { FilterSettings } from '../../../storefront/app/shop-model/filter-setting.ts';

export const filterSettings: FilterSettings = { ...coffeeFilters };
