import { data } from 'react-router';
import { findDocument } from '../../content/documents/documents.server.ts';
import { publicHeaders } from '../cache-policy.ts';
import { languageContext, shopContext } from '../context.ts';
import { DocumentScreen } from '../editorial/document-screen.tsx';
import { ProductTestScreen } from '../editorial/product-test-screen.tsx';
import type { Route } from './+types/article.ts';
import { documentCacheHeaders, loadDocument } from './load-document.ts';
import { loadProductTest } from './load-product-test.ts';
import type { PageHandle } from './page-handle.ts';

export const handle: PageHandle = { showsNewsletter: true };

/** An article from the content folder, or a product test report from the platform. */
export async function loader({ context, params: { handle }, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  if (!findDocument('article', handle, language)) {
    const test = await loadProductTest(handle, language, catalogue);
    return data(test, { headers: publicHeaders('collection') });
  }
  const document = await loadDocument({
    ...{ kind: 'article', slug: handle, language, catalogue },
    coffee: url.searchParams.get('coffee'),
  });
  return data(document, { headers: documentCacheHeaders(document.page) });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if ('report' in loaderData) return <ProductTestScreen {...loaderData} />;
  return <DocumentScreen {...loaderData} />;
}
