import { useSearchParams } from 'react-router';
import { publicPage } from '../cache-policy.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { ProductScreen } from '../product/product-screen.tsx';
import type { Route } from './+types/product.ts';
import { alternatesFor } from './alternates-for.ts';
import { notFound } from './not-found.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const product = await catalogue.product(params.handle, language);
  if (!product) throw notFound();
  const handles = await catalogue.productHandles(product.id);
  return {
    product,
    alternates: alternatesFor((key) => handles[key] && hrefsFor(key).product(handles[key])),
  };
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicPage('product');
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <ProductScreen product={loaderData.product} wantedVariant={search.get('variant')} />;
}
