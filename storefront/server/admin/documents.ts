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
  metaobjects: `query Metaobjects($type: String!, $after: String) {
    metaobjects(type: $type, first: 100, after: $after) {
      nodes { id handle fields { key value } capabilities { publishable { status } } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  metaobjectUpsert: `mutation MetaobjectUpsert($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
    metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
      metaobject { id }
      userErrors { field message }
    }
  }`,
  menus: `query Menus($after: String) {
    menus(first: 100, after: $after) {
      nodes {
        id
        handle
        items {
          title type resourceId url
          items { title type resourceId url items { title type resourceId url } }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  menuCreate: `mutation MenuCreate($title: String!, $handle: String!, $items: [MenuItemCreateInput!]!) {
    menuCreate(title: $title, handle: $handle, items: $items) {
      menu { id }
      userErrors { field message }
    }
  }`,
  menuUpdate: `mutation MenuUpdate($id: ID!, $title: String!, $items: [MenuItemUpdateInput!]!) {
    menuUpdate(id: $id, title: $title, items: $items) {
      menu { id }
      userErrors { field message }
    }
  }`,
  draftEntry: `query DraftEntry($id: ID!) {
    metaobject(id: $id) {
      id handle type
      fields {
        key type value
        reference { ...DraftTarget }
        references(first: 10) { nodes { ...DraftTarget } }
      }
    }
  }
  fragment DraftTarget on MetafieldReference {
    __typename
    ... on Collection { handle title }
    ... on Product { handle }
    ... on MediaImage { image { url altText width height } }
    ... on Metaobject {
      id handle type
      fields {
        key type value
        reference {
          __typename
          ... on Collection { handle title }
          ... on Product { handle }
          ... on MediaImage { image { url altText width height } }
        }
      }
    }
  }`,
  draftPages: `query DraftPages($query: String!) {
    pages(first: 5, query: $query) { nodes { id handle title body updatedAt } }
  }`,
  draftArticles: `query DraftArticles($query: String!) {
    articles(first: 5, query: $query) { nodes { id handle title body updatedAt } }
  }`,
  pages: `query Pages($after: String) {
    pages(first: 100, after: $after) {
      nodes {
        id handle title body isPublished
        description: metafield(namespace: "global", key: "description_tag") { value }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  pageCreate: `mutation PageCreate($page: PageCreateInput!) {
    pageCreate(page: $page) { page { id } userErrors { field message } }
  }`,
  pageUpdate: `mutation PageUpdate($id: ID!, $page: PageUpdateInput!) {
    pageUpdate(id: $id, page: $page) { page { id } userErrors { field message } }
  }`,
  blogs: `query Blogs {
    blogs(first: 100) { nodes { id handle } }
  }`,
  blogCreate: `mutation BlogCreate($blog: BlogCreateInput!) {
    blogCreate(blog: $blog) { blog { id } userErrors { field message } }
  }`,
  articles: `query Articles($after: String) {
    articles(first: 100, after: $after) {
      nodes {
        id handle title body isPublished
        blog { handle }
        description: metafield(namespace: "global", key: "description_tag") { value }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  articleCreate: `mutation ArticleCreate($article: ArticleCreateInput!) {
    articleCreate(article: $article) { article { id } userErrors { field message } }
  }`,
  articleUpdate: `mutation ArticleUpdate($id: ID!, $article: ArticleUpdateInput!) {
    articleUpdate(id: $id, article: $article) { article { id } userErrors { field message } }
  }`,
  translations: `query Translations($ids: [ID!]!, $locale: String!) {
    translatableResourcesByIds(resourceIds: $ids, first: 100) {
      nodes {
        resourceId
        translatableContent { key digest }
        translations(locale: $locale) { key value }
      }
    }
  }`,
  translationsRegister: `mutation TranslationsRegister($resourceId: ID!, $translations: [TranslationInput!]!) {
    translationsRegister(resourceId: $resourceId, translations: $translations) {
      userErrors { field message }
    }
  }`,
  files: `query Files($query: String!) {
    files(first: 10, query: $query) { nodes { id ... on MediaImage { image { url } } } }
  }`,
  stagedUploadsCreate: `mutation StagedUploadsCreate($input: [StagedUploadInput!]!) {
    stagedUploadsCreate(input: $input) {
      stagedTargets { url resourceUrl parameters { name value } }
      userErrors { field message }
    }
  }`,
  fileCreate: `mutation FileCreate($files: [FileCreateInput!]!) {
    fileCreate(files: $files) { files { id } userErrors { field message } }
  }`,
  variantStock: `query VariantStock($id: ID!) {
    productVariant(id: $id) { availableForSale }
  }`,
  variantPrices: `query VariantPrices(
    $query: String
    $after: String
    $country: CountryCode
    $inCountry: Boolean!
    $key: String!
  ) {
    shop { currencyCode }
    productVariants(first: 50, after: $after, query: $query) {
      nodes {
        legacyResourceId
        updatedAt
        price
        compareAtPrice
        contextualPricing(context: { country: $country }) @include(if: $inCountry) {
          price { amount currencyCode }
          compareAtPrice { amount currencyCode }
        }
        metafield(namespace: "price", key: $key) { value }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  metafieldsSet: `mutation MetafieldsSet($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) { userErrors { field message } }
  }`,
  metafieldsDelete: `mutation MetafieldsDelete($metafields: [MetafieldIdentifierInput!]!) {
    metafieldsDelete(metafields: $metafields) { userErrors { field message } }
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
