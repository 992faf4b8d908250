import { coffeeBrands, coffeeMetaobjects, coffeeProducts } from './coffee/index.ts';
import { buildCollections } from './collections/build-collections.ts';
import { placesInNavigation } from './collections/navigation-paths.ts';
import { withPictures } from './collections/pictures.ts';
import { createFactReader } from './collections/product-facts.ts';
import { withComplements } from './complements.ts';
import { discounts } from './discounts.ts';
import { equipmentBrands, equipmentMetaobjects, equipmentProducts } from './equipment/index.ts';
import { giftCards } from './gift-cards.ts';
import { withLegalMetafields } from './legal/legal-metafields.ts';
import type { Catalogue, CatalogueBrand } from './model.ts';
import { withVideos } from './product-videos.ts';
import { redirects } from './redirects.ts';
import { sellingPlanGroups } from './selling-plans.ts';
import { sharedMetaobjects } from './shared-metaobjects/index.ts';
import { withStaffPickBadges } from './staff-pick-badges.ts';

export const brands: CatalogueBrand[] = [...coffeeBrands, ...equipmentBrands];

export function buildCatalogue(): Catalogue {
  const products = withLegalMetafields(
    withComplements(withStaffPickBadges([...coffeeProducts(), ...withVideos(equipmentProducts())])),
    brands,
  );
  const places = placesInNavigation(brands);
  const metaobjects = [
    ...coffeeMetaobjects(),
    ...equipmentMetaobjects(),
    ...sharedMetaobjects(places),
  ];
  const factsOf = createFactReader(products, brands, metaobjects);
  return {
    products,
    collections: withPictures(buildCollections({ products, places, factsOf }, brands), products),
    metaobjects,
    sellingPlanGroups,
    discounts,
    giftCards,
    redirects,
  };
}
