import { publicHeaders } from '../cache-policy.ts';
import { languageContext, shopContext } from '../context.ts';
import type { ChoosableProduct } from '../merchandise/variant-chooser.tsx';
import type { Route } from './+types/product-variants.ts';

/** All variants for a card's variant chooser; listings do not include them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  const product = await catalogue.product(params.handle, context.get(languageContext));
  if (!product) return Response.json(null, { status: 404, headers: publicHeaders('missing') });
  const { title, vendor, picture, rating, options } = product;
  const variants = product.variants.map(
    ({ bestBefore, facts, deliveryDays, note, promotionalNote, pictures, plans, ...variant }) =>
      variant,
  );
  const choosable: ChoosableProduct = { title, vendor, picture, rating, options, variants };
  return Response.json(choosable, { headers: publicHeaders('product') });
}
