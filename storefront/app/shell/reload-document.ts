import { captureError } from '../../telemetry/monitoring.ts';

/** Where the document was loaded from; client-side navigation changes the address afterwards. */
const documentAddress = typeof window === 'undefined' ? '' : location.pathname + location.search;

/**
 * Loads the whole page from the server where one of its files cannot be loaded. A document that was itself loaded from
 * this address stays as it is, since reloading it would not end.
 */
export function reloadDocument(error: unknown) {
  captureError(error);
  if (location.pathname + location.search !== documentAddress) location.reload();
}
