import type { CatalogueMetafield } from '../../model.ts';
import { phrase, same, words } from '../draft.ts';

const freight = words(
  'Die Lieferung geht bis zur Bordsteinkante.',
  'Delivery is to the kerb.',
  'Leveringen går til kantstenen.',
);
const reduced = words('{percent} % günstiger', '{percent}% off', '{percent} % billigere');

/** What a variant says about its delivery and its price. */
export const variantNotes = (isFreight: boolean, percentOff: number): CatalogueMetafield[] => [
  ...(isFreight
    ? [
        {
          namespace: 'product',
          key: 'note',
          type: 'single_line_text_field' as const,
          value: freight,
        },
      ]
    : []),
  ...(percentOff > 0
    ? [
        {
          namespace: 'product',
          key: 'promotional_note',
          type: 'single_line_text_field' as const,
          value: phrase(reduced, { percent: same(String(percentOff)) }),
        },
      ]
    : []),
];
