import type { Place } from '../collections/navigation-paths.ts';
import type { CatalogueMetaobject } from '../model.ts';
import { badges } from './badges.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { certifications } from './certifications.ts';
import { contentGalleries } from './content-galleries.ts';
import { collectionTests } from './product-tests.ts';
import { promotionCards } from './promotion-cards.ts';
import { topbarPromotions } from './topbar-promotions.ts';

/** What no single product owns: seals, badges, promotions and the furniture of collection pages. */
export function sharedMetaobjects(places: Map<string, Place>): CatalogueMetaobject[] {
  return [
    ...topbarPromotions,
    ...certifications,
    ...badges,
    ...promotionCards,
    ...collectionTests,
    ...contentGalleries,
    ...breadcrumbs(places),
  ];
}
