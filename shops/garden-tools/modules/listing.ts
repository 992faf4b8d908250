export { listingModules } from '../../starter/modules/listing.ts';
