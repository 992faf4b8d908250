import type { CatalogueMetafield, Localized, ProductType } from './model.ts';

/** What capsules and pods are made for, and what machines take. */
const systems = {
  small: { de: 'Kleinkapseln (37 mm)', en: 'small capsules (37 mm)', da: 'små kapsler (37 mm)' },
  large: { de: 'Großkapseln (48 mm)', en: 'large capsules (48 mm)', da: 'store kapsler (48 mm)' },
  pod: { de: 'Pads (61 mm)', en: 'pods (61 mm)', da: 'puder (61 mm)' },
} satisfies Record<string, Localized>;

/** None for what is neither a portion nor a machine for portions. */
export function portionSystemsOf(type: ProductType, hasAdapter = false): Localized[] {
  if (type === 'pads') return [systems.pod];
  if (type === 'capsules') return [systems.small];
  if (type !== 'capsule-machine') return [];
  return hasAdapter ? [systems.small, systems.large] : [systems.small];
}

/** A filter of listings: who owns a machine finds what fits it. */
export function portionSystemFields(systems: Localized[]): CatalogueMetafield[] {
  if (systems.length === 0) return [];
  const list = (language: keyof Localized) =>
    JSON.stringify(systems.map((system) => system[language]));
  return [
    {
      namespace: 'coffee',
      key: 'system',
      type: 'list.single_line_text_field',
      value: { de: list('de'), en: list('en'), da: list('da') },
    },
  ];
}
