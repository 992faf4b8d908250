// Written by npm run codegen. Do not edit.
import type { Operation } from '../platform/platform.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The input fields for an attribute. */
export type AttributeInput = {
  /** Key or name of the attribute. */
  key: string;
  /** Value of the attribute. */
  value: string;
};

/** Card brand, such as Visa or Mastercard, which can be used for payments. */
export type CardBrand =
  /** American Express. */
  | 'AMERICAN_EXPRESS'
  /** Diners Club. */
  | 'DINERS_CLUB'
  /** Discover. */
  | 'DISCOVER'
  /** JCB. */
  | 'JCB'
  /** Mastercard. */
  | 'MASTERCARD'
  /** Visa. */
  | 'VISA';

/**
 * Specifies the input fields to update the buyer information associated with a cart.
 * Buyer identity is used to determine
 * [international pricing](https://shopify.dev/custom-storefronts/internationalization/international-pricing)
 * and should match the customer's shipping address.
 *
 */
export type CartBuyerIdentityInput = {
  /** The company location of the buyer that is interacting with the cart. */
  companyLocationId?: string | number | null | undefined;
  /** The country where the buyer is located. */
  countryCode?: CountryCode | null | undefined;
  /** The access token used to identify the customer associated with the cart. */
  customerAccessToken?: string | null | undefined;
  /** The email address of the buyer that is interacting with the cart. */
  email?: string | null | undefined;
  /** The phone number of the buyer that is interacting with the cart. */
  phone?: string | null | undefined;
  /**
   * A set of preferences tied to the buyer interacting with the cart. Preferences are used to prefill fields in at checkout to streamline information collection.
   * Preferences are not synced back to the cart if they are overwritten.
   *
   */
  preferences?: CartPreferencesInput | null | undefined;
};

/** Preferred location used to find the closest pick up point based on coordinates. */
export type CartDeliveryCoordinatesPreferenceInput = {
  /**
   * The two-letter code for the country of the preferred location.
   *
   * For example, US.
   *
   */
  countryCode: CountryCode;
  /** The geographic latitude for a given location. Coordinates are required in order to set pickUpHandle for pickup points. */
  latitude: number;
  /** The geographic longitude for a given location. Coordinates are required in order to set pickUpHandle for pickup points. */
  longitude: number;
};

/** Delivery preferences can be used to prefill the delivery section at checkout. */
export type CartDeliveryPreferenceInput = {
  /** The coordinates of a delivery location in order of preference. */
  coordinates?: CartDeliveryCoordinatesPreferenceInput | null | undefined;
  /**
   * The preferred delivery methods such as shipping, local pickup or through pickup points.
   *
   * The input must not contain more than `250` values.
   */
  deliveryMethod?: Array<PreferenceDeliveryMethodType> | null | undefined;
  /**
   * The pickup handle prefills checkout fields with the location for either local pickup or pickup points delivery methods.
   * It accepts both location ID for local pickup and external IDs for pickup points.
   *
   * The input must not contain more than `250` values.
   */
  pickupHandle?: Array<string> | null | undefined;
};

/** Possible error codes that can be returned by `CartUserError`. */
export type CartErrorCode =
  /** The specified address field contains emojis. */
  | 'ADDRESS_FIELD_CONTAINS_EMOJIS'
  /** The specified address field contains HTML tags. */
  | 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
  /** The specified address field contains a URL. */
  | 'ADDRESS_FIELD_CONTAINS_URL'
  /** The specified address field does not match the expected pattern. */
  | 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'
  /** The specified address field is required. */
  | 'ADDRESS_FIELD_IS_REQUIRED'
  /** The specified address field is too long. */
  | 'ADDRESS_FIELD_IS_TOO_LONG'
  /** Buyer cannot purchase for company location. */
  | 'BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION'
  /** The cart is too large to save. */
  | 'CART_TOO_LARGE'
  /** The input value is invalid. */
  | 'INVALID'
  /** Company location not found or not allowed. */
  | 'INVALID_COMPANY_LOCATION'
  /** The delivery address was not found. */
  | 'INVALID_DELIVERY_ADDRESS_ID'
  /** Delivery group was not found in cart. */
  | 'INVALID_DELIVERY_GROUP'
  /** Delivery option was not valid. */
  | 'INVALID_DELIVERY_OPTION'
  /** The quantity must be a multiple of the specified increment. */
  | 'INVALID_INCREMENT'
  /** Merchandise line was not found in cart. */
  | 'INVALID_MERCHANDISE_LINE'
  /** The metafields were not valid. */
  | 'INVALID_METAFIELDS'
  /** The payment wasn't valid. */
  | 'INVALID_PAYMENT'
  /** The payment is invalid. Deferred payment is required. */
  | 'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED'
  /** Cannot update payment on an empty cart */
  | 'INVALID_PAYMENT_EMPTY_CART'
  /** The given zip code is invalid for the provided country. */
  | 'INVALID_ZIP_CODE_FOR_COUNTRY'
  /** The given zip code is invalid for the provided province. */
  | 'INVALID_ZIP_CODE_FOR_PROVINCE'
  /** The input value should be less than the maximum value allowed. */
  | 'LESS_THAN'
  /** The quantity must be below the specified maximum for the item. */
  | 'MAXIMUM_EXCEEDED'
  /** The quantity must be above the specified minimum for the item. */
  | 'MINIMUM_NOT_MET'
  /** The customer access token is required when setting a company location. */
  | 'MISSING_CUSTOMER_ACCESS_TOKEN'
  /** Missing discount code. */
  | 'MISSING_DISCOUNT_CODE'
  /** Missing note. */
  | 'MISSING_NOTE'
  /** The note length must be below the specified maximum. */
  | 'NOTE_TOO_LONG'
  /** Only one delivery address can be selected. */
  | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
  /** Credit card has expired. */
  | 'PAYMENTS_CREDIT_CARD_BASE_EXPIRED'
  /** Credit card gateway is not supported. */
  | 'PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED'
  /** Credit card error. */
  | 'PAYMENTS_CREDIT_CARD_GENERIC'
  /** Credit card month is invalid. */
  | 'PAYMENTS_CREDIT_CARD_MONTH_INCLUSION'
  /** Credit card number is invalid. */
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID'
  /** Credit card number format is invalid. */
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT'
  /** Credit card verification value is blank. */
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK'
  /** Credit card verification value is invalid for card type. */
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE'
  /** Credit card has expired. */
  | 'PAYMENTS_CREDIT_CARD_YEAR_EXPIRED'
  /** Credit card expiry year is invalid. */
  | 'PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR'
  /** The payment method is not applicable. */
  | 'PAYMENT_METHOD_NOT_APPLICABLE'
  /** The payment method is not supported. */
  | 'PAYMENT_METHOD_NOT_SUPPORTED'
  /** The delivery group is in a pending state. */
  | 'PENDING_DELIVERY_GROUPS'
  /** The given province cannot be found. */
  | 'PROVINCE_NOT_FOUND'
  /** Selling plan is not applicable. */
  | 'SELLING_PLAN_NOT_APPLICABLE'
  /** An error occurred while saving the cart. */
  | 'SERVICE_UNAVAILABLE'
  /** Too many delivery addresses on Cart. */
  | 'TOO_MANY_DELIVERY_ADDRESSES'
  /** A general error occurred during address validation. */
  | 'UNSPECIFIED_ADDRESS_ERROR'
  /** Validation failed. */
  | 'VALIDATION_CUSTOM'
  /** Variant can only be purchased with a selling plan. */
  | 'VARIANT_REQUIRES_SELLING_PLAN'
  /** The given zip code is unsupported. */
  | 'ZIP_CODE_NOT_SUPPORTED';

/** The input fields to create a merchandise line on a cart. */
export type CartLineInput = {
  /**
   * An array of key-value pairs that contains additional information about the merchandise line.
   *
   * The input must not contain more than `250` values.
   */
  attributes?: Array<AttributeInput> | null | undefined;
  /** The ID of the merchandise that the buyer intends to purchase. */
  merchandiseId: string | number;
  /** The quantity of the merchandise. */
  quantity?: number | null | undefined;
  /** The ID of the selling plan that the merchandise is being purchased with. */
  sellingPlanId?: string | number | null | undefined;
};

/** The input fields to update a line item on a cart. */
export type CartLineUpdateInput = {
  /**
   * An array of key-value pairs that contains additional information about the merchandise line.
   *
   * The input must not contain more than `250` values.
   */
  attributes?: Array<AttributeInput> | null | undefined;
  /** The ID of the merchandise line. */
  id: string | number;
  /** The ID of the merchandise for the line item. */
  merchandiseId?: string | number | null | undefined;
  /** The quantity of the line item. */
  quantity?: number | null | undefined;
  /** The ID of the selling plan that the merchandise is being purchased with. */
  sellingPlanId?: string | number | null | undefined;
};

/** The input fields represent preferences for the buyer that is interacting with the cart. */
export type CartPreferencesInput = {
  /** Delivery preferences can be used to prefill the delivery section in at checkout. */
  delivery?: CartDeliveryPreferenceInput | null | undefined;
  /**
   * Wallet preferences are used to populate relevant payment fields in the checkout flow.
   * Accepted value: `["shop_pay"]`.
   *
   * The input must not contain more than `250` values.
   */
  wallet?: Array<string> | null | undefined;
};

/** The code for the cart warning. */
export type CartWarningCode =
  /** The discount code cannot be honored. */
  | 'DISCOUNT_CODE_NOT_HONOURED'
  /** The discount is currently inactive. */
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  /** The customer is not eligible for this discount. */
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  /** The customer's discount usage limit has been reached. */
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  /** An eligible customer is missing for this discount. */
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  /** The purchase type is incompatible with this discount. */
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  /** The discount was not found. */
  | 'DISCOUNT_NOT_FOUND'
  /** There are no entitled line items for this discount. */
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  /** There are no entitled shipping lines for this discount. */
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  /** The purchase is not in range for this discount. */
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  /** The quantity is not in range for this discount. */
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  /** The discount usage limit has been reached. */
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  /** A delivery address with the same details already exists on this cart. */
  | 'DUPLICATE_DELIVERY_ADDRESS'
  /** The merchandise does not have enough stock. */
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  /** The merchandise is out of stock. */
  | 'MERCHANDISE_OUT_OF_STOCK'
  /** Gift cards are not available as a payment method. */
  | 'PAYMENTS_GIFT_CARDS_UNAVAILABLE';

/**
 * A filter used to view a subset of products in a collection matching a specific category value.
 *
 */
export type CategoryFilter = {
  /** The id of the category to filter on. */
  id: string;
};

/**
 * The code designating a country/region, which generally follows ISO 3166-1 alpha-2 guidelines.
 * If a territory doesn't have a country code value in the `CountryCode` enum, then it might be considered a subdivision
 * of another country. For example, the territories associated with Spain are represented by the country code `ES`,
 * and the territories associated with the United States of America are represented by the country code `US`.
 *
 */
export type CountryCode =
  /** Ascension Island. */
  | 'AC'
  /** Andorra. */
  | 'AD'
  /** United Arab Emirates. */
  | 'AE'
  /** Afghanistan. */
  | 'AF'
  /** Antigua & Barbuda. */
  | 'AG'
  /** Anguilla. */
  | 'AI'
  /** Albania. */
  | 'AL'
  /** Armenia. */
  | 'AM'
  /** Netherlands Antilles. */
  | 'AN'
  /** Angola. */
  | 'AO'
  /** Argentina. */
  | 'AR'
  /** Austria. */
  | 'AT'
  /** Australia. */
  | 'AU'
  /** Aruba. */
  | 'AW'
  /** Åland Islands. */
  | 'AX'
  /** Azerbaijan. */
  | 'AZ'
  /** Bosnia & Herzegovina. */
  | 'BA'
  /** Barbados. */
  | 'BB'
  /** Bangladesh. */
  | 'BD'
  /** Belgium. */
  | 'BE'
  /** Burkina Faso. */
  | 'BF'
  /** Bulgaria. */
  | 'BG'
  /** Bahrain. */
  | 'BH'
  /** Burundi. */
  | 'BI'
  /** Benin. */
  | 'BJ'
  /** St. Barthélemy. */
  | 'BL'
  /** Bermuda. */
  | 'BM'
  /** Brunei. */
  | 'BN'
  /** Bolivia. */
  | 'BO'
  /** Caribbean Netherlands. */
  | 'BQ'
  /** Brazil. */
  | 'BR'
  /** Bahamas. */
  | 'BS'
  /** Bhutan. */
  | 'BT'
  /** Bouvet Island. */
  | 'BV'
  /** Botswana. */
  | 'BW'
  /** Belarus. */
  | 'BY'
  /** Belize. */
  | 'BZ'
  /** Canada. */
  | 'CA'
  /** Cocos (Keeling) Islands. */
  | 'CC'
  /** Congo - Kinshasa. */
  | 'CD'
  /** Central African Republic. */
  | 'CF'
  /** Congo - Brazzaville. */
  | 'CG'
  /** Switzerland. */
  | 'CH'
  /** Côte d’Ivoire. */
  | 'CI'
  /** Cook Islands. */
  | 'CK'
  /** Chile. */
  | 'CL'
  /** Cameroon. */
  | 'CM'
  /** China. */
  | 'CN'
  /** Colombia. */
  | 'CO'
  /** Costa Rica. */
  | 'CR'
  /** Cuba. */
  | 'CU'
  /** Cape Verde. */
  | 'CV'
  /** Curaçao. */
  | 'CW'
  /** Christmas Island. */
  | 'CX'
  /** Cyprus. */
  | 'CY'
  /** Czechia. */
  | 'CZ'
  /** Germany. */
  | 'DE'
  /** Djibouti. */
  | 'DJ'
  /** Denmark. */
  | 'DK'
  /** Dominica. */
  | 'DM'
  /** Dominican Republic. */
  | 'DO'
  /** Algeria. */
  | 'DZ'
  /** Ecuador. */
  | 'EC'
  /** Estonia. */
  | 'EE'
  /** Egypt. */
  | 'EG'
  /** Western Sahara. */
  | 'EH'
  /** Eritrea. */
  | 'ER'
  /** Spain. */
  | 'ES'
  /** Ethiopia. */
  | 'ET'
  /** Finland. */
  | 'FI'
  /** Fiji. */
  | 'FJ'
  /** Falkland Islands. */
  | 'FK'
  /** Faroe Islands. */
  | 'FO'
  /** France. */
  | 'FR'
  /** Gabon. */
  | 'GA'
  /** United Kingdom. */
  | 'GB'
  /** Grenada. */
  | 'GD'
  /** Georgia. */
  | 'GE'
  /** French Guiana. */
  | 'GF'
  /** Guernsey. */
  | 'GG'
  /** Ghana. */
  | 'GH'
  /** Gibraltar. */
  | 'GI'
  /** Greenland. */
  | 'GL'
  /** Gambia. */
  | 'GM'
  /** Guinea. */
  | 'GN'
  /** Guadeloupe. */
  | 'GP'
  /** Equatorial Guinea. */
  | 'GQ'
  /** Greece. */
  | 'GR'
  /** South Georgia & South Sandwich Islands. */
  | 'GS'
  /** Guatemala. */
  | 'GT'
  /** Guinea-Bissau. */
  | 'GW'
  /** Guyana. */
  | 'GY'
  /** Hong Kong SAR. */
  | 'HK'
  /** Heard & McDonald Islands. */
  | 'HM'
  /** Honduras. */
  | 'HN'
  /** Croatia. */
  | 'HR'
  /** Haiti. */
  | 'HT'
  /** Hungary. */
  | 'HU'
  /** Indonesia. */
  | 'ID'
  /** Ireland. */
  | 'IE'
  /** Israel. */
  | 'IL'
  /** Isle of Man. */
  | 'IM'
  /** India. */
  | 'IN'
  /** British Indian Ocean Territory. */
  | 'IO'
  /** Iraq. */
  | 'IQ'
  /** Iran. */
  | 'IR'
  /** Iceland. */
  | 'IS'
  /** Italy. */
  | 'IT'
  /** Jersey. */
  | 'JE'
  /** Jamaica. */
  | 'JM'
  /** Jordan. */
  | 'JO'
  /** Japan. */
  | 'JP'
  /** Kenya. */
  | 'KE'
  /** Kyrgyzstan. */
  | 'KG'
  /** Cambodia. */
  | 'KH'
  /** Kiribati. */
  | 'KI'
  /** Comoros. */
  | 'KM'
  /** St. Kitts & Nevis. */
  | 'KN'
  /** North Korea. */
  | 'KP'
  /** South Korea. */
  | 'KR'
  /** Kuwait. */
  | 'KW'
  /** Cayman Islands. */
  | 'KY'
  /** Kazakhstan. */
  | 'KZ'
  /** Laos. */
  | 'LA'
  /** Lebanon. */
  | 'LB'
  /** St. Lucia. */
  | 'LC'
  /** Liechtenstein. */
  | 'LI'
  /** Sri Lanka. */
  | 'LK'
  /** Liberia. */
  | 'LR'
  /** Lesotho. */
  | 'LS'
  /** Lithuania. */
  | 'LT'
  /** Luxembourg. */
  | 'LU'
  /** Latvia. */
  | 'LV'
  /** Libya. */
  | 'LY'
  /** Morocco. */
  | 'MA'
  /** Monaco. */
  | 'MC'
  /** Moldova. */
  | 'MD'
  /** Montenegro. */
  | 'ME'
  /** St. Martin. */
  | 'MF'
  /** Madagascar. */
  | 'MG'
  /** North Macedonia. */
  | 'MK'
  /** Mali. */
  | 'ML'
  /** Myanmar (Burma). */
  | 'MM'
  /** Mongolia. */
  | 'MN'
  /** Macao SAR. */
  | 'MO'
  /** Martinique. */
  | 'MQ'
  /** Mauritania. */
  | 'MR'
  /** Montserrat. */
  | 'MS'
  /** Malta. */
  | 'MT'
  /** Mauritius. */
  | 'MU'
  /** Maldives. */
  | 'MV'
  /** Malawi. */
  | 'MW'
  /** Mexico. */
  | 'MX'
  /** Malaysia. */
  | 'MY'
  /** Mozambique. */
  | 'MZ'
  /** Namibia. */
  | 'NA'
  /** New Caledonia. */
  | 'NC'
  /** Niger. */
  | 'NE'
  /** Norfolk Island. */
  | 'NF'
  /** Nigeria. */
  | 'NG'
  /** Nicaragua. */
  | 'NI'
  /** Netherlands. */
  | 'NL'
  /** Norway. */
  | 'NO'
  /** Nepal. */
  | 'NP'
  /** Nauru. */
  | 'NR'
  /** Niue. */
  | 'NU'
  /** New Zealand. */
  | 'NZ'
  /** Oman. */
  | 'OM'
  /** Panama. */
  | 'PA'
  /** Peru. */
  | 'PE'
  /** French Polynesia. */
  | 'PF'
  /** Papua New Guinea. */
  | 'PG'
  /** Philippines. */
  | 'PH'
  /** Pakistan. */
  | 'PK'
  /** Poland. */
  | 'PL'
  /** St. Pierre & Miquelon. */
  | 'PM'
  /** Pitcairn Islands. */
  | 'PN'
  /** Palestinian Territories. */
  | 'PS'
  /** Portugal. */
  | 'PT'
  /** Paraguay. */
  | 'PY'
  /** Qatar. */
  | 'QA'
  /** Réunion. */
  | 'RE'
  /** Romania. */
  | 'RO'
  /** Serbia. */
  | 'RS'
  /** Russia. */
  | 'RU'
  /** Rwanda. */
  | 'RW'
  /** Saudi Arabia. */
  | 'SA'
  /** Solomon Islands. */
  | 'SB'
  /** Seychelles. */
  | 'SC'
  /** Sudan. */
  | 'SD'
  /** Sweden. */
  | 'SE'
  /** Singapore. */
  | 'SG'
  /** St. Helena. */
  | 'SH'
  /** Slovenia. */
  | 'SI'
  /** Svalbard & Jan Mayen. */
  | 'SJ'
  /** Slovakia. */
  | 'SK'
  /** Sierra Leone. */
  | 'SL'
  /** San Marino. */
  | 'SM'
  /** Senegal. */
  | 'SN'
  /** Somalia. */
  | 'SO'
  /** Suriname. */
  | 'SR'
  /** South Sudan. */
  | 'SS'
  /** São Tomé & Príncipe. */
  | 'ST'
  /** El Salvador. */
  | 'SV'
  /** Sint Maarten. */
  | 'SX'
  /** Syria. */
  | 'SY'
  /** Eswatini. */
  | 'SZ'
  /** Tristan da Cunha. */
  | 'TA'
  /** Turks & Caicos Islands. */
  | 'TC'
  /** Chad. */
  | 'TD'
  /** French Southern Territories. */
  | 'TF'
  /** Togo. */
  | 'TG'
  /** Thailand. */
  | 'TH'
  /** Tajikistan. */
  | 'TJ'
  /** Tokelau. */
  | 'TK'
  /** Timor-Leste. */
  | 'TL'
  /** Turkmenistan. */
  | 'TM'
  /** Tunisia. */
  | 'TN'
  /** Tonga. */
  | 'TO'
  /** Türkiye. */
  | 'TR'
  /** Trinidad & Tobago. */
  | 'TT'
  /** Tuvalu. */
  | 'TV'
  /** Taiwan. */
  | 'TW'
  /** Tanzania. */
  | 'TZ'
  /** Ukraine. */
  | 'UA'
  /** Uganda. */
  | 'UG'
  /** U.S. Outlying Islands. */
  | 'UM'
  /** United States. */
  | 'US'
  /** Uruguay. */
  | 'UY'
  /** Uzbekistan. */
  | 'UZ'
  /** Vatican City. */
  | 'VA'
  /** St. Vincent & Grenadines. */
  | 'VC'
  /** Venezuela. */
  | 'VE'
  /** British Virgin Islands. */
  | 'VG'
  /** Vietnam. */
  | 'VN'
  /** Vanuatu. */
  | 'VU'
  /** Wallis & Futuna. */
  | 'WF'
  /** Samoa. */
  | 'WS'
  /** Kosovo. */
  | 'XK'
  /** Yemen. */
  | 'YE'
  /** Mayotte. */
  | 'YT'
  /** South Africa. */
  | 'ZA'
  /** Zambia. */
  | 'ZM'
  /** Zimbabwe. */
  | 'ZW'
  /** Unknown Region. */
  | 'ZZ';

