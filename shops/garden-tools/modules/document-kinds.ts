export { documentKinds } from '../../starter/modules/document-kinds.ts';
