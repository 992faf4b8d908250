export { routeModules } from '../../starter/modules/routes.ts';