/**
 * The three-letter currency codes that represent the world currencies used in
 * stores. These include standard ISO 4217 codes, legacy codes,
 * and non-standard codes.
 *
 */
export type CurrencyCode =
  /** United Arab Emirates Dirham (AED). */
  | 'AED'
  /** Afghan Afghani (AFN). */
  | 'AFN'
  /** Albanian Lek (ALL). */
  | 'ALL'
  /** Armenian Dram (AMD). */
  | 'AMD'
  /** Netherlands Antillean Guilder. */
  | 'ANG'
  /** Angolan Kwanza (AOA). */
  | 'AOA'
  /** Argentine Pesos (ARS). */
  | 'ARS'
  /** Australian Dollars (AUD). */
  | 'AUD'
  /** Aruban Florin (AWG). */
  | 'AWG'
  /** Azerbaijani Manat (AZN). */
  | 'AZN'
  /** Bosnia and Herzegovina Convertible Mark (BAM). */
  | 'BAM'
  /** Barbadian Dollar (BBD). */
  | 'BBD'
  /** Bangladesh Taka (BDT). */
  | 'BDT'
  /** Bulgarian Lev (BGN). */
  | 'BGN'
  /** Bahraini Dinar (BHD). */
  | 'BHD'
  /** Burundian Franc (BIF). */
  | 'BIF'
  /** Bermudian Dollar (BMD). */
  | 'BMD'
  /** Brunei Dollar (BND). */
  | 'BND'
  /** Bolivian Boliviano (BOB). */
  | 'BOB'
  /** Brazilian Real (BRL). */
  | 'BRL'
  /** Bahamian Dollar (BSD). */
  | 'BSD'
  /** Bhutanese Ngultrum (BTN). */
  | 'BTN'
  /** Botswana Pula (BWP). */
  | 'BWP'
  /** Belarusian Ruble (BYN). */
  | 'BYN'
  /** Belarusian Ruble (BYR). */
  | 'BYR'
  /** Belize Dollar (BZD). */
  | 'BZD'
  /** Canadian Dollars (CAD). */
  | 'CAD'
  /** Congolese franc (CDF). */
  | 'CDF'
  /** Swiss Francs (CHF). */
  | 'CHF'
  /** Chilean Peso (CLP). */
  | 'CLP'
  /** Chinese Yuan Renminbi (CNY). */
  | 'CNY'
  /** Colombian Peso (COP). */
  | 'COP'
  /** Costa Rican Colones (CRC). */
  | 'CRC'
  /** Cape Verdean escudo (CVE). */
  | 'CVE'
  /** Czech Koruny (CZK). */
  | 'CZK'
  /** Djiboutian Franc (DJF). */
  | 'DJF'
  /** Danish Kroner (DKK). */
  | 'DKK'
  /** Dominican Peso (DOP). */
  | 'DOP'
  /** Algerian Dinar (DZD). */
  | 'DZD'
  /** Egyptian Pound (EGP). */
  | 'EGP'
  /** Eritrean Nakfa (ERN). */
  | 'ERN'
  /** Ethiopian Birr (ETB). */
  | 'ETB'
  /** Euro (EUR). */
  | 'EUR'
  /** Fijian Dollars (FJD). */
  | 'FJD'
  /** Falkland Islands Pounds (FKP). */
  | 'FKP'
  /** United Kingdom Pounds (GBP). */
  | 'GBP'
  /** Georgian Lari (GEL). */
  | 'GEL'
  /** Ghanaian Cedi (GHS). */
  | 'GHS'
  /** Gibraltar Pounds (GIP). */
  | 'GIP'
  /** Gambian Dalasi (GMD). */
  | 'GMD'
  /** Guinean Franc (GNF). */
  | 'GNF'
  /** Guatemalan Quetzal (GTQ). */
  | 'GTQ'
  /** Guyanese Dollar (GYD). */
  | 'GYD'
  /** Hong Kong Dollars (HKD). */
  | 'HKD'
  /** Honduran Lempira (HNL). */
  | 'HNL'
  /** Croatian Kuna (HRK). */
  | 'HRK'
  /** Haitian Gourde (HTG). */
  | 'HTG'
  /** Hungarian Forint (HUF). */
  | 'HUF'
  /** Indonesian Rupiah (IDR). */
  | 'IDR'
  /** Israeli New Shekel (NIS). */
  | 'ILS'
  /** Indian Rupees (INR). */
  | 'INR'
  /** Iraqi Dinar (IQD). */
  | 'IQD'
  /** Iranian Rial (IRR). */
  | 'IRR'
  /** Icelandic Kronur (ISK). */
  | 'ISK'
  /** Jersey Pound. */
  | 'JEP'
  /** Jamaican Dollars (JMD). */
  | 'JMD'
  /** Jordanian Dinar (JOD). */
  | 'JOD'
  /** Japanese Yen (JPY). */
  | 'JPY'
  /** Kenyan Shilling (KES). */
  | 'KES'
  /** Kyrgyzstani Som (KGS). */
  | 'KGS'
  /** Cambodian Riel. */
  | 'KHR'
  /** Kiribati Dollar (KID). */
  | 'KID'
  /** Comorian Franc (KMF). */
  | 'KMF'
  /** South Korean Won (KRW). */
  | 'KRW'
  /** Kuwaiti Dinar (KWD). */
  | 'KWD'
  /** Cayman Dollars (KYD). */
  | 'KYD'
  /** Kazakhstani Tenge (KZT). */
  | 'KZT'
  /** Laotian Kip (LAK). */
  | 'LAK'
  /** Lebanese Pounds (LBP). */
  | 'LBP'
  /** Sri Lankan Rupees (LKR). */
  | 'LKR'
  /** Liberian Dollar (LRD). */
  | 'LRD'
  /** Lesotho Loti (LSL). */
  | 'LSL'
  /** Lithuanian Litai (LTL). */
  | 'LTL'
  /** Latvian Lati (LVL). */
  | 'LVL'
  /** Libyan Dinar (LYD). */
  | 'LYD'
  /** Moroccan Dirham. */
  | 'MAD'
  /** Moldovan Leu (MDL). */
  | 'MDL'
  /** Malagasy Ariary (MGA). */
  | 'MGA'
  /** Macedonia Denar (MKD). */
  | 'MKD'
  /** Burmese Kyat (MMK). */
  | 'MMK'
  /** Mongolian Tugrik. */
  | 'MNT'
  /** Macanese Pataca (MOP). */
  | 'MOP'
  /** Mauritanian Ouguiya (MRU). */
  | 'MRU'
  /** Mauritian Rupee (MUR). */
  | 'MUR'
  /** Maldivian Rufiyaa (MVR). */
  | 'MVR'
  /** Malawian Kwacha (MWK). */
  | 'MWK'
  /** Mexican Pesos (MXN). */
  | 'MXN'
  /** Malaysian Ringgits (MYR). */
  | 'MYR'
  /** Mozambican Metical. */
  | 'MZN'
  /** Namibian Dollar. */
  | 'NAD'
  /** Nigerian Naira (NGN). */
  | 'NGN'
  /** Nicaraguan Córdoba (NIO). */
  | 'NIO'
  /** Norwegian Kroner (NOK). */
  | 'NOK'
  /** Nepalese Rupee (NPR). */
  | 'NPR'
  /** New Zealand Dollars (NZD). */
  | 'NZD'
  /** Omani Rial (OMR). */
  | 'OMR'
  /** Panamian Balboa (PAB). */
  | 'PAB'
  /** Peruvian Nuevo Sol (PEN). */
  | 'PEN'
  /** Papua New Guinean Kina (PGK). */
  | 'PGK'
  /** Philippine Peso (PHP). */
  | 'PHP'
  /** Pakistani Rupee (PKR). */
  | 'PKR'
  /** Polish Zlotych (PLN). */
  | 'PLN'
  /** Paraguayan Guarani (PYG). */
  | 'PYG'
  /** Qatari Rial (QAR). */
  | 'QAR'
  /** Romanian Lei (RON). */
  | 'RON'
  /** Serbian dinar (RSD). */
  | 'RSD'
  /** Russian Rubles (RUB). */
  | 'RUB'
  /** Rwandan Franc (RWF). */
  | 'RWF'
  /** Saudi Riyal (SAR). */
  | 'SAR'
  /** Solomon Islands Dollar (SBD). */
  | 'SBD'
  /** Seychellois Rupee (SCR). */
  | 'SCR'
  /** Sudanese Pound (SDG). */
  | 'SDG'
  /** Swedish Kronor (SEK). */
  | 'SEK'
  /** Singapore Dollars (SGD). */
  | 'SGD'
  /** Saint Helena Pounds (SHP). */
  | 'SHP'
  /** Sierra Leonean Leone (SLL). */
  | 'SLL'
  /** Somali Shilling (SOS). */
  | 'SOS'
  /** Surinamese Dollar (SRD). */
  | 'SRD'
  /** South Sudanese Pound (SSP). */
  | 'SSP'
  /** Sao Tome And Principe Dobra (STD). */
  | 'STD'
  /** Sao Tome And Principe Dobra (STN). */
  | 'STN'
  /** Syrian Pound (SYP). */
  | 'SYP'
  /** Swazi Lilangeni (SZL). */
  | 'SZL'
  /** Thai baht (THB). */
  | 'THB'
  /** Tajikistani Somoni (TJS). */
  | 'TJS'
  /** Turkmenistani Manat (TMT). */
  | 'TMT'
  /** Tunisian Dinar (TND). */
  | 'TND'
  /** Tongan Pa'anga (TOP). */
  | 'TOP'
  /** Turkish Lira (TRY). */
  | 'TRY'
  /** Trinidad and Tobago Dollars (TTD). */
  | 'TTD'
  /** Taiwan Dollars (TWD). */
  | 'TWD'
  /** Tanzanian Shilling (TZS). */
  | 'TZS'
  /** Ukrainian Hryvnia (UAH). */
  | 'UAH'
  /** Ugandan Shilling (UGX). */
  | 'UGX'
  /** United States Dollars (USD). */
  | 'USD'
  /** Uruguayan Pesos (UYU). */
  | 'UYU'
  /** Uzbekistan som (UZS). */
  | 'UZS'
  /** Venezuelan Bolivares (VED). */
  | 'VED'
  /** Venezuelan Bolivares (VEF). */
  | 'VEF'
  /** Venezuelan Bolivares Soberanos (VES). */
  | 'VES'
  /** Vietnamese đồng (VND). */
  | 'VND'
  /** Vanuatu Vatu (VUV). */
  | 'VUV'
  /** Samoan Tala (WST). */
  | 'WST'
  /** Central African CFA Franc (XAF). */
  | 'XAF'
  /** East Caribbean Dollar (XCD). */
  | 'XCD'
  /** West African CFA franc (XOF). */
  | 'XOF'
  /** CFP Franc (XPF). */
  | 'XPF'
  /** Unrecognized currency. */
  | 'XXX'
  /** Yemeni Rial (YER). */
  | 'YER'
  /** South African Rand (ZAR). */
  | 'ZAR'
  /** Zambian Kwacha (ZMW). */
  | 'ZMW';

/** Digital wallet, such as Apple Pay, which can be used for accelerated checkouts. */
export type DigitalWallet =
  /** Android Pay. */
  | 'ANDROID_PAY'
  /** Apple Pay. */
  | 'APPLE_PAY'
  /** Google Pay. */
  | 'GOOGLE_PAY'
  /** Shopify Pay. */
  | 'SHOPIFY_PAY';

/**
 * The type of data that the filter group represents.
 *
 * For more information, refer to [Filter products in a collection with the Storefront API]
 * (https://shopify.dev/custom-storefronts/products-collections/filter-products).
 *
 */
export type FilterType =
  /** A boolean value. */
  | 'BOOLEAN'
  /** A list of selectable values. */
  | 'LIST'
  /** A range of prices. */
  | 'PRICE_RANGE';

/** The input fields to identify a metafield on an owner resource by namespace and key. */
export type HasMetafieldsIdentifier = {
  /** The identifier for the metafield. */
  key: string;
  /** The container the metafield belongs to. If omitted, the app-reserved namespace will be used. */
  namespace?: string | null | undefined;
};

/** Language codes supported by Shopify. */
export type LanguageCode =
  /** Afrikaans. */
  | 'AF'
  /** Akan. */
  | 'AK'
  /** Amharic. */
  | 'AM'
  /** Arabic. */
  | 'AR'
  /** Assamese. */
  | 'AS'
  /** Azerbaijani. */
  | 'AZ'
  /** Belarusian. */
  | 'BE'
  /** Bulgarian. */
  | 'BG'
  /** Bambara. */
  | 'BM'
  /** Bangla. */
  | 'BN'
  /** Tibetan. */
  | 'BO'
  /** Breton. */
  | 'BR'
  /** Bosnian. */
  | 'BS'
  /** Catalan. */
  | 'CA'
  /** Chechen. */
  | 'CE'
  /** Central Kurdish. */
  | 'CKB'
  /** Czech. */
  | 'CS'
  /** Church Slavic. */
  | 'CU'
  /** Welsh. */
  | 'CY'
  /** Danish. */
  | 'DA'
  /** German. */
  | 'DE'
  /** Dzongkha. */
  | 'DZ'
  /** Ewe. */
  | 'EE'
  /** Greek. */
  | 'EL'
  /** English. */
  | 'EN'
  /** Esperanto. */
  | 'EO'
  /** Spanish. */
  | 'ES'
  /** Estonian. */
  | 'ET'
  /** Basque. */
  | 'EU'
  /** Persian. */
  | 'FA'
  /** Fulah. */
  | 'FF'
  /** Finnish. */
  | 'FI'
  /** Filipino. */
  | 'FIL'
  /** Faroese. */
  | 'FO'
  /** French. */
  | 'FR'
  /** Western Frisian. */
  | 'FY'
  /** Irish. */
  | 'GA'
  /** Scottish Gaelic. */
  | 'GD'
  /** Galician. */
  | 'GL'
  /** Gujarati. */
  | 'GU'
  /** Manx. */
  | 'GV'
  /** Hausa. */
  | 'HA'
  /** Hebrew. */
  | 'HE'
  /** Hindi. */
  | 'HI'
  /** Croatian. */
  | 'HR'
  /** Hungarian. */
  | 'HU'
  /** Armenian. */
  | 'HY'
  /** Interlingua. */
  | 'IA'
  /** Indonesian. */
  | 'ID'
  /** Igbo. */
  | 'IG'
  /** Sichuan Yi. */
  | 'II'
  /** Icelandic. */
  | 'IS'
  /** Italian. */
  | 'IT'
  /** Japanese. */
  | 'JA'
  /** Javanese. */
  | 'JV'
  /** Georgian. */
  | 'KA'
  /** Kikuyu. */
  | 'KI'
  /** Kazakh. */
  | 'KK'
  /** Kalaallisut. */
  | 'KL'
  /** Khmer. */
  | 'KM'
  /** Kannada. */
  | 'KN'
  /** Korean. */
  | 'KO'
  /** Kashmiri. */
  | 'KS'
  /** Kurdish. */
  | 'KU'
  /** Cornish. */
  | 'KW'
  /** Kyrgyz. */
  | 'KY'
  /** Latin. */
  | 'LA'
  /** Luxembourgish. */
  | 'LB'
  /** Ganda. */
  | 'LG'
  /** Lingala. */
  | 'LN'
  /** Lao. */
  | 'LO'
  /** Lithuanian. */
  | 'LT'
  /** Luba-Katanga. */
  | 'LU'
  /** Latvian. */
  | 'LV'
  /** Malagasy. */
  | 'MG'
  /** Māori. */
  | 'MI'
  /** Macedonian. */
  | 'MK'
  /** Malayalam. */
  | 'ML'
  /** Mongolian. */
  | 'MN'
  /** Moldavian. */
  | 'MO'
  /** Marathi. */
  | 'MR'
  /** Malay. */
  | 'MS'
  /** Maltese. */
  | 'MT'
  /** Burmese. */
  | 'MY'
  /** Norwegian (Bokmål). */
  | 'NB'
  /** North Ndebele. */
  | 'ND'
  /** Nepali. */
  | 'NE'
  /** Dutch. */
  | 'NL'
  /** Norwegian Nynorsk. */
  | 'NN'
  /** Norwegian. */
  | 'NO'
  /** Oromo. */
  | 'OM'
  /** Odia. */
  | 'OR'
  /** Ossetic. */
  | 'OS'
  /** Punjabi. */
  | 'PA'
  /** Polish. */
  | 'PL'
  /** Pashto. */
  | 'PS'
  /** Portuguese. */
  | 'PT'
  /** Portuguese (Brazil). */
  | 'PT_BR'
  /** Portuguese (Portugal). */
  | 'PT_PT'
  /** Quechua. */
  | 'QU'
  /** Romansh. */
  | 'RM'
  /** Rundi. */
  | 'RN'
  /** Romanian. */
  | 'RO'
  /** Russian. */
  | 'RU'
  /** Kinyarwanda. */
  | 'RW'
  /** Sanskrit. */
  | 'SA'
  /** Sardinian. */
  | 'SC'
  /** Sindhi. */
  | 'SD'
  /** Northern Sami. */
  | 'SE'
  /** Sango. */
  | 'SG'
  /** Serbo-Croatian. */
  | 'SH'
  /** Sinhala. */
  | 'SI'
  /** Slovak. */
  | 'SK'
  /** Slovenian. */
  | 'SL'
  /** Shona. */
  | 'SN'
  /** Somali. */
  | 'SO'
  /** Albanian. */
  | 'SQ'
  /** Serbian. */
  | 'SR'
  /** Sundanese. */
  | 'SU'
  /** Swedish. */
  | 'SV'
  /** Swahili. */
  | 'SW'
  /** Tamil. */
  | 'TA'
  /** Telugu. */
  | 'TE'
  /** Tajik. */
  | 'TG'
  /** Thai. */
  | 'TH'
  /** Tigrinya. */
  | 'TI'
  /** Turkmen. */
  | 'TK'
  /** Tongan. */
  | 'TO'
  /** Turkish. */
  | 'TR'
  /** Tatar. */
  | 'TT'
  /** Uyghur. */
  | 'UG'
  /** Ukrainian. */
  | 'UK'
  /** Urdu. */
  | 'UR'
  /** Uzbek. */
  | 'UZ'
  /** Vietnamese. */
  | 'VI'
  /** Volapük. */
  | 'VO'
  /** Wolof. */
  | 'WO'
  /** Xhosa. */
  | 'XH'
  /** Yiddish. */
  | 'YI'
  /** Yoruba. */
  | 'YO'
  /** Chinese. */
  | 'ZH'
  /** Chinese (Simplified). */
  | 'ZH_CN'
  /** Chinese (Traditional). */
  | 'ZH_TW'
  /** Zulu. */
  | 'ZU';

/** Host for a Media Resource. */
export type MediaHost =
  /** Host for Vimeo embedded videos. */
  | 'VIMEO'
  /** Host for YouTube embedded videos. */
  | 'YOUTUBE';

/** A menu item type. */
export type MenuItemType =
  /** An article link. */
  | 'ARTICLE'
  /** A blog link. */
  | 'BLOG'
  /** A catalog link. */
  | 'CATALOG'
  /** A collection link. */
  | 'COLLECTION'
  /** A collection link. */
  | 'COLLECTIONS'
  /** A customer account page link. */
  | 'CUSTOMER_ACCOUNT_PAGE'
  /** A frontpage link. */
  | 'FRONTPAGE'
  /** An http link. */
  | 'HTTP'
  /** A metaobject page link. */
  | 'METAOBJECT'
  /** A page link. */
  | 'PAGE'
  /** A product link. */
  | 'PRODUCT'
  /** A search link. */
  | 'SEARCH'
  /** A shop policy link. */
  | 'SHOP_POLICY';

