import type { FilterSettings } from '../../../storefront/app/shop-model/filter-setting.ts';

export const filterSettings: FilterSettings = {};
