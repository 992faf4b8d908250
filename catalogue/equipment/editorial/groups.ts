import type { ProductType } from '../../model.ts';

/** Products that people praise, scold and use alike. */
export type Group =
  | 'machine'
  | 'automatic'
  | 'grinder'
  | 'brewer'
  | 'kettle'
  | 'milk'
  | 'filter'
  | 'scale'
  | 'tool'
  | 'ware'
  | 'storage'
  | 'care'
  | 'part';

const groups: Partial<Record<ProductType, Group>> = {
  'portafilter-machine': 'machine',
  'fully-automatic-machine': 'automatic',
  'filter-machine': 'automatic',
  'capsule-machine': 'automatic',
  'electric-grinder': 'grinder',
  'hand-grinder': 'grinder',
  'moka-pot': 'brewer',
  'french-press': 'brewer',
  dripper: 'brewer',
  'coffee-press': 'brewer',
  kettle: 'kettle',
  'milk-frother': 'milk',
  'milk-jug': 'milk',
  filters: 'filter',
  scale: 'scale',
  tamper: 'tool',
  'barista-tool': 'tool',
  cup: 'ware',
  glass: 'ware',
  storage: 'storage',
  cleaning: 'care',
  'water-filter': 'care',
  'spare-part': 'part',
};

export function groupOf(type: ProductType): Group {
  const group = groups[type];
  if (!group) throw new Error(`${type} is not equipment`);
  return group;
}
