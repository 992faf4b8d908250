// The whole Admin schema is ten times as large as the Storefront schema, and the shop uses a few fields of it.
import { type DefinitionNode, Kind, parse, print, type TypeNode, visit } from 'graphql';

const rootFields = new Set([
  'article',
  'articleCreate',
  'articleDelete',
  'articleUpdate',
  'articles',
  'blog',
  'blogCreate',
  'blogDelete',
  'blogUpdate',
  'blogs',
  'codeDiscountNode',
  'codeDiscountNodeByCode',
  'collectionByIdentifier',
  'collections',
  'currentAppInstallation',
  'discountCodeBasicCreate',
  'fileCreate',
  'fileUpdate',
  'files',
  'menu',
  'menuCreate',
  'menuDelete',
  'menuUpdate',
  'menus',
  'metafieldDefinitionCreate',
  'metafieldDefinitionUpdate',
  'metafieldDefinitions',
  'metafieldsSet',
  'metaobject',
  'metaobjectByHandle',
  'metaobjectCreate',
  'metaobjectDefinition',
  'metaobjectDefinitionByType',
  'metaobjectDefinitionCreate',
  'metaobjectDefinitionUpdate',
  'metaobjectDefinitions',
  'metaobjectDelete',
  'metaobjectUpdate',
  'metaobjectUpsert',
  'metaobjects',
  'page',
  'pageCreate',
  'pageDelete',
  'pageUpdate',
  'pages',
  'productByIdentifier',
  'productVariant',
  'products',
  'publicApiVersions',
  'shop',
  'shopLocales',
  'shopPolicyUpdate',
  'stagedUploadsCreate',
  'standardMetafieldDefinitionEnable',
  'translatableResource',
  'translatableResources',
  'translatableResourcesByIds',
  'translationsRegister',
  'translationsRemove',
  'webhookSubscriptionCreate',
  'webhookSubscriptionDelete',
  'webhookSubscriptionUpdate',
  'webhookSubscriptions',
]);

/** Output types to keep; fields of other output types are left out. */
const outputTypes = new Set([
  'AccessScope',
  'ApiVersion',
  'AppInstallation',
  'Article',
  'ArticleAuthor',
  'ArticleConnection',
  'ArticleCreatePayload',
  'ArticleCreateUserError',
  'ArticleDeletePayload',
  'ArticleDeleteUserError',
  'ArticleEdge',
  'ArticleUpdatePayload',
  'ArticleUpdateUserError',
  'Blog',
  'BlogConnection',
  'BlogCreatePayload',
  'BlogCreateUserError',
  'BlogDeletePayload',
  'BlogDeleteUserError',
  'BlogEdge',
  'BlogUpdatePayload',
  'BlogUpdateUserError',
  'Collection',
  'CollectionConnection',
  'CollectionEdge',
  'DiscountCode',
  'DiscountCodeBasic',
  'DiscountCodeBasicCreatePayload',
  'DiscountCodeNode',
  'DiscountRedeemCode',
  'DiscountRedeemCodeConnection',
  'DiscountUserError',
  'Domain',
  'File',
  'FileConnection',
  'FileCreatePayload',
  'FileEdge',
  'FileUpdatePayload',
  'FilesUserError',
  'Image',
  'MediaImage',
  'Menu',
  'MenuConnection',
  'MenuCreatePayload',
  'MenuCreateUserError',
  'MenuDeletePayload',
  'MenuDeleteUserError',
  'MenuEdge',
  'MenuItem',
  'MenuUpdatePayload',
  'MenuUpdateUserError',
  'Metafield',
  'MetafieldAccess',
  'MetafieldConnection',
  'MetafieldDefinition',
  'MetafieldDefinitionConnection',
  'MetafieldDefinitionCreatePayload',
  'MetafieldDefinitionCreateUserError',
  'MetafieldDefinitionType',
  'MetafieldDefinitionUpdatePayload',
  'MetafieldDefinitionUpdateUserError',
  'MetafieldDefinitionValidation',
  'MetafieldEdge',
  'MetafieldReference',
  'MetafieldReferenceConnection',
  'MetafieldReferenceEdge',
  'MetafieldsSetPayload',
  'MetafieldsSetUserError',
  'Metaobject',
  'MetaobjectAccess',
  'MetaobjectCapabilities',
  'MetaobjectCapabilitiesOnlineStore',
  'MetaobjectCapabilitiesPublishable',
  'MetaobjectCapabilitiesRenderable',
  'MetaobjectCapabilitiesTranslatable',
  'MetaobjectCapabilityData',
  'MetaobjectCapabilityDataPublishable',
  'MetaobjectConnection',
  'MetaobjectCreatePayload',
  'MetaobjectDefinition',
  'MetaobjectDefinitionConnection',
  'MetaobjectDefinitionCreatePayload',
  'MetaobjectDefinitionUpdatePayload',
  'MetaobjectDeletePayload',
  'MetaobjectEdge',
  'MetaobjectField',
  'MetaobjectFieldDefinition',
  'MetaobjectUpdatePayload',
  'MetaobjectUpsertPayload',
  'MetaobjectUserError',
  'Mutation',
  'Page',
  'PageConnection',
  'PageCreatePayload',
  'PageCreateUserError',
  'PageDeletePayload',
  'PageDeleteUserError',
  'PageEdge',
  'PageInfo',
  'PageUpdatePayload',
  'PageUpdateUserError',
  'Product',
  'ProductConnection',
  'ProductEdge',
  'ProductVariant',
  'QueryRoot',
  'Shop',
  'ShopLocale',
  'ShopPolicy',
  'ShopPolicyUpdatePayload',
  'ShopPolicyUserError',
  'StagedMediaUploadTarget',
  'StagedUploadParameter',
  'StagedUploadsCreatePayload',
  'StandardMetafieldDefinitionEnablePayload',
  'StandardMetafieldDefinitionEnableUserError',
  'TranslatableContent',
  'TranslatableResource',
  'TranslatableResourceConnection',
  'TranslatableResourceEdge',
  'Translation',
  'TranslationUserError',
  'TranslationsRegisterPayload',
  'TranslationsRemovePayload',
  'UserError',
  'WebhookSubscription',
  'WebhookSubscriptionConnection',
  'WebhookSubscriptionCreatePayload',
  'WebhookSubscriptionDeletePayload',
  'WebhookSubscriptionUpdatePayload',
]);

