/** Why a change was not applied as requested. */
export type ProblemKind =
  | 'notEnoughStock'
  | 'outOfStock'
  | 'soldOutLine'
  | 'lineGone'
  | 'notAdded'
  | 'notAddedByLink'
  | 'notChanged'
  | 'notDeliveredThere'
  | 'partOfOther'
  | 'noSubscription'
  | 'onlySubscription'
  | 'companiesOnly'
  | 'tooMany'
  | 'tooFew'
  | 'quantityStep'
  | 'quantityLimit'
  | 'quantityUnreadable'
  | 'cartFull'
  | 'noteTooLong'
  | 'deliveryAtCheckout'
  | 'paymentAtCheckout'
  | 'codeMissing'
  | 'codeUnknown'
  | 'codeInactive'
  | 'codeUsedUp'
  | 'codeUsedByYou'
  | 'codeNotForYou'
  | 'codeNeedsCustomer'
  | 'codeMinimum'
  | 'codeQuantity'
  | 'codeWrongProducts'
  | 'codeWrongDelivery'
  | 'codeNotCombinable'
  | 'codeNotForSubscriptions'
  | 'codeRejected'
  | 'giftCardUnknown'
  | 'giftCardTwice'
  | 'giftCardsReplaced'
  | 'giftCardsUnavailable'
  | 'giftEmail'
  | 'giftMessage'
  | 'giftDate'
  | 'tooManyTries'
  | 'unavailable'
  | 'offline'
  | 'other';

type Codes = Partial<Record<string, ProblemKind>>;

/** Every warning of the versions 2025-07 to 2026-10 (cart-codes.test.ts). */
export const cartWarnings: Codes = {
  MERCHANDISE_NOT_ENOUGH_STOCK: 'notEnoughStock',
  MERCHANDISE_OUT_OF_STOCK: 'outOfStock',
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: 'noSubscription',
  PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION: 'notDeliveredThere',
  DISCOUNT_NOT_FOUND: 'codeUnknown',
  DISCOUNT_CURRENTLY_INACTIVE: 'codeInactive',
  DISCOUNT_USAGE_LIMIT_REACHED: 'codeUsedUp',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'codeUsedByYou',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'codeNotForYou',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'codeNeedsCustomer',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'codeMinimum',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'codeQuantity',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'codeWrongProducts',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'codeWrongDelivery',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'codeNotForSubscriptions',
  DISCOUNT_CODE_NOT_HONOURED: 'codeRejected',
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'giftCardsUnavailable',
  DUPLICATE_DELIVERY_ADDRESS: 'deliveryAtCheckout',
};

/** Every user error of the same versions. Addresses and payment are entered at the checkout, never in the cart. */
export const cartErrors: Codes = {
  INVALID: 'notChanged',
  INVALID_MERCHANDISE_LINE: 'lineGone',
  INVALID_METAFIELDS: 'notChanged',
  MERCHANDISE_NOT_APPLICABLE: 'notAdded',
  MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR: 'unavailable',
  SERVICE_UNAVAILABLE: 'unavailable',
  // the merchant's own rule, in his words
  VALIDATION_CUSTOM: 'other',
  SELLING_PLAN_NOT_APPLICABLE: 'noSubscription',
  VARIANT_REQUIRES_SELLING_PLAN: 'onlySubscription',
  MAXIMUM_EXCEEDED: 'tooMany',
  LESS_THAN: 'tooMany',
  MINIMUM_NOT_MET: 'tooFew',
  INVALID_INCREMENT: 'quantityStep',
  CART_TOO_LARGE: 'cartFull',
  NOTE_TOO_LONG: 'noteTooLong',
  MISSING_NOTE: 'notChanged',
  MISSING_DISCOUNT_CODE: 'codeMissing',
  GIFT_CARD_RECIPIENT_INVALID: 'giftEmail',
  BUNDLES_AND_ADDONS_CANNOT_BE_MIXED: 'partOfOther',
  PARENT_LINE_INVALID_REFERENCE: 'partOfOther',
  PARENT_LINE_NESTING_TOO_DEEP: 'partOfOther',
  PARENT_LINE_NOT_FOUND: 'partOfOther',
  PARENT_LINE_OPERATION_BLOCKED: 'partOfOther',
  BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION: 'companiesOnly',
  INVALID_COMPANY_LOCATION: 'companiesOnly',
  MISSING_CUSTOMER_ACCESS_TOKEN: 'companiesOnly',
  ADDRESS_FIELD_CONTAINS_EMOJIS: 'deliveryAtCheckout',
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: 'deliveryAtCheckout',
  ADDRESS_FIELD_CONTAINS_URL: 'deliveryAtCheckout',
  ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN: 'deliveryAtCheckout',
  ADDRESS_FIELD_IS_REQUIRED: 'deliveryAtCheckout',
  ADDRESS_FIELD_IS_TOO_LONG: 'deliveryAtCheckout',
  INVALID_DELIVERY_ADDRESS_ID: 'deliveryAtCheckout',
  INVALID_DELIVERY_GROUP: 'deliveryAtCheckout',
  INVALID_DELIVERY_OPTION: 'deliveryAtCheckout',
  INVALID_ZIP_CODE_FOR_COUNTRY: 'deliveryAtCheckout',
  INVALID_ZIP_CODE_FOR_PROVINCE: 'deliveryAtCheckout',
  ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED: 'deliveryAtCheckout',
  PENDING_DELIVERY_GROUPS: 'deliveryAtCheckout',
  PROVINCE_NOT_FOUND: 'deliveryAtCheckout',
  TOO_MANY_DELIVERY_ADDRESSES: 'deliveryAtCheckout',
  UNSPECIFIED_ADDRESS_ERROR: 'deliveryAtCheckout',
  ZIP_CODE_NOT_SUPPORTED: 'notDeliveredThere',
  INVALID_PAYMENT: 'paymentAtCheckout',
  INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED: 'paymentAtCheckout',
  INVALID_PAYMENT_EMPTY_CART: 'paymentAtCheckout',
  PAYMENTS_CREDIT_CARD_BASE_EXPIRED: 'paymentAtCheckout',
  PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED: 'paymentAtCheckout',
  PAYMENTS_CREDIT_CARD_GENERIC: 'paymentAtCheckout',
  PAYMENTS_CREDIT_CARD_MONTH_INCLUSION: 'paymentAtCheckout',
  PAYMENTS_CREDIT_CARD_NUMBER_INVALID: 'paymentAtCheckout',
  PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT: 'paymentAtCheckout',
  PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK: 'paymentAtCheckout',
  PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE: 'paymentAtCheckout',
  PAYMENTS_CREDIT_CARD_YEAR_EXPIRED: 'paymentAtCheckout',
  PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR: 'paymentAtCheckout',
  PAYMENT_METHOD_NOT_APPLICABLE: 'paymentAtCheckout',
  PAYMENT_METHOD_NOT_SUPPORTED: 'paymentAtCheckout',
};
