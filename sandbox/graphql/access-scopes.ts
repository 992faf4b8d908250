import { GraphQLError } from 'graphql';

/** Fields that a storefront token reads with one more scope, as the platform documents them. */
export const scopeOfField: Record<string, string> = {
  'QueryRoot.product': 'unauthenticated_read_product_listings',
  'QueryRoot.products': 'unauthenticated_read_product_listings',
  'QueryRoot.search': 'unauthenticated_read_product_listings',
  'QueryRoot.collection': 'unauthenticated_read_product_listings',
  'QueryRoot.collections': 'unauthenticated_read_product_listings',
  'QueryRoot.metaobject': 'unauthenticated_read_metaobjects',
  'QueryRoot.metaobjects': 'unauthenticated_read_metaobjects',
  'QueryRoot.cart': 'unauthenticated_read_checkouts',
  'Mutation.cartCreate': 'unauthenticated_write_checkouts',
  'Mutation.cartLinesAdd': 'unauthenticated_write_checkouts',
  'Product.tags': 'unauthenticated_read_product_tags',
  'Product.sellingPlanGroups': 'unauthenticated_read_selling_plans',
  'ProductVariant.sellingPlanAllocations': 'unauthenticated_read_selling_plans',
  'ProductVariant.quantityAvailable': 'unauthenticated_read_product_inventory',
  'CartBuyerIdentity.customer': 'unauthenticated_read_customers',
};

export function accessDenied(field: string, scope: string): GraphQLError {
  const requiredAccess = `\`${scope}\` access scope.`;
  return new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess,
    },
  });
}

/** What the platform keeps from requests without any token; goods, content, search and cart are open. */
const tokenFields = new Set([
  'QueryRoot.menu',
  'QueryRoot.metaobject',
  'QueryRoot.metaobjects',
  'QueryRoot.customer',
  'Product.tags',
]);

export function needsToken(typeName: string, fieldName: string): boolean {
  const isMetafield = fieldName === 'metafield' || fieldName === 'metafields';
  return isMetafield || tokenFields.has(`${typeName}.${fieldName}`);
}

export function tokenRequired(field: string): GraphQLError {
  return new GraphQLError(
    `Access denied for ${field} field. Required access: a storefront access token.`,
    {
      extensions: {
        code: 'ACCESS_DENIED',
        documentation: 'https://shopify.dev/api/usage/access-scopes',
      },
    },
  );
}