/**
 * A filter used to view a subset of products in a collection matching a specific metafield value.
 *
 * Only the following metafield types are currently supported:
 * - `number_integer`
 * - `number_decimal`
 * - `single_line_text_field`
 * - `boolean` as of 2022-04.
 *
 */
export type MetafieldFilter = {
  /** The key of the metafield to filter on. */
  key: string;
  /** The namespace of the metafield to filter on. */
  namespace: string;
  /** The value of the metafield. */
  value: string;
};

/** The preferred delivery methods such as shipping, local pickup or through pickup points. */
export type PreferenceDeliveryMethodType =
  /** A delivery method used to let buyers collect purchases at designated locations like parcel lockers. */
  | 'PICKUP_POINT'
  /** A delivery method used to let buyers receive items directly from a specific location within an area. */
  | 'PICK_UP'
  /** A delivery method used to send items directly to a buyer’s specified address. */
  | 'SHIPPING';

/**
 * The input fields for a filter used to view a subset of products in a collection matching a specific price range.
 *
 */
export type PriceRangeFilter = {
  /** The maximum price in the range. Empty indicates no max price. */
  max?: number | null | undefined;
  /** The minimum price in the range. Defaults to zero. */
  min?: number | null | undefined;
};

/** The set of valid sort keys for the ProductCollection query. */
export type ProductCollectionSortKeys =
  /** Sort by the `best-selling` value. */
  | 'BEST_SELLING'
  /** Sort by the `collection-default` value. */
  | 'COLLECTION_DEFAULT'
  /** Sort by the `created` value. */
  | 'CREATED'
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `manual` value. */
  | 'MANUAL'
  /** Sort by the `price` value. */
  | 'PRICE'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE';

/**
 * The input fields for a filter used to view a subset of products in a collection.
 * By default, the `available` and `price` filters are enabled. Filters are customized with the Shopify Search & Discovery app.
 * Learn more about [customizing storefront filtering](https://help.shopify.com/manual/online-store/themes/customizing-themes/storefront-filters).
 *
 */
export type ProductFilter = {
  /** Filter on if the product is available for sale. */
  available?: boolean | null | undefined;
  /** A product category to filter on. */
  category?: CategoryFilter | null | undefined;
  /** A range of prices to filter with-in. */
  price?: PriceRangeFilter | null | undefined;
  /** A product metafield to filter on. */
  productMetafield?: MetafieldFilter | null | undefined;
  /** The product type to filter on. */
  productType?: string | null | undefined;
  /** The product vendor to filter on. */
  productVendor?: string | null | undefined;
  /** A product tag to filter on. */
  tag?: string | null | undefined;
  /** A standard product attribute metafield to filter on. */
  taxonomyMetafield?: TaxonomyMetafieldFilter | null | undefined;
  /** A variant metafield to filter on. */
  variantMetafield?: MetafieldFilter | null | undefined;
  /** A variant option to filter on. */
  variantOption?: VariantOptionFilter | null | undefined;
};

/**
 * The recommendation intent that is used to generate product recommendations.
 * You can use intent to generate product recommendations according to different strategies.
 *
 */
export type ProductRecommendationIntent =
  /** Offer customers products that are complementary to a product for which recommendations are to be fetched. An example is add-on products that display in a Pair it with section. */
  | 'COMPLEMENTARY'
  /** Offer customers a mix of products that are similar or complementary to a product for which recommendations are to be fetched. An example is substitutable products that display in a You may also like section. */
  | 'RELATED';

/** The set of valid sort keys for the search query. */
export type SearchSortKeys =
  /** Sort by the `price` value. */
  | 'PRICE'
  /** Sort by relevance to the search terms. */
  | 'RELEVANCE';

/** Represents a valid selling plan interval. */
export type SellingPlanInterval =
  /** Day interval. */
  | 'DAY'
  /** Month interval. */
  | 'MONTH'
  /** Week interval. */
  | 'WEEK'
  /** Year interval. */
  | 'YEAR';

/**
 * A filter used to view a subset of products in a collection matching a specific taxonomy metafield value.
 *
 */
export type TaxonomyMetafieldFilter = {
  /** The key of the metafield to filter on. */
  key: string;
  /** The namespace of the metafield to filter on. */
  namespace: string;
  /** The value of the metafield. */
  value: string;
};

/** The valid units of measurement for a unit price measurement. */
export type UnitPriceMeasurementMeasuredUnit =
  /** 100 centiliters equals 1 liter. */
  | 'CL'
  /** 100 centimeters equals 1 meter. */
  | 'CM'
  /** Imperial system unit of volume (U.S. customary unit). */
  | 'FLOZ'
  /** 1 foot equals 12 inches. */
  | 'FT'
  /** Imperial system unit of area. */
  | 'FT2'
  /** Metric system unit of weight. */
  | 'G'
  /** 1 gallon equals 128 fluid ounces (U.S. customary unit). */
  | 'GAL'
  /** Imperial system unit of length. */
  | 'IN'
  /** 1 item, a unit of count. */
  | 'ITEM'
  /** 1 kilogram equals 1000 grams. */
  | 'KG'
  /** Metric system unit of volume. */
  | 'L'
  /** Imperial system unit of weight. */
  | 'LB'
  /** Metric system unit of length. */
  | 'M'
  /** Metric system unit of area. */
  | 'M2'
  /** 1 cubic meter equals 1000 liters. */
  | 'M3'
  /** 1000 milligrams equals 1 gram. */
  | 'MG'
  /** 1000 milliliters equals 1 liter. */
  | 'ML'
  /** 1000 millimeters equals 1 meter. */
  | 'MM'
  /** 16 ounces equals 1 pound. */
  | 'OZ'
  /** 1 pint equals 16 fluid ounces (U.S. customary unit). */
  | 'PT'
  /** 1 quart equals 32 fluid ounces (U.S. customary unit). */
  | 'QT'
  /** The unit of measurement is unknown. Upgrade to the latest version of the API to resolve this unit. */
  | 'UNKNOWN'
  /** 1 yard equals 36 inches. */
  | 'YD';

/** The input fields for a filter used to view a subset of products in a collection matching a specific variant option. */
export type VariantOptionFilter = {
  /** The name of the variant option to filter on. */
  name: string;
  /** The value of the variant option to filter on. */
  value: string;
};

export type ArticleByHandleQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
}>;


export type ArticleByHandleQuery = { blog: { articleByHandle: { id: string, handle: string, title: string, contentHtml: string, excerpt: string | null, publishedAt: string, seo: { description: string | null } | null } | null } | null };

export type ArticlesQueryVariables = Exact<{
  language?: LanguageCode | null | undefined;
}>;


export type ArticlesQuery = { blog: { articles: { nodes: Array<{ id: string, handle: string, title: string, excerpt: string | null }> } } | null };

export type BrandsQueryVariables = Exact<{
  handle: string;
  count: number;
  withSizes: boolean;
  language?: LanguageCode | null | undefined;
}>;


export type BrandsQuery = { collection: { id: string, brands: { references: { nodes: Array<
          | { id: string, handle: string, title: string, subTitle: { value: string } | null, logo: { reference:
                | { image: { id: string | null, url: string, altText: string | null } | null }
                | Record<PropertyKey, never>
               | null } | null }
          | Record<PropertyKey, never>
        > } | null } | null, products?: { filters: Array<{ id: string, values: Array<{ label: string, count: number }> }> } } | null };

export type CartAttributesQueryVariables = Exact<{
  cartId: string | number;
  language?: LanguageCode | null | undefined;
}>;


export type CartAttributesQuery = { cart: { attributes: Array<{ key: string, value: string | null }> } | null };

export type CartAttributesUpdateMutationVariables = Exact<{
  cartId: string | number;
  attributes: Array<AttributeInput> | AttributeInput;
  language?: LanguageCode | null | undefined;
}>;


