import { z } from 'zod';
import { parseJson } from '../../../storefront/app/commerce/platform/parse-json.ts';
import type { ModuleFacts } from '../../../storefront/app/shop-model/module-facts.ts';

const tasks = z
  .array(
    z.object({
      task: z.enum(['sow', 'plant', 'prune', 'harvest']),
      /** From 1 to 12. */
      months: z.array(z.int().min(1).max(12)).min(1),
    }),
  )
  .min(1);

export type GardenTask = z.infer<typeof tasks>[number];

declare module '../../../storefront/app/commerce/product/product.ts' {
  interface ProductFacts {
    garden: GardenTask[];
  }
}

/** What a product is used for in which months: the metafield `garden.calendar`. */
export const gardenFacts: ModuleFacts = {
  name: 'garden',
  product: {
    fields: [{ namespace: 'garden', key: 'calendar' }],
    parse: (fields) => tasks.safeParse(parseJson(fields.value('garden', 'calendar'))).data ?? null,
  },
};
