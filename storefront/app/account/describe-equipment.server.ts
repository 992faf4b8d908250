import { accountModules } from '#shop/modules/account.server.ts';
import type { Language } from '../i18n/languages.ts';

/** In words; null where no module of the shop knows it. */
export function describeEquipment(entry: string | null, language: Language): string[] | null {
  if (entry === null) return null;
  for (const { describeEquipment: describe } of accountModules) {
    const names = describe(entry, language);
    if (names) return names;
  }
  return null;
}
