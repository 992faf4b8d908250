/** Operations of the server itself; `npm run operations` validates them against the published schemas. */
export const platformDocuments = {
  startupCheck: 'query StartupCheck { shop { name } }',
  localization: `query DoctorLocalization {
    localization {
      availableLanguages { isoCode }
      availableCountries { isoCode currency { isoCode } }
    }
  }`,
  products: `query DoctorProducts {
    products(first: 20) {
      nodes {
        handle
        featuredImage { url }
        variants(first: 1) {
          nodes { unitPriceMeasurement { quantityUnit referenceValue referenceUnit } }
        }
      }
    }
    collections(first: 1) { nodes { handle products(first: 1) { filters { id } } } }
  }`,
  listings: 'query DoctorListings { products(first: 1) { nodes { handle } } }',
  inventory:
    'query DoctorInventory { products(first: 1) { nodes { variants(first: 1) { nodes { quantityAvailable } } } } }',
  tags: 'query DoctorTags { products(first: 1) { nodes { tags } } }',
  sellingPlans:
    'query DoctorSellingPlans { products(first: 1) { nodes { sellingPlanGroups(first: 1) { nodes { name } } } } }',
  metaobjects:
    'query DoctorMetaobjects { metaobjects(type: "topbar_promotion", first: 1) { nodes { handle } } }',
  cartCreate: 'mutation DoctorCart { cartCreate { cart { checkoutUrl } userErrors { message } } }',
};
