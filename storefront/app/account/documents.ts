// Operations of the Customer Account API; `npm run check operations` validates them against its published schemas.

const money = '{ amount currencyCode }';
const address = `id firstName lastName company address1 address2 zip city territoryCode phoneNumber formatted(withName: true)`;
const lineItems = `lineItems(first: 100) { nodes {
  id title variantTitle quantity giftCard productId variantId price ${money} totalPrice ${money}
  image { url altText } } }`;
const fulfillments = `fulfillments(first: 20) { nodes {
  createdAt estimatedDeliveryAt latestShipmentStatus
  trackingInformation { company number url }
  events(first: 20) { nodes { status happenedAt } }
  fulfillmentLineItems(first: 100) { nodes { quantity } } } }`;
const order = `id name processedAt cancelledAt fulfillmentStatus financialStatus
  totalPrice ${money} ${lineItems} ${fulfillments}`;
const contract = `id status nextBillingDate
  deliveryPolicy { interval intervalCount { count } }
  upcomingBillingCycles(first: 4) { nodes { cycleIndex billingAttemptExpectedDate skipped } }
  lines(first: 20) { nodes { title variantTitle sku quantity lineDiscountedPrice ${money} image { url altText } } }
  originOrder { lineItems(first: 20) { nodes { title variantTitle sku productId variantId } } }`;
const inLanguage = '@inContext(language: $language)';
const userErrors = 'userErrors { code field }';

const changeStatus = (name: string) =>
  `mutation ${name[0]?.toUpperCase()}${name.slice(1)}($id: ID!) { ${name}(subscriptionContractId: $id) {
    ${userErrors} } }`;
const changeCycle = (name: string) =>
  `mutation ${name[0]?.toUpperCase()}${name.slice(1)}($id: ID!, $index: Int!) {
    ${name}(billingCycleInput: { contractId: $id, selector: { index: $index } }) { ${userErrors} } }`;

export const accountDocuments = {
  AccountOverview: `query AccountOverview($language: LanguageCode) ${inLanguage} { customer {
    firstName lastName emailAddress { emailAddress } defaultAddress { ${address} }
    orders(first: 1, sortKey: PROCESSED_AT, reverse: true) { nodes { ${order} } } } }`,
  AccountOrders: `query AccountOrders($language: LanguageCode, $after: String) ${inLanguage} { customer {
    orders(first: 20, after: $after, sortKey: PROCESSED_AT, reverse: true) {
      nodes { ${order} } pageInfo { hasNextPage endCursor } } } }`,
  AccountOrder: `query AccountOrder($id: ID!, $language: LanguageCode) ${inLanguage} { order(id: $id) {
    ${order} subtotal ${money} totalShipping ${money} totalTax ${money} totalRefunded ${money}
    email statusPageUrl shippingAddress { ${address} } billingAddress { ${address} } } }`,
  AccountAddresses: `query AccountAddresses($language: LanguageCode) ${inLanguage} { customer {
    defaultAddress { id } addresses(first: 50) { nodes { ${address} } } } }`,
  AccountContracts: `query AccountContracts($language: LanguageCode) ${inLanguage} { customer {
    subscriptionContracts(first: 50) { nodes { ${contract} } } } }`,
  CustomerAddressCreate: `mutation CustomerAddressCreate($address: CustomerAddressInput!, $isDefault: Boolean) {
    customerAddressCreate(address: $address, defaultAddress: $isDefault) { ${userErrors} } }`,
  CustomerAddressUpdate: `mutation CustomerAddressUpdate($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {
    customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) { ${userErrors} } }`,
  CustomerAddressDelete: `mutation CustomerAddressDelete($id: ID!) {
    customerAddressDelete(addressId: $id) { ${userErrors} } }`,
  AccountKept: `query AccountKept($namespace: String!, $key: String!) { customer {
    id metafield(namespace: $namespace, key: $key) { value } } }`,
  AccountContact: `query AccountContact { customer {
    firstName lastName emailAddress { emailAddress marketingState } } }`,
  MetafieldsSet: `mutation MetafieldsSet($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) { ${userErrors} } }`,
  CustomerEmailMarketingSubscribe: `mutation CustomerEmailMarketingSubscribe {
    customerEmailMarketingSubscribe { ${userErrors} } }`,
  CustomerEmailMarketingUnsubscribe: `mutation CustomerEmailMarketingUnsubscribe {
    customerEmailMarketingUnsubscribe { ${userErrors} } }`,
  SubscriptionContractPause: changeStatus('subscriptionContractPause'),
  SubscriptionContractActivate: changeStatus('subscriptionContractActivate'),
  SubscriptionContractCancel: changeStatus('subscriptionContractCancel'),
  SubscriptionBillingCycleSkip: changeCycle('subscriptionBillingCycleSkip'),
  SubscriptionBillingCycleUnskip: changeCycle('subscriptionBillingCycleUnskip'),
};
