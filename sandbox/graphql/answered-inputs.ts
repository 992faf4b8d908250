// What resolvers look at. Whatever a client sends besides answers NOT_IMPLEMENTED: silently ignoring it would be an
// invented answer.

/** Arguments that mean the same on every field that has them. */
const everywhere = [
  'after',
  'before',
  'first',
  'last',
  'reverse',
  'id',
  'ids',
  'handle',
  'key',
  'namespace',
  'identifiers',
  'query',
  'truncateAt',
  'selectedOptions',
  'ignoreUnknownOptions',
  'caseInsensitiveMatch',
];

const formatted = ['withCompany', 'withName'];
const transform = ['crop', 'maxHeight', 'maxWidth', 'preferredContentType', 'scale'];
const unavailable = ['unavailableProducts', 'types'];

const byField: Record<string, readonly string[]> = {
  'Blog.articles': ['sortKey'],
  // the sandbox has no carriers
  'Cart.deliveryGroups': ['withCarrierRates'],
  'CartDelivery.addresses': ['selected'],
  'CartDeliveryAddress.formatted': formatted,
  'Collection.products': ['filters', 'sortKey'],
  'Customer.orders': ['sortKey'],
  'Image.transformedSrc': transform,
  'Image.url': ['transform'],
  'MailingAddress.formatted': formatted,
  'Mutation.cartAttributesUpdate': ['attributes', 'cartId'],
  'Mutation.cartBuyerIdentityUpdate': ['buyerIdentity', 'cartId'],
  'Mutation.cartCreate': ['input'],
  'Mutation.cartDeliveryAddressesAdd': ['addresses', 'cartId'],
  'Mutation.cartDeliveryAddressesRemove': ['addressIds', 'cartId'],
  'Mutation.cartDeliveryAddressesReplace': ['addresses', 'cartId'],
  'Mutation.cartDeliveryAddressesUpdate': ['addresses', 'cartId'],
  'Mutation.cartDiscountCodesUpdate': ['cartId', 'discountCodes'],
  'Mutation.cartGiftCardCodesAdd': ['cartId', 'giftCardCodes'],
  'Mutation.cartGiftCardCodesRemove': ['appliedGiftCardIds', 'cartId'],
  'Mutation.cartGiftCardCodesUpdate': ['cartId', 'giftCardCodes'],
  'Mutation.cartLinesAdd': ['cartId', 'lines'],
  'Mutation.cartLinesRemove': ['cartId', 'lineIds'],
  'Mutation.cartLinesUpdate': ['cartId', 'lines'],
  'Mutation.cartMetafieldDelete': ['input'],
  'Mutation.cartMetafieldsSet': ['metafields'],
  'Mutation.cartNoteUpdate': ['cartId', 'note'],
  'Mutation.cartSelectedDeliveryOptionsUpdate': ['cartId', 'selectedDeliveryOptions'],
  'Mutation.customerAccessTokenCreate': ['input'],
  'Mutation.customerAccessTokenDelete': ['customerAccessToken'],
  'Mutation.customerAccessTokenRenew': ['customerAccessToken'],
  'Mutation.customerAddressCreate': ['address', 'customerAccessToken'],
  'Mutation.customerAddressDelete': ['customerAccessToken'],
  'Mutation.customerAddressUpdate': ['address', 'customerAccessToken'],
  'Mutation.customerCreate': ['input'],
  'Mutation.customerDefaultAddressUpdate': ['addressId', 'customerAccessToken'],
  'Mutation.customerUpdate': ['customer', 'customerAccessToken'],
  'Product.images': ['sortKey'],
  'Product.media': ['sortKey'],
  'Product.variants': ['sortKey'],
  // there is one location, so every order of them is right
  'ProductVariant.storeAvailability': ['near'],
  'QueryRoot.locations': ['near', 'sortKey'],
  'QueryRoot.articles': ['sortKey'],
  'QueryRoot.blogs': ['sortKey'],
  'QueryRoot.collections': ['sortKey'],
  'QueryRoot.customer': ['customerAccessToken'],
  'QueryRoot.metaobjects': ['sortKey', 'type'],
  'QueryRoot.pages': ['sortKey'],
  'QueryRoot.predictiveSearch': ['limit', 'limitScope', 'searchableFields', ...unavailable],
  'QueryRoot.productRecommendations': ['intent', 'productHandle', 'productId'],
  'QueryRoot.products': ['sortKey'],
  'QueryRoot.search': ['prefix', 'productFilters', 'sortKey', ...unavailable],
  'QueryRoot.sitemap': ['type'],
  'Sitemap.resources': ['page'],
};

