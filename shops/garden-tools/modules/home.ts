export { homeModules } from '../../starter/modules/home.ts';
