import { type SiteContent, siteSchema } from '../../content/schema.ts';
import type { SiteContentQuery } from '../commerce/operations/generated.ts';
import type { Reading } from './entry-values.ts';
import { parseEntry } from './parse-entry.ts';

/**
 * Benefits, links of the header and presets: of the entry of this language alone, else of the one that is translated. Null
 * where the platform has none, or none that is valid.
 */
export function toSite(
  { own, metaobject }: SiteContentQuery,
  reading: Reading,
): SiteContent | null {
  const entry = own ?? metaobject;
  return entry && parseEntry(siteSchema, entry, reading);
}
