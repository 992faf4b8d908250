import { z } from 'zod';
import { parseSavedEntry } from '../commerce/cart/saved-entry.ts';

/** What a customer keeps with the account; entries as the browser stores them. */
export interface Kept {
  saved: string[];
  /** Read by a module of the trade. */
  equipment: string | null;
}

/** The customer's metafield, of type JSON. */
export const keptMetafield = { namespace: 'storefront', key: 'kept', type: 'json' };
/** As many as a browser stores. */
const maxSaved = 20;

const entryShape = z.string().refine((entry) => parseSavedEntry(entry) !== null);
const equipmentShape = z.string().regex(/^\w{1,40}(?: \w{0,40})?$/);
const keptShape = z.object({
  saved: z
    .array(z.unknown())
    .transform((entries) => entries.flatMap((entry) => entryShape.safeParse(entry).data ?? []))
    .catch([]),
  equipment: equipmentShape.nullable().catch(null),
});

/** Anybody with access to the platform may have written it. */
export function parseKept(text: string | null): Kept {
  try {
    return keptShape.parse(JSON.parse(text ?? '{}'));
  } catch {
    return { saved: [], equipment: null };
  }
}

/** What a browser offers, as a form sends it. */
export function keptInForm(form: FormData): Kept {
  const saved = String(form.get('saved') ?? '').split(',');
  return keptShape.parse({ saved, equipment: form.get('equipment') });
}

/** The browser's entries come first, and its equipment is the newer one. */
export function mergeKept(kept: Kept, added: Kept): Kept {
  return {
    saved: [...new Set([...added.saved, ...kept.saved])].slice(0, maxSaved),
    equipment: added.equipment ?? kept.equipment,
  };
}