export type CartAttributesUpdateMutation = { cartAttributesUpdate: { userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CartBuyerIdentityUpdateMutationVariables = Exact<{
  cartId: string | number;
  buyerIdentity: CartBuyerIdentityInput;
  language?: LanguageCode | null | undefined;
}>;


export type CartBuyerIdentityUpdateMutation = { cartBuyerIdentityUpdate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, lines: { nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
          | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
        >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null, warnings: Array<{ code: CartWarningCode, message: string, target: string }>, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CartCreateMutationVariables = Exact<{
  lines?: Array<CartLineInput> | CartLineInput | null | undefined;
  attributes?: Array<AttributeInput> | AttributeInput | null | undefined;
  buyerIdentity?: CartBuyerIdentityInput | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type CartCreateMutation = { cartCreate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, lines: { nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
          | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
        >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null, warnings: Array<{ code: CartWarningCode, message: string, target: string }>, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CartDiscountCodesUpdateMutationVariables = Exact<{
  cartId: string | number;
  discountCodes: Array<string> | string;
  language?: LanguageCode | null | undefined;
}>;


export type CartDiscountCodesUpdateMutation = { cartDiscountCodesUpdate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, lines: { nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
          | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
        >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null, warnings: Array<{ code: CartWarningCode, message: string, target: string }>, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CartGiftCardCodesRemoveMutationVariables = Exact<{
  cartId: string | number;
  appliedGiftCardIds: Array<string | number> | string | number;
  language?: LanguageCode | null | undefined;
}>;


export type CartGiftCardCodesRemoveMutation = { cartGiftCardCodesRemove: { cart: { id: string, totalQuantity: number, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, lines: { nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
          | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
        >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null, warnings: Array<{ code: CartWarningCode, message: string, target: string }>, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CartGiftCardCodesUpdateMutationVariables = Exact<{
  cartId: string | number;
  giftCardCodes: Array<string> | string;
  language?: LanguageCode | null | undefined;
}>;


export type CartGiftCardCodesUpdateMutation = { cartGiftCardCodesUpdate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, lines: { nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
          | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
        >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null, warnings: Array<{ code: CartWarningCode, message: string, target: string }>, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CartLinesAddMutationVariables = Exact<{
  cartId: string | number;
  lines: Array<CartLineInput> | CartLineInput;
  language?: LanguageCode | null | undefined;
}>;


export type CartLinesAddMutation = { cartLinesAdd: { cart: { id: string, totalQuantity: number, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, lines: { nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
          | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
        >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null, warnings: Array<{ code: CartWarningCode, message: string, target: string }>, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CartLinesAfterQueryVariables = Exact<{
  cartId: string | number;
  cursor: string;
  language?: LanguageCode | null | undefined;
}>;


export type CartLinesAfterQuery = { cart: { lines: { nodes: Array<
        | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                | { __typename: 'Collection' }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product' }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
               | null, references: { nodes: Array<
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject' }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
        | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                | { __typename: 'Collection' }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product' }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
               | null, references: { nodes: Array<
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject' }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
      >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CartLinesRemoveMutationVariables = Exact<{
  cartId: string | number;
  lineIds: Array<string | number> | string | number;
  language?: LanguageCode | null | undefined;
}>;


export type CartLinesRemoveMutation = { cartLinesRemove: { cart: { id: string, totalQuantity: number, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, lines: { nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
          | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
        >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null, warnings: Array<{ code: CartWarningCode, message: string, target: string }>, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CartLinesUpdateMutationVariables = Exact<{
  cartId: string | number;
  lines: Array<CartLineUpdateInput> | CartLineUpdateInput;
  language?: LanguageCode | null | undefined;
}>;


export type CartLinesUpdateMutation = { cartLinesUpdate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, lines: { nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
          | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                 | null, references: { nodes: Array<
                    | { __typename: 'Collection' }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product' }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                  > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
        >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null, warnings: Array<{ code: CartWarningCode, message: string, target: string }>, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CartNoteUpdateMutationVariables = Exact<{
  cartId: string | number;
  note: string;
  language?: LanguageCode | null | undefined;
}>;


export type CartNoteUpdateMutation = { cartNoteUpdate: { userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CategoryHitsQueryVariables = Exact<{
  handle: string;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type CategoryHitsQuery = { collection: { id: string, handle: string, title: string, image: { id: string | null, url: string, altText: string | null } | null, products: { nodes: Array<{ id: string, handle: string, title: string, vendor: string, shortNote: { value: string } | null, rating: { value: string } | null, ratingCount: { value: string } | null, featuredImage: { id: string | null, url: string, altText: string | null } | null, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null }> } }> }, brandlogo: { reference:
        | { image: { id: string | null, url: string, altText: string | null } | null }
        | Record<PropertyKey, never>
       | null } | null } | null };

export type ChangedPagesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  language?: LanguageCode | null | undefined;
}>;


export type ChangedPagesQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection', handle: string, noindex: { value: string } | null }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product', handle: string }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export type CollectionQueryVariables = Exact<{
  handle: string;
  first?: number | null | undefined;
  endCursor?: string | null | undefined;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  sortKey?: ProductCollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  language?: LanguageCode | null | undefined;
  cardFields?: Array<HasMetafieldsIdentifier> | HasMetafieldsIdentifier;
}>;


export type CollectionQuery = { collection: { id: string, handle: string, title: string, descriptionHtml: string, seo: { title: string | null, description: string | null }, image: { id: string | null, url: string, altText: string | null } | null, products: { nodes: Array<{ id: string, handle: string, title: string, vendor: string, productType: string, publishedAt: string, isGiftCard: boolean, seo: { title: string | null, description: string | null }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, featuredImage: { id: string | null, url: string, altText: string | null } | null, variants: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }> }, shortNote: { value: string } | null, cardFields: Array<{ namespace: string, key: string, value: string, reference:
            | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
            | Record<PropertyKey, never>
           | null } | null>, rating: { value: string } | null, ratingCount: { value: string } | null, variantExtras: { nodes: Array<{ id: string, lowestPrice30Days: { value: string } | null, sumOfSinglePrices: { value: string } | null, badge: { reference:
                | { fields: Array<{ key: string, value: string | null }> }
                | Record<PropertyKey, never>
               | null } | null, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> } }> }, certifications: { references: { nodes: Array<
              | { id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
                    | { image: { id: string | null, url: string, altText: string | null } | null }
                    | Record<PropertyKey, never>
                   | null }> }
              | Record<PropertyKey, never>
            > } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, filters: Array<{ id: string, label: string, type: FilterType, values: Array<{ id: string, label: string, input: unknown, count: number }> }> }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
        | { __typename: 'Collection', id: string, title: string, handle: string }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
        | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, value: string | null, reference:
              | { id: string, title: string, handle: string }
              | { id: string, image: { id: string | null, url: string, altText: string | null } | null }
              | Record<PropertyKey, never>
             | null, references: { nodes: Array<
                | { id: string, title: string, handle: string }
                | { id: string, image: { id: string | null, url: string, altText: string | null } | null }
                | Record<PropertyKey, never>
              > } | null }> }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null, references: { nodes: Array<
          | { __typename: 'Collection', id: string, title: string, handle: string }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
          | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, value: string | null, reference:
                | { id: string, title: string, handle: string }
                | { id: string, image: { id: string | null, url: string, altText: string | null } | null }
                | Record<PropertyKey, never>
               | null, references: { nodes: Array<
                  | { id: string, title: string, handle: string }
                  | { id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | Record<PropertyKey, never>
                > } | null }> }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product' }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
        > } | null } | null> } | null };

export type CollectionHandleByIdQueryVariables = Exact<{
  id: string | number;
  language?: LanguageCode | null | undefined;
}>;


export type CollectionHandleByIdQuery = { collection: { id: string, handle: string } | null };

export type CollectionNamesQueryVariables = Exact<{
  after?: string | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type CollectionNamesQuery = { collections: { nodes: Array<{ id: string, handle: string, title: string, brandlogo: { value: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CollectionSizeQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
}>;


export type CollectionSizeQuery = { collection: { id: string, products: { filters: Array<{ id: string, label: string, type: FilterType, values: Array<{ id: string, label: string, input: unknown, count: number }> }> } } | null };

export type ContentStateQueryVariables = Exact<{
  language?: LanguageCode | null | undefined;
}>;


export type ContentStateQuery = { pages: { nodes: Array<{ id: string, handle: string, title: string, body: string, seo: { description: string | null } | null, sections: { value: string } | null }> }, blog: { articles: { nodes: Array<{ id: string, handle: string, title: string, contentHtml: string, excerpt: string | null, seo: { description: string | null } | null }> } } | null };

export type DocumentHandleQueryVariables = Exact<{
  id: string | number;
  language?: LanguageCode | null | undefined;
}>;


export type DocumentHandleQuery = { node:
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article', handle: string }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection' }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page', handle: string }
    | { __typename: 'Product' }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null };

export type FeedProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type FeedProductsQuery = { products: { nodes: Array<{ id: string, handle: string, title: string, vendor: string, productType: string, descriptionHtml: string, isGiftCard: boolean, tags: Array<string>, options: Array<{ name: string, optionValues: Array<{ name: string, swatch: { color: string | null } | null }> }>, images: { nodes: Array<{ id: string | null, url: string, altText: string | null }> }, shortNote: { value: string } | null, technicalDetails: { reference:
          | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
          | Record<PropertyKey, never>
         | null } | null, variants: { nodes: Array<{ barcode: string | null, id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, components: { nodes: Array<{ quantity: number, productVariant: { title: string, product: { title: string, vendor: string } } }> }, lowestPrice30Days: { value: string } | null, deliveryTime: { value: string } | null, gallery: { references: { nodes: Array<
                | { image: { id: string | null, url: string, altText: string | null } | null }
                | Record<PropertyKey, never>
              > } | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FeedVariantsAfterQueryVariables = Exact<{
  id: string | number;
  after: string;
  language?: LanguageCode | null | undefined;
}>;


export type FeedVariantsAfterQuery = { product: { id: string, variants: { nodes: Array<{ barcode: string | null, id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, components: { nodes: Array<{ quantity: number, productVariant: { title: string, product: { title: string, vendor: string } } }> }, lowestPrice30Days: { value: string } | null, deliveryTime: { value: string } | null, gallery: { references: { nodes: Array<
              | { image: { id: string | null, url: string, altText: string | null } | null }
              | Record<PropertyKey, never>
            > } | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }> } } | null };

export type GetCartByIdQueryVariables = Exact<{
  cartId: string | number;
  language?: LanguageCode | null | undefined;
}>;


export type GetCartByIdQuery = { cart: { id: string, totalQuantity: number, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
      | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, lines: { nodes: Array<
        | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                | { __typename: 'Collection' }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product' }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
               | null, references: { nodes: Array<
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject' }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
        | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
                | { __typename: 'Collection' }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product' }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
               | null, references: { nodes: Array<
                  | { __typename: 'Collection' }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                  | { __typename: 'Metaobject' }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product' }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
      >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type HomePageQueryVariables = Exact<{
  own: string;
  handle: string;
  language?: LanguageCode | null | undefined;
}>;


export type HomePageQuery = { own: { id: string, handle: string, type: string, sections: { value: string | null, references: { nodes: Array<
          | { __typename: 'Collection' }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage' }
          | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                | { __typename: 'Collection', handle: string, title: string }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                      | { __typename: 'Collection', handle: string, title: string }
                      | { __typename: 'GenericFile' }
                      | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                      | { __typename: 'Metaobject' }
                      | { __typename: 'Model3d' }
                      | { __typename: 'Page' }
                      | { __typename: 'Product', handle: string }
                      | { __typename: 'ProductVariant' }
                      | { __typename: 'Video' }
                     | null, references: { nodes: Array<
                        | { __typename: 'Collection', handle: string, title: string }
                        | { __typename: 'GenericFile' }
                        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                        | { __typename: 'Metaobject' }
                        | { __typename: 'Model3d' }
                        | { __typename: 'Page' }
                        | { __typename: 'Product', handle: string }
                        | { __typename: 'ProductVariant' }
                        | { __typename: 'Video' }
                      > } | null }> }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product', handle: string }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
               | null, references: { nodes: Array<
                  | { __typename: 'Collection', handle: string, title: string }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                        | { __typename: 'Collection', handle: string, title: string }
                        | { __typename: 'GenericFile' }
                        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                        | { __typename: 'Metaobject' }
                        | { __typename: 'Model3d' }
                        | { __typename: 'Page' }
                        | { __typename: 'Product', handle: string }
                        | { __typename: 'ProductVariant' }
                        | { __typename: 'Video' }
                       | null, references: { nodes: Array<
                          | { __typename: 'Collection', handle: string, title: string }
                          | { __typename: 'GenericFile' }
                          | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                          | { __typename: 'Metaobject' }
                          | { __typename: 'Model3d' }
                          | { __typename: 'Page' }
                          | { __typename: 'Product', handle: string }
                          | { __typename: 'ProductVariant' }
                          | { __typename: 'Video' }
                        > } | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product', handle: string }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                > } | null }> }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product' }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
        > } | null } | null } | null, metaobject: { id: string, handle: string, type: string, sections: { value: string | null, references: { nodes: Array<
          | { __typename: 'Collection' }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage' }
          | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                | { __typename: 'Collection', handle: string, title: string }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                      | { __typename: 'Collection', handle: string, title: string }
                      | { __typename: 'GenericFile' }
                      | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                      | { __typename: 'Metaobject' }
                      | { __typename: 'Model3d' }
                      | { __typename: 'Page' }
                      | { __typename: 'Product', handle: string }
                      | { __typename: 'ProductVariant' }
                      | { __typename: 'Video' }
                     | null, references: { nodes: Array<
                        | { __typename: 'Collection', handle: string, title: string }
                        | { __typename: 'GenericFile' }
                        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                        | { __typename: 'Metaobject' }
                        | { __typename: 'Model3d' }
                        | { __typename: 'Page' }
                        | { __typename: 'Product', handle: string }
                        | { __typename: 'ProductVariant' }
                        | { __typename: 'Video' }
                      > } | null }> }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product', handle: string }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
               | null, references: { nodes: Array<
                  | { __typename: 'Collection', handle: string, title: string }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                        | { __typename: 'Collection', handle: string, title: string }
                        | { __typename: 'GenericFile' }
                        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                        | { __typename: 'Metaobject' }
                        | { __typename: 'Model3d' }
                        | { __typename: 'Page' }
                        | { __typename: 'Product', handle: string }
                        | { __typename: 'ProductVariant' }
                        | { __typename: 'Video' }
                       | null, references: { nodes: Array<
                          | { __typename: 'Collection', handle: string, title: string }
                          | { __typename: 'GenericFile' }
                          | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                          | { __typename: 'Metaobject' }
                          | { __typename: 'Model3d' }
                          | { __typename: 'Page' }
                          | { __typename: 'Product', handle: string }
                          | { __typename: 'ProductVariant' }
                          | { __typename: 'Video' }
                        > } | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product', handle: string }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                > } | null }> }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product' }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
        > } | null } | null } | null };

export type ListedVariantsQueryVariables = Exact<{
  handle: string;
  first: number;
  endCursor?: string | null | undefined;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type ListedVariantsQuery = { collection: { id: string, products: { nodes: Array<{ variants: { nodes: Array<{ id: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type MarketsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketsQuery = { localization: { availableCountries: Array<{ isoCode: CountryCode, currency: { isoCode: CurrencyCode }, availableLanguages: Array<{ isoCode: LanguageCode }> }> } };

export type MenusQueryVariables = Exact<{
  main: string;
  questions: string;
  about: string;
  legal: string;
  language?: LanguageCode | null | undefined;
}>;


export type MenusQuery = { main: { items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, resource:
            | { __typename: 'Article', handle: string }
            | { __typename: 'Blog', handle: string }
            | { __typename: 'Collection', handle: string }
            | { __typename: 'Metaobject' }
            | { __typename: 'Page', handle: string }
            | { __typename: 'Product', handle: string }
            | { __typename: 'ShopPolicy', handle: string }
           | null }>, resource:
          | { __typename: 'Article', handle: string }
          | { __typename: 'Blog', handle: string }
          | { __typename: 'Collection', handle: string }
          | { __typename: 'Metaobject' }
          | { __typename: 'Page', handle: string }
          | { __typename: 'Product', handle: string }
          | { __typename: 'ShopPolicy', handle: string }
         | null }>, resource:
        | { __typename: 'Article', handle: string }
        | { __typename: 'Blog', handle: string }
        | { __typename: 'Collection', handle: string }
        | { __typename: 'Metaobject' }
        | { __typename: 'Page', handle: string }
        | { __typename: 'Product', handle: string }
        | { __typename: 'ShopPolicy', handle: string }
       | null }> } | null, questions: { items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, resource:
            | { __typename: 'Article', handle: string }
            | { __typename: 'Blog', handle: string }
            | { __typename: 'Collection', handle: string }
            | { __typename: 'Metaobject' }
            | { __typename: 'Page', handle: string }
            | { __typename: 'Product', handle: string }
            | { __typename: 'ShopPolicy', handle: string }
           | null }>, resource:
          | { __typename: 'Article', handle: string }
          | { __typename: 'Blog', handle: string }
          | { __typename: 'Collection', handle: string }
          | { __typename: 'Metaobject' }
          | { __typename: 'Page', handle: string }
          | { __typename: 'Product', handle: string }
          | { __typename: 'ShopPolicy', handle: string }
         | null }>, resource:
        | { __typename: 'Article', handle: string }
        | { __typename: 'Blog', handle: string }
        | { __typename: 'Collection', handle: string }
        | { __typename: 'Metaobject' }
        | { __typename: 'Page', handle: string }
        | { __typename: 'Product', handle: string }
        | { __typename: 'ShopPolicy', handle: string }
       | null }> } | null, about: { items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, resource:
            | { __typename: 'Article', handle: string }
            | { __typename: 'Blog', handle: string }
            | { __typename: 'Collection', handle: string }
            | { __typename: 'Metaobject' }
            | { __typename: 'Page', handle: string }
            | { __typename: 'Product', handle: string }
            | { __typename: 'ShopPolicy', handle: string }
           | null }>, resource:
          | { __typename: 'Article', handle: string }
          | { __typename: 'Blog', handle: string }
          | { __typename: 'Collection', handle: string }
          | { __typename: 'Metaobject' }
          | { __typename: 'Page', handle: string }
          | { __typename: 'Product', handle: string }
          | { __typename: 'ShopPolicy', handle: string }
         | null }>, resource:
        | { __typename: 'Article', handle: string }
        | { __typename: 'Blog', handle: string }
        | { __typename: 'Collection', handle: string }
        | { __typename: 'Metaobject' }
        | { __typename: 'Page', handle: string }
        | { __typename: 'Product', handle: string }
        | { __typename: 'ShopPolicy', handle: string }
       | null }> } | null, legal: { items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, resource:
            | { __typename: 'Article', handle: string }
            | { __typename: 'Blog', handle: string }
            | { __typename: 'Collection', handle: string }
            | { __typename: 'Metaobject' }
            | { __typename: 'Page', handle: string }
            | { __typename: 'Product', handle: string }
            | { __typename: 'ShopPolicy', handle: string }
           | null }>, resource:
          | { __typename: 'Article', handle: string }
          | { __typename: 'Blog', handle: string }
          | { __typename: 'Collection', handle: string }
          | { __typename: 'Metaobject' }
          | { __typename: 'Page', handle: string }
          | { __typename: 'Product', handle: string }
          | { __typename: 'ShopPolicy', handle: string }
         | null }>, resource:
        | { __typename: 'Article', handle: string }
        | { __typename: 'Blog', handle: string }
        | { __typename: 'Collection', handle: string }
        | { __typename: 'Metaobject' }
        | { __typename: 'Page', handle: string }
        | { __typename: 'Product', handle: string }
        | { __typename: 'ShopPolicy', handle: string }
       | null }> } | null };

export type PageByHandleQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
}>;


export type PageByHandleQuery = { page: { id: string, handle: string, title: string, body: string, bodySummary: string, updatedAt: string, seo: { description: string | null } | null, sections: { value: string, references: { nodes: Array<
          | { __typename: 'Collection' }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage' }
          | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                | { __typename: 'Collection', handle: string, title: string }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                      | { __typename: 'Collection', handle: string, title: string }
                      | { __typename: 'GenericFile' }
                      | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                      | { __typename: 'Metaobject' }
                      | { __typename: 'Model3d' }
                      | { __typename: 'Page' }
                      | { __typename: 'Product', handle: string }
                      | { __typename: 'ProductVariant' }
                      | { __typename: 'Video' }
                     | null, references: { nodes: Array<
                        | { __typename: 'Collection', handle: string, title: string }
                        | { __typename: 'GenericFile' }
                        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                        | { __typename: 'Metaobject' }
                        | { __typename: 'Model3d' }
                        | { __typename: 'Page' }
                        | { __typename: 'Product', handle: string }
                        | { __typename: 'ProductVariant' }
                        | { __typename: 'Video' }
                      > } | null }> }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product', handle: string }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
               | null, references: { nodes: Array<
                  | { __typename: 'Collection', handle: string, title: string }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                  | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                        | { __typename: 'Collection', handle: string, title: string }
                        | { __typename: 'GenericFile' }
                        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                        | { __typename: 'Metaobject' }
                        | { __typename: 'Model3d' }
                        | { __typename: 'Page' }
                        | { __typename: 'Product', handle: string }
                        | { __typename: 'ProductVariant' }
                        | { __typename: 'Video' }
                       | null, references: { nodes: Array<
                          | { __typename: 'Collection', handle: string, title: string }
                          | { __typename: 'GenericFile' }
                          | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                          | { __typename: 'Metaobject' }
                          | { __typename: 'Model3d' }
                          | { __typename: 'Page' }
                          | { __typename: 'Product', handle: string }
                          | { __typename: 'ProductVariant' }
                          | { __typename: 'Video' }
                        > } | null }> }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product', handle: string }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                > } | null }> }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product' }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
        > } | null } | null } | null };

export type PredictiveSearchQueryVariables = Exact<{
  query: string;
  language?: LanguageCode | null | undefined;
}>;


export type PredictiveSearchQuery = { predictiveSearch: { products: Array<{ id: string, handle: string, title: string, vendor: string, shortNote: { value: string } | null, rating: { value: string } | null, ratingCount: { value: string } | null, featuredImage: { id: string | null, url: string, altText: string | null } | null, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null }> } }>, collections: Array<{ id: string, handle: string, title: string, brandlogo: { reference:
          | { image: { id: string | null, url: string, altText: string | null } | null }
          | Record<PropertyKey, never>
         | null } | null }> } | null, suggestions: { queries: Array<{ text: string }>, collections: Array<{ id: string, handle: string, title: string, image: { id: string | null, url: string } | null }>, products: Array<{ id: string, handle: string, title: string, vendor: string, featuredImage: { id: string | null, url: string, altText: string | null } | null }> } | null };

export type PresetCollectionQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
}>;


export type PresetCollectionQuery = { collection: { id: string, handle: string, image: { id: string | null, url: string, altText: string | null } | null, products: { nodes: Array<{ id: string, featuredImage: { id: string | null, url: string, altText: string | null } | null }> } } | null };

export type PresetProductQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
}>;


export type PresetProductQuery = { product: { id: string, handle: string, title: string, vendor: string, featuredImage: { id: string | null, url: string, altText: string | null } | null, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null }> } } | null };

export type ProductCardByHandleQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
  cardFields?: Array<HasMetafieldsIdentifier> | HasMetafieldsIdentifier;
}>;


export type ProductCardByHandleQuery = { product: { id: string, handle: string, title: string, vendor: string, productType: string, publishedAt: string, isGiftCard: boolean, seo: { title: string | null, description: string | null }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, featuredImage: { id: string | null, url: string, altText: string | null } | null, variants: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }> }, shortNote: { value: string } | null, cardFields: Array<{ namespace: string, key: string, value: string, reference:
        | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
        | Record<PropertyKey, never>
       | null } | null>, rating: { value: string } | null, ratingCount: { value: string } | null, variantExtras: { nodes: Array<{ id: string, lowestPrice30Days: { value: string } | null, sumOfSinglePrices: { value: string } | null, badge: { reference:
            | { fields: Array<{ key: string, value: string | null }> }
            | Record<PropertyKey, never>
           | null } | null, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> } }> }, certifications: { references: { nodes: Array<
          | { id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
                | { image: { id: string | null, url: string, altText: string | null } | null }
                | Record<PropertyKey, never>
               | null }> }
          | Record<PropertyKey, never>
        > } | null } | null } | null };

export type ProductCardsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  language?: LanguageCode | null | undefined;
  cardFields?: Array<HasMetafieldsIdentifier> | HasMetafieldsIdentifier;
}>;


export type ProductCardsQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection' }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product', id: string, handle: string, title: string, vendor: string, productType: string, publishedAt: string, isGiftCard: boolean, seo: { title: string | null, description: string | null }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, featuredImage: { id: string | null, url: string, altText: string | null } | null, variants: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }> }, shortNote: { value: string } | null, cardFields: Array<{ namespace: string, key: string, value: string, reference:
          | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
          | Record<PropertyKey, never>
         | null } | null>, rating: { value: string } | null, ratingCount: { value: string } | null, variantExtras: { nodes: Array<{ id: string, lowestPrice30Days: { value: string } | null, sumOfSinglePrices: { value: string } | null, badge: { reference:
              | { fields: Array<{ key: string, value: string | null }> }
              | Record<PropertyKey, never>
             | null } | null, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> } }> }, certifications: { references: { nodes: Array<
            | { id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
                  | { image: { id: string | null, url: string, altText: string | null } | null }
                  | Record<PropertyKey, never>
                 | null }> }
            | Record<PropertyKey, never>
          > } | null } | null }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export type ProductDetailQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
  cardFields?: Array<HasMetafieldsIdentifier> | HasMetafieldsIdentifier;
  productFields?: Array<HasMetafieldsIdentifier> | HasMetafieldsIdentifier;
  variantFields?: Array<HasMetafieldsIdentifier> | HasMetafieldsIdentifier;
}>;


export type ProductDetailQuery = { product: { descriptionHtml: string, isGiftCard: boolean, tags: Array<string>, requiresSellingPlan: boolean, id: string, handle: string, title: string, vendor: string, productType: string, publishedAt: string, images: { nodes: Array<{ id: string | null, url: string, altText: string | null }> }, media: { nodes: Array<
        | { __typename: 'ExternalVideo', alt: string | null, host: MediaHost, originUrl: string, previewImage: { url: string } | null }
        | { __typename: 'MediaImage' }
        | { __typename: 'Model3d', alt: string | null, previewImage: { url: string } | null, sources: Array<{ url: string, format: string }> }
        | { __typename: 'Video', alt: string | null, previewImage: { url: string } | null, sources: Array<{ url: string, mimeType: string, width: number }> }
      > }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, collections: { nodes: Array<{ handle: string }> }, fullVariants: { nodes: Array<{ barcode: string | null, id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, components: { nodes: Array<{ quantity: number, productVariant: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }> }, moduleFields: Array<{ namespace: string, key: string, value: string, reference:
            | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
            | Record<PropertyKey, never>
           | null } | null>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } }> }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
            | { __typename: 'Collection' }
            | { __typename: 'GenericFile' }
            | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
            | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
            | { __typename: 'Model3d' }
            | { __typename: 'Page' }
            | { __typename: 'Product' }
            | { __typename: 'ProductVariant' }
            | { __typename: 'Video' }
           | null, references: { nodes: Array<
              | { __typename: 'Collection' }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
              | { __typename: 'Metaobject' }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product' }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video' }
            > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ name: string, id: string, priceAdjustments: Array<{ adjustmentValue:
                | { adjustmentPercentage: number }
                | Record<PropertyKey, never>
               }>, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> }, moduleFields: Array<{ namespace: string, key: string, value: string, reference:
        | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
        | Record<PropertyKey, never>
       | null } | null>, preparationText: { value: string } | null, tip: { value: string } | null, videoCaptions: { value: string } | null, technicalDetails: { reference:
        | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
        | Record<PropertyKey, never>
       | null } | null, foodName: { value: string } | null, foodStorage: { value: string } | null, foodPreparation: { value: string } | null, ingredients: { value: string } | null, allergens: { value: string } | null, nutrition: { value: string } | null, foodBusiness: { value: string } | null, organicCode: { value: string } | null, organicOrigin: { value: string } | null, manufacturer: { value: string } | null, responsiblePerson: { value: string } | null, warnings: { value: string } | null, hazardLabel: { value: string } | null, guarantee: { value: string } | null, electrical: { value: string } | null, battery: { value: string } | null, spareParts: { value: string } | null, repairInstructions: { value: string } | null, updatesUntil: { value: string } | null, deviceData: { value: string } | null, awards: { references: { nodes: Array<
          | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
          | Record<PropertyKey, never>
        > } | null } | null, test: { reference:
        | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
        | Record<PropertyKey, never>
       | null } | null, ratingDistribution: { value: string } | null, reviews: { references: { nodes: Array<
          | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
          | Record<PropertyKey, never>
        >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null, seo: { title: string | null, description: string | null }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, featuredImage: { id: string | null, url: string, altText: string | null } | null, variants: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }> }, shortNote: { value: string } | null, cardFields: Array<{ namespace: string, key: string, value: string, reference:
        | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
        | Record<PropertyKey, never>
       | null } | null>, rating: { value: string } | null, ratingCount: { value: string } | null, variantExtras: { nodes: Array<{ id: string, lowestPrice30Days: { value: string } | null, sumOfSinglePrices: { value: string } | null, badge: { reference:
            | { fields: Array<{ key: string, value: string | null }> }
            | Record<PropertyKey, never>
           | null } | null, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> } }> }, certifications: { references: { nodes: Array<
          | { id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
                | { image: { id: string | null, url: string, altText: string | null } | null }
                | Record<PropertyKey, never>
               | null }> }
          | Record<PropertyKey, never>
        > } | null } | null } | null };

export type ProductHandleByIdQueryVariables = Exact<{
  id: string | number;
  language?: LanguageCode | null | undefined;
}>;


export type ProductHandleByIdQuery = { product: { id: string, handle: string } | null };

export type ProductRecommendationsQueryVariables = Exact<{
  handle: string;
  intent?: ProductRecommendationIntent | null | undefined;
  language?: LanguageCode | null | undefined;
  cardFields?: Array<HasMetafieldsIdentifier> | HasMetafieldsIdentifier;
}>;


export type ProductRecommendationsQuery = { productRecommendations: Array<{ id: string, handle: string, title: string, vendor: string, productType: string, publishedAt: string, isGiftCard: boolean, seo: { title: string | null, description: string | null }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, featuredImage: { id: string | null, url: string, altText: string | null } | null, variants: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }> }, shortNote: { value: string } | null, cardFields: Array<{ namespace: string, key: string, value: string, reference:
        | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
        | Record<PropertyKey, never>
       | null } | null>, rating: { value: string } | null, ratingCount: { value: string } | null, variantExtras: { nodes: Array<{ id: string, lowestPrice30Days: { value: string } | null, sumOfSinglePrices: { value: string } | null, badge: { reference:
            | { fields: Array<{ key: string, value: string | null }> }
            | Record<PropertyKey, never>
           | null } | null, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> } }> }, certifications: { references: { nodes: Array<
          | { id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
                | { image: { id: string | null, url: string, altText: string | null } | null }
                | Record<PropertyKey, never>
               | null }> }
          | Record<PropertyKey, never>
        > } | null } | null }> | null };

export type ProductReviewsQueryVariables = Exact<{
  handle: string;
  endCursor?: string | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type ProductReviewsQuery = { product: { id: string, reviews: { references: { nodes: Array<
          | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
          | Record<PropertyKey, never>
        >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null } | null };

export type ProductStockQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductStockQuery = { product: { id: string, handle: string, variants: { nodes: Array<{ id: string, sku: string | null, availableForSale: boolean, currentlyNotInStock: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ProductStockAfterQueryVariables = Exact<{
  id: string | number;
  after: string;
}>;


export type ProductStockAfterQuery = { product: { id: string, variants: { nodes: Array<{ id: string, sku: string | null, availableForSale: boolean, currentlyNotInStock: boolean }> } } | null };

export type ProductTestQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
  cardFields?: Array<HasMetafieldsIdentifier> | HasMetafieldsIdentifier;
}>;


export type ProductTestQuery = { metaobject: { id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
        | { __typename: 'Collection', id: string, handle: string }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product', id: string, handle: string, title: string, vendor: string, productType: string, publishedAt: string, isGiftCard: boolean, seo: { title: string | null, description: string | null }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, featuredImage: { id: string | null, url: string, altText: string | null } | null, variants: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }> }, shortNote: { value: string } | null, cardFields: Array<{ namespace: string, key: string, value: string, reference:
              | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
              | Record<PropertyKey, never>
             | null } | null>, rating: { value: string } | null, ratingCount: { value: string } | null, variantExtras: { nodes: Array<{ id: string, lowestPrice30Days: { value: string } | null, sumOfSinglePrices: { value: string } | null, badge: { reference:
                  | { fields: Array<{ key: string, value: string | null }> }
                  | Record<PropertyKey, never>
                 | null } | null, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> } }> }, certifications: { references: { nodes: Array<
                | { id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
                      | { image: { id: string | null, url: string, altText: string | null } | null }
                      | Record<PropertyKey, never>
                     | null }> }
                | Record<PropertyKey, never>
              > } | null } | null }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null }> } | null };

export type ProductTestsQueryVariables = Exact<{
  language?: LanguageCode | null | undefined;
}>;


export type ProductTestsQuery = { metaobjects: { nodes: Array<{ id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
          | { __typename: 'Collection' }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null } | null }
          | { __typename: 'Metaobject' }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product', featuredImage: { id: string | null, url: string, altText: string | null } | null }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
         | null }> }> } };

