import type { CatalogueMetaobject, Localized } from '../model.ts';
import { line } from './fields.ts';

/** `tone` names a look of the storefront's badge: plain, soft or new. */
const badgeList: { key: string; tone: 'plain' | 'soft' | 'new'; title: Localized }[] = [
  {
    key: 'lotsenwahl',
    tone: 'plain',
    title: { de: 'Lotsenwahl', en: 'Pilot’s choice', da: 'Lodsens valg' },
  },
  {
    key: 'nachbestellt',
    tone: 'plain',
    title: { de: 'Nachbestellt', en: 'Reordered', da: 'Genbestilt' },
  },
  {
    key: 'limited',
    tone: 'soft',
    title: { de: 'Kleine Auflage', en: 'Limited lot', da: 'Lille oplag' },
  },
  {
    key: 'frisch-geroestet',
    tone: 'soft',
    title: { de: 'Frisch geröstet', en: 'Freshly roasted', da: 'Friskristet' },
  },
  {
    key: 'neue-ernte',
    tone: 'new',
    title: { de: 'Neue Ernte', en: 'New crop', da: 'Ny høst' },
  },
];

export const badges: CatalogueMetaobject[] = badgeList.map(({ key, tone, title }) => ({
  key,
  type: 'badge',
  fields: [line('title', title), line('tone', tone)],
}));
