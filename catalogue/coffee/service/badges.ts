import type { CatalogueMetaobject, Localized } from '../../model.ts';

export type BadgeKey = 'lotsenwahl' | 'fresh-harvest' | 'small-lot' | 'last-bags' | 'best-value';

const badges: Record<BadgeKey, { title: Localized; tone: string }> = {
  lotsenwahl: {
    title: { de: 'Lotsenwahl', en: 'Our choice', da: 'Lodsens valg' },
    tone: 'plain',
  },
  'fresh-harvest': { title: { de: 'Neue Ernte', en: 'New harvest', da: 'Ny høst' }, tone: 'soft' },
  'small-lot': { title: { de: 'Kleines Lot', en: 'Small lot', da: 'Lille parti' }, tone: 'soft' },
  'last-bags': {
    title: { de: 'Letzte Packungen', en: 'Last packs', da: 'Sidste pakker' },
    tone: 'plain',
  },
  'best-value': {
    title: { de: 'Bester Kilopreis', en: 'Best price per kilo', da: 'Bedste kilopris' },
    tone: 'soft',
  },
};

export const badgeObjectKey = (key: BadgeKey) => `badge-${key}`;

export const badgeObjects: CatalogueMetaobject[] = (Object.keys(badges) as BadgeKey[]).map(
  (key) => ({
    key: badgeObjectKey(key),
    type: 'badge',
    fields: [
      { key: 'title', type: 'single_line_text_field', value: badges[key].title },
      { key: 'tone', type: 'single_line_text_field', value: badges[key].tone },
    ],
  }),
);
