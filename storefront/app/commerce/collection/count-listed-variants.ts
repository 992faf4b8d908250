import * as operations from '../operations/generated.ts';
import type { Platform } from '../platform/platform.ts';

type Request = Pick<operations.ListedVariantsQueryVariables, 'handle' | 'filters' | 'language'>;

const perCall = 250;
const maxCalls = 4;

/** The platform counts products only, so the variants' ids are read; null for collections that are too large. */
export async function countListedVariants(
  platform: Platform,
  request: Request,
  isListed: (variantId: string) => boolean,
): Promise<number | null> {
  let count = 0;
  let endCursor: string | null = null;
  for (let call = 0; call < maxCalls; call += 1) {
    const answer: operations.ListedVariantsQuery = await platform.send(operations.ListedVariants, {
      ...request,
      first: perCall,
      endCursor,
    });
    const products = answer.collection?.products;
    if (!products) return null;
    const variants = products.nodes.flatMap(({ variants: { nodes } }) => nodes);
    count += variants.filter(({ id }) => isListed(id)).length;
    if (!products.pageInfo.hasNextPage) return count;
    endCursor = products.pageInfo.endCursor;
  }
  return null;
}
