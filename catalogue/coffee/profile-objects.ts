import type { CatalogueMetaobject } from '../model.ts';
import type { CoffeeDraft } from './coffee-draft.ts';
import { profileKey } from './draft-coffee-product.ts';

/** One object for each profile that occurs; coffees with the same figures share it. */
export function profileObjects(coffees: CoffeeDraft[]): CatalogueMetaobject[] {
  const profiles = new Map(coffees.map(({ profile }) => [profileKey(profile), profile]));
  return [...profiles].map(([key, profile]) => ({
    key,
    type: 'flavour_profile',
    fields: [
      ['roast_degree', profile.roastDegree],
      ['body', profile.body],
      ['caffeine', profile.caffeine],
      ['strength', profile.strength],
      ['balance', profile.balance],
      ['fruit_note', profile.fruitNote],
      ['crema', profile.crema],
    ].map(([field, value]) => ({
      key: String(field),
      type: 'number_integer',
      value: String(value),
    })),
  }));
}
