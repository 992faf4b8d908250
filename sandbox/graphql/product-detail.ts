import type { DetailDocument } from '../store/documents.ts';
import { type MaybePromise, mapMaybePromise } from '../store/maybe-promise.ts';
import type { ProductNode } from '../store/nodes.ts';
import type { Context } from './context.ts';

/** What only a product's own page shows is loaded when a field asks for it. */
export function detailOf(product: ProductNode, { loaders }: Context): MaybePromise<DetailDocument> {
  return mapMaybePromise(loaders.details.load(product.key), (detail) => {
    if (!detail) throw new Error(`Product ${product.key} has no text in ${product.language}`);
    return detail;
  });
}
