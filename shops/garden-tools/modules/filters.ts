export { filterSettings } from '../../starter/modules/filters.ts';
