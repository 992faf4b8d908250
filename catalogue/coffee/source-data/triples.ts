import type { Localized } from '../../model.ts';

export type Triple = [de: string, en: string, da: string];

/** Tables of German, English and Danish texts read more easily as rows of three. */
export function localizedRows(rows: Triple[]): Localized[] {
  return rows.map(([de, en, da]) => ({ de, en, da }));
}