const cartAddress = [
  'address1',
  'address2',
  'city',
  'company',
  'countryCode',
  'firstName',
  'lastName',
  'phone',
  'provinceCode',
  'zip',
];
const customer = ['acceptsMarketing', 'email', 'firstName', 'lastName', 'password', 'phone'];

const byInputType: Record<string, readonly string[]> = {
  AttributeInput: ['key', 'value'],
  CartAddressInput: ['copyFromCustomerAddressId', 'deliveryAddress'],
  CartBuyerIdentityInput: ['countryCode', 'customerAccessToken', 'email', 'phone'],
  CartDeliveryAddressInput: cartAddress,
  CartDeliveryInput: ['addresses'],
  CartInput: [
    'attributes',
    'buyerIdentity',
    'delivery',
    'discountCodes',
    'giftCardCodes',
    'lines',
    'metafields',
    'note',
  ],
  CartInputMetafieldInput: ['key', 'type', 'value'],
  CartLineInput: ['attributes', 'merchandiseId', 'parent', 'quantity', 'sellingPlanId'],
  CartLineParentInput: ['lineId', 'merchandiseId'],
  CartLineUpdateInput: ['attributes', 'id', 'merchandiseId', 'quantity', 'sellingPlanId'],
  CartMetafieldDeleteInput: ['key', 'ownerId'],
  CartMetafieldsSetInput: ['key', 'ownerId', 'type', 'value'],
  CartSelectableAddressInput: ['address', 'oneTimeUse', 'selected', 'validationStrategy'],
  CartSelectableAddressUpdateInput: [
    'address',
    'id',
    'oneTimeUse',
    'selected',
    'validationStrategy',
  ],
  CartSelectedDeliveryOptionInput: ['deliveryGroupId', 'deliveryOptionHandle'],
  CustomerAccessTokenCreateInput: ['email', 'password'],
  CustomerCreateInput: customer,
  CustomerUpdateInput: customer,
  GeoCoordinateInput: ['latitude', 'longitude'],
  HasMetafieldsIdentifier: ['key', 'namespace'],
  ImageTransformInput: transform,
  MailingAddressInput: [
    'address1',
    'address2',
    'city',
    'company',
    'country',
    'firstName',
    'lastName',
    'phone',
    'province',
    'zip',
  ],
  MetafieldFilter: ['key', 'namespace', 'value'],
  MetaobjectHandleInput: ['handle', 'type'],
  PriceRangeFilter: ['max', 'min'],
  ProductFilter: [
    'available',
    'price',
    'productMetafield',
    'productType',
    'productVendor',
    'tag',
    'variantMetafield',
    'variantOption',
  ],
  SelectedOptionInput: ['name', 'value'],
  VariantOptionFilter: ['name', 'value'],
  VisitorConsent: ['analytics', 'marketing', 'preferences', 'saleOfData'],
};

/** Of `@inContext`, the only directive with a meaning for the shop; `@defer` is answered in one piece. */
const ofContext = ['country', 'language', 'visitorConsent'];

export function isAnsweredArgument(type: string, field: string, argument: string): boolean {
  return everywhere.includes(argument) || !!byField[`${type}.${field}`]?.includes(argument);
}

export function isAnsweredInput(inputType: string, field: string): boolean {
  return !!byInputType[inputType]?.includes(field);
}

export function isAnsweredInContext(argument: string): boolean {
  return ofContext.includes(argument);
}
