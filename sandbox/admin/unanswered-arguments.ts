import type { GraphQLResolveInfo } from 'graphql';
import { notImplemented } from '../graphql/errors.ts';

/** Arguments of root fields that no resolver looks at. */
export const unansweredArguments: Record<string, readonly string[]> = {
  articleUpdate: ['blog'],
  blogsCount: ['query'],
  bulkOperationRunQuery: ['groupObjects'],
  bulkOperations: ['query', 'sortKey'],
  codeDiscountNodes: ['query', 'savedSearchId', 'sortKey'],
  collections: ['savedSearchId', 'sortKey'],
  collectionsCount: ['savedSearchId'],
  customers: ['sortKey'],
  draftOrderComplete: ['paymentGatewayId', 'paymentPending', 'sourceName'],
  draftOrders: ['query', 'savedSearchId', 'sortKey'],
  files: ['savedSearchId', 'sortKey'],
  giftCards: ['query', 'savedSearchId', 'sortKey'],
  giftCardsCount: ['query', 'savedSearchId'],
  locations: ['query', 'sortKey'],
  locationsCount: ['query'],
  metafieldDefinitions: [
    'after',
    'before',
    'constraintStatus',
    'constraintSubtype',
    'key',
    'last',
    'namespace',
    'pinnedStatus',
    'query',
    'reverse',
    'sortKey',
  ],
  orderCancel: ['notifyCustomer', 'staffNote'],
  orderCreate: ['options'],
  orders: ['savedSearchId', 'sortKey'],
  ordersCount: ['savedSearchId'],
  pages: ['savedSearchId'],
  productVariants: ['savedSearchId', 'sortKey'],
  productVariantsBulkUpdate: ['allowPartialUpdates', 'media'],
  products: ['savedSearchId', 'sortKey'],
  productsCount: ['savedSearchId'],
  publications: ['catalogType'],
  translationsRemove: ['marketIds'],
  urlRedirects: ['savedSearchId', 'sortKey'],
  urlRedirectsCount: ['savedSearchId'],
  webhookSubscriptions: [
    'after',
    'before',
    'callbackUrl',
    'format',
    'last',
    'query',
    'reverse',
    'sortKey',
    'topics',
    'uri',
  ],
};

/** What stands in the list is refused, unless it is the default or nothing. */
export function refuseUnanswered(
  given: Record<string, unknown>,
  { parentType, fieldName }: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>,
): void {
  for (const name of unansweredArguments[fieldName] ?? []) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    const argument = parentType.getFields()[fieldName]?.args.find((one) => one.name === name);
    if (value !== argument?.defaultValue) {
      throw notImplemented(parentType.name, `${fieldName}(${name}:)`);
    }
  }
}