export type ProductVariantsAfterQueryVariables = Exact<{
  handle: string;
  after: string;
  language?: LanguageCode | null | undefined;
  variantFields?: Array<HasMetafieldsIdentifier> | HasMetafieldsIdentifier;
}>;


export type ProductVariantsAfterQuery = { product: { id: string, variants: { nodes: Array<{ barcode: string | null, id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, components: { nodes: Array<{ quantity: number, productVariant: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }> }, moduleFields: Array<{ namespace: string, key: string, value: string, reference:
            | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
            | Record<PropertyKey, never>
           | null } | null>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } }> }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
            | { __typename: 'Collection' }
            | { __typename: 'GenericFile' }
            | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
            | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
            | { __typename: 'Model3d' }
            | { __typename: 'Page' }
            | { __typename: 'Product' }
            | { __typename: 'ProductVariant' }
            | { __typename: 'Video' }
           | null, references: { nodes: Array<
              | { __typename: 'Collection' }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
              | { __typename: 'Metaobject' }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product' }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video' }
            > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }> } } | null };

export type SavedVariantsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  language?: LanguageCode | null | undefined;
}>;


export type SavedVariantsQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection' }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product' }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant', id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, handle: string, title: string, vendor: string, featuredImage: { id: string | null, url: string, altText: string | null } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export type SearchQueryVariables = Exact<{
  query: string;
  first: number;
  endCursor?: string | null | undefined;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  sortKey?: SearchSortKeys | null | undefined;
  withNeighbours: boolean;
  language?: LanguageCode | null | undefined;
  cardFields?: Array<HasMetafieldsIdentifier> | HasMetafieldsIdentifier;
}>;


export type SearchQuery = { search: { totalCount: number, nodes: Array<
      | { __typename: 'Article' }
      | { __typename: 'Page' }
      | { __typename: 'Product', id: string, handle: string, title: string, vendor: string, productType: string, publishedAt: string, isGiftCard: boolean, seo: { title: string | null, description: string | null }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, featuredImage: { id: string | null, url: string, altText: string | null } | null, variants: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }> }, shortNote: { value: string } | null, cardFields: Array<{ namespace: string, key: string, value: string, reference:
            | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
            | Record<PropertyKey, never>
           | null } | null>, rating: { value: string } | null, ratingCount: { value: string } | null, variantExtras: { nodes: Array<{ id: string, lowestPrice30Days: { value: string } | null, sumOfSinglePrices: { value: string } | null, badge: { reference:
                | { fields: Array<{ key: string, value: string | null }> }
                | Record<PropertyKey, never>
               | null } | null, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> } }> }, certifications: { references: { nodes: Array<
              | { id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
                    | { image: { id: string | null, url: string, altText: string | null } | null }
                    | Record<PropertyKey, never>
                   | null }> }
              | Record<PropertyKey, never>
            > } | null } | null }
    >, pageInfo: { hasNextPage: boolean, endCursor: string | null }, productFilters: Array<{ id: string, label: string, type: FilterType, values: Array<{ id: string, label: string, input: unknown, count: number }> }> }, predictiveSearch?: { queries: Array<{ text: string }>, collections: Array<{ id: string, handle: string, title: string, brandlogo: { reference:
          | { image: { id: string | null, url: string, altText: string | null } | null }
          | Record<PropertyKey, never>
         | null } | null }> } | null };

export type ShopPoliciesQueryVariables = Exact<{
  language?: LanguageCode | null | undefined;
}>;


export type ShopPoliciesQuery = { shop: { privacyPolicy: { id: string, handle: string, title: string, body: string } | null, refundPolicy: { id: string, handle: string, title: string, body: string } | null, shippingPolicy: { id: string, handle: string, title: string, body: string } | null, termsOfService: { id: string, handle: string, title: string, body: string } | null } };

export type ShopRatingQueryVariables = Exact<{
  language?: LanguageCode | null | undefined;
}>;


export type ShopRatingQuery = { shop: { rating: { value: string } | null, ratingCount: { value: string } | null, judgeMeRating: { value: string } | null, judgeMeCount: { value: string } | null } };

export type SiteContentQueryVariables = Exact<{
  own: string;
  handle: string;
  language?: LanguageCode | null | undefined;
}>;


export type SiteContentQuery = { own: { id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
        | { __typename: 'Collection', handle: string, title: string }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
              | { __typename: 'Collection', handle: string, title: string }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
              | { __typename: 'Metaobject' }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product', handle: string }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video' }
             | null, references: { nodes: Array<
                | { __typename: 'Collection', handle: string, title: string }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                | { __typename: 'Metaobject' }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product', handle: string }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
              > } | null }> }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product', handle: string }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null, references: { nodes: Array<
          | { __typename: 'Collection', handle: string, title: string }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
          | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                | { __typename: 'Collection', handle: string, title: string }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                | { __typename: 'Metaobject' }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product', handle: string }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
               | null, references: { nodes: Array<
                  | { __typename: 'Collection', handle: string, title: string }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                  | { __typename: 'Metaobject' }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product', handle: string }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                > } | null }> }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product', handle: string }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
        > } | null }> } | null, metaobject: { id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
        | { __typename: 'Collection', handle: string, title: string }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
              | { __typename: 'Collection', handle: string, title: string }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
              | { __typename: 'Metaobject' }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product', handle: string }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video' }
             | null, references: { nodes: Array<
                | { __typename: 'Collection', handle: string, title: string }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                | { __typename: 'Metaobject' }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product', handle: string }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
              > } | null }> }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product', handle: string }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null, references: { nodes: Array<
          | { __typename: 'Collection', handle: string, title: string }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
          | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                | { __typename: 'Collection', handle: string, title: string }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                | { __typename: 'Metaobject' }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product', handle: string }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
               | null, references: { nodes: Array<
                  | { __typename: 'Collection', handle: string, title: string }
                  | { __typename: 'GenericFile' }
                  | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                  | { __typename: 'Metaobject' }
                  | { __typename: 'Model3d' }
                  | { __typename: 'Page' }
                  | { __typename: 'Product', handle: string }
                  | { __typename: 'ProductVariant' }
                  | { __typename: 'Video' }
                > } | null }> }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product', handle: string }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
        > } | null }> } | null };

export type SitemapCollectionsQueryVariables = Exact<{
  after?: string | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type SitemapCollectionsQuery = { collections: { nodes: Array<{ id: string, handle: string, updatedAt: string, image: { url: string } | null, noindex: { value: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SitemapProductsQueryVariables = Exact<{
  page: number;
  language?: LanguageCode | null | undefined;
}>;


export type SitemapProductsQuery = { sitemap: { resources: { hasNextPage: boolean, items: Array<
        | { handle: string, updatedAt: string, image: { filepath: string | null } | null }
        | { handle: string, updatedAt: string }
      > } | null } };

export type SitemapSizeQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapSizeQuery = { sitemap: { pagesCount: { count: number } | null } };

export type TopBarPromotionQueryVariables = Exact<{
  language?: LanguageCode | null | undefined;
}>;


export type TopBarPromotionQuery = { shop: { rating: { value: string } | null, paymentSettings: { acceptedCardBrands: Array<CardBrand>, supportedDigitalWallets: Array<DigitalWallet> } }, metaobjects: { nodes: Array<{ id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
          | { id: string, handle: string, title: string, image: { id: string | null, url: string, altText: string | null } | null }
          | { image: { id: string | null, url: string, altText: string | null } | null }
          | { id: string, handle: string }
          | Record<PropertyKey, never>
         | null }> }> } };

export type UrlRedirectsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UrlRedirectsQuery = { urlRedirects: { nodes: Array<{ path: string, target: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WrittenPagesQueryVariables = Exact<{
  language?: LanguageCode | null | undefined;
}>;


export type WrittenPagesQuery = { pages: { nodes: Array<{ id: string, handle: string, title: string, updatedAt: string }> }, blog: { articles: { nodes: Array<{ id: string, handle: string, title: string, publishedAt: string }> } } | null };

export type BundleComponentFieldsFragment = { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null };

export type CartFieldsFragment = { id: string, totalQuantity: number, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
  >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, lines: { nodes: Array<
      | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
              | { __typename: 'Collection' }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
              | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product' }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video' }
             | null, references: { nodes: Array<
                | { __typename: 'Collection' }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                | { __typename: 'Metaobject' }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product' }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
              > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
      | { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
              | { __typename: 'Collection' }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
              | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product' }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video' }
             | null, references: { nodes: Array<
                | { __typename: 'Collection' }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
                | { __typename: 'Metaobject' }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product' }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
              > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null }
    >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

type CartLineFields_CartLine_Fragment = { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
  >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
        | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null, references: { nodes: Array<
          | { __typename: 'Collection' }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
          | { __typename: 'Metaobject' }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product' }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
        > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null };

type CartLineFields_ComponentizableCartLine_Fragment = { id: string, quantity: number, lineComponents: Array<{ quantity: number, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }>, attributes: Array<{ key: string, value: string | null }>, cost: { totalAmount: { amount: string, currencyCode: CurrencyCode }, subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
  >, merchandise: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { id: string, title: string, handle: string, productType: string, vendor: string, isGiftCard: boolean, tags: Array<string>, guarantee: { value: string } | null, sellingPlanGroups: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
        | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null, references: { nodes: Array<
          | { __typename: 'Collection' }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
          | { __typename: 'Metaobject' }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product' }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
        > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }, sellingPlanAllocation: { priceAdjustments: Array<{ compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null };

export type CartLineFieldsFragment =
  | CartLineFields_CartLine_Fragment
  | CartLineFields_ComponentizableCartLine_Fragment
;

export type CartUserErrorFieldsFragment = { code: CartErrorCode | null, field: Array<string> | null, message: string };

export type CartWarningFieldsFragment = { code: CartWarningCode, message: string, target: string };

export type CollectionHitFieldsFragment = { id: string, handle: string, title: string, brandlogo: { reference:
      | { image: { id: string | null, url: string, altText: string | null } | null }
      | Record<PropertyKey, never>
     | null } | null };

type CollectionMetafieldReferenceFields_Collection_Fragment = { __typename: 'Collection', id: string, title: string, handle: string };

type CollectionMetafieldReferenceFields_GenericFile_Fragment = { __typename: 'GenericFile' };

type CollectionMetafieldReferenceFields_MediaImage_Fragment = { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null };

type CollectionMetafieldReferenceFields_Metaobject_Fragment = { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, value: string | null, reference:
      | { id: string, title: string, handle: string }
      | { id: string, image: { id: string | null, url: string, altText: string | null } | null }
      | Record<PropertyKey, never>
     | null, references: { nodes: Array<
        | { id: string, title: string, handle: string }
        | { id: string, image: { id: string | null, url: string, altText: string | null } | null }
        | Record<PropertyKey, never>
      > } | null }> };

type CollectionMetafieldReferenceFields_Model3d_Fragment = { __typename: 'Model3d' };

type CollectionMetafieldReferenceFields_Page_Fragment = { __typename: 'Page' };

type CollectionMetafieldReferenceFields_Product_Fragment = { __typename: 'Product' };

type CollectionMetafieldReferenceFields_ProductVariant_Fragment = { __typename: 'ProductVariant' };

type CollectionMetafieldReferenceFields_Video_Fragment = { __typename: 'Video' };

export type CollectionMetafieldReferenceFieldsFragment =
  | CollectionMetafieldReferenceFields_Collection_Fragment
  | CollectionMetafieldReferenceFields_GenericFile_Fragment
  | CollectionMetafieldReferenceFields_MediaImage_Fragment
  | CollectionMetafieldReferenceFields_Metaobject_Fragment
  | CollectionMetafieldReferenceFields_Model3d_Fragment
  | CollectionMetafieldReferenceFields_Page_Fragment
  | CollectionMetafieldReferenceFields_Product_Fragment
  | CollectionMetafieldReferenceFields_ProductVariant_Fragment
  | CollectionMetafieldReferenceFields_Video_Fragment
;

export type CollectionMetafieldsFieldsFragment = { metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
      | { __typename: 'Collection', id: string, title: string, handle: string }
      | { __typename: 'GenericFile' }
      | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
      | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, value: string | null, reference:
            | { id: string, title: string, handle: string }
            | { id: string, image: { id: string | null, url: string, altText: string | null } | null }
            | Record<PropertyKey, never>
           | null, references: { nodes: Array<
              | { id: string, title: string, handle: string }
              | { id: string, image: { id: string | null, url: string, altText: string | null } | null }
              | Record<PropertyKey, never>
            > } | null }> }
      | { __typename: 'Model3d' }
      | { __typename: 'Page' }
      | { __typename: 'Product' }
      | { __typename: 'ProductVariant' }
      | { __typename: 'Video' }
     | null, references: { nodes: Array<
        | { __typename: 'Collection', id: string, title: string, handle: string }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
        | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, value: string | null, reference:
              | { id: string, title: string, handle: string }
              | { id: string, image: { id: string | null, url: string, altText: string | null } | null }
              | Record<PropertyKey, never>
             | null, references: { nodes: Array<
                | { id: string, title: string, handle: string }
                | { id: string, image: { id: string | null, url: string, altText: string | null } | null }
                | Record<PropertyKey, never>
              > } | null }> }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
      > } | null } | null> };

export type ContentEntryFieldsFragment = { id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
      | { __typename: 'Collection', handle: string, title: string }
      | { __typename: 'GenericFile' }
      | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
      | { __typename: 'Metaobject' }
      | { __typename: 'Model3d' }
      | { __typename: 'Page' }
      | { __typename: 'Product', handle: string }
      | { __typename: 'ProductVariant' }
      | { __typename: 'Video' }
     | null, references: { nodes: Array<
        | { __typename: 'Collection', handle: string, title: string }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product', handle: string }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
      > } | null }> };

export type ContentSectionFieldsFragment = { id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
      | { __typename: 'Collection', handle: string, title: string }
      | { __typename: 'GenericFile' }
      | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
      | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
            | { __typename: 'Collection', handle: string, title: string }
            | { __typename: 'GenericFile' }
            | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
            | { __typename: 'Metaobject' }
            | { __typename: 'Model3d' }
            | { __typename: 'Page' }
            | { __typename: 'Product', handle: string }
            | { __typename: 'ProductVariant' }
            | { __typename: 'Video' }
           | null, references: { nodes: Array<
              | { __typename: 'Collection', handle: string, title: string }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
              | { __typename: 'Metaobject' }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product', handle: string }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video' }
            > } | null }> }
      | { __typename: 'Model3d' }
      | { __typename: 'Page' }
      | { __typename: 'Product', handle: string }
      | { __typename: 'ProductVariant' }
      | { __typename: 'Video' }
     | null, references: { nodes: Array<
        | { __typename: 'Collection', handle: string, title: string }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
              | { __typename: 'Collection', handle: string, title: string }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
              | { __typename: 'Metaobject' }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product', handle: string }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video' }
             | null, references: { nodes: Array<
                | { __typename: 'Collection', handle: string, title: string }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                | { __typename: 'Metaobject' }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product', handle: string }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
              > } | null }> }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product', handle: string }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
      > } | null }> };

type ContentTargetFields_Collection_Fragment = { __typename: 'Collection', handle: string, title: string };

type ContentTargetFields_GenericFile_Fragment = { __typename: 'GenericFile' };

type ContentTargetFields_MediaImage_Fragment = { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null };

type ContentTargetFields_Metaobject_Fragment = { __typename: 'Metaobject' };

type ContentTargetFields_Model3d_Fragment = { __typename: 'Model3d' };

type ContentTargetFields_Page_Fragment = { __typename: 'Page' };

type ContentTargetFields_Product_Fragment = { __typename: 'Product', handle: string };

type ContentTargetFields_ProductVariant_Fragment = { __typename: 'ProductVariant' };

type ContentTargetFields_Video_Fragment = { __typename: 'Video' };

export type ContentTargetFieldsFragment =
  | ContentTargetFields_Collection_Fragment
  | ContentTargetFields_GenericFile_Fragment
  | ContentTargetFields_MediaImage_Fragment
  | ContentTargetFields_Metaobject_Fragment
  | ContentTargetFields_Model3d_Fragment
  | ContentTargetFields_Page_Fragment
  | ContentTargetFields_Product_Fragment
  | ContentTargetFields_ProductVariant_Fragment
  | ContentTargetFields_Video_Fragment
;

export type FeedVariantFieldsFragment = { barcode: string | null, id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, components: { nodes: Array<{ quantity: number, productVariant: { title: string, product: { title: string, vendor: string } } }> }, lowestPrice30Days: { value: string } | null, deliveryTime: { value: string } | null, gallery: { references: { nodes: Array<
        | { image: { id: string | null, url: string, altText: string | null } | null }
        | Record<PropertyKey, never>
      > } | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null };

export type HitPriceFieldsFragment = { priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null }> } };

export type HomePageFieldsFragment = { id: string, handle: string, type: string, sections: { value: string | null, references: { nodes: Array<
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage' }
        | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
              | { __typename: 'Collection', handle: string, title: string }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
              | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                    | { __typename: 'Collection', handle: string, title: string }
                    | { __typename: 'GenericFile' }
                    | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                    | { __typename: 'Metaobject' }
                    | { __typename: 'Model3d' }
                    | { __typename: 'Page' }
                    | { __typename: 'Product', handle: string }
                    | { __typename: 'ProductVariant' }
                    | { __typename: 'Video' }
                   | null, references: { nodes: Array<
                      | { __typename: 'Collection', handle: string, title: string }
                      | { __typename: 'GenericFile' }
                      | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                      | { __typename: 'Metaobject' }
                      | { __typename: 'Model3d' }
                      | { __typename: 'Page' }
                      | { __typename: 'Product', handle: string }
                      | { __typename: 'ProductVariant' }
                      | { __typename: 'Video' }
                    > } | null }> }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product', handle: string }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video' }
             | null, references: { nodes: Array<
                | { __typename: 'Collection', handle: string, title: string }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                | { __typename: 'Metaobject', id: string, handle: string, type: string, fields: Array<{ key: string, type: string, value: string | null, reference:
                      | { __typename: 'Collection', handle: string, title: string }
                      | { __typename: 'GenericFile' }
                      | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                      | { __typename: 'Metaobject' }
                      | { __typename: 'Model3d' }
                      | { __typename: 'Page' }
                      | { __typename: 'Product', handle: string }
                      | { __typename: 'ProductVariant' }
                      | { __typename: 'Video' }
                     | null, references: { nodes: Array<
                        | { __typename: 'Collection', handle: string, title: string }
                        | { __typename: 'GenericFile' }
                        | { __typename: 'MediaImage', image: { url: string, altText: string | null, width: number | null, height: number | null } | null }
                        | { __typename: 'Metaobject' }
                        | { __typename: 'Model3d' }
                        | { __typename: 'Page' }
                        | { __typename: 'Product', handle: string }
                        | { __typename: 'ProductVariant' }
                        | { __typename: 'Video' }
                      > } | null }> }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product', handle: string }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
              > } | null }> }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
      > } | null } | null };

export type ImageFieldsFragment = { id: string | null, url: string, altText: string | null };

type MediumFields_ExternalVideo_Fragment = { __typename: 'ExternalVideo', alt: string | null, host: MediaHost, originUrl: string, previewImage: { url: string } | null };

type MediumFields_MediaImage_Fragment = { __typename: 'MediaImage' };

type MediumFields_Model3d_Fragment = { __typename: 'Model3d', alt: string | null, previewImage: { url: string } | null, sources: Array<{ url: string, format: string }> };

type MediumFields_Video_Fragment = { __typename: 'Video', alt: string | null, previewImage: { url: string } | null, sources: Array<{ url: string, mimeType: string, width: number }> };

export type MediumFieldsFragment =
  | MediumFields_ExternalVideo_Fragment
  | MediumFields_MediaImage_Fragment
  | MediumFields_Model3d_Fragment
  | MediumFields_Video_Fragment
;

export type MenuFieldsFragment = { items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, items: Array<{ id: string, title: string, type: MenuItemType, url: string | null, resource:
          | { __typename: 'Article', handle: string }
          | { __typename: 'Blog', handle: string }
          | { __typename: 'Collection', handle: string }
          | { __typename: 'Metaobject' }
          | { __typename: 'Page', handle: string }
          | { __typename: 'Product', handle: string }
          | { __typename: 'ShopPolicy', handle: string }
         | null }>, resource:
        | { __typename: 'Article', handle: string }
        | { __typename: 'Blog', handle: string }
        | { __typename: 'Collection', handle: string }
        | { __typename: 'Metaobject' }
        | { __typename: 'Page', handle: string }
        | { __typename: 'Product', handle: string }
        | { __typename: 'ShopPolicy', handle: string }
       | null }>, resource:
      | { __typename: 'Article', handle: string }
      | { __typename: 'Blog', handle: string }
      | { __typename: 'Collection', handle: string }
      | { __typename: 'Metaobject' }
      | { __typename: 'Page', handle: string }
      | { __typename: 'Product', handle: string }
      | { __typename: 'ShopPolicy', handle: string }
     | null }> };

