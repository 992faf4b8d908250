import type { Place } from '../collections/navigation-paths.ts';
import type { CatalogueMetaobject } from '../model.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { certifications } from './certifications.ts';
import { contentGalleries } from './content-galleries.ts';
import { collectionTests } from './product-tests.ts';
import { promotionCards } from './promotion-cards.ts';
import { topbarPromotions } from './topbar-promotions.ts';

/** What no single product owns: seals, promotions and the furniture of collection pages. */
export function sharedMetaobjects(places: Map<string, Place>): CatalogueMetaobject[] {
  return [
    ...topbarPromotions,
    ...certifications,
    ...promotionCards,
    ...collectionTests,
    ...contentGalleries,
    ...breadcrumbs(places),
  ];
}
