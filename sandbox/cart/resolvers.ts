import { connectionOf } from '../graphql/connection.ts';
import { findCustomer } from '../graphql/customer-types.ts';
import { parseGid } from '../graphql/ids.ts';
import type { TypeImplementation, TypeMap } from '../graphql/implementation.ts';
import { allocation } from '../graphql/selling-plan-types.ts';
import { withAskedProblem } from './asked-problem.ts';
import { checkoutUrl, parseCartId } from './cart-id.ts';
import { attributeOf, type CartLineNode, type CartNode, cartNode } from './cart-node.ts';
import { loadFacts } from './facts.ts';
import { cartMutations } from './mutations.ts';
import { findCart } from './store.ts';
import { totalCart } from './totals.ts';

type GiftCardNode = CartNode['appliedGiftCards'][number];

const payload: TypeImplementation = { plain: ['cart', 'userErrors', 'warnings'] };

/** Of every line, bundles included. */
const lineFields = {
  plain: ['id', 'quantity', 'attributes', 'cost', 'discountAllocations'],
  fields: {
    attribute: attributeOf,
    estimatedCost: ({ cost }: CartLineNode) => cost,
    merchandise: (line: CartLineNode, _, { loaders }) =>
      loaders.variants.load(parseGid('ProductVariant', line.variantId) ?? 0),
    sellingPlanAllocation: async (line: CartLineNode, _, { loaders }) => {
      if (line.sellingPlanId === null) return null;
      const [variant, plan] = await Promise.all([
        loaders.variants.load(parseGid('ProductVariant', line.variantId) ?? 0),
        loaders.sellingPlans.load(parseGid('SellingPlan', line.sellingPlanId) ?? 0),
      ]);
      return variant && plan ? allocation(plan, variant) : null;
    },
  },
} satisfies TypeImplementation;

export const cartResolvers: TypeMap = {
  QueryRoot: {
    fields: {
      /** A plain read shows the cart as it was left: only a mutation looks at the stock again. */
      cart: async (_, { id }: { id: string }, context) => {
        const { database, now } = context;
        const cart = await findCart(database, parseCartId(id));
        if (!cart) return null;
        const facts = await loadFacts(database, cart.content, now());
        return cartNode(cart, totalCart(cart.content, facts));
      },
    },
  },
  Mutation: { fields: withAskedProblem(cartMutations) },

  Cart: {
    plain: [
      'id',
      'createdAt',
      'updatedAt',
      'attributes',
      'note',
      'totalQuantity',
      'cost',
      'discountCodes',
      'discountAllocations',
      'discountApplications',
      'appliedGiftCards',
      'buyerIdentity',
    ],
    fields: {
      attribute: attributeOf,
      checkoutUrl: ({ cartId }: CartNode, _args, { origin, consent }) =>
        checkoutUrl(origin, cartId, consent),
      estimatedCost: ({ cost }: CartNode) => cost,
      lines: (cart: CartNode, args) => connectionOf(cart.allLines, args),
    },
  },
  CartCost: {
    plain: [
      'subtotalAmount',
      'subtotalAmountEstimated',
      'totalAmount',
      'totalAmountEstimated',
      'checkoutChargeAmount',
    ],
    // Taxes are in the prices, duties are the checkout's matter.
    fields: {
      totalTaxAmount: () => null,
      totalTaxAmountEstimated: () => true,
      totalDutyAmount: () => null,
      totalDutyAmountEstimated: () => true,
    },
  },
  CartEstimatedCost: {
    plain: ['subtotalAmount', 'totalAmount', 'checkoutChargeAmount'],
    fields: { totalTaxAmount: () => null, totalDutyAmount: () => null },
  },
  BaseCartLineConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  BaseCartLineEdge: { plain: ['node', 'cursor'] },
  CartLine: {
    plain: lineFields.plain,
    fields: {
      ...lineFields.fields,
      parentRelationship: ({ parent }: CartLineNode) => parent && { parent },
      instructions: ({ canChange }: CartLineNode) => ({
        canRemove: canChange,
        canUpdateQuantity: canChange,
      }),
    },
  },
  ComponentizableCartLine: {
    plain: [...lineFields.plain, 'lineComponents'],
    fields: lineFields.fields,
  },
  CartLineParentRelationship: { plain: ['parent'] },
  CartLineInstructions: { plain: ['canRemove', 'canUpdateQuantity'] },
  CartLineEstimatedCost: {
    plain: ['subtotalAmount', 'totalAmount'],
    fields: {
      amount: ({ amountPerQuantity }: CartLineNode['cost']) => amountPerQuantity,
      compareAtAmount: ({ compareAtAmountPerQuantity }: CartLineNode['cost']) =>
        compareAtAmountPerQuantity,
    },
  },
  CartLineCost: {
    plain: ['amountPerQuantity', 'compareAtAmountPerQuantity', 'subtotalAmount', 'totalAmount'],
  },
  CartDiscountCode: { plain: ['code', 'applicable'] },
  CartCodeDiscountAllocation: {
    plain: [
      'code',
      'discountedAmount',
      'targetType',
      'discountApplication',
      'sourceDiscountApplication',
    ],
  },
  CartCodeDiscountApplication: {
    plain: [
      'allocationMethod',
      'code',
      'targetSelection',
      'targetType',
      'totalAllocatedAmount',
      'value',
    ],
  },
  CartDiscountApplication: {
    plain: ['allocationMethod', 'targetSelection', 'targetType', 'value'],
  },
  PricingPercentageValue: { plain: ['percentage'] },
  AppliedGiftCard: {
    plain: ['id', 'lastCharacters', 'balance', 'amountUsed', 'presentmentAmountUsed'],
    fields: {
      amountUsedV2: ({ amountUsed }: GiftCardNode) => amountUsed,
      balanceV2: ({ balance }: GiftCardNode) => balance,
    },
  },
  CartBuyerIdentity: {
    plain: ['email', 'phone', 'countryCode'],
    fields: {
      customer: ({ customerId }: CartNode['buyerIdentity'], _, { database }) =>
        customerId === null ? null : findCustomer(database, Number(customerId)),
      deliveryAddressPreferences: () => [],
      preferences: () => null,
      purchasingCompany: () => null,
    },
  },
  Attribute: { plain: ['key', 'value'] },
  CartUserError: { plain: ['code', 'field', 'message'] },
  CartWarning: { plain: ['code', 'message', 'target'] },

  CartCreatePayload: payload,
  CartLinesAddPayload: payload,
  CartLinesUpdatePayload: payload,
  CartLinesRemovePayload: payload,
  CartDiscountCodesUpdatePayload: payload,
  CartGiftCardCodesUpdatePayload: payload,
  CartGiftCardCodesAddPayload: payload,
  CartGiftCardCodesRemovePayload: payload,
  CartAttributesUpdatePayload: payload,
  CartNoteUpdatePayload: payload,
  CartBuyerIdentityUpdatePayload: payload,
};
