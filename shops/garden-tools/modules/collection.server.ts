export { collectionModules } from '../../starter/modules/collection.server.ts';
