import type { CatalogueMetaobject, CatalogueProduct } from '../model.ts';
import { randomFor } from '../random.ts';
import { withComplementary } from './complementary.ts';
import { draftCoffeeProduct } from './draft-coffee-product.ts';
import { draftCoffees } from './draft-coffees.ts';
import { createDuplicateSentenceFilter } from './duplicate-sentence-filter.ts';
import { finishProducts } from './finish-products.ts';
import { draftGoods } from './goods/draft-goods.ts';
import { draftGiftCards } from './goods/gift-cards.ts';
import { draftSavingsPacks } from './goods/savings-packs.ts';
import { profileObjects } from './profile-objects.ts';
import { awardObjects, createAwardPicker } from './service/awards.ts';
import { badgeObjects } from './service/badges.ts';
import { technicalDetails } from './technical-details.ts';

export interface CoffeeRange {
  products: CatalogueProduct[];
  metaobjects: CatalogueMetaobject[];
}

export function buildCoffeeRange(): CoffeeRange {
  const sentenceFilter = createDuplicateSentenceFilter();
  const award = createAwardPicker(randomFor('awards'));
  const drafts = draftCoffees();
  const coffees = drafts.map((draft) => ({
    draft,
    productDraft: draftCoffeeProduct(draft, sentenceFilter, award),
  }));
  const productDrafts = [
    ...coffees.map(({ productDraft }) => productDraft),
    ...draftSavingsPacks(drafts, sentenceFilter),
    ...draftGoods(sentenceFilter),
    ...draftGiftCards(),
  ];
  const { products, reviews } = finishProducts(productDrafts);
  return {
    products: withComplementary(products),
    metaobjects: [
      ...profileObjects(drafts),
      ...coffees.map(({ draft, productDraft }) => technicalDetails(draft, productDraft)),
      ...awardObjects,
      ...badgeObjects,
      ...reviews,
    ],
  };
}
