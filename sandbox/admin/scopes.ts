/** What an app with every scope of docs/connect.md is granted. */
export const adminScopes = [
  'read_discounts',
  'read_locales',
  'read_metaobject_definitions',
  'read_products',
  'write_discounts',
  'write_metaobject_definitions',
  'write_products',
];

/** The scope of each root field; a missing one is answered with ACCESS_DENIED. */
export const scopeOfRootField: Record<string, string> = {
  codeDiscountNodeByCode: 'read_discounts',
  discountCodeBasicCreate: 'write_discounts',
  metafieldDefinitionCreate: 'write_products',
  metafieldDefinitionUpdate: 'write_products',
  metafieldDefinitions: 'read_products',
  metaobjectDefinitionCreate: 'write_metaobject_definitions',
  metaobjectDefinitionUpdate: 'write_metaobject_definitions',
  productVariant: 'read_products',
  metaobjectDefinitions: 'read_metaobject_definitions',
  shopLocales: 'read_locales',
  standardMetafieldDefinitionEnable: 'write_products',
};
