export { documentModules } from '../../starter/modules/documents.ts';
