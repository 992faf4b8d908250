import type { DetailDocument } from '../store/documents.ts';
import type { ProductNode } from '../store/products.ts';
import type { Context } from './context.ts';

/** The read of a single product brings it along; lists load it only where a field asks. */
export function detailOf(
  product: ProductNode,
  { loaders }: Context,
): DetailDocument | Promise<DetailDocument> {
  return (
    product.detail ??
    loaders.details.load(product.key).then((detail) => {
      if (!detail) throw new Error(`Product ${product.key} has no text in ${product.language}`);
      product.detail = detail;
      return detail;
    })
  );
}
