export { documentModules } from '../../starter/modules/documents.server.ts';
