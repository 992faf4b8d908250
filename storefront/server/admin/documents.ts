/** Every operation of the Admin API; `npm run check operations` validates them against the published schemas. */
export const adminDocuments = {
  accessScopes: `query AccessScopes {
    currentAppInstallation { accessScopes { handle } }
  }`,
  shopLocales: `query ShopLocales {
    shopLocales { locale primary published }
  }`,
  metafieldDefinitions: `query MetafieldDefinitions($ownerType: MetafieldOwnerType!, $after: String) {
    metafieldDefinitions(ownerType: $ownerType, first: 250, after: $after) {
      nodes { namespace key type { name } access { storefront } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  metaobjectDefinitions: `query MetaobjectDefinitions($after: String) {
    metaobjectDefinitions(first: 50, after: $after) {
      nodes { id type access { storefront } fieldDefinitions { key type { name } } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  metafieldDefinitionCreate: `mutation MetafieldDefinitionCreate($definition: MetafieldDefinitionInput!) {
    metafieldDefinitionCreate(definition: $definition) { userErrors { code message } }
  }`,
  metafieldDefinitionUpdate: `mutation MetafieldDefinitionUpdate($definition: MetafieldDefinitionUpdateInput!) {
    metafieldDefinitionUpdate(definition: $definition) { userErrors { code message } }
  }`,
  standardMetafieldDefinitionEnable: `mutation StandardMetafieldDefinitionEnable(
    $ownerType: MetafieldOwnerType!
    $namespace: String
    $key: String
    $access: StandardMetafieldDefinitionAccessInput
  ) {
    standardMetafieldDefinitionEnable(ownerType: $ownerType, namespace: $namespace, key: $key, access: $access) {
      userErrors { code message }
    }
  }`,
  metaobjectDefinitionCreate: `mutation MetaobjectDefinitionCreate($definition: MetaobjectDefinitionCreateInput!) {
    metaobjectDefinitionCreate(definition: $definition) {
      metaobjectDefinition { id }
      userErrors { code message }
    }
  }`,
  metaobjectDefinitionUpdate: `mutation MetaobjectDefinitionUpdate($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
    metaobjectDefinitionUpdate(id: $id, definition: $definition) { userErrors { code message } }
  }`,
  webhookSubscriptions: `query WebhookSubscriptions($after: String) {
    webhookSubscriptions(first: 100, after: $after) {
      nodes { id topic uri filter apiVersion { handle supported } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  webhookSubscriptionCreate: `mutation WebhookSubscriptionCreate(
    $topic: WebhookSubscriptionTopic!
    $webhookSubscription: WebhookSubscriptionInput!
  ) {
    webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
      userErrors { message }
    }
  }`,
  variantStock: `query VariantStock($id: ID!) {
    productVariant(id: $id) { availableForSale }
  }`,
  voucherCreate: `mutation NewsletterVoucher($discount: DiscountCodeBasicInput!) {
    discountCodeBasicCreate(basicCodeDiscount: $discount) {
      userErrors { code field message }
    }
  }`,
  voucherByCode: `query NewsletterVoucherByCode($code: String!) {
    codeDiscountNodeByCode(code: $code) {
      codeDiscount { ... on DiscountCodeBasic { title usageLimit } }
    }
  }`,
};
