export { homeModules } from '../../starter/modules/home.server.ts';
