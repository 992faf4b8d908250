import type { Kysely } from 'kysely';
import { type Language, textIn } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';

export interface SellingPlanNode {
  key: number;
  id: string;
  name: string;
  description: null;
  /** The platform leaves these to the app that makes plans: one, called like the group. */
  options: { name: string; value: string }[];
  recurringDeliveries: true;
  percentOff: number;
  priceAdjustments: {
    adjustmentValue: {
      __typename: 'SellingPlanPercentagePriceAdjustment';
      adjustmentPercentage: number;
    };
    orderCount: null;
  }[];
  deliveryPolicy: {
    __typename: 'SellingPlanRecurringDeliveryPolicy';
    interval: 'DAY' | 'WEEK' | 'MONTH';
    intervalCount: number;
  };
}

export interface SellingPlanGroupNode {
  key: number;
  name: string;
  plans: SellingPlanNode[];
}

export async function readSellingPlanGroups(
  database: Kysely<Database>,
  language: Language,
): Promise<Map<number, SellingPlanGroupNode>> {
  const groups = await database
    .selectFrom('selling_plan_group')
    .selectAll()
    .orderBy('id')
    .execute();
  const plans = await database.selectFrom('selling_plan').selectAll().orderBy('position').execute();
  return new Map(
    groups.map((group) => [
      group.id,
      {
        key: group.id,
        name: textIn(group.names, language),
        plans: plans
          .filter((plan) => plan.group_id === group.id)
          .map((plan) => ({
            key: plan.id,
            id: gid('SellingPlan', plan.id),
            name: textIn(plan.names, language),
            description: null,
            options: [{ name: textIn(group.names, language), value: textIn(plan.names, language) }],
            recurringDeliveries: true,
            percentOff: plan.percent_off,
            priceAdjustments: [
              {
                adjustmentValue: {
                  __typename: 'SellingPlanPercentagePriceAdjustment',
                  adjustmentPercentage: plan.percent_off,
                },
                orderCount: null,
              },
            ],
            deliveryPolicy: {
              __typename: 'SellingPlanRecurringDeliveryPolicy',
              interval: plan.interval,
              intervalCount: plan.interval_count,
            },
          })),
      },
    ]),
  );
}