export type MenuItemFieldsFragment = { id: string, title: string, type: MenuItemType, url: string | null, resource:
    | { __typename: 'Article', handle: string }
    | { __typename: 'Blog', handle: string }
    | { __typename: 'Collection', handle: string }
    | { __typename: 'Metaobject' }
    | { __typename: 'Page', handle: string }
    | { __typename: 'Product', handle: string }
    | { __typename: 'ShopPolicy', handle: string }
   | null };

export type ModuleFieldFieldsFragment = { namespace: string, key: string, value: string, reference:
    | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
    | Record<PropertyKey, never>
   | null };

export type MoneyFieldsFragment = { amount: string, currencyCode: CurrencyCode };

export type PageVariantFieldsFragment = { barcode: string | null, id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, components: { nodes: Array<{ quantity: number, productVariant: { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, product: { handle: string, title: string, vendor: string, allergens: { value: string } | null }, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null } }> }, moduleFields: Array<{ namespace: string, key: string, value: string, reference:
      | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
      | Record<PropertyKey, never>
     | null } | null>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } }>, sellingPlan: { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } }> }, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
      | { __typename: 'Collection' }
      | { __typename: 'GenericFile' }
      | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
      | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
      | { __typename: 'Model3d' }
      | { __typename: 'Page' }
      | { __typename: 'Product' }
      | { __typename: 'ProductVariant' }
      | { __typename: 'Video' }
     | null, references: { nodes: Array<
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
      > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null };

export type PlainMetaobjectFieldsFragment = { id: string, handle: string, fields: Array<{ key: string, value: string | null }> };

export type PolicyFieldsFragment = { id: string, handle: string, title: string, body: string };

export type PredictiveSuggestionsFragment = { suggestions: { queries: Array<{ text: string }>, collections: Array<{ id: string, handle: string, title: string, image: { id: string | null, url: string } | null }>, products: Array<{ id: string, handle: string, title: string, vendor: string, featuredImage: { id: string | null, url: string, altText: string | null } | null }> } | null };

export type ProductCardFieldsFragment = { id: string, handle: string, title: string, vendor: string, productType: string, publishedAt: string, isGiftCard: boolean, seo: { title: string | null, description: string | null }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, featuredImage: { id: string | null, url: string, altText: string | null } | null, variants: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null }> }, shortNote: { value: string } | null, cardFields: Array<{ namespace: string, key: string, value: string, reference:
      | { id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
      | Record<PropertyKey, never>
     | null } | null>, rating: { value: string } | null, ratingCount: { value: string } | null, variantExtras: { nodes: Array<{ id: string, lowestPrice30Days: { value: string } | null, sumOfSinglePrices: { value: string } | null, badge: { reference:
          | { fields: Array<{ key: string, value: string | null }> }
          | Record<PropertyKey, never>
         | null } | null, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> } }> }, certifications: { references: { nodes: Array<
        | { id: string, handle: string, fields: Array<{ key: string, value: string | null, reference:
              | { image: { id: string | null, url: string, altText: string | null } | null }
              | Record<PropertyKey, never>
             | null }> }
        | Record<PropertyKey, never>
      > } | null } | null };

export type SellingPlanDeliveryFieldsFragment = { id: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null };

export type ShortProductFieldsFragment = { id: string, handle: string, title: string, vendor: string, featuredImage: { id: string | null, url: string, altText: string | null } | null };

export type VariantCardFieldsFragment = { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null };

export type VariantFullFieldsFragment = { id: string, sku: string | null, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityRule: { minimum: number, maximum: number | null, increment: number }, metafields: Array<{ namespace: string, key: string, value: string, type: string, reference:
      | { __typename: 'Collection' }
      | { __typename: 'GenericFile' }
      | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
      | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
      | { __typename: 'Model3d' }
      | { __typename: 'Page' }
      | { __typename: 'Product' }
      | { __typename: 'ProductVariant' }
      | { __typename: 'Video' }
     | null, references: { nodes: Array<
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
      > } | null } | null>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null } | null, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, url: string, altText: string | null } | null };

export type VariantMetafieldFieldsFragment = { namespace: string, key: string, value: string, type: string, reference:
    | { __typename: 'Collection' }
    | { __typename: 'GenericFile' }
    | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
    | { __typename: 'Metaobject', id: string, handle: string, fields: Array<{ key: string, value: string | null }> }
    | { __typename: 'Model3d' }
    | { __typename: 'Page' }
    | { __typename: 'Product' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'Video' }
   | null, references: { nodes: Array<
      | { __typename: 'Collection' }
      | { __typename: 'GenericFile' }
      | { __typename: 'MediaImage', id: string, image: { id: string | null, url: string, altText: string | null } | null }
      | { __typename: 'Metaobject' }
      | { __typename: 'Model3d' }
      | { __typename: 'Page' }
      | { __typename: 'Product' }
      | { __typename: 'ProductVariant' }
      | { __typename: 'Video' }
    > } | null };

