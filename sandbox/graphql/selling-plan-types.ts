import { sellingPlanPrice } from '../cart/line-prices.ts';
import type { VariantNode } from '../store/nodes.ts';
import type { SellingPlanGroupNode, SellingPlanNode } from '../store/selling-plans.ts';
import { connectionOf } from './connection.ts';
import type { TypeMap } from './implementation.ts';
import { ownMetafields } from './metafields.ts';
import { type Money, money } from './money.ts';
import type { PageArguments } from './page.ts';

interface SellingPlanAllocationNode {
  sellingPlan: SellingPlanNode;
  checkoutChargeAmount: Money;
  remainingBalanceChargeAmount: Money;
  priceAdjustments: {
    price: Money;
    compareAtPrice: Money;
    perDeliveryPrice: Money;
    unitPrice: Money | null;
  }[];
}

/** What a price of cents becomes under a plan. */
export function allocation(
  plan: SellingPlanNode,
  { priceInCents: price, unitPrice }: Pick<VariantNode, 'priceInCents' | 'unitPrice'>,
): SellingPlanAllocationNode {
  const reduced = money(sellingPlanPrice(price, plan.percentOff));
  const reducedUnit = unitPrice && money(sellingPlanPrice(unitPrice.cents, plan.percentOff));
  return {
    sellingPlan: plan,
    checkoutChargeAmount: reduced,
    remainingBalanceChargeAmount: money(0),
    priceAdjustments: [
      {
        price: reduced,
        compareAtPrice: money(price),
        perDeliveryPrice: reduced,
        unitPrice: reducedUnit,
      },
    ],
  };
}

export const sellingPlanTypes: TypeMap = {
  SellingPlanGroup: {
    plain: ['name'],
    fields: {
      appName: () => null,
      options: ({ name, plans }: SellingPlanGroupNode) => [
        { name, values: plans.map((plan) => plan.name) },
      ],
      sellingPlans: ({ plans }: SellingPlanGroupNode, args: PageArguments) =>
        connectionOf(plans, args),
    },
  },
  SellingPlan: {
    plain: [
      'id',
      'name',
      'description',
      'options',
      'deliveryPolicy',
      'recurringDeliveries',
      'priceAdjustments',
    ],
    fields: {
      // a subscription is charged with every delivery, in full
      billingPolicy: ({ deliveryPolicy }: SellingPlanNode) => ({
        ...deliveryPolicy,
        __typename: 'SellingPlanRecurringBillingPolicy',
      }),
      checkoutCharge: () => ({
        type: 'PERCENTAGE',
        value: { __typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100 },
      }),
      ...ownMetafields,
    },
  },
  SellingPlanRecurringBillingPolicy: { plain: ['interval', 'intervalCount'] },
  SellingPlanCheckoutCharge: { plain: ['type', 'value'] },
  SellingPlanCheckoutChargePercentageValue: { plain: ['percentage'] },
  SellingPlanGroupOption: { plain: ['name', 'values'] },
  SellingPlanOption: { plain: ['name', 'value'] },
  SellingPlanRecurringDeliveryPolicy: { plain: ['interval', 'intervalCount'] },
  SellingPlanPriceAdjustment: { plain: ['adjustmentValue', 'orderCount'] },
  SellingPlanPercentagePriceAdjustment: { plain: ['adjustmentPercentage'] },
  SellingPlanAllocation: {
    plain: [
      'sellingPlan',
      'checkoutChargeAmount',
      'remainingBalanceChargeAmount',
      'priceAdjustments',
    ],
  },
  SellingPlanAllocationPriceAdjustment: {
    plain: ['price', 'compareAtPrice', 'perDeliveryPrice', 'unitPrice'],
  },
  SellingPlanConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  SellingPlanEdge: { plain: ['node', 'cursor'] },
  SellingPlanGroupConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  SellingPlanGroupEdge: { plain: ['node', 'cursor'] },
  SellingPlanAllocationConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  SellingPlanAllocationEdge: { plain: ['node', 'cursor'] },
};
