export { compareModules } from '../../starter/modules/compare.ts';