export const ArticleByHandle: Operation<ArticleByHandleQuery, ArticleByHandleQueryVariables> = {"name":"ArticleByHandle","kind":"query","text":"query ArticleByHandle($handle:String!$language:LanguageCode)@inContext(language:$language){blog(handle:\"knowledge\"){articleByHandle(handle:$handle){id handle title contentHtml excerpt(truncateAt:160)publishedAt seo{description}}}}"};
export const Articles: Operation<ArticlesQuery, ArticlesQueryVariables> = {"name":"Articles","kind":"query","text":"query Articles($language:LanguageCode)@inContext(language:$language){blog(handle:\"knowledge\"){articles(first:100 sortKey:PUBLISHED_AT reverse:true){nodes{id handle title excerpt(truncateAt:160)}}}}"};
export const Brands: Operation<BrandsQuery, BrandsQueryVariables> = {"name":"Brands","kind":"query","text":"query Brands($handle:String!$count:Int!$withSizes:Boolean!$language:LanguageCode)@inContext(language:$language){collection(handle:$handle){id brands:metafield(namespace:\"collection\" key:\"subcollections\"){references(first:$count){nodes{...on Collection{id handle title subTitle:metafield(namespace:\"collection\" key:\"sub_title\"){value}logo:metafield(namespace:\"collection\" key:\"brandlogo\"){reference{...on MediaImage{image{...ImageFields}}}}}}}}products(first:1)@include(if:$withSizes){filters{id values{label count}}}}}fragment ImageFields on Image{id url altText}"};
export const CartAttributes: Operation<CartAttributesQuery, CartAttributesQueryVariables> = {"name":"CartAttributes","kind":"query","text":"query CartAttributes($cartId:ID!$language:LanguageCode)@inContext(language:$language){cart(id:$cartId){attributes{key value}}}"};
export const CartAttributesUpdate: Operation<CartAttributesUpdateMutation, CartAttributesUpdateMutationVariables> = {"name":"CartAttributesUpdate","kind":"mutation","text":"mutation CartAttributesUpdate($cartId:ID!$attributes:[AttributeInput!]!$language:LanguageCode)@inContext(language:$language){cartAttributesUpdate(cartId:$cartId attributes:$attributes){userErrors{...CartUserErrorFields}}}fragment CartUserErrorFields on CartUserError{code field message}"};
export const CartBuyerIdentityUpdate: Operation<CartBuyerIdentityUpdateMutation, CartBuyerIdentityUpdateMutationVariables> = {"name":"CartBuyerIdentityUpdate","kind":"mutation","text":"mutation CartBuyerIdentityUpdate($cartId:ID!$buyerIdentity:CartBuyerIdentityInput!$language:LanguageCode)@inContext(language:$language){cartBuyerIdentityUpdate(cartId:$cartId buyerIdentity:$buyerIdentity){cart{...CartFields}warnings{...CartWarningFields}userErrors{...CartUserErrorFields}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment CartFields on Cart{id totalQuantity checkoutUrl cost{subtotalAmount{...MoneyFields}totalAmount{...MoneyFields}}discountCodes{code applicable}discountAllocations{discountedAmount{...MoneyFields}}appliedGiftCards{id lastCharacters presentmentAmountUsed{...MoneyFields}balance{...MoneyFields}}buyerIdentity{countryCode customer{id}}lines(first:50){nodes{...CartLineFields}pageInfo{hasNextPage endCursor}}}fragment CartLineFields on BaseCartLine{id quantity attributes{key value}cost{totalAmount{...MoneyFields}subtotalAmount{...MoneyFields}}discountAllocations{discountedAmount{...MoneyFields}}merchandise{...on ProductVariant{...VariantFullFields product{id title handle productType vendor isGiftCard tags guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields}}}}}}}...on ComponentizableCartLine{lineComponents{quantity merchandise{...on ProductVariant{...BundleComponentFields}}}}sellingPlanAllocation{priceAdjustments{compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}fragment CartUserErrorFields on CartUserError{code field message}fragment CartWarningFields on CartWarning{code message target}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const CartCreate: Operation<CartCreateMutation, CartCreateMutationVariables> = {"name":"CartCreate","kind":"mutation","text":"mutation CartCreate($lines:[CartLineInput!]$attributes:[AttributeInput!]$buyerIdentity:CartBuyerIdentityInput$language:LanguageCode)@inContext(language:$language){cartCreate(input:{lines:$lines attributes:$attributes buyerIdentity:$buyerIdentity}){cart{...CartFields}warnings{...CartWarningFields}userErrors{...CartUserErrorFields}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment CartFields on Cart{id totalQuantity checkoutUrl cost{subtotalAmount{...MoneyFields}totalAmount{...MoneyFields}}discountCodes{code applicable}discountAllocations{discountedAmount{...MoneyFields}}appliedGiftCards{id lastCharacters presentmentAmountUsed{...MoneyFields}balance{...MoneyFields}}buyerIdentity{countryCode customer{id}}lines(first:50){nodes{...CartLineFields}pageInfo{hasNextPage endCursor}}}fragment CartLineFields on BaseCartLine{id quantity attributes{key value}cost{totalAmount{...MoneyFields}subtotalAmount{...MoneyFields}}discountAllocations{discountedAmount{...MoneyFields}}merchandise{...on ProductVariant{...VariantFullFields product{id title handle productType vendor isGiftCard tags guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields}}}}}}}...on ComponentizableCartLine{lineComponents{quantity merchandise{...on ProductVariant{...BundleComponentFields}}}}sellingPlanAllocation{priceAdjustments{compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}fragment CartUserErrorFields on CartUserError{code field message}fragment CartWarningFields on CartWarning{code message target}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const CartDiscountCodesUpdate: Operation<CartDiscountCodesUpdateMutation, CartDiscountCodesUpdateMutationVariables> = {"name":"CartDiscountCodesUpdate","kind":"mutation","text":"mutation CartDiscountCodesUpdate($cartId:ID!$discountCodes:[String!]!$language:LanguageCode)@inContext(language:$language){cartDiscountCodesUpdate(cartId:$cartId discountCodes:$discountCodes){cart{...CartFields}warnings{...CartWarningFields}userErrors{...CartUserErrorFields}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment CartFields on Cart{id totalQuantity checkoutUrl cost{subtotalAmount{...MoneyFields}totalAmount{...MoneyFields}}discountCodes{code applicable}discountAllocations{discountedAmount{...MoneyFields}}appliedGiftCards{id lastCharacters presentmentAmountUsed{...MoneyFields}balance{...MoneyFields}}buyerIdentity{countryCode customer{id}}lines(first:50){nodes{...CartLineFields}pageInfo{hasNextPage endCursor}}}fragment CartLineFields on BaseCartLine{id quantity attributes{key value}cost{totalAmount{...MoneyFields}subtotalAmount{...MoneyFields}}discountAllocations{discountedAmount{...MoneyFields}}merchandise{...on ProductVariant{...VariantFullFields product{id title handle productType vendor isGiftCard tags guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields}}}}}}}...on ComponentizableCartLine{lineComponents{quantity merchandise{...on ProductVariant{...BundleComponentFields}}}}sellingPlanAllocation{priceAdjustments{compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}fragment CartUserErrorFields on CartUserError{code field message}fragment CartWarningFields on CartWarning{code message target}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const CartGiftCardCodesRemove: Operation<CartGiftCardCodesRemoveMutation, CartGiftCardCodesRemoveMutationVariables> = {"name":"CartGiftCardCodesRemove","kind":"mutation","text":"mutation CartGiftCardCodesRemove($cartId:ID!$appliedGiftCardIds:[ID!]!$language:LanguageCode)@inContext(language:$language){cartGiftCardCodesRemove(cartId:$cartId appliedGiftCardIds:$appliedGiftCardIds){cart{...CartFields}warnings{...CartWarningFields}userErrors{...CartUserErrorFields}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment CartFields on Cart{id totalQuantity checkoutUrl cost{subtotalAmount{...MoneyFields}totalAmount{...MoneyFields}}discountCodes{code applicable}discountAllocations{discountedAmount{...MoneyFields}}appliedGiftCards{id lastCharacters presentmentAmountUsed{...MoneyFields}balance{...MoneyFields}}buyerIdentity{countryCode customer{id}}lines(first:50){nodes{...CartLineFields}pageInfo{hasNextPage endCursor}}}fragment CartLineFields on BaseCartLine{id quantity attributes{key value}cost{totalAmount{...MoneyFields}subtotalAmount{...MoneyFields}}discountAllocations{discountedAmount{...MoneyFields}}merchandise{...on ProductVariant{...VariantFullFields product{id title handle productType vendor isGiftCard tags guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields}}}}}}}...on ComponentizableCartLine{lineComponents{quantity merchandise{...on ProductVariant{...BundleComponentFields}}}}sellingPlanAllocation{priceAdjustments{compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}fragment CartUserErrorFields on CartUserError{code field message}fragment CartWarningFields on CartWarning{code message target}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const CartGiftCardCodesUpdate: Operation<CartGiftCardCodesUpdateMutation, CartGiftCardCodesUpdateMutationVariables> = {"name":"CartGiftCardCodesUpdate","kind":"mutation","text":"mutation CartGiftCardCodesUpdate($cartId:ID!$giftCardCodes:[String!]!$language:LanguageCode)@inContext(language:$language){cartGiftCardCodesUpdate(cartId:$cartId giftCardCodes:$giftCardCodes){cart{...CartFields}warnings{...CartWarningFields}userErrors{...CartUserErrorFields}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment CartFields on Cart{id totalQuantity checkoutUrl cost{subtotalAmount{...MoneyFields}totalAmount{...MoneyFields}}discountCodes{code applicable}discountAllocations{discountedAmount{...MoneyFields}}appliedGiftCards{id lastCharacters presentmentAmountUsed{...MoneyFields}balance{...MoneyFields}}buyerIdentity{countryCode customer{id}}lines(first:50){nodes{...CartLineFields}pageInfo{hasNextPage endCursor}}}fragment CartLineFields on BaseCartLine{id quantity attributes{key value}cost{totalAmount{...MoneyFields}subtotalAmount{...MoneyFields}}discountAllocations{discountedAmount{...MoneyFields}}merchandise{...on ProductVariant{...VariantFullFields product{id title handle productType vendor isGiftCard tags guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields}}}}}}}...on ComponentizableCartLine{lineComponents{quantity merchandise{...on ProductVariant{...BundleComponentFields}}}}sellingPlanAllocation{priceAdjustments{compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}fragment CartUserErrorFields on CartUserError{code field message}fragment CartWarningFields on CartWarning{code message target}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const CartLinesAdd: Operation<CartLinesAddMutation, CartLinesAddMutationVariables> = {"name":"CartLinesAdd","kind":"mutation","text":"mutation CartLinesAdd($cartId:ID!$lines:[CartLineInput!]!$language:LanguageCode)@inContext(language:$language){cartLinesAdd(cartId:$cartId lines:$lines){cart{...CartFields}warnings{...CartWarningFields}userErrors{...CartUserErrorFields}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment CartFields on Cart{id totalQuantity checkoutUrl cost{subtotalAmount{...MoneyFields}totalAmount{...MoneyFields}}discountCodes{code applicable}discountAllocations{discountedAmount{...MoneyFields}}appliedGiftCards{id lastCharacters presentmentAmountUsed{...MoneyFields}balance{...MoneyFields}}buyerIdentity{countryCode customer{id}}lines(first:50){nodes{...CartLineFields}pageInfo{hasNextPage endCursor}}}fragment CartLineFields on BaseCartLine{id quantity attributes{key value}cost{totalAmount{...MoneyFields}subtotalAmount{...MoneyFields}}discountAllocations{discountedAmount{...MoneyFields}}merchandise{...on ProductVariant{...VariantFullFields product{id title handle productType vendor isGiftCard tags guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields}}}}}}}...on ComponentizableCartLine{lineComponents{quantity merchandise{...on ProductVariant{...BundleComponentFields}}}}sellingPlanAllocation{priceAdjustments{compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}fragment CartUserErrorFields on CartUserError{code field message}fragment CartWarningFields on CartWarning{code message target}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const CartLinesAfter: Operation<CartLinesAfterQuery, CartLinesAfterQueryVariables> = {"name":"CartLinesAfter","kind":"query","text":"query CartLinesAfter($cartId:ID!$cursor:String!$language:LanguageCode)@inContext(language:$language){cart(id:$cartId){lines(first:250 after:$cursor){nodes{...CartLineFields}pageInfo{hasNextPage endCursor}}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment CartLineFields on BaseCartLine{id quantity attributes{key value}cost{totalAmount{...MoneyFields}subtotalAmount{...MoneyFields}}discountAllocations{discountedAmount{...MoneyFields}}merchandise{...on ProductVariant{...VariantFullFields product{id title handle productType vendor isGiftCard tags guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields}}}}}}}...on ComponentizableCartLine{lineComponents{quantity merchandise{...on ProductVariant{...BundleComponentFields}}}}sellingPlanAllocation{priceAdjustments{compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const CartLinesRemove: Operation<CartLinesRemoveMutation, CartLinesRemoveMutationVariables> = {"name":"CartLinesRemove","kind":"mutation","text":"mutation CartLinesRemove($cartId:ID!$lineIds:[ID!]!$language:LanguageCode)@inContext(language:$language){cartLinesRemove(cartId:$cartId lineIds:$lineIds){cart{...CartFields}warnings{...CartWarningFields}userErrors{...CartUserErrorFields}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment CartFields on Cart{id totalQuantity checkoutUrl cost{subtotalAmount{...MoneyFields}totalAmount{...MoneyFields}}discountCodes{code applicable}discountAllocations{discountedAmount{...MoneyFields}}appliedGiftCards{id lastCharacters presentmentAmountUsed{...MoneyFields}balance{...MoneyFields}}buyerIdentity{countryCode customer{id}}lines(first:50){nodes{...CartLineFields}pageInfo{hasNextPage endCursor}}}fragment CartLineFields on BaseCartLine{id quantity attributes{key value}cost{totalAmount{...MoneyFields}subtotalAmount{...MoneyFields}}discountAllocations{discountedAmount{...MoneyFields}}merchandise{...on ProductVariant{...VariantFullFields product{id title handle productType vendor isGiftCard tags guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields}}}}}}}...on ComponentizableCartLine{lineComponents{quantity merchandise{...on ProductVariant{...BundleComponentFields}}}}sellingPlanAllocation{priceAdjustments{compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}fragment CartUserErrorFields on CartUserError{code field message}fragment CartWarningFields on CartWarning{code message target}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const CartLinesUpdate: Operation<CartLinesUpdateMutation, CartLinesUpdateMutationVariables> = {"name":"CartLinesUpdate","kind":"mutation","text":"mutation CartLinesUpdate($cartId:ID!$lines:[CartLineUpdateInput!]!$language:LanguageCode)@inContext(language:$language){cartLinesUpdate(cartId:$cartId lines:$lines){cart{...CartFields}warnings{...CartWarningFields}userErrors{...CartUserErrorFields}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment CartFields on Cart{id totalQuantity checkoutUrl cost{subtotalAmount{...MoneyFields}totalAmount{...MoneyFields}}discountCodes{code applicable}discountAllocations{discountedAmount{...MoneyFields}}appliedGiftCards{id lastCharacters presentmentAmountUsed{...MoneyFields}balance{...MoneyFields}}buyerIdentity{countryCode customer{id}}lines(first:50){nodes{...CartLineFields}pageInfo{hasNextPage endCursor}}}fragment CartLineFields on BaseCartLine{id quantity attributes{key value}cost{totalAmount{...MoneyFields}subtotalAmount{...MoneyFields}}discountAllocations{discountedAmount{...MoneyFields}}merchandise{...on ProductVariant{...VariantFullFields product{id title handle productType vendor isGiftCard tags guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields}}}}}}}...on ComponentizableCartLine{lineComponents{quantity merchandise{...on ProductVariant{...BundleComponentFields}}}}sellingPlanAllocation{priceAdjustments{compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}fragment CartUserErrorFields on CartUserError{code field message}fragment CartWarningFields on CartWarning{code message target}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const CartNoteUpdate: Operation<CartNoteUpdateMutation, CartNoteUpdateMutationVariables> = {"name":"CartNoteUpdate","kind":"mutation","text":"mutation CartNoteUpdate($cartId:ID!$note:String!$language:LanguageCode)@inContext(language:$language){cartNoteUpdate(cartId:$cartId note:$note){userErrors{...CartUserErrorFields}}}fragment CartUserErrorFields on CartUserError{code field message}"};
export const CategoryHits: Operation<CategoryHitsQuery, CategoryHitsQueryVariables> = {"name":"CategoryHits","kind":"query","text":"query CategoryHits($handle:String!$filters:[ProductFilter!]$language:LanguageCode)@inContext(language:$language){collection(handle:$handle){...CollectionHitFields image{...ImageFields}products(first:5 filters:$filters sortKey:BEST_SELLING){nodes{...ShortProductFields ...HitPriceFields shortNote:metafield(namespace:\"product\" key:\"short_note\"){value}rating:metafield(namespace:\"reviews\" key:\"rating\"){value}ratingCount:metafield(namespace:\"reviews\" key:\"rating_count\"){value}}}}}fragment CollectionHitFields on Collection{id handle title brandlogo:metafield(namespace:\"collection\" key:\"brandlogo\"){reference{...on MediaImage{image{...ImageFields}}}}}fragment HitPriceFields on Product{priceRange{minVariantPrice{...MoneyFields}maxVariantPrice{...MoneyFields}}variants(first:10){nodes{price{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}}}}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment ShortProductFields on Product{id handle title vendor featuredImage{...ImageFields}}"};
export const ChangedPages: Operation<ChangedPagesQuery, ChangedPagesQueryVariables> = {"name":"ChangedPages","kind":"query","text":"query ChangedPages($ids:[ID!]!$language:LanguageCode)@inContext(language:$language){nodes(ids:$ids){__typename ...on Product{handle}...on Collection{handle noindex:metafield(namespace:\"seo\" key:\"noindex\"){value}}}}"};
export const Collection: Operation<CollectionQuery, CollectionQueryVariables> = {"name":"Collection","kind":"query","text":"query Collection($handle:String!$first:Int=250$endCursor:String$filters:[ProductFilter!]$sortKey:ProductCollectionSortKeys$reverse:Boolean$language:LanguageCode$cardFields:[HasMetafieldsIdentifier!]!=[])@inContext(language:$language){collection(handle:$handle){id handle title descriptionHtml seo{title description}image{...ImageFields}...CollectionMetafieldsFields products(first:$first after:$endCursor filters:$filters sortKey:$sortKey reverse:$reverse){nodes{...ProductCardFields}pageInfo{hasNextPage endCursor}filters{id label type values{id label input count}}}}}fragment CollectionMetafieldReferenceFields on MetafieldReference{__typename ...on MediaImage{id image{...ImageFields}}...on Collection{id title handle}...on Metaobject{id handle type fields{key value reference{...on MediaImage{id image{...ImageFields}}...on Collection{id title handle}}references(first:10){nodes{...on MediaImage{id image{...ImageFields}}...on Collection{id title handle}}}}}}fragment CollectionMetafieldsFields on Collection{metafields(identifiers:[{namespace:\"seo\" key:\"noindex\"}{namespace:\"collection\" key:\"sub_title\"}{namespace:\"collection\" key:\"promotioncard\"}{namespace:\"collection\" key:\"contentgallery\"}{namespace:\"collection\" key:\"brandlogo\"}{namespace:\"collection\" key:\"introtext\"}{namespace:\"collection\" key:\"product_test\"}{namespace:\"collection\" key:\"breadcrumb\"}{namespace:\"collection\" key:\"display_variants\"}{namespace:\"collection\" key:\"variant_subset\"}{namespace:\"collection\" key:\"subcollections\"}]){namespace key value type reference{...CollectionMetafieldReferenceFields}references(first:10){nodes{...CollectionMetafieldReferenceFields}}}}fragment ImageFields on Image{id url altText}fragment ModuleFieldFields on Metafield{namespace key value reference{...PlainMetaobjectFields}}fragment MoneyFields on MoneyV2{amount currencyCode}fragment PlainMetaobjectFields on MetafieldReference{...on Metaobject{id handle fields{key value}}}fragment ProductCardFields on Product{id handle title vendor productType publishedAt isGiftCard seo{title description}options{id name optionValues{id name swatch{color}}}featuredImage{...ImageFields}variants(first:50){nodes{...VariantCardFields}}shortNote:metafield(namespace:\"product\" key:\"short_note\"){value}cardFields:metafields(identifiers:$cardFields){...ModuleFieldFields}rating:metafield(namespace:\"reviews\" key:\"rating\"){value}ratingCount:metafield(namespace:\"reviews\" key:\"rating_count\"){value}variantExtras:variants(first:50){nodes{id lowestPrice30Days:metafield(namespace:\"price\" key:\"lowest_30_days\"){value}sumOfSinglePrices:metafield(namespace:\"price\" key:\"sum_of_single_prices\"){value}badge:metafield(namespace:\"variant\" key:\"badge\"){reference{...on Metaobject{fields{key value}}}}sellingPlanAllocations(first:1){nodes{priceAdjustments{price{...MoneyFields}}}}}}certifications:metafield(namespace:\"product\" key:\"certifications\"){references(first:10){nodes{...on Metaobject{id handle fields{key value reference{...on MediaImage{image{...ImageFields}}}}}}}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}"};
export const CollectionHandleById: Operation<CollectionHandleByIdQuery, CollectionHandleByIdQueryVariables> = {"name":"CollectionHandleById","kind":"query","text":"query CollectionHandleById($id:ID!$language:LanguageCode)@inContext(language:$language){collection(id:$id){id handle}}"};
export const CollectionNames: Operation<CollectionNamesQuery, CollectionNamesQueryVariables> = {"name":"CollectionNames","kind":"query","text":"query CollectionNames($after:String$language:LanguageCode)@inContext(language:$language){collections(first:250 after:$after){nodes{id handle title brandlogo:metafield(namespace:\"collection\" key:\"brandlogo\"){value}}pageInfo{hasNextPage endCursor}}}"};
export const CollectionSize: Operation<CollectionSizeQuery, CollectionSizeQueryVariables> = {"name":"CollectionSize","kind":"query","text":"query CollectionSize($handle:String!$language:LanguageCode)@inContext(language:$language){collection(handle:$handle){id products(first:1){filters{id label type values{id label input count}}}}}"};
export const ContentState: Operation<ContentStateQuery, ContentStateQueryVariables> = {"name":"ContentState","kind":"query","text":"query ContentState($language:LanguageCode)@inContext(language:$language){pages(first:100 sortKey:UPDATED_AT reverse:true){nodes{id handle title body seo{description}sections:metafield(namespace:\"storefront\" key:\"sections\"){value}}}blog(handle:\"knowledge\"){articles(first:50 sortKey:PUBLISHED_AT reverse:true){nodes{id handle title contentHtml excerpt(truncateAt:160)seo{description}}}}}"};
export const DocumentHandle: Operation<DocumentHandleQuery, DocumentHandleQueryVariables> = {"name":"DocumentHandle","kind":"query","text":"query DocumentHandle($id:ID!$language:LanguageCode)@inContext(language:$language){node(id:$id){__typename ...on Page{handle}...on Article{handle}}}"};
export const FeedProducts: Operation<FeedProductsQuery, FeedProductsQueryVariables> = {"name":"FeedProducts","kind":"query","text":"query FeedProducts($after:String$language:LanguageCode)@inContext(language:$language){products(first:100 after:$after){nodes{id handle title vendor productType descriptionHtml isGiftCard tags options{name optionValues{name swatch{color}}}images(first:10){nodes{...ImageFields}}shortNote:metafield(namespace:\"product\" key:\"short_note\"){value}technicalDetails:metafield(namespace:\"product\" key:\"technical_details\"){reference{...PlainMetaobjectFields}}variants(first:50){nodes{...FeedVariantFields}pageInfo{hasNextPage endCursor}}}pageInfo{hasNextPage endCursor}}}fragment FeedVariantFields on ProductVariant{...VariantCardFields barcode components(first:20){nodes{quantity productVariant{title product{title vendor}}}}lowestPrice30Days:metafield(namespace:\"price\" key:\"lowest_30_days\"){value}deliveryTime:metafield(namespace:\"product\" key:\"delivery_time\"){value}gallery:metafield(namespace:\"product\" key:\"gallery\"){references(first:10){nodes{...on MediaImage{image{...ImageFields}}}}}}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment PlainMetaobjectFields on MetafieldReference{...on Metaobject{id handle fields{key value}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}"};
export const FeedVariantsAfter: Operation<FeedVariantsAfterQuery, FeedVariantsAfterQueryVariables> = {"name":"FeedVariantsAfter","kind":"query","text":"query FeedVariantsAfter($id:ID!$after:String!$language:LanguageCode)@inContext(language:$language){product(id:$id){id variants(first:200 after:$after){nodes{...FeedVariantFields}}}}fragment FeedVariantFields on ProductVariant{...VariantCardFields barcode components(first:20){nodes{quantity productVariant{title product{title vendor}}}}lowestPrice30Days:metafield(namespace:\"price\" key:\"lowest_30_days\"){value}deliveryTime:metafield(namespace:\"product\" key:\"delivery_time\"){value}gallery:metafield(namespace:\"product\" key:\"gallery\"){references(first:10){nodes{...on MediaImage{image{...ImageFields}}}}}}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}"};
export const GetCartById: Operation<GetCartByIdQuery, GetCartByIdQueryVariables> = {"name":"GetCartById","kind":"query","text":"query GetCartById($cartId:ID!$language:LanguageCode)@inContext(language:$language){cart(id:$cartId){...CartFields}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment CartFields on Cart{id totalQuantity checkoutUrl cost{subtotalAmount{...MoneyFields}totalAmount{...MoneyFields}}discountCodes{code applicable}discountAllocations{discountedAmount{...MoneyFields}}appliedGiftCards{id lastCharacters presentmentAmountUsed{...MoneyFields}balance{...MoneyFields}}buyerIdentity{countryCode customer{id}}lines(first:50){nodes{...CartLineFields}pageInfo{hasNextPage endCursor}}}fragment CartLineFields on BaseCartLine{id quantity attributes{key value}cost{totalAmount{...MoneyFields}subtotalAmount{...MoneyFields}}discountAllocations{discountedAmount{...MoneyFields}}merchandise{...on ProductVariant{...VariantFullFields product{id title handle productType vendor isGiftCard tags guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields}}}}}}}...on ComponentizableCartLine{lineComponents{quantity merchandise{...on ProductVariant{...BundleComponentFields}}}}sellingPlanAllocation{priceAdjustments{compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const HomePage: Operation<HomePageQuery, HomePageQueryVariables> = {"name":"HomePage","kind":"query","text":"query HomePage($own:String!$handle:String!$language:LanguageCode)@inContext(language:$language){own:metaobject(handle:{type:\"home_page\" handle:$own}){...HomePageFields}metaobject(handle:{type:\"home_page\" handle:$handle}){...HomePageFields}}fragment ContentEntryFields on Metaobject{id handle type fields{key type value reference{...ContentTargetFields}references(first:10){nodes{...ContentTargetFields}}}}fragment ContentSectionFields on Metaobject{id handle type fields{key type value reference{...ContentTargetFields ...ContentEntryFields}references(first:10){nodes{...ContentTargetFields ...ContentEntryFields}}}}fragment ContentTargetFields on MetafieldReference{__typename ...on Collection{handle title}...on Product{handle}...on MediaImage{image{url altText width height}}}fragment HomePageFields on Metaobject{id handle type sections:field(key:\"sections\"){value references(first:20){nodes{__typename ...ContentSectionFields}}}}"};
export const ListedVariants: Operation<ListedVariantsQuery, ListedVariantsQueryVariables> = {"name":"ListedVariants","kind":"query","text":"query ListedVariants($handle:String!$first:Int!$endCursor:String$filters:[ProductFilter!]$language:LanguageCode)@inContext(language:$language){collection(handle:$handle){id products(first:$first after:$endCursor filters:$filters){nodes{variants(first:50){nodes{id}}}pageInfo{hasNextPage endCursor}}}}"};
export const Markets: Operation<MarketsQuery, MarketsQueryVariables> = {"name":"Markets","kind":"query","text":"query Markets{localization{availableCountries{isoCode currency{isoCode}availableLanguages{isoCode}}}}"};
export const Menus: Operation<MenusQuery, MenusQueryVariables> = {"name":"Menus","kind":"query","text":"query Menus($main:String!$questions:String!$about:String!$legal:String!$language:LanguageCode)@inContext(language:$language){main:menu(handle:$main){...MenuFields}questions:menu(handle:$questions){...MenuFields}about:menu(handle:$about){...MenuFields}legal:menu(handle:$legal){...MenuFields}}fragment MenuFields on Menu{items{...MenuItemFields items{...MenuItemFields items{...MenuItemFields}}}}fragment MenuItemFields on MenuItem{id title type url resource{__typename ...on Article{handle}...on Blog{handle}...on Collection{handle}...on Page{handle}...on Product{handle}...on ShopPolicy{handle}}}"};
export const PageByHandle: Operation<PageByHandleQuery, PageByHandleQueryVariables> = {"name":"PageByHandle","kind":"query","text":"query PageByHandle($handle:String!$language:LanguageCode)@inContext(language:$language){page(handle:$handle){id handle title body bodySummary updatedAt seo{description}sections:metafield(namespace:\"storefront\" key:\"sections\"){value references(first:20){nodes{__typename ...ContentSectionFields}}}}}fragment ContentEntryFields on Metaobject{id handle type fields{key type value reference{...ContentTargetFields}references(first:10){nodes{...ContentTargetFields}}}}fragment ContentSectionFields on Metaobject{id handle type fields{key type value reference{...ContentTargetFields ...ContentEntryFields}references(first:10){nodes{...ContentTargetFields ...ContentEntryFields}}}}fragment ContentTargetFields on MetafieldReference{__typename ...on Collection{handle title}...on Product{handle}...on MediaImage{image{url altText width height}}}"};
export const PredictiveSearch: Operation<PredictiveSearchQuery, PredictiveSearchQueryVariables> = {"name":"PredictiveSearch","kind":"query","text":"query PredictiveSearch($query:String!$language:LanguageCode)@inContext(language:$language){predictiveSearch(query:$query limit:5 limitScope:EACH types:[PRODUCT COLLECTION]searchableFields:[TITLE PRODUCT_TYPE VENDOR VARIANTS_TITLE VARIANTS_SKU TAG]){products{...ShortProductFields ...HitPriceFields shortNote:metafield(namespace:\"product\" key:\"short_note\"){value}rating:metafield(namespace:\"reviews\" key:\"rating\"){value}ratingCount:metafield(namespace:\"reviews\" key:\"rating_count\"){value}}collections{...CollectionHitFields}}...PredictiveSuggestions}fragment CollectionHitFields on Collection{id handle title brandlogo:metafield(namespace:\"collection\" key:\"brandlogo\"){reference{...on MediaImage{image{...ImageFields}}}}}fragment HitPriceFields on Product{priceRange{minVariantPrice{...MoneyFields}maxVariantPrice{...MoneyFields}}variants(first:10){nodes{price{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}}}}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment PredictiveSuggestions on QueryRoot{suggestions:predictiveSearch(query:$query limit:5 limitScope:ALL searchableFields:[TITLE PRODUCT_TYPE VENDOR VARIANTS_TITLE VARIANTS_SKU]){queries{text}collections{id handle title image{id url}}products{...ShortProductFields}}}fragment ShortProductFields on Product{id handle title vendor featuredImage{...ImageFields}}"};
export const PresetCollection: Operation<PresetCollectionQuery, PresetCollectionQueryVariables> = {"name":"PresetCollection","kind":"query","text":"query PresetCollection($handle:String!$language:LanguageCode)@inContext(language:$language){collection(handle:$handle){id handle image{...ImageFields}products(first:1 sortKey:BEST_SELLING){nodes{id featuredImage{...ImageFields}}}}}fragment ImageFields on Image{id url altText}"};
export const PresetProduct: Operation<PresetProductQuery, PresetProductQueryVariables> = {"name":"PresetProduct","kind":"query","text":"query PresetProduct($handle:String!$language:LanguageCode)@inContext(language:$language){product(handle:$handle){...ShortProductFields ...HitPriceFields}}fragment HitPriceFields on Product{priceRange{minVariantPrice{...MoneyFields}maxVariantPrice{...MoneyFields}}variants(first:10){nodes{price{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}}}}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment ShortProductFields on Product{id handle title vendor featuredImage{...ImageFields}}"};
export const ProductCardByHandle: Operation<ProductCardByHandleQuery, ProductCardByHandleQueryVariables> = {"name":"ProductCardByHandle","kind":"query","text":"query ProductCardByHandle($handle:String!$language:LanguageCode$cardFields:[HasMetafieldsIdentifier!]!=[])@inContext(language:$language){product(handle:$handle){...ProductCardFields}}fragment ImageFields on Image{id url altText}fragment ModuleFieldFields on Metafield{namespace key value reference{...PlainMetaobjectFields}}fragment MoneyFields on MoneyV2{amount currencyCode}fragment PlainMetaobjectFields on MetafieldReference{...on Metaobject{id handle fields{key value}}}fragment ProductCardFields on Product{id handle title vendor productType publishedAt isGiftCard seo{title description}options{id name optionValues{id name swatch{color}}}featuredImage{...ImageFields}variants(first:50){nodes{...VariantCardFields}}shortNote:metafield(namespace:\"product\" key:\"short_note\"){value}cardFields:metafields(identifiers:$cardFields){...ModuleFieldFields}rating:metafield(namespace:\"reviews\" key:\"rating\"){value}ratingCount:metafield(namespace:\"reviews\" key:\"rating_count\"){value}variantExtras:variants(first:50){nodes{id lowestPrice30Days:metafield(namespace:\"price\" key:\"lowest_30_days\"){value}sumOfSinglePrices:metafield(namespace:\"price\" key:\"sum_of_single_prices\"){value}badge:metafield(namespace:\"variant\" key:\"badge\"){reference{...on Metaobject{fields{key value}}}}sellingPlanAllocations(first:1){nodes{priceAdjustments{price{...MoneyFields}}}}}}certifications:metafield(namespace:\"product\" key:\"certifications\"){references(first:10){nodes{...on Metaobject{id handle fields{key value reference{...on MediaImage{image{...ImageFields}}}}}}}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}"};
export const ProductCards: Operation<ProductCardsQuery, ProductCardsQueryVariables> = {"name":"ProductCards","kind":"query","text":"query ProductCards($ids:[ID!]!$language:LanguageCode$cardFields:[HasMetafieldsIdentifier!]!=[])@inContext(language:$language){nodes(ids:$ids){__typename ...on Product{...ProductCardFields}}}fragment ImageFields on Image{id url altText}fragment ModuleFieldFields on Metafield{namespace key value reference{...PlainMetaobjectFields}}fragment MoneyFields on MoneyV2{amount currencyCode}fragment PlainMetaobjectFields on MetafieldReference{...on Metaobject{id handle fields{key value}}}fragment ProductCardFields on Product{id handle title vendor productType publishedAt isGiftCard seo{title description}options{id name optionValues{id name swatch{color}}}featuredImage{...ImageFields}variants(first:50){nodes{...VariantCardFields}}shortNote:metafield(namespace:\"product\" key:\"short_note\"){value}cardFields:metafields(identifiers:$cardFields){...ModuleFieldFields}rating:metafield(namespace:\"reviews\" key:\"rating\"){value}ratingCount:metafield(namespace:\"reviews\" key:\"rating_count\"){value}variantExtras:variants(first:50){nodes{id lowestPrice30Days:metafield(namespace:\"price\" key:\"lowest_30_days\"){value}sumOfSinglePrices:metafield(namespace:\"price\" key:\"sum_of_single_prices\"){value}badge:metafield(namespace:\"variant\" key:\"badge\"){reference{...on Metaobject{fields{key value}}}}sellingPlanAllocations(first:1){nodes{priceAdjustments{price{...MoneyFields}}}}}}certifications:metafield(namespace:\"product\" key:\"certifications\"){references(first:10){nodes{...on Metaobject{id handle fields{key value reference{...on MediaImage{image{...ImageFields}}}}}}}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}"};
export const ProductDetail: Operation<ProductDetailQuery, ProductDetailQueryVariables> = {"name":"ProductDetail","kind":"query","text":"query ProductDetail($handle:String!$language:LanguageCode$cardFields:[HasMetafieldsIdentifier!]!=[]$productFields:[HasMetafieldsIdentifier!]!=[]$variantFields:[HasMetafieldsIdentifier!]!=[])@inContext(language:$language){product(handle:$handle){...ProductCardFields descriptionHtml isGiftCard tags images(first:20){nodes{...ImageFields}}media(first:50){nodes{...MediumFields}}priceRange{minVariantPrice{...MoneyFields}maxVariantPrice{...MoneyFields}}requiresSellingPlan collections(first:100){nodes{handle}}fullVariants:variants(first:50){nodes{...PageVariantFields}pageInfo{hasNextPage endCursor}}sellingPlanGroups(first:20){nodes{name sellingPlans(first:20){nodes{...SellingPlanDeliveryFields name priceAdjustments{adjustmentValue{...on SellingPlanPercentagePriceAdjustment{adjustmentPercentage}}}}}}}moduleFields:metafields(identifiers:$productFields){...ModuleFieldFields}preparationText:metafield(namespace:\"product\" key:\"preparation_text\"){value}tip:metafield(namespace:\"product\" key:\"tip\"){value}videoCaptions:metafield(namespace:\"product\" key:\"video_captions\"){value}technicalDetails:metafield(namespace:\"product\" key:\"technical_details\"){reference{...PlainMetaobjectFields}}foodName:metafield(namespace:\"food\" key:\"name\"){value}foodStorage:metafield(namespace:\"food\" key:\"storage\"){value}foodPreparation:metafield(namespace:\"food\" key:\"preparation\"){value}ingredients:metafield(namespace:\"food\" key:\"ingredients\"){value}allergens:metafield(namespace:\"food\" key:\"allergens\"){value}nutrition:metafield(namespace:\"food\" key:\"nutrition\"){value}foodBusiness:metafield(namespace:\"food\" key:\"responsible\"){value}organicCode:metafield(namespace:\"organic\" key:\"code\"){value}organicOrigin:metafield(namespace:\"organic\" key:\"origin\"){value}manufacturer:metafield(namespace:\"gpsr\" key:\"manufacturer\"){value}responsiblePerson:metafield(namespace:\"gpsr\" key:\"responsible_person\"){value}warnings:metafield(namespace:\"gpsr\" key:\"warnings\"){value}hazardLabel:metafield(namespace:\"clp\" key:\"label\"){value}guarantee:metafield(namespace:\"guarantee\" key:\"label\"){value}electrical:metafield(namespace:\"electrical\" key:\"device\"){value}battery:metafield(namespace:\"battery\" key:\"type\"){value}spareParts:metafield(namespace:\"repair\" key:\"spare_parts\"){value}repairInstructions:metafield(namespace:\"repair\" key:\"instructions\"){value}updatesUntil:metafield(namespace:\"updates\" key:\"until\"){value}deviceData:metafield(namespace:\"device\" key:\"data\"){value}awards:metafield(namespace:\"product\" key:\"awards\"){references(first:10){nodes{...PlainMetaobjectFields}}}test:metafield(namespace:\"product\" key:\"test\"){reference{...PlainMetaobjectFields}}ratingDistribution:metafield(namespace:\"reviews\" key:\"distribution\"){value}reviews:metafield(namespace:\"reviews\" key:\"list\"){references(first:10){nodes{...PlainMetaobjectFields}pageInfo{hasNextPage endCursor}}}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment ImageFields on Image{id url altText}fragment MediumFields on Media{__typename ...on Video{alt previewImage{url}sources{url mimeType width}}...on ExternalVideo{alt host originUrl previewImage{url}}...on Model3d{alt previewImage{url}sources{url format}}}fragment ModuleFieldFields on Metafield{namespace key value reference{...PlainMetaobjectFields}}fragment MoneyFields on MoneyV2{amount currencyCode}fragment PageVariantFields on ProductVariant{...VariantFullFields barcode components(first:20){nodes{quantity productVariant{...BundleComponentFields}}}moduleFields:metafields(identifiers:$variantFields){...ModuleFieldFields}sellingPlanAllocations(first:20){nodes{priceAdjustments{price{...MoneyFields}compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}}fragment PlainMetaobjectFields on MetafieldReference{...on Metaobject{id handle fields{key value}}}fragment ProductCardFields on Product{id handle title vendor productType publishedAt isGiftCard seo{title description}options{id name optionValues{id name swatch{color}}}featuredImage{...ImageFields}variants(first:50){nodes{...VariantCardFields}}shortNote:metafield(namespace:\"product\" key:\"short_note\"){value}cardFields:metafields(identifiers:$cardFields){...ModuleFieldFields}rating:metafield(namespace:\"reviews\" key:\"rating\"){value}ratingCount:metafield(namespace:\"reviews\" key:\"rating_count\"){value}variantExtras:variants(first:50){nodes{id lowestPrice30Days:metafield(namespace:\"price\" key:\"lowest_30_days\"){value}sumOfSinglePrices:metafield(namespace:\"price\" key:\"sum_of_single_prices\"){value}badge:metafield(namespace:\"variant\" key:\"badge\"){reference{...on Metaobject{fields{key value}}}}sellingPlanAllocations(first:1){nodes{priceAdjustments{price{...MoneyFields}}}}}}certifications:metafield(namespace:\"product\" key:\"certifications\"){references(first:10){nodes{...on Metaobject{id handle fields{key value reference{...on MediaImage{image{...ImageFields}}}}}}}}}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const ProductHandleById: Operation<ProductHandleByIdQuery, ProductHandleByIdQueryVariables> = {"name":"ProductHandleById","kind":"query","text":"query ProductHandleById($id:ID!$language:LanguageCode)@inContext(language:$language){product(id:$id){id handle}}"};
export const ProductRecommendations: Operation<ProductRecommendationsQuery, ProductRecommendationsQueryVariables> = {"name":"ProductRecommendations","kind":"query","text":"query ProductRecommendations($handle:String!$intent:ProductRecommendationIntent$language:LanguageCode$cardFields:[HasMetafieldsIdentifier!]!=[])@inContext(language:$language){productRecommendations(productHandle:$handle intent:$intent){...ProductCardFields}}fragment ImageFields on Image{id url altText}fragment ModuleFieldFields on Metafield{namespace key value reference{...PlainMetaobjectFields}}fragment MoneyFields on MoneyV2{amount currencyCode}fragment PlainMetaobjectFields on MetafieldReference{...on Metaobject{id handle fields{key value}}}fragment ProductCardFields on Product{id handle title vendor productType publishedAt isGiftCard seo{title description}options{id name optionValues{id name swatch{color}}}featuredImage{...ImageFields}variants(first:50){nodes{...VariantCardFields}}shortNote:metafield(namespace:\"product\" key:\"short_note\"){value}cardFields:metafields(identifiers:$cardFields){...ModuleFieldFields}rating:metafield(namespace:\"reviews\" key:\"rating\"){value}ratingCount:metafield(namespace:\"reviews\" key:\"rating_count\"){value}variantExtras:variants(first:50){nodes{id lowestPrice30Days:metafield(namespace:\"price\" key:\"lowest_30_days\"){value}sumOfSinglePrices:metafield(namespace:\"price\" key:\"sum_of_single_prices\"){value}badge:metafield(namespace:\"variant\" key:\"badge\"){reference{...on Metaobject{fields{key value}}}}sellingPlanAllocations(first:1){nodes{priceAdjustments{price{...MoneyFields}}}}}}certifications:metafield(namespace:\"product\" key:\"certifications\"){references(first:10){nodes{...on Metaobject{id handle fields{key value reference{...on MediaImage{image{...ImageFields}}}}}}}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}"};
export const ProductReviews: Operation<ProductReviewsQuery, ProductReviewsQueryVariables> = {"name":"ProductReviews","kind":"query","text":"query ProductReviews($handle:String!$endCursor:String$language:LanguageCode)@inContext(language:$language){product(handle:$handle){id reviews:metafield(namespace:\"reviews\" key:\"list\"){references(first:10 after:$endCursor){nodes{...PlainMetaobjectFields}pageInfo{hasNextPage endCursor}}}}}fragment PlainMetaobjectFields on MetafieldReference{...on Metaobject{id handle fields{key value}}}"};
export const ProductStock: Operation<ProductStockQuery, ProductStockQueryVariables> = {"name":"ProductStock","kind":"query","text":"query ProductStock($id:ID!){product(id:$id){id handle variants(first:50){nodes{id sku availableForSale currentlyNotInStock}pageInfo{hasNextPage endCursor}}}}"};
export const ProductStockAfter: Operation<ProductStockAfterQuery, ProductStockAfterQueryVariables> = {"name":"ProductStockAfter","kind":"query","text":"query ProductStockAfter($id:ID!$after:String!){product(id:$id){id variants(first:200 after:$after){nodes{id sku availableForSale currentlyNotInStock}}}}"};
export const ProductTest: Operation<ProductTestQuery, ProductTestQueryVariables> = {"name":"ProductTest","kind":"query","text":"query ProductTest($handle:String!$language:LanguageCode$cardFields:[HasMetafieldsIdentifier!]!=[])@inContext(language:$language){metaobject(handle:{type:\"product_test\" handle:$handle}){id handle fields{key value reference{__typename ...on MediaImage{image{...ImageFields}}...on Collection{id handle}...on Product{...ProductCardFields}}}}}fragment ImageFields on Image{id url altText}fragment ModuleFieldFields on Metafield{namespace key value reference{...PlainMetaobjectFields}}fragment MoneyFields on MoneyV2{amount currencyCode}fragment PlainMetaobjectFields on MetafieldReference{...on Metaobject{id handle fields{key value}}}fragment ProductCardFields on Product{id handle title vendor productType publishedAt isGiftCard seo{title description}options{id name optionValues{id name swatch{color}}}featuredImage{...ImageFields}variants(first:50){nodes{...VariantCardFields}}shortNote:metafield(namespace:\"product\" key:\"short_note\"){value}cardFields:metafields(identifiers:$cardFields){...ModuleFieldFields}rating:metafield(namespace:\"reviews\" key:\"rating\"){value}ratingCount:metafield(namespace:\"reviews\" key:\"rating_count\"){value}variantExtras:variants(first:50){nodes{id lowestPrice30Days:metafield(namespace:\"price\" key:\"lowest_30_days\"){value}sumOfSinglePrices:metafield(namespace:\"price\" key:\"sum_of_single_prices\"){value}badge:metafield(namespace:\"variant\" key:\"badge\"){reference{...on Metaobject{fields{key value}}}}sellingPlanAllocations(first:1){nodes{priceAdjustments{price{...MoneyFields}}}}}}certifications:metafield(namespace:\"product\" key:\"certifications\"){references(first:10){nodes{...on Metaobject{id handle fields{key value reference{...on MediaImage{image{...ImageFields}}}}}}}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}"};
export const ProductTests: Operation<ProductTestsQuery, ProductTestsQueryVariables> = {"name":"ProductTests","kind":"query","text":"query ProductTests($language:LanguageCode)@inContext(language:$language){metaobjects(type:\"product_test\" first:100){nodes{id handle fields{key value reference{__typename ...on MediaImage{image{...ImageFields}}...on Product{featuredImage{...ImageFields}}}}}}}fragment ImageFields on Image{id url altText}"};
export const ProductVariantsAfter: Operation<ProductVariantsAfterQuery, ProductVariantsAfterQueryVariables> = {"name":"ProductVariantsAfter","kind":"query","text":"query ProductVariantsAfter($handle:String!$after:String!$language:LanguageCode$variantFields:[HasMetafieldsIdentifier!]!=[])@inContext(language:$language){product(handle:$handle){id variants(first:200 after:$after){nodes{...PageVariantFields}}}}fragment BundleComponentFields on ProductVariant{...VariantCardFields product{handle title vendor allergens:metafield(namespace:\"food\" key:\"allergens\"){value}}}fragment ImageFields on Image{id url altText}fragment ModuleFieldFields on Metafield{namespace key value reference{...PlainMetaobjectFields}}fragment MoneyFields on MoneyV2{amount currencyCode}fragment PageVariantFields on ProductVariant{...VariantFullFields barcode components(first:20){nodes{quantity productVariant{...BundleComponentFields}}}moduleFields:metafields(identifiers:$variantFields){...ModuleFieldFields}sellingPlanAllocations(first:20){nodes{priceAdjustments{price{...MoneyFields}compareAtPrice{...MoneyFields}}sellingPlan{...SellingPlanDeliveryFields}}}}fragment PlainMetaobjectFields on MetafieldReference{...on Metaobject{id handle fields{key value}}}fragment SellingPlanDeliveryFields on SellingPlan{id deliveryPolicy{...on SellingPlanRecurringDeliveryPolicy{interval intervalCount}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}fragment VariantFullFields on ProductVariant{...VariantCardFields quantityRule{minimum maximum increment}metafields(identifiers:[{namespace:\"fulfillment\" key:\"best_before_date\"}{namespace:\"product\" key:\"delivery_time\"}{namespace:\"product\" key:\"note\"}{namespace:\"product\" key:\"gallery\"}{namespace:\"product\" key:\"promotional_note\"}{namespace:\"variant\" key:\"badge\"}{namespace:\"price\" key:\"lowest_30_days\"}{namespace:\"price\" key:\"sum_of_single_prices\"}]){...VariantMetafieldFields}}fragment VariantMetafieldFields on Metafield{namespace key value type reference{__typename ...on Metaobject{id handle fields{key value}}...on MediaImage{id image{...ImageFields}}}references(first:10){nodes{__typename ...on MediaImage{id image{...ImageFields}}}}}"};
export const SavedVariants: Operation<SavedVariantsQuery, SavedVariantsQueryVariables> = {"name":"SavedVariants","kind":"query","text":"query SavedVariants($ids:[ID!]!$language:LanguageCode)@inContext(language:$language){nodes(ids:$ids){__typename ...on ProductVariant{...VariantCardFields product{id handle title vendor featuredImage{...ImageFields}}}}}fragment ImageFields on Image{id url altText}fragment MoneyFields on MoneyV2{amount currencyCode}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}"};
export const Search: Operation<SearchQuery, SearchQueryVariables> = {"name":"Search","kind":"query","text":"query Search($query:String!$first:Int!$endCursor:String$filters:[ProductFilter!]$sortKey:SearchSortKeys$withNeighbours:Boolean!$language:LanguageCode$cardFields:[HasMetafieldsIdentifier!]!=[])@inContext(language:$language){search(query:$query first:$first after:$endCursor productFilters:$filters sortKey:$sortKey types:[PRODUCT]unavailableProducts:LAST){totalCount nodes{__typename ...on Product{...ProductCardFields}}pageInfo{hasNextPage endCursor}productFilters{id label type values{id label input count}}}predictiveSearch(query:$query limit:5 limitScope:EACH types:[COLLECTION QUERY])@include(if:$withNeighbours){queries{text}collections{...CollectionHitFields}}}fragment CollectionHitFields on Collection{id handle title brandlogo:metafield(namespace:\"collection\" key:\"brandlogo\"){reference{...on MediaImage{image{...ImageFields}}}}}fragment ImageFields on Image{id url altText}fragment ModuleFieldFields on Metafield{namespace key value reference{...PlainMetaobjectFields}}fragment MoneyFields on MoneyV2{amount currencyCode}fragment PlainMetaobjectFields on MetafieldReference{...on Metaobject{id handle fields{key value}}}fragment ProductCardFields on Product{id handle title vendor productType publishedAt isGiftCard seo{title description}options{id name optionValues{id name swatch{color}}}featuredImage{...ImageFields}variants(first:50){nodes{...VariantCardFields}}shortNote:metafield(namespace:\"product\" key:\"short_note\"){value}cardFields:metafields(identifiers:$cardFields){...ModuleFieldFields}rating:metafield(namespace:\"reviews\" key:\"rating\"){value}ratingCount:metafield(namespace:\"reviews\" key:\"rating_count\"){value}variantExtras:variants(first:50){nodes{id lowestPrice30Days:metafield(namespace:\"price\" key:\"lowest_30_days\"){value}sumOfSinglePrices:metafield(namespace:\"price\" key:\"sum_of_single_prices\"){value}badge:metafield(namespace:\"variant\" key:\"badge\"){reference{...on Metaobject{fields{key value}}}}sellingPlanAllocations(first:1){nodes{priceAdjustments{price{...MoneyFields}}}}}}certifications:metafield(namespace:\"product\" key:\"certifications\"){references(first:10){nodes{...on Metaobject{id handle fields{key value reference{...on MediaImage{image{...ImageFields}}}}}}}}}fragment VariantCardFields on ProductVariant{id sku title price{...MoneyFields}compareAtPrice{...MoneyFields}unitPrice{...MoneyFields}unitPriceMeasurement{quantityValue quantityUnit referenceUnit}availableForSale currentlyNotInStock selectedOptions{name value}image{...ImageFields}}"};
export const ShopPolicies: Operation<ShopPoliciesQuery, ShopPoliciesQueryVariables> = {"name":"ShopPolicies","kind":"query","text":"query ShopPolicies($language:LanguageCode)@inContext(language:$language){shop{privacyPolicy{...PolicyFields}refundPolicy{...PolicyFields}shippingPolicy{...PolicyFields}termsOfService{...PolicyFields}}}fragment PolicyFields on ShopPolicy{id handle title body}"};
export const ShopRating: Operation<ShopRatingQuery, ShopRatingQueryVariables> = {"name":"ShopRating","kind":"query","text":"query ShopRating($language:LanguageCode)@inContext(language:$language){shop{rating:metafield(namespace:\"reviews\" key:\"rating\"){value}ratingCount:metafield(namespace:\"reviews\" key:\"rating_count\"){value}judgeMeRating:metafield(namespace:\"judgeme\" key:\"all_reviews_rating\"){value}judgeMeCount:metafield(namespace:\"judgeme\" key:\"all_reviews_count\"){value}}}"};
export const SiteContent: Operation<SiteContentQuery, SiteContentQueryVariables> = {"name":"SiteContent","kind":"query","text":"query SiteContent($own:String!$handle:String!$language:LanguageCode)@inContext(language:$language){own:metaobject(handle:{type:\"site\" handle:$own}){...ContentSectionFields}metaobject(handle:{type:\"site\" handle:$handle}){...ContentSectionFields}}fragment ContentEntryFields on Metaobject{id handle type fields{key type value reference{...ContentTargetFields}references(first:10){nodes{...ContentTargetFields}}}}fragment ContentSectionFields on Metaobject{id handle type fields{key type value reference{...ContentTargetFields ...ContentEntryFields}references(first:10){nodes{...ContentTargetFields ...ContentEntryFields}}}}fragment ContentTargetFields on MetafieldReference{__typename ...on Collection{handle title}...on Product{handle}...on MediaImage{image{url altText width height}}}"};
export const SitemapCollections: Operation<SitemapCollectionsQuery, SitemapCollectionsQueryVariables> = {"name":"SitemapCollections","kind":"query","text":"query SitemapCollections($after:String$language:LanguageCode)@inContext(language:$language){collections(first:250 after:$after){nodes{id handle updatedAt image{url}noindex:metafield(namespace:\"seo\" key:\"noindex\"){value}}pageInfo{hasNextPage endCursor}}}"};
export const SitemapProducts: Operation<SitemapProductsQuery, SitemapProductsQueryVariables> = {"name":"SitemapProducts","kind":"query","text":"query SitemapProducts($page:Int!$language:LanguageCode)@inContext(language:$language){sitemap(type:PRODUCT){resources(page:$page){hasNextPage items{handle updatedAt ...on SitemapResource{image{filepath}}}}}}"};
export const SitemapSize: Operation<SitemapSizeQuery, SitemapSizeQueryVariables> = {"name":"SitemapSize","kind":"query","text":"query SitemapSize{sitemap(type:PRODUCT){pagesCount{count}}}"};
export const TopBarPromotion: Operation<TopBarPromotionQuery, TopBarPromotionQueryVariables> = {"name":"TopBarPromotion","kind":"query","text":"query TopBarPromotion($language:LanguageCode)@inContext(language:$language){shop{rating:metafield(namespace:\"reviews\" key:\"total\"){value}paymentSettings{acceptedCardBrands supportedDigitalWallets}}metaobjects(type:\"topbar_promotion\" first:10){nodes{id handle fields{key value reference{...on MediaImage{image{...ImageFields}}...on Page{id handle}...on Collection{id handle title image{...ImageFields}}}}}}}fragment ImageFields on Image{id url altText}"};
export const UrlRedirects: Operation<UrlRedirectsQuery, UrlRedirectsQueryVariables> = {"name":"UrlRedirects","kind":"query","text":"query UrlRedirects($after:String){urlRedirects(first:250 after:$after){nodes{path target}pageInfo{hasNextPage endCursor}}}"};
export const WrittenPages: Operation<WrittenPagesQuery, WrittenPagesQueryVariables> = {"name":"WrittenPages","kind":"query","text":"query WrittenPages($language:LanguageCode)@inContext(language:$language){pages(first:250){nodes{id handle title updatedAt}}blog(handle:\"knowledge\"){articles(first:250){nodes{id handle title publishedAt}}}}"};
