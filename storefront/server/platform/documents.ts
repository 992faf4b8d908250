/** Operations of the server itself; `npm run check operations` validates them against the published schemas. */
export const platformDocuments = {
  startupCheck: 'query StartupCheck { shop { name } }',
  localization: `query DoctorLocalization {
    localization {
      country { isoCode currency { isoCode } }
      availableLanguages { isoCode }
      availableCountries { isoCode currency { isoCode } availableLanguages { isoCode } }
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
  prices: `query DoctorPrices($country: CountryCode) @inContext(country: $country) {
    products(first: 50) {
      nodes { handle priceRange { minVariantPrice { amount currencyCode } } }
    }
  }`,
  parcels: `query DoctorParcels {
    products(first: 50) {
      nodes {
        isGiftCard
        tags
        variants(first: 1) {
          nodes {
            id
            availableForSale
            quantityRule { minimum increment }
            price { amount currencyCode }
          }
        }
      }
    }
  }`,
  offers: `query RehearsalOffers {
    products(first: 50) {
      nodes {
        id
        handle
        isGiftCard
        variants(first: 1) {
          nodes { id availableForSale quantityRule { minimum increment } }
        }
      }
    }
  }`,
  rates: `mutation DoctorRates($input: CartInput) {
    cartCreate(input: $input) {
      cart {
        deliveryGroups(first: 5) {
          nodes {
            deliveryOptions { deliveryMethodType estimatedCost { amount currencyCode } }
          }
        }
      }
    }
  }`,
  account: 'query DoctorAccount { shop { customerAccountUrl } }',
  payments:
    'query DoctorPayments { shop { paymentSettings { acceptedCardBrands supportedDigitalWallets } } }',
  variantCounts:
    'query DoctorVariants { products(first: 250) { nodes { handle variantsCount { count } } } }',
  law: `query DoctorLaw {
    shop { rating: metafield(namespace: "reviews", key: "total") { value } }
    products(first: 50) {
      nodes {
        handle
        isGiftCard
        foodName: metafield(namespace: "food", key: "name") { value }
        foodBusiness: metafield(namespace: "food", key: "responsible") { value }
        manufacturer: metafield(namespace: "gpsr", key: "manufacturer") { value }
        organicCode: metafield(namespace: "organic", key: "code") { value }
        organicOrigin: metafield(namespace: "organic", key: "origin") { value }
        electrical: metafield(namespace: "electrical", key: "device") { value }
        spareParts: metafield(namespace: "repair", key: "spare_parts") { value }
        updatesUntil: metafield(namespace: "updates", key: "until") { value }
        deviceData: metafield(namespace: "device", key: "data") { value }
        variants(first: 5) {
          nodes {
            price { amount }
            compareAtPrice { amount }
            lowestPrice: metafield(namespace: "price", key: "lowest_30_days") { value }
          }
        }
      }
    }
    metaobjects(type: "certification", first: 20) { nodes { handle fields { key value } } }
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