/** Of these types only what is answered. */
const fieldsOfType: Record<string, readonly string[]> = {
  Collection: ['id', 'handle', 'title'],
  Image: ['id', 'altText', 'height', 'url', 'width'],
  MetaobjectDefinition: [
    'id',
    'access',
    'capabilities',
    'createdAt',
    'description',
    'displayNameKey',
    'fieldDefinitions',
    'hasThumbnailField',
    'metaobjectsCount',
    'name',
    'type',
    'updatedAt',
  ],
  Product: ['id', 'handle', 'title'],
  ProductVariant: ['id', 'availableForSale', 'sku', 'title'],
};

/** The part of the Admin schema that the shop uses; what remains is as published. */
export function pruneSchema(sdl: string): string {
  const { definitions } = parse(sdl, { noLocation: true });
  const outputNames = new Set(definitions.filter(isOutputType).map(({ name }) => name.value));
  const isKept = (name: string) => !outputNames.has(name) || outputTypes.has(name);
  const pruned = definitions.flatMap((definition): DefinitionNode[] => {
    if (!isOutputType(definition)) return [definition];
    if (!outputTypes.has(definition.name.value)) return [];
    if (definition.kind === Kind.UNION_TYPE_DEFINITION) {
      return [
        { ...definition, types: (definition.types ?? []).filter(({ name }) => isKept(name.value)) },
      ];
    }
    const isRoot = ['QueryRoot', 'Mutation'].includes(definition.name.value);
    const fields = (definition.fields ?? []).filter(
      (field) =>
        isKept(namedType(field.type)) &&
        (!isRoot || rootFields.has(field.name.value)) &&
        (fieldsOfType[definition.name.value]?.includes(field.name.value) ?? true),
    );
    const interfaces = (definition.interfaces ?? []).filter(({ name }) => isKept(name.value));
    return [{ ...definition, fields, interfaces }];
  });
  return reachable(pruned)
    .map((definition) => print(definition))
    .join('\n\n');
}

function isOutputType(definition: DefinitionNode) {
  return (
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
    definition.kind === Kind.INTERFACE_TYPE_DEFINITION ||
    definition.kind === Kind.UNION_TYPE_DEFINITION
  );
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

/** Without inputs, enums and scalars that nothing refers to any more. */
function reachable(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const byName = new Map(
    definitions.flatMap((one) => ('name' in one && one.name ? [[one.name.value, one]] : [])),
  );
  const seen = new Set<string>();
  const queue = ['QueryRoot', 'Mutation'];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const definition = byName.get(name);
    if (seen.has(name) || !definition) continue;
    seen.add(name);
    queue.push(...references(definition));
  }
  return definitions.filter(
    (one) =>
      one.kind === Kind.SCHEMA_DEFINITION ||
      ('name' in one && one.name && seen.has(one.name.value)),
  );
}

function references(definition: DefinitionNode): string[] {
  const names: string[] = [];
  visit(definition, { NamedType: ({ name }) => void names.push(name.value) });
  return names;
}
