import type { CatalogueMetaobject, CatalogueProduct } from '../model.ts';
import { withComplementary } from './complementary.ts';
import { draftCoffees } from './draft-coffees.ts';
import { finishProducts } from './finish-products.ts';
import { sketchGiftCards } from './goods/gift-cards.ts';
import { sketchSavingsPacks } from './goods/savings-packs.ts';
import { sketchGoods } from './goods/sketch-goods.ts';
import { profileObjects } from './profile-objects.ts';
import { randomFor } from './random-for.ts';
import { createSentenceGuard } from './sentence-guard.ts';
import { awardObjects, createAwardGiver } from './service/awards.ts';
import { badgeObjects } from './service/badges.ts';
import { sketchCoffee } from './sketch-coffee.ts';
import { technicalDetails } from './technical-details.ts';

export interface CoffeeRange {
  products: CatalogueProduct[];
  metaobjects: CatalogueMetaobject[];
}

export function buildCoffeeRange(): CoffeeRange {
  const guard = createSentenceGuard();
  const award = createAwardGiver(randomFor('awards'));
  const drafts = draftCoffees();
  const coffees = drafts.map((draft) => ({ draft, sketch: sketchCoffee(draft, guard, award) }));
  const sketches = [
    ...coffees.map(({ sketch }) => sketch),
    ...sketchSavingsPacks(drafts, guard),
    ...sketchGoods(guard),
    ...sketchGiftCards(),
  ];
  const { products, reviews } = finishProducts(sketches);
  return {
    products: withComplementary(products),
    metaobjects: [
      ...profileObjects(drafts),
      ...coffees.map(({ draft, sketch }) => technicalDetails(draft, sketch)),
      ...awardObjects,
      ...badgeObjects,
      ...reviews,
    ],
  };
}
