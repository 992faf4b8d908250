import { type SiteContent, siteSchema } from '../../content/schema.ts';
import type { SiteContentQuery } from '../commerce/operations/generated.ts';
import type { Reading } from './entry-values.ts';
import { parseEntry } from './parse-entry.ts';

/** Benefits, links of the header and presets; null where the platform has none, or none that is valid. */
export function toSite({ metaobject }: SiteContentQuery, reading: Reading): SiteContent | null {
  return metaobject && parseEntry(siteSchema, metaobject, reading);
}
